// Punctuation, symbols, contractions and rulers as lines of the table.

/** Lines with the runs of one context and cost, and a line for each sign that rulers are made of. */
export function signLines(pieces, runs, family) {
  const costs = new Map();
  for (const { piece, kind, [family]: count } of pieces) {
    if (kind === 'w') continue;
    const context = kind.startsWith('p:') ? contextOf(kind) : kind;
    const key = `${context} ${count}`;
    if (!costs.has(key)) costs.set(key, new Set());
    costs.get(key).add(piece);
  }
  const signs = [...costs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, runs]) => `sign ${key} ${[...runs].sort().join(' ')}`);
  const rulers = runs.map(({ char, lengths, hundred }) =>
    ['run', char, Math.max(1, hundred / 100), ...lengths.toReversed()].join(' '),
  );
  return [...signs, ...rulers];
}

/** Left of a run one space and several cost the same, right of it several and none do. */
function contextOf(kind) {
  return kind.slice(2).replace(/^m/, 's').replace(/m$/, 'n');
}
