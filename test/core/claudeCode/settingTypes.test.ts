/** Which settings files a wrong value voids: as measured, one file a line, and for what nobody measured. */
import fs from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { wrongSettings } from '../../../src/core/claudeCode/settingTypes';

interface Measured {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly '2.1.90'?: 'void' | 'counts';
  readonly '2.1.332'?: 'void' | 'counts';
}

const measured = fs
  .readFileSync(new URL('data/settings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Measured);

describe.each(['2.1.90', '2.1.332'] as const)('a settings file in %s', (version) => {
  it('counts, or is void, as measured', () => {
    const known = measured.filter((row) => row[version] !== undefined);
    const wrong = known.filter(
      ({ settings, [version]: was }) =>
        (wrongSettings(settings, version === '2.1.332').length === 0) !== (was === 'counts'),
    );
    expect(known.length).toBeGreaterThan(300);
    expect(wrong.map(({ settings }) => JSON.stringify(settings))).toEqual([]);
  });
});

test.each<[string, Record<string, unknown>, string | undefined]>([
  ['nothing in an empty file', {}, undefined],
  ['the key', { model: 5 }, 'model'],
  ['the key inside another', { permissions: { deny: 'x' } }, 'permissions.deny'],
  ['the outer key where it is no map', { permissions: 5 }, 'permissions'],
  ['nothing for a key of every object', { toString: 5, constructor: [] }, undefined],
])('names %s', (_name, settings, key) => {
  expect(wrongSettings(settings, true)[0]).toBe(key);
});
