/** Family, window and compaction point of model ids and aliases, and Claude Code's own parts by version. */
import { describe, expect, it, test } from 'vitest';
import { behaviourOf } from '../../../src/core/claudeCode/behaviour';
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';
import { isImportable } from '../../../src/core/claudeCode/importKinds';
import { modelId } from '../../../src/core/claudeCode/modelNames';
import { modelFacts, type ModelConditions } from '../../../src/core/claudeCode/models';
import { projectKey } from '../../../src/core/claudeCode/places';

const newest = { env: {}, behaviour: behaviourOf('2.1.332') };
const in90 = { env: {}, behaviour: behaviourOf('2.1.90') };
const withEnv = (env: Readonly<Record<string, string>>) => ({ ...newest, env });
const SMALL = 200_000;
const LARGE = 1_000_000;

describe('a model', () => {
  test.each<[string, 'old' | 'new', number]>([
    ['claude-opus-5-5', 'new', LARGE],
    ['claude-opus-5', 'new', LARGE],
    ['claude-opus-4-7', 'new', LARGE],
    ['claude-opus-4-7-20260301', 'new', LARGE],
    ['claude-opus-4-6', 'old', SMALL],
    ['claude-opus-4-5-20251101', 'old', SMALL],
    ['claude-opus-4', 'old', SMALL],
    ['claude-sonnet-5-5', 'new', LARGE],
    ['claude-sonnet-4-6', 'old', SMALL],
    ['claude-sonnet-4-6[1m]', 'old', LARGE],
    ['claude-sonnet-4-6[1M]', 'old', LARGE],
    ['claude-sonnet-4-20250514', 'old', SMALL],
    ['claude-haiku-5-5', 'new', LARGE],
    ['claude-haiku-4-5-20251001', 'old', SMALL],
    ['claude-3-5-sonnet-20241022', 'old', SMALL],
    ['claude-3-opus-20240229', 'old', SMALL],
    ['claude-2', 'old', LARGE],
    ['claude-instant', 'old', LARGE],
    ['claude-sonnet-4-7', 'old', LARGE],
    ['claude-opus-6', 'new', LARGE],
    ['us.anthropic.claude-sonnet-4-6-v1:0', 'old', SMALL],
    ['eu.anthropic.claude-opus-5-5-v1:0', 'new', LARGE],
    ['claude-opus-4-6@20260101', 'old', SMALL],
    ['opus', 'new', LARGE],
    ['Sonnet', 'new', LARGE],
    ['haiku', 'new', LARGE],
    ['default', 'new', LARGE],
    ['opusplan', 'new', LARGE],
    ['something-unknown', 'new', LARGE],
    ['', 'new', LARGE],
  ])('called %j is of the %s family with a window of %i', (id, family, window) => {
    expect(modelFacts(id, newest)).toMatchObject({ family, window, ownWindow: window });
  });

  test.each([
    ['opus', newest, 'claude-opus-5-5'],
    ['SONNET', newest, 'claude-sonnet-5-5'],
    ['opus[1m]', newest, 'claude-opus-5-5'],
    ['opus[1m]', in90, 'claude-opus-4-6[1m]'],
    ['default', in90, 'claude-sonnet-4-6'],
    ['fable', in90, 'fable'],
    ['opus', withEnv({ ANTHROPIC_DEFAULT_OPUS_MODEL: 'mine' }), 'mine'],
    ['opus[1m]', withEnv({ ANTHROPIC_DEFAULT_OPUS_MODEL: 'mine[1m]' }), 'mine[1m]'],
    ['claude-opus-4-1', newest, 'claude-opus-5-5'],
    ['claude-opus-4-1', withEnv({ CLAUDE_CODE_DISABLE_LEGACY_MODEL_REMAP: '1' }), 'claude-opus-4-1'],
    ['claude-sonnet-4-6[1m]', newest, 'claude-sonnet-4-6[1m]'],
    ['constructor', newest, 'constructor'],
    ['__proto__', newest, '__proto__'],
    ['toString', newest, 'toString'],
  ])('named %s is, with %j, the id %s', (name, conditions, id) => {
    expect(modelId(name, conditions)).toBe(id);
  });
});

describe('compaction starts by itself', () => {
  type Env = Readonly<Record<string, string>>;
  const share = (value: string): Env => ({ CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: value });

  // seen in sessions of 2.1.332 that grew to just below and just above
  test.each<[string, Env, number]>([
    ['claude-opus-5-5', {}, 967_000],
    ['claude-sonnet-4-6', {}, 167_000],
    ['claude-opus-4-5', {}, SMALL],
    ['claude-opus-4-6[1m]', {}, LARGE],
    ['my-model', {}, 967_000],
    ['claude-opus-5-5', { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '400000' }, 367_000],
    ['claude-sonnet-4-6', { CLAUDE_CODE_MAX_OUTPUT_TOKENS: '10000' }, 177_000],
    ['claude-sonnet-4-6', share('50'), 90_000],
    ['claude-sonnet-4-6', share('50%'), 90_000],
    ['claude-sonnet-4-6', share('12.5'), 22_500],
    ['claude-sonnet-4-6', share('90'), 162_000],
    ['claude-sonnet-4-6', share('99'), 167_000],
    ['claude-opus-5-5', share('50'), 490_000],
    ['claude-opus-5-5', { ...share('50'), CLAUDE_CODE_AUTO_COMPACT_WINDOW: '400000' }, 190_000],
    ['claude-opus-4-5', share('50'), SMALL],
    ['claude-sonnet-4-6', share('0'), 167_000],
    ['claude-sonnet-4-6', share('-1'), 167_000],
    ['claude-sonnet-4-6', share('150'), 167_000],
    ['claude-sonnet-4-6', share('abc'), 167_000],
  ])('with %s and %j at %i', (id, env, at) => {
    const { autocompactAt, autocompactBuffer, window } = modelFacts(id, withEnv(env));
    expect({ autocompactAt, sum: (autocompactAt ?? 0) + autocompactBuffer }).toEqual({
      autocompactAt: at,
      sum: window,
    });
  });

  test.each<[string, ModelConditions]>([
    ['DISABLE_COMPACT', withEnv({ DISABLE_COMPACT: '1' })],
    ['DISABLE_AUTO_COMPACT', withEnv({ DISABLE_AUTO_COMPACT: 'yes' })],
    ['autoCompactEnabled', { ...newest, settings: { autoCompactEnabled: false } }],
  ])('not with %s', (_, conditions) => {
    expect(modelFacts('opus', conditions)).toMatchObject({ autocompactAt: undefined, autocompactBuffer: 3000 });
  });

  test('before the end with every model of 2.1.90', () => {
    expect(modelFacts('claude-opus-4-5', in90).autocompactAt).toBe(167_000);
    expect(modelFacts('claude-opus-5-5', in90).autocompactAt).toBe(167_000);
  });

  test('where a lower window was set, of which the listing knows nothing', () => {
    const settings = { autoCompactWindow: 300_000 };
    const facts = modelFacts('opus', { ...newest, settings });
    expect(facts).toMatchObject({ ownWindow: LARGE, window: 300_000, autocompactAt: 267_000 });
  });

  const absurd = [
    '',
    ' ',
    'NaN',
    '-1',
    '0',
    '1e999',
    '9'.repeat(400),
    'Infinity',
    '0x10',
    '1e-3',
    '-0',
    '٣',
    '10',
    '.',
    '1mm',
  ];
  const names = ['AUTO_COMPACT_WINDOW', 'MAX_CONTEXT_TOKENS', 'MAX_OUTPUT_TOKENS', 'DISABLE_1M_CONTEXT'];
  const keys = [...names.map((name) => `CLAUDE_CODE_${name}`), 'CLAUDE_AUTOCOMPACT_PCT_OVERRIDE'];
  test.each(keys.flatMap((key) => absurd.map((value) => [key, value] as const)))(
    'at a number of tokens with %s=%j',
    (key, value) => {
      for (const version of ['2.1.90', '2.1.332', 'x'])
        for (const id of ['opus', 'claude-opus-4-5[1m]', 'unknown', '']) {
          const facts = modelFacts(id, { env: { [key]: value }, behaviour: behaviourOf(version) });
          for (const count of [facts.ownWindow, facts.window, facts.autocompactAt, facts.autocompactBuffer])
            expect(Number.isSafeInteger(count) && Number(count) >= 0, `${version} ${id} ${String(count)}`).toBe(true);
        }
    },
  );

  test.each([Number.NaN, Infinity, -5, 0, 99_999, 150_000.5])(
    'where %d in the settings counts as nothing',
    (window) => {
      expect(modelFacts('opus', { ...newest, settings: { autoCompactWindow: window } })).toEqual(
        modelFacts('opus', newest),
      );
    },
  );
});

describe('Claude Code’s own parts', () => {
  test.each([
    ['2.1.90', 'old', 4],
    ['2.1.211', 'new', 4],
    ['2.1.212', 'new', 13],
    ['2.1.332', 'new', 13],
  ] as const)('of %s (%s family) have %i bundled skills and a size', (version, family, skills) => {
    const parts = fixedParts(version, family);
    expect(parts.bundled).toHaveLength(skills);
    expect(parts.bundled.every(({ name, chars }) => name !== '' && chars > 0)).toBe(true);
    expect(parts.systemPrompt).toBeGreaterThan(1000);
    expect(parts.tools).toBeGreaterThan(5000);
  });

  it('weigh more with the newer tokenizer', () => {
    for (const version of ['2.1.90', '2.1.332']) {
      expect(fixedParts(version, 'new').tools).toBeGreaterThan(fixedParts(version, 'old').tools);
    }
  });
});

test.each([
  ['', true],
  ['.md', true],
  ['.MD', true],
  ['.txt', true],
  ['.ts', true],
  ['.json', true],
  ['.csv', true],
  ['.lock', true],
  ['.env', true],
  ['.png', false],
  ['.pdf', false],
  ['.svg', false],
  ['.xyzzy', false],
  ['.', false],
])('a file that ends in %j may be imported: %s', (extension, answer) => {
  expect(isImportable(extension)).toBe(answer);
});

test.each([
  ['/home/me/my project', '-home-me-my-project'],
  ['/a/b.c_d', '-a-b-c-d'],
  ['C:/Users/me', 'C--Users-me'],
  ['/日本', '---'],
])('what belongs to %s is filed under %s', (folder, key) => {
  expect(projectKey(folder)).toBe(key);
});
