/** In which order the two tables stand, kept across reloads. */

export type PartColumn = 'part' | 'usage' | 'tokens' | 'share';
export type LayerColumn = 'order' | 'layer' | 'written' | 'tokens' | 'share' | 'rent' | 'fate';

export interface Sort<Column extends string> {
  readonly by: Column;
  readonly descending: boolean;
}

export interface Sorting {
  /** `undefined` is the order of the bar. */
  readonly parts: Sort<PartColumn> | undefined;
  readonly layers: Sort<LayerColumn>;
}

const partColumns = ['part', 'usage', 'tokens', 'share'] as const;
const layerColumns = ['order', 'layer', 'written', 'tokens', 'share', 'rent', 'fate'] as const;

/** Of these one wants the largest first. */
const weights: ReadonlySet<string> = new Set(['written', 'tokens', 'share', 'rent']);

const firstSorting: Sorting = { parts: undefined, layers: { by: 'order', descending: false } };

/** What was kept, as far as it can be understood; an older page may have kept something else. */
export function readSorting(kept: unknown): Sorting {
  const { parts, layers } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return { parts: readSort(parts, partColumns), layers: readSort(layers, layerColumns) ?? firstSorting.layers };
}

function readSort<Column extends string>(kept: unknown, columns: readonly Column[]): Sort<Column> | undefined {
  if (typeof kept !== 'object' || kept === null || !('by' in kept) || !('descending' in kept)) return undefined;
  const by = columns.find((column) => column === kept.by);
  return by === undefined ? undefined : { by, descending: kept.descending === true };
}

/** A click on a column: the other way round if it is the one in use; numbers begin with the largest. */
export function sortBy<Column extends string>(sort: Sort<Column> | undefined, column: Column): Sort<Column> {
  if (sort?.by === column) return { by: column, descending: !sort.descending };
  return { by: column, descending: weights.has(column) };
}

/** The rows in that order; equal ones stay as they were. */
export function sorted<Row>(rows: readonly Row[], key: (row: Row) => string | number, descending: boolean): Row[] {
  const way = descending ? -1 : 1;
  return rows.toSorted((a, b) => way * compare(key(a), key(b)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
