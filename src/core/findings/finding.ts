/** What is wrong in the user's files, as a code with its data and a place. The sentences stand in src/present. */
import type { Path } from '../files/path';
import { offsetsOf, type Range } from '../files/range';
import type { FindingCode, Severity } from './catalogue';

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly path: Path;
  readonly range: Range;
  /** What the sentence names: numbers, and texts that are not ours. `variant` chooses among the sentences of a code. */
  readonly data: Readonly<Record<string, string | number>>;
  /** Files and folders the sentence names. */
  readonly paths: Readonly<Record<string, Path>>;
  /** Other places that have to do with it, the other one of a pair for example. */
  readonly related: readonly Place[];
  /** What may be done about it, the best first. */
  readonly fixes: readonly Fix[];
}

export interface Place {
  readonly path: Path;
  readonly range: Range;
}

/**
 * `safe`: what Claude Code reads stays the same but for what is mended. `review`: it becomes another, look at it
 * first. `byHand`: only a person can do it; there are no changes, the title says what to do.
 */
export type Safety = 'safe' | 'review' | 'byHand';

export interface Fix {
  /** Its title is the sentence `fix.<code>` with `data` and `paths` filled in. */
  readonly code: string;
  readonly safety: Safety;
  readonly data: Readonly<Record<string, string | number>>;
  readonly paths: Readonly<Record<string, Path>>;
  readonly changes: readonly FileChange[];
}

export type FileChange =
  /** `was` is what the range held: where it holds something else by now, nothing is done. */
  | {
      readonly kind: 'replace';
      readonly path: Path;
      readonly range: Range;
      readonly was: string;
      readonly text: string;
    }
  | { readonly kind: 'create'; readonly path: Path; readonly text: string }
  | { readonly kind: 'rename'; readonly path: Path; readonly to: Path };

/** What a check answers: its severity is the catalogue's, or a setting's. */
export type Found = Omit<Finding, 'severity'>;

type About = Partial<Pick<Found, 'data' | 'paths' | 'related' | 'fixes'>>;

export function found(code: FindingCode, path: Path, range: Range, about: About = {}): Found {
  return { code, path, range, data: {}, paths: {}, related: [], fixes: [], ...about };
}

export function fix(code: string, safety: Safety, changes: readonly FileChange[], about: About = {}): Fix {
  const { data = {}, paths = {} } = about;
  return { code, safety, data, paths, changes };
}

/** Puts `text` in the place of a range of `whole`, the text of the file at `path`. */
export function replace(path: Path, whole: string, range: Range, text: string): FileChange {
  return { kind: 'replace', path, range, was: whole.slice(...offsetsOf(whole, range)), text };
}

/** The changes of several fixes as one, without those that touch what an earlier one has changed already. */
export function editOrder(fixes: readonly (readonly FileChange[])[]): FileChange[] {
  const chosen: FileChange[] = [];
  for (const changes of fixes) {
    if (!changes.some((change) => chosen.some((other) => clash(change, other)))) chosen.push(...changes);
  }
  return chosen;
}

function clash(a: FileChange, b: FileChange): boolean {
  if (a.path !== b.path) return false;
  if (a.kind !== 'replace' || b.kind !== 'replace') return true;
  return !isBefore(a.range, b.range) && !isBefore(b.range, a.range);
}

function isBefore(a: Range, b: Range): boolean {
  return a.endLine < b.startLine || (a.endLine === b.startLine && a.endCharacter <= b.startCharacter);
}
