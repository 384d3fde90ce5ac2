/** Lines of a terminal in columns: widths as the terminal shows them, nothing in them that it would obey. */

export interface TextColumn {
  readonly title: string;
  readonly right?: boolean;
}

/** A table with a line of titles, two blanks between the columns, and no blanks at the ends of lines. */
export function tableText(columns: readonly TextColumn[], rows: readonly (readonly string[])[], indent = 2): string[] {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => row.map(oneLine))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ''))));
  return cells.map((row) => {
    const line = row.map((cell, at) => {
      const pad = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell)));
      return columns[at]?.right ? `${pad}${cell}` : `${cell}${pad}`;
    });
    return `${' '.repeat(indent)}${line.join('  ')}`.trimEnd();
  });
}

/** Spaces of special widths are for proportional fonts; a line break or an escape in a name must not reach the terminal. */
export function oneLine(text: string): string {
  return text
    .replaceAll('\u2003', '  ')
    .replaceAll('\u2007', ' ')
    .replaceAll(/\p{Cc}+/gu, ' ');
}

/** Columns a text takes: East Asian wide characters take two. */
export function widthOf(text: string): number {
  const wide = text.match(
    /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g,
  );
  return Array.from(text).length + (wide?.length ?? 0);
}
