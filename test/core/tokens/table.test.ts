/** The shipped tables: what the learner makes of the committed measurements, and near to what was measured. */
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { loadCore } from '../../../scripts/tokens/core.mjs';
import { learnTable } from '../../../scripts/tokens/learn.mjs';
import { readCalibration, readMeasurements } from '../../../scripts/tokens/measurements.mjs';
import { sumsWith } from '../../../src/core/tokens/estimate';
import { decodeTable } from '../../../src/core/tokens/table';

const families = ['new', 'old'] as const;
const shipped = {
  new: () => import('../../../src/core/tokens/table/new'),
  old: () => import('../../../src/core/tokens/table/old'),
};
const size = (text: string): number => gzipSync(text, { level: 9 }).length / 1024;

describe.each(families)('the table of the %s family', (family) => {
  it('is what is learned from the committed measurements', { timeout: 120_000 }, async () => {
    const lines: string[] = learnTable(await loadCore(), readMeasurements(family), family, readCalibration()[family]);
    expect((await shipped[family]()).table.split('\n')).toEqual(lines);
  });

  it('tells a thousand measured pieces', async () => {
    const { table } = await shipped[family]();
    const weigh = sumsWith(decodeTable(table));
    const sum = (text: string): number => weigh(text).sums.reduce((total, part) => total + part, 0);
    const pieces = readMeasurements(family).pieces.filter((_, at) => at % 40 === 0);
    expect(pieces).toHaveLength(1000);
    let [exact, off, total, words] = [0, 0, 0, 0];
    for (const row of pieces) {
      const { kind } = row;
      const [left, right] = frameOf(kind);
      const blanks = kind.replace(/[^m]/g, '').length;
      const count = sum(`${left}${row.piece}${right}`) - 2 * sum('a') - blanks;
      if (Math.abs(count - row[family]) < 0.5) exact++;
      off += Math.abs(count - row[family]);
      total += row[family];
      words += kind === 'w' ? 1 : 0;
    }
    expect(words).toBeGreaterThan(900);
    expect({ exact: exact / 1000 > EXACT[family], off: off / total < OFF[family] }).toEqual({ exact: true, off: true });
  });
});

/** How many pieces are told exactly, and by what share of their tokens all of them are off. */
const EXACT = { new: 0.94, old: 0.85 };
const OFF = { new: 0.025, old: 0.09 };

/** What a piece was measured between; the spaces of punctuation are those its class names. */
function frameOf(kind: string): [string, string] {
  const blanks = { n: '', s: ' ', m: '  ', l: '' };
  if (!kind.startsWith('p:')) return { w: ['a ', ' a'], y: ['a', 'a'], c: ['a', ' a'] }[kind] as [string, string];
  const [left, right] = [kind.charAt(2), kind.charAt(3)] as [keyof typeof blanks, keyof typeof blanks];
  return [`a${blanks[left]}`, `${blanks[right]}a`];
}

it('are small', async () => {
  const [now, old] = [(await shipped.new()).table, (await shipped.old()).table];
  expect(size(now)).toBeLessThan(60);
  expect(size(now) + size(old)).toBeLessThan(100);
});
