/** Which behaviour each version has: both ends of the table, both sides of every change, and what lies outside. */
import { describe, expect, test } from 'vitest';
import {
  behaviourOf,
  HISTORIES,
  MEASURED,
  newestSince,
  NEWEST_KNOWN,
  type Behaviour,
} from '../../../src/core/claudeCode/behaviour';
import { valueIn, type History } from '../../../src/core/claudeCode/history';
import { compareVersions, parseVersion } from '../../../src/core/claudeCode/version';

describe('versions', () => {
  test.each<[string, readonly number[] | undefined]>([
    ['2.1.332', [2, 1, 332]],
    ['v2.1.90', [2, 1, 90]],
    [' 2.1.90 (Claude Code)\n', [2, 1, 90]],
    ['2.1.90-beta.1', [2, 1, 90]],
    ['2.1', undefined],
    ['', undefined],
    ['latest', undefined],
    ['2.1.x', undefined],
    ['2.1.9999999', undefined],
  ])('%j is read as %j', (text, parts) => {
    expect(parseVersion(text)).toEqual(parts);
  });

  test.each([
    ['2.1.9', '2.1.10', -1],
    ['2.1.332', '2.1.332', 0],
    ['2.2.0', '2.1.999', 1],
    ['3.0.0', '2.99.99', 1],
    ['nonsense', '0.0.1', -1],
  ])('%s against %s gives the sign %i', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
    expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
  });
});

const keys = Object.keys(HISTORIES) as (keyof typeof HISTORIES)[];
type Change = {
  readonly key: keyof typeof HISTORIES;
  readonly from: string;
  readonly old: unknown;
  readonly now: unknown;
};
const changes = keys.flatMap((key): Change[] => {
  const { first, then } = HISTORIES[key];
  return then.map(({ from, value }: { from: string; value: unknown }, at: number) => ({
    key,
    from,
    old: at === 0 ? first : then[at - 1]?.value,
    now: value,
  }));
});

function before(version: string): string {
  const [major, minor, patch] = parseVersion(version) ?? [0, 0, 0];
  return `${String(major)}.${String(minor)}.${String(patch - 1)}`;
}

describe('the behaviour of a version', () => {
  test.each(changes.map((change) => [change.key, change.from, change] as const))(
    '%s changes with %s and not before',
    (key, from, { old, now }) => {
      expect(old).not.toEqual(now);
      expect(behaviourOf(before(from))[key]).toEqual(old);
      expect(behaviourOf(from)[key]).toEqual(now);
    },
  );

  test.each(keys)('%s has its first value in the oldest measured version and its last in the newest', (key) => {
    const { first, then } = HISTORIES[key];
    expect(behaviourOf(MEASURED[0])[key]).toEqual(first);
    expect(behaviourOf(NEWEST_KNOWN)[key]).toEqual(then.at(-1)?.value ?? first);
  });

  test.each(keys)('%s has its changes in the order of versions, none past the newest known', (key) => {
    const then: readonly { readonly from: string }[] = HISTORIES[key].then;
    const versions = then.map(({ from }) => from);
    expect(versions.toSorted(compareVersions)).toEqual(versions);
    expect(versions.every((version) => compareVersions(version, NEWEST_KNOWN) <= 0)).toBe(true);
  });

  test.each([
    ['a newer one than any known', '2.1.999', NEWEST_KNOWN],
    ['a newer major one', '3.0.0', NEWEST_KNOWN],
    ['an older one than any measured', '1.0.0', MEASURED[0]],
    ['what is no version', 'nightly', MEASURED[0]],
  ])('of %s is that of the nearest known', (_name, version, like) => {
    const facts = (of: Behaviour) => ({ ...of, version: '' });
    expect(facts(behaviourOf(version))).toEqual(facts(behaviourOf(like)));
    expect(behaviourOf(version).version).toBe(version);
  });

  test.each<[keyof typeof HISTORIES, string]>([
    ['agentsMd', '2.1.277'],
    ['bashTriggers', '2.1.293'],
    ['writeTriggers', '2.1.288'],
    ['maxListedChars', '2.1.105'],
  ])('a person must update for %s to %s', (key, version) => {
    expect(newestSince(key)).toBe(version);
  });

  test.each(keys)(
    '%s changed in or after the last version seen without the change, and not after the first with it',
    (key) => {
      const history: History<unknown> = HISTORIES[key];
      for (const { from, between, value } of history.then) {
        const [old, now] = between;
        expect(compareVersions(old, from), key).toBeLessThanOrEqual(0);
        expect(compareVersions(from, now), key).toBeLessThanOrEqual(0);
        expect(valueIn(history, now), key).toEqual(value);
      }
    },
  );
});

describe('some measured values', () => {
  test.each<[string, Partial<Behaviour>]>([
    ['2.1.90', { maxListedChars: 250, agentsMd: false, bashTriggers: false, memoryFileLimit: undefined }],
    ['2.1.104', { maxListedChars: 250, maxListedCharsSetting: false }],
    ['2.1.105', { maxListedChars: 1536, maxListedCharsSetting: true }],
    ['2.1.199', { memoryFileLimit: undefined }],
    ['2.1.200', { memoryFileLimit: 4_194_304 }],
    ['2.1.292', { bashTriggers: false, writeTriggers: true }],
    ['2.1.332', { overBudget: 'dropWhole', listingOrder: 'bundledLast', mainRulesInWorktree: false }],
  ])('hold for %s', (version, facts) => {
    expect(behaviourOf(version)).toMatchObject(facts);
  });
});
