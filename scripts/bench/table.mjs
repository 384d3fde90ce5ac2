// The figures as a table for people.

/** One line about what was measured, then one line a figure with its budget. */
export function toTable(about, figures) {
  const rows = figures.map(({ what, value, unit, budget, held }) => [
    what,
    `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    budget === undefined ? '' : `< ${budget} ${unit}`,
    held === undefined ? '' : held ? 'held' : 'NOT HELD',
  ]);
  const table = [['figure', 'measured', 'budget', ''], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => cell[column === 1 ? 'padStart' : 'padEnd'](widths[column])).join('  ');
  const sizes = [
    `${about.files} files, ${about.instructions} instruction files, ${about.skills} skills`,
    `${about.events} events, each beside a file opened before, ${about.runs} runs (medians)`,
    `${about.layers} layers and ${about.listed} listed skills at the end`,
    `load of this machine: ${about.load.toFixed(1)} on ${about.cores} cores`,
  ];
  return [...sizes, '', ...table.map((row) => line(row).trimEnd())].join('\n');
}
