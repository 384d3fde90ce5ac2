// The measured words as the forms that are tiled: what `formOf` of the estimator makes of each.

/**
 * `learned` are forms with their counts and weights; `known` are words as they stand in a text with their counts,
 * the ones with a capital first letter too.
 */
export function formsOf(core, rows, family) {
  const learned = [];
  const known = [];
  for (const row of rows) {
    const title = row.piece[0].toUpperCase() + row.piece.slice(1);
    const titled = title === row.piece ? undefined : row[`${family}Title`];
    // Of a word and its form with a capital most uses are the small one's.
    const uses = [[row.piece, row[family], titled === undefined ? 1 : SMALL]];
    if (titled !== undefined) uses.push([title, titled, 1 - SMALL]);
    for (const [word, count, share] of uses) {
      const { form, extra } = core.formOf(word, family);
      known.push({ word, count, weight: row.weight * share });
      if (extra === 0) learned.push({ form, count, weight: row.weight * share });
    }
  }
  return { learned, known };
}

const SMALL = 0.75;
