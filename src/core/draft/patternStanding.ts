/** A pattern of `paths` at a place: how Claude Code reads it, and which files of the workspace it matches. */
import { isWithin, join, type Path } from '../files/path';
import { inLine, offsetsOf, type Range } from '../files/range';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { matchingFiles, type Matching } from '../match/matchingFiles';
import { compile, isDead, isReadable } from '../match/patterns';
import type { ItemPlace } from '../parse/frontmatterPlaces';
import { splitAtCommas } from '../parse/pathsValue';
import type { FrontmatterKind } from '../claudeCode/frontmatterKeys';
import type { TextPlace } from './draftPlace';

export interface PatternStanding {
  readonly kind: 'pattern';
  readonly range: Range;
  readonly pattern: string;
  /** The folder it is relative to. */
  readonly base: Path;
  readonly reading: PatternReading;
  /** What it became: more than one when it has braces. */
  readonly forms: readonly string[];
  /** What it matches by itself; an exclusion: what it would leave out. Nothing while the files are not listed. */
  readonly matching: Matching | undefined;
  /** How many all patterns of the file match together, where there are others. */
  readonly together: number | undefined;
}

export interface PatternReading {
  /** `dead` can never match, `everything` is no condition. */
  readonly how: 'anchored' | 'anyDepth' | 'everything' | 'dead' | 'unreadable';
  readonly why: 'dot' | 'parent' | 'home' | 'comment' | 'absolute' | undefined;
  readonly isExclusion: boolean;
  /** Only what lies in a folder of this name, not a file of it. */
  readonly isFolder: boolean;
  /** `[…]` chooses among characters. */
  readonly hasClass: boolean;
  /** A `/**` at the end was taken off: the folder itself stands for all in it. */
  readonly hadTail: boolean;
}

export interface PatternDraft {
  readonly path: Path;
  readonly text: string;
  readonly of: FrontmatterKind;
  readonly place: TextPlace;
  readonly item: ItemPlace;
  readonly items: readonly ItemPlace[];
}

export function patternStanding(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  draft: PatternDraft,
): PatternStanding | undefined {
  const { item, items, text, place } = draft;
  const found = pieceAt(text, item, place);
  if (!found) return undefined;
  const { pattern, range } = found;
  const base = baseOf(inspected, draft.path, draft.of);
  const start = inspected.report.start;
  const all = items.flatMap(({ value }) => (typeof value === 'string' ? splitAtCommas(value) : []));
  const index = workspace?.index;
  const ask = (patterns: readonly string[]) => index && matchingFiles(index, patterns, base, start);
  const reading = readingOf(pattern, start);
  return {
    kind: 'pattern',
    range,
    pattern,
    base,
    reading,
    forms: compile([pattern]).parts.map((part) => part.pattern),
    matching: ask([reading.isExclusion ? pattern.slice(1) : pattern]),
    together: all.length > 1 ? ask(all)?.count : undefined,
  };
}

/** What patterns of a file are relative to: of a project's rule the folder that holds `.claude`, else the start directory. */
export function baseOf({ report, replayed }: Inspected, path: Path, of: FrontmatterKind): Path {
  const { config, managed } = replayed.world.snapshot.place;
  const at = path.indexOf('/.claude/rules/');
  const isOwn = [config, managed].some((folder) => isWithin(join(folder, 'rules'), path));
  if (of !== 'rule' || at < 0 || isOwn) return report.start;
  return (at === 0 ? '/' : path.slice(0, at)) as Path;
}

function readingOf(pattern: string, start: Path): PatternReading {
  const isExclusion = pattern.startsWith('!');
  const bare = isExclusion ? pattern.slice(1) : pattern;
  const hadTail = bare.endsWith('/**');
  const [form = ''] = compile([bare]).parts.map((part) => part.pattern);
  const isAnchored = /\/(?!$)/.test(form) && !form.startsWith('**/');
  const rest = {
    isExclusion,
    isFolder: form.endsWith('/'),
    hasClass: /(?:^|[^\\])\[/.test(form),
    hadTail,
  };
  if (form === '' || form === '**') return { how: 'everything', why: undefined, ...rest };
  if (isDead(form)) return { how: 'dead', why: whyDead(form), ...rest };
  if (bare.startsWith(`${start}/`)) return { how: 'dead', why: 'absolute', ...rest };
  if (!isReadable(form)) return { how: 'unreadable', why: undefined, ...rest };
  return { how: isAnchored ? 'anchored' : 'anyDepth', why: undefined, ...rest };
}

function whyDead(form: string): PatternReading['why'] {
  if (form.startsWith('#')) return 'comment';
  if (form.startsWith('~')) return 'home';
  return form.startsWith('..') ? 'parent' : 'dot';
}

/** The pattern of an item the place lies in: commas part them. */
function pieceAt(text: string, item: ItemPlace, place: TextPlace) {
  if (typeof item.value !== 'string') return undefined;
  const patterns = splitAtCommas(item.value);
  if (patterns.length <= 1) return { pattern: patterns[0] ?? '', range: item.range };
  const written = text.slice(...offsetsOf(text, item.range));
  const { startLine, startCharacter, endLine } = item.range;
  if (startLine !== endLine) return undefined;
  let from = 0;
  for (const pattern of patterns) {
    const at = written.indexOf(pattern, from);
    // an escape in quotes: which is meant cannot be told
    if (at < 0) return undefined;
    from = at + pattern.length;
    if (place.character <= startCharacter + from)
      return { pattern, range: inLine(startLine, startCharacter + at, pattern.length) };
  }
  return undefined;
}
