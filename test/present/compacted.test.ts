import { describe, expect, it } from 'vitest';
import { compacted } from '../../src/present/compacted';
import { losers, trialChange } from '../../src/present/listingLoss';
import { paysAlways, rentOf, without } from '../../src/present/rent';
import { timelineColumns } from '../../src/present/timelineColumns';
import { after, layer, listing, report, tried } from '../page/report';

const names = (of: readonly { readonly path: string }[]) => of.map(({ path }) => path.split('/').slice(-2).join('/'));

describe('compacted', () => {
  const result = compacted(report, after);

  it('finds of each layer what is left, once only', () => {
    expect(result.rows.map(({ left }) => left?.count)).toEqual([
      210,
      340,
      120,
      1920,
      800,
      60,
      1000,
      undefined,
      undefined,
      640,
      undefined,
      2040,
      5000,
    ]);
    const twice = [
      layer(1, '/a.md', 10, { fate: { kind: 'kept' } }),
      layer(2, '/a.md', 10, { fate: { kind: 'kept' } }),
    ];
    const { rows } = compacted({ ...report, stack: twice }, { ...after, stack: twice.slice(1) });
    expect(rows.map(({ left }) => left?.count)).toEqual([10, undefined]);
  });

  it('names what comes back, what must be touched, and what is lost of the listing', () => {
    expect(names(result.restored)).toEqual(['web/CLAUDE.md']);
    expect(result.mostRestored).toBe(5);
    expect(names(result.whenTouched)).toEqual(['rules/api.md']);
    expect(result.lostListing?.count).toBe(1410);
    expect(result.unseen).toHaveLength(4);
  });
});

describe('rent', () => {
  it('is paid with every turn', () => {
    expect(rentOf({ count: 500, margin: 40, how: 'estimated' }, 100)).toEqual({
      count: 50_000,
      margin: 4000,
      how: 'estimated',
    });
  });

  it('is paid from the first turn on by what start told or a compaction told again', () => {
    expect(report.stack.map(paysAlways)).toEqual([...Array<boolean>(8).fill(true), ...Array<boolean>(5).fill(false)]);
    expect(after.stack.map(paysAlways)).toEqual([false, ...Array<boolean>(7).fill(true), false, false, false]);
  });

  it('falls away with a file and all it imports, through imports of imports', () => {
    const deeper = layer(14, '/home/ai/shop/docs/names.md', 70, { kind: 'import', hop: 2 });
    const stack = [...report.stack.slice(0, 5), deeper, ...report.stack.slice(5)];
    const { layers, imports, tokens } = without(stack, new Set([report.stack[3]!.id, 'gone']));
    expect([names(layers), names(imports), tokens.count]).toEqual([
      ['shop/CLAUDE.md'],
      ['docs/style.md', 'docs/names.md'],
      2790,
    ]);
    expect(without(stack, new Set([deeper.id])).tokens.count).toBe(70);
  });
});

describe('timelineColumns', () => {
  const session = (steps: number, compactions: ReadonlySet<number>) =>
    timelineColumns(
      Array.from({ length: steps }, (_, step) => ({ step, parts: report.timeline[0]!.parts })),
      Array.from({ length: steps }, (_, step) => ({
        event: { kind: compactions.has(step) ? 'compact' : 'turn' } as const,
      })),
      120,
    );

  it('are all moments while they fit', () => {
    expect(session(120, new Set()).map(({ moment }) => moment.step)).toEqual(
      Array.from({ length: 120 }, (_, at) => at),
    );
  });

  it.each([
    [121, new Set<number>()],
    [5000, new Set([1, 2, 3000])],
    [5000, new Set(Array.from({ length: 400 }, (_, at) => at * 12 + 5))],
  ])('are few for %d, begin and end with the session, and stand in its order', (steps, compactions) => {
    const at = session(steps, compactions).map(({ moment }) => moment.step);
    expect(at.length).toBeLessThanOrEqual(122);
    expect(at.length).toBeGreaterThan(60);
    expect([at[0], at.at(-1)]).toEqual([0, steps - 1]);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it('keep a compaction and what it fell from', () => {
    const at = session(5000, new Set([2977])).map(({ moment, isCompaction }) => [moment.step, isCompaction]);
    expect(at).toContainEqual([2976, false]);
    expect(at).toContainEqual([2977, true]);
  });
});

describe('the listing', () => {
  it('has losers, and a trial that gives and takes', () => {
    expect(losers(listing.lines).map(({ name }) => name)).toEqual(['charts', 'review']);
    expect(trialChange(listing.lines, tried.lines)).toEqual({ gain: ['charts', 'review'], lose: [] });
    expect(trialChange(tried.lines, listing.lines)).toEqual({ gain: [], lose: ['charts', 'review'] });
  });
});
