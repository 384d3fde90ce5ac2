/** What can be written at a place of an instruction file: paths behind `@`, patterns, keys and values of frontmatter. */
import { keysFor, type FrontmatterKind } from '../claudeCode/frontmatterKeys';
import { compareVersions } from '../claudeCode/version';
import { isImportable } from '../claudeCode/importKinds';
import type { FileIndex } from '../files/fileIndex';
import { dirname, extname, isWithin, join, relativeTo, type Path } from '../files/path';
import { inLine, type Range } from '../files/range';
import { normalise } from '../files/text';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { frontmatterPlaces } from '../parse/frontmatterPlaces';
import { holds, type DraftPlace } from './draftPlace';
import { importingFile } from './importStanding';
import { instructionKind } from './instructionKind';
import { baseOf } from './patternStanding';
import { relativePath } from './renamedImports';

export interface Proposal {
  readonly kind: 'file' | 'folder' | 'pattern' | 'key' | 'value';
  readonly text: string;
  /** Of a key: what it means. */
  readonly meaning?: string;
}

export interface Proposals {
  /** What of the line they take the place of. */
  readonly range: Range;
  /** The best first. */
  readonly proposals: readonly Proposal[];
}

const MOST = 200;

/** Nothing where nothing is proposed, and in files that are no instructions. */
export function proposalsAt(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  { path, text: written, place }: DraftPlace,
): Proposals | undefined {
  const kind = instructionKind(inspected, path);
  if (kind === undefined) return undefined;
  const text = normalise(written, inspected.replayed.world.behaviour.bomIgnored);
  const before = (text.split('\n')[place.line] ?? '').slice(0, place.character);
  const proposed = (typed: string, proposals: readonly Proposal[]): Proposals => ({
    range: inLine(place.line, place.character - typed.length, typed.length),
    proposals: proposals.slice(0, MOST),
  });
  const places = frontmatterPlaces(text);
  if (places && place.line > 0 && holds(places.inside, place)) {
    const of = kind === 'index' ? 'memory' : kind;
    const key = /^([\w-]*)$/.exec(before)?.[1];
    if (key !== undefined)
      return proposed(
        key,
        keyProposals(
          inspected,
          of,
          places.keys.map(({ name }) => name),
        ),
      );
    const [, name = '', value = ''] = /^([\w-]+):[ \t]+["']?([\w-]*)$/.exec(before) ?? [];
    const values = keysFor(of).find((each) => each.name === name)?.values;
    if (values)
      return proposed(
        value,
        values.map((each) => ({ kind: 'value', text: each })),
      );
    const current = places.keys.findLast(({ key: at }) => at.startLine <= place.line)?.name;
    if (current !== 'paths' || (of !== 'rule' && of !== 'skill') || !workspace) return undefined;
    const typed = /[^\s"'[\],!]*$/.exec(before)?.[0] ?? '';
    return proposed(typed, patternProposals(workspace.index, baseOf(inspected, path, of), typed));
  }
  if (!workspace || kind === 'index' || kind === 'skill' || kind === 'command') return undefined;
  const typed = /(?:^|\s)@((?:[^\s\\#]|\\ )*)$/.exec(before)?.[1];
  if (typed === undefined) return undefined;
  const { real, home } = importingFile(inspected, path);
  return proposed(typed, importProposals(workspace.index, real, home, typed.replaceAll('\\ ', ' ')));
}

function keyProposals(inspected: Inspected, of: FrontmatterKind, there: readonly string[]): Proposal[] {
  const { version } = inspected.report.claude;
  return keysFor(of)
    .filter(({ name, since }) => !there.includes(name) && (since === undefined || compareVersions(version, since) >= 0))
    .map(({ name, meaning }) => ({ kind: 'key', text: name, meaning }));
}

/** The names in the folder that is typed; where none is, behind them all that could be meant, nearest first. */
function importProposals(index: FileIndex, file: Path, home: Path, typed: string): Proposal[] {
  const own = dirname(file);
  const lead = typed.slice(0, typed.lastIndexOf('/') + 1);
  const folder = lead.startsWith('~/') ? join(home, lead.slice(2)) : join(own, lead === '' ? '.' : lead);
  const names = namesIn(index, folder).filter(({ path }) => path !== file);
  const near = names.map(({ path, isFolder }) => importOf(lead + (relativeTo(folder, path) ?? ''), isFolder));
  if (lead !== '') return near;
  const far = textsNear(index, own)
    .filter((path) => dirname(path) !== own && path !== file)
    .map((path) => relativePath(own, path));
  return [...near, ...far.map((relative) => importOf(relative, false))].filter(({ text }) => /^[\w.-]/.test(text));
}

function importOf(path: string, isFolder: boolean): Proposal {
  const text = path.replaceAll(' ', '\\ ');
  return isFolder ? { kind: 'folder', text: `${text}/` } : { kind: 'file', text };
}

interface Name {
  readonly path: Path;
  readonly isFolder: boolean;
}

/** Folders behind files; of files only those that can be imported. */
function namesIn(index: FileIndex, folder: Path): Name[] {
  const names = index.namesIn(folder).map(({ name, isFolder }) => ({ path: join(folder, name), isFolder }));
  const can = names.filter(({ path, isFolder }) => isFolder || isImportable(extname(path)));
  return can.sort((a, b) => Number(a.isFolder) - Number(b.isFolder));
}

/** Texts below a folder, then those below the ones above it, as many as are shown. */
function textsNear(index: FileIndex, folder: Path): Path[] {
  const found = new Set<Path>();
  for (let at = folder, last: Path | undefined; at !== last && found.size < MOST; last = at, at = dirname(at)) {
    for (const path of index.filesBelow(at)) {
      if (/\.(?:md|txt)$/.test(path)) found.add(path);
      if (found.size >= MOST) break;
    }
  }
  return [...found];
}

const KINDS = 12;
const MOST_LOOKED_AT = 10_000;

/** Folders below what is typed, each for all in it; the kinds of file there are, the most frequent first. */
function patternProposals(index: FileIndex, base: Path, typed: string): Proposal[] {
  const lead = typed.replace(/^\//, '').replace(/[^/]*$/, '');
  if (/[*?[{]/.test(lead)) return [];
  const slash = typed.startsWith('/') ? '/' : '';
  const folder = join(base, lead === '' ? '.' : lead);
  const folders = index
    .namesIn(folder)
    .flatMap(({ name, isFolder }) => (isFolder && isWithin(base, folder) ? [name] : []));
  const kinds = new Map<string, number>();
  const files = index.filesBelow(folder);
  // of many files some will do to see which kinds there are
  const step = Math.ceil(files.length / MOST_LOOKED_AT);
  for (let at = 0; at < files.length; at += step) {
    const kind = extname(files[at] ?? '');
    if (kind !== '') kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const frequent = [...kinds].sort((a, b) => b[1] - a[1]).slice(0, KINDS);
  return [
    ...folders.map((name): Proposal => ({ kind: 'folder', text: `${slash}${lead}${escaped(name)}/**` })),
    ...frequent.map(([kind]): Proposal => ({ kind: 'pattern', text: `${slash}${lead}**/*${kind}` })),
  ];
}

/** Brackets would choose a character. */
function escaped(name: string): string {
  return name.replaceAll(/[[\]]/g, String.raw`\$&`);
}
