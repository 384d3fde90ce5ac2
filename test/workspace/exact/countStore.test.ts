import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CountStore } from '../../../src/workspace/exact/countStore';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'counts-')), 'storage');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function opened(most?: number): Promise<CountStore> {
  const store = new CountStore(folder, most);
  await store.load();
  return store;
}
const shown = ({ counted }: Pick<CountStore, 'counted'>) =>
  [...counted].map(([model, counts]) => [model, Object.fromEntries(counts)]);

describe('counts that were asked for', () => {
  it('come back after a reload, each for its model', async () => {
    const store = await opened();
    store.add('opus', 'one', 11);
    store.add('sonnet', 'one', 12);
    store.setFrame('opus', 7);
    await store.save();
    const again = await opened();
    expect(shown(again)).toEqual([
      ['opus', { one: 11 }],
      ['sonnet', { one: 12 }],
    ]);
    expect([again.frame('opus'), again.frame('sonnet')]).toEqual([7, undefined]);
  });

  it('are the same object until there is another', async () => {
    const store = await opened();
    store.add('opus', 'one', 11);
    const before = store.counted;
    expect(store.use('opus', 'one')).toBe(true);
    expect(store.counted).toBe(before);
    store.add('opus', 'two', 12);
    expect(store.counted).not.toBe(before);
    expect(shown({ counted: before })).toEqual([['opus', { one: 11 }]]);
  });

  it('make room for others when they were not used for longest', async () => {
    const store = await opened(2);
    store.add('opus', 'one', 1);
    store.add('opus', 'two', 2);
    store.use('opus', 'one');
    store.add('opus', 'three', 3);
    expect(shown(store)).toEqual([['opus', { one: 1, three: 3 }]]);
    await store.save();
    expect(shown(await opened())).toEqual([['opus', { one: 1, three: 3 }]]);
  });

  it('stand beside those of another window', async () => {
    const [one, other] = [await opened(), await opened()];
    one.add('opus', 'one', 1);
    other.add('opus', 'two', 2);
    await one.save();
    await other.save();
    expect(shown(await opened())).toEqual([['opus', { one: 1, two: 2 }]]);
  });

  it('are written only when there is something new', async () => {
    const store = await opened();
    await store.save();
    expect(() => readdirSync(folder)).toThrow();
  });

  it.each([
    'no JSON',
    'null',
    '{"version":2,"counts":[],"frames":{}}',
    '{"version":1,"counts":[["m","id","7"]],"frames":{}}',
    '{"version":1,"counts":[["m","id",-7]],"frames":{}}',
    '{"version":1,"counts":[],"frames":{"m":"x"}}',
  ])('that cannot be understood are none: %s', async (text) => {
    const store = await opened();
    store.add('opus', 'one', 1);
    await store.save();
    const file = join(folder, 'counts.json');
    expect(readFileSync(file, 'utf8')).not.toBe('');
    writeFileSync(file, text);
    expect(shown(await opened())).toEqual([]);
  });
});
