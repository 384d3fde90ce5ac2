/** An import at a place: which file it means, whether that is in the context, and how it begins. */
import { isImportable } from '../claudeCode/importKinds';
import type { TextFile } from '../files/fileTree';
import { extname, isWithin, type Path } from '../files/path';
import type { Range } from '../files/range';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { memoryFileOf } from '../parse/memo';
import type { Blocked, Reason } from '../reason';
import type { Tokens } from '../tokens/tokens';
import { holds, type DraftPlace } from './draftPlace';
import { importPlaces, type ImportPlace } from './importPlaces';
import { instructionKind, type DraftKind } from './instructionKind';

export interface ImportStanding {
  readonly kind: 'import';
  readonly range: Range;
  readonly written: string;
  readonly target: Path;
  readonly fate: ImportFate;
  /** How what is sent of it begins, and what all of it weighs; nothing where it was not read. */
  readonly begins: readonly string[] | undefined;
  readonly tokens: Tokens | undefined;
}

export type ImportFate =
  /** In the context, for this reason. */
  | { readonly kind: 'loaded'; readonly reason: Reason }
  | { readonly kind: 'blocked'; readonly reason: Blocked }
  /** MEMORY.md brings no imports (measured). */
  | { readonly kind: 'index' }
  /** The file that imports it is not in the context now. */
  | { readonly kind: 'withFile' }
  /** Was written after the file was told. */
  | { readonly kind: 'whenSaved' };

const LINES = 5;
/** Longer texts are not weighed anew while somebody waits. */
const MOST_WEIGHED = 400_000;

export function importStanding(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  draft: DraftPlace & { readonly kind: DraftKind },
): ImportStanding | undefined {
  const line = draft.text.split('\n')[draft.place.line] ?? '';
  // most lines have no import: the rest of the file need not be read for them
  if (!line.includes('@')) return undefined;
  const { world } = inspected.replayed;
  const place = importPlaces(draft.text, importingFile(inspected, draft.path)).find(({ range }) =>
    holds(range, draft.place),
  );
  if (!place) return undefined;
  const { target, range, written } = place;
  const file = read(inspected, workspace, target);
  const sent = file && isImportable(extname(target)) ? memoryFileOf(file, world.behaviour).sent : undefined;
  const layer = inspected.report.stack.find((each) => each.path === target);
  const isShort = sent !== undefined && sent !== '' && sent.length <= MOST_WEIGHED;
  return {
    kind: 'import',
    range,
    written,
    target,
    fate: fateOf(inspected, workspace, draft, place),
    begins: sent?.split('\n').slice(0, LINES),
    tokens: layer?.tokens ?? (isShort ? inspected.count(sent) : undefined),
  };
}

/** What the paths of a file's imports are relative to. */
export function importingFile({ replayed: { world } }: Inspected, path: Path) {
  const { files, place } = world.snapshot;
  const state = files.get(path);
  return { real: state?.kind === 'text' ? state.real : path, home: place.home, behaviour: world.behaviour };
}

function read({ replayed }: Inspected, workspace: WorkspaceFiles | undefined, path: Path): TextFile | undefined {
  const state = replayed.world.snapshot.files.get(path) ?? workspace?.instructions.get(path);
  return state?.kind === 'text' ? state : undefined;
}

function fateOf(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  { path, kind }: { readonly path: Path; readonly kind: DraftKind },
  { target, written, range }: ImportPlace,
): ImportFate {
  const { stack, notLoaded } = inspected.report;
  if (kind === 'index') return { kind: 'index' };
  const layer = stack.find((each) => each.path === target);
  if (layer) return { kind: 'loaded', reason: layer.reason };
  const blocked = notLoaded.find((each) => each.path === target);
  // a reason that names another import may not hold for this one
  if (blocked && (!('by' in blocked.reason.data) || !isImport(blocked.reason) || blocked.reason.data.by === path))
    return { kind: 'blocked', reason: blocked.reason };
  const at = { by: path, line: range.startLine, written };
  const is = thereAt(inspected, workspace, target);
  if (is === 'folder') return { kind: 'blocked', reason: { code: 'importFolder', data: at } };
  if (is === 'missing') return { kind: 'blocked', reason: { code: 'importMissing', data: at } };
  const extension = extname(target);
  if (!isImportable(extension)) return { kind: 'blocked', reason: { code: 'importKind', data: { ...at, extension } } };
  return stack.some((each) => each.path === path) ? { kind: 'whenSaved' } : { kind: 'withFile' };
}

function isImport(reason: Blocked): reason is Extract<Blocked, { code: 'importMissing' }> {
  return reason.code.startsWith('import');
}

/** What is at `target`, as far as anything is known of it. */
function thereAt(
  { replayed, report }: Inspected,
  workspace: WorkspaceFiles | undefined,
  target: Path,
): 'file' | 'folder' | 'missing' | 'unknown' {
  const state = replayed.world.snapshot.files.get(target);
  if (state) return state.kind === 'folder' || state.kind === 'missing' ? state.kind : 'file';
  const index = workspace?.index;
  if (!index) return 'unknown';
  if (index.has(target)) return 'file';
  if (index.hasFolder(target)) return 'folder';
  const isListed =
    isWithin(report.start, target) && index.hasFolder(report.start) && !/\/(?:node_modules|\.git)\//.test(target);
  return isListed ? 'missing' : 'unknown';
}

/** All imports of a text as the editor holds it; none in files that import nothing. */
export function importsIn(inspected: Inspected, path: Path, text: string): readonly ImportPlace[] {
  const kind = instructionKind(inspected, path);
  return kind === 'memory' || kind === 'rule' ? importPlaces(text, importingFile(inspected, path)) : [];
}
