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
  let key = keys.get(dialect);
  if (key === undefined) keys.set(dialect, (key = KEYS.map((name) => String(dialect[name])).join()));
  return key;
}

/** A session asks for every file at every event, of one behaviour. */
const keys = new WeakMap<Dialect, string>();
