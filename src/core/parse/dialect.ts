/** How files are read, as far as it changed between versions: what parsing needs to know of a version's behaviour. */

const KEYS = [
  'lenientYaml',
  'tagInListFails',
  'flowListsStay',
  'wideBooleans',
  'bomIgnored',
  'definitionsKept',
  'emptyListIsNothing',
] as const;

export type Dialect = Readonly<Record<(typeof KEYS)[number], boolean>>;

/** Alike for dialects that read every file alike. */
export function dialectKey(dialect: Dialect): string {
  return KEYS.map((key) => (dialect[key] ? '1' : '0')).join('');
}

/** Every switch at once: the newest dialect (`true`), or the oldest. */
export function everyDialect(value: boolean): Dialect {
  return Object.fromEntries(KEYS.map((key) => [key, value])) as Dialect;
}
