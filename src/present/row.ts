/** One row of a tree as data: all that is shown of it, and what a click or a menu on it is about. */
import type { Path } from '../core/files/path';

/** What a command that is run on a row gets to know. The row itself is the command's argument. */
export interface RowTarget {
  readonly path: Path | undefined;
  /** Counted from 1. */
  readonly line: number | undefined;
  /** Id of a layer of the stack. */
  readonly layer: string | undefined;
  /** Index of a step of the session. */
  readonly step: number | undefined;
  /** Name of a skill or command, as the model sees it. */
  readonly skill: string | undefined;
}

/** What a click does. */
export type Press =
  /** The line is counted from 1. */
  | { readonly kind: 'open'; readonly path: Path; readonly line: number | undefined }
  | { readonly kind: 'showStep'; readonly step: number };

export type RowContext =
  | 'group'
  | 'layer'
  | 'listing'
  | 'listed'
  | 'note'
  | 'waiting'
  | 'notLoaded'
  | 'start'
  | 'event'
  | 'told'
  | 'skill'
  | 'command';

export interface Row extends RowTarget {
  /** The same for the same thing from report to report, so that a tree keeps what is open. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Writes the card: Markdown in which file text is escaped. Asked only for the row that is pointed at. */
  readonly tooltip: () => string;
  /** Id of a codicon. */
  readonly icon: string;
  /** Id of a theme colour. */
  readonly color: string | undefined;
  /** By this the menus of package.json choose. */
  readonly contextValue: RowContext;
  readonly press: Press | undefined;
  readonly collapsed: 'leaf' | 'collapsed' | 'expanded';
  readonly children: readonly Row[];
  readonly accessibilityLabel: string;
}

/** What every row must say of itself; everything else has a plain value. */
export type RowParts = Pick<Row, 'id' | 'label' | 'icon' | 'contextValue'> & Partial<Row>;

/** A row with everything that is not given left empty. A row with children is open unless it is said otherwise. */
export function makeRow(parts: RowParts): Row {
  const children = parts.children ?? [];
  return {
    description: '',
    tooltip: noTooltip,
    color: undefined,
    press: undefined,
    collapsed: children.length > 0 ? 'expanded' : 'leaf',
    children,
    accessibilityLabel: [parts.label, parts.description ?? ''].filter((text) => text !== '').join(', '),
    path: undefined,
    line: undefined,
    layer: undefined,
    step: undefined,
    skill: undefined,
    ...parts,
  };
}

const noTooltip = (): string => '';

/** The rows, with ids made different where two are alike: a tree refuses to show two rows of one id. */
export function withDistinctIds(rows: readonly Row[], counts = new Map<string, number>()): readonly Row[] {
  return rows.map((row) => {
    const nth = (counts.get(row.id) ?? 0) + 1;
    counts.set(row.id, nth);
    const id = nth === 1 ? row.id : `${row.id}#${nth}`;
    return { ...row, id, children: withDistinctIds(row.children, counts) };
  });
}

/** The parts of a description that say something, with dots between. */
export function dotted(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
