/** Draws rows as text, so that a test can show a tree as it is read. */
import type { Row } from '../../src/present/row';

const marks: { readonly [State in Row['collapsed']]: string } = { leaf: ' ', collapsed: '▸', expanded: '▾' };

export function outline(rows: readonly Row[], depth = 0): string {
  return rows
    .map((row) => {
      const text = `${'  '.repeat(depth)}${marks[row.collapsed]} ${row.label}`;
      const line = row.description === '' ? text : `${text} │ ${row.description}`;
      return row.children.length === 0 ? line : `${line}\n${outline(row.children, depth + 1)}`;
    })
    .join('\n');
}

/** Every row of a tree, parents before children. */
export function everyRow(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => [row, ...everyRow(row.children)]);
}
