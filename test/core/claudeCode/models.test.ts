/** Tokenizer family and window of model ids and aliases, and Claude Code's own parts by version. */
import { describe, expect, it, test } from 'vitest';
import { AUTOCOMPACT_BUFFER, fixedParts } from '../../../src/core/claudeCode/fixedParts';
import { isImportable } from '../../../src/core/claudeCode/importKinds';
import { modelFacts, modelId } from '../../../src/core/claudeCode/models';
import { projectKey } from '../../../src/core/claudeCode/places';

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
    ['claude-opus-4-20250514', 'old', SMALL],
    ['claude-sonnet-5-5', 'new', LARGE],
    ['claude-sonnet-4-6', 'old', SMALL],
    ['claude-sonnet-4-6[1m]', 'old', LARGE],
    ['claude-sonnet-4-6[1M]', 'old', LARGE],
    ['claude-sonnet-4-20250514', 'old', SMALL],
    ['claude-haiku-5-5', 'new', LARGE],
    ['claude-haiku-4-5-20251001', 'old', SMALL],
    ['claude-3-5-sonnet-20241022', 'old', SMALL],
    ['claude-3-opus-20240229', 'old', SMALL],
    ['claude-2', 'old', SMALL],
    ['claude-instant', 'old', SMALL],
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
    expect(modelFacts(id, {})).toEqual({ family, window });
  });

  test.each([
    ['claude-opus-5-5', '1', SMALL],
    ['claude-sonnet-4-6[1m]', '1', SMALL],
    ['opus', '1', SMALL],
    ['opus', '0', LARGE],
    ['opus', '', LARGE],
  ])('%s with CLAUDE_CODE_DISABLE_1M_CONTEXT=%j has a window of %i', (id, value, window) => {
    expect(modelFacts(id, { CLAUDE_CODE_DISABLE_1M_CONTEXT: value }).window).toBe(window);
  });

  test.each([
    ['opus', 'claude-opus-5-5'],
    ['SONNET', 'claude-sonnet-5-5'],
    ['claude-sonnet-4-6[1m]', 'claude-sonnet-4-6[1m]'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
  ])('named %s is the id %s', (name, id) => {
    expect(modelId(name)).toBe(id);
  });
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

  it('leave room for the summary of a compaction', () => {
    expect(AUTOCOMPACT_BUFFER).toBe(33_000);
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
