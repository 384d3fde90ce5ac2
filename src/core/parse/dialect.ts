/** How files are read, as far as it changed between versions: what parsing needs to know of a version's behaviour. */
import type { Behaviour } from '../claudeCode/behaviour';

const KEYS = [
  'lenientYaml',
  'tagInListFails',
  'flowListsStay',
  'mergeKeys',
  'wideBooleans',
  'bomIgnored',
  'definitionsKept',
  'emptyListIsNothing',
  'bodyLineChars',
] as const satisfies (keyof Behaviour)[];

export type Dialect = Pick<Behaviour, (typeof KEYS)[number]>;

/** Alike for dialects that read every file alike. */
export function dialectKey(dialect: Dialect): string {
  return KEYS.map((key) => String(dialect[key])).join();
}
