/** Settings files: the keys that count, and that garbage is as good as nothing. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readGlobalConfig, readSettings } from '../../../src/core/parse/settings';

const empty = readSettings('user', '{}');
const read = (value: unknown) => readSettings('user', JSON.stringify(value));

describe('a settings file', () => {
  test.each<[string, string]>([
    ['is empty', ''],
    ['is no JSON', '{ "model": '],
    ['has comments', '// x\n{}'],
    ['is a list', '["model"]'],
    ['is a text', '"model"'],
    ['is null', 'null'],
    ['is a number', '7'],
    ['is binary', '\u0000\ufffd\ud800'],
  ])('that %s has no keys', (_name, text) => {
    expect(readSettings('user', text)).toEqual({ ...empty, invalid: 'it is no JSON object' });
  });

  test.each<[string, object]>([
    ['claudeMdExcludes', { claudeMdExcludes: 'x' }],
    ['claudeMdExcludes', { claudeMdExcludes: ['**/a', 1] }],
    ['permissions.deny', { permissions: { deny: 'Read(x)' } }],
    ['model', { model: {} }],
    ['cleanupPeriodDays', { cleanupPeriodDays: 'x' }],
    ['skillOverrides', { skillOverrides: { a: true } }],
    ['skillOverrides', { skillOverrides: { a: 'nope' } }],
    ['enabledPlugins', { enabledPlugins: ['a@m'] }],
    ['enabledPlugins', { enabledPlugins: { 'a@m': 'true' } }],
    ['skillListingBudgetFraction', { skillListingBudgetFraction: 'x' }],
    ['skillListingBudgetFraction', { skillListingBudgetFraction: 0 }],
    ['skillListingMaxDescChars', { skillListingMaxDescChars: -1 }],
    ['autoMemoryDirectory', { autoMemoryDirectory: 7 }],
    ['autoMemoryEnabled', { autoMemoryEnabled: 'false' }],
    ['pluginConfigs', { pluginConfigs: { 'agents-md@builtin': 'x' } }],
    ['pluginConfigs', { pluginConfigs: { 'agents-md@builtin': { options: null } } }],
    ['permissions', { permissions: 'none' }],
    ['enabledPlugins', { enabledPlugins: 'all' }],
  ])('with a wrong %s counts for nothing at all: %j', (key, value) => {
    const answer = read({ claudeMd: 'text', ...value });
    expect(answer).toEqual({ ...empty, invalid: `the value of ${key} is of the wrong type` });
  });

  it('of an administrator loses only the value of the wrong type', () => {
    const text = JSON.stringify({ claudeMd: 'text', claudeMdExcludes: 'x' });
    expect(readSettings('managed', text)).toMatchObject({ invalid: undefined, claudeMd: 'text', claudeMdExcludes: [] });
  });

  it('is not judged by keys of skills that a version does not know', () => {
    const text = JSON.stringify({ claudeMd: 'text', skillOverrides: { a: true } });
    expect(readSettings('user', text, false)).toMatchObject({ invalid: undefined, claudeMd: 'text' });
  });

  it('may have variables of any type, which count when they are text', () => {
    expect(read({ env: { A: 1, B: 'b' } })).toEqual({ ...empty, env: { B: 'b' } });
  });

  it('may have a marketplace of a relative folder, which counts as none', () => {
    const extraKnownMarketplaces = { m: { source: { source: 'directory', path: 'here' } } };
    expect(read({ extraKnownMarketplaces })).toEqual(empty);
  });

  it('gives each key it has', () => {
    const value = {
      claudeMdExcludes: ['/a', '**/b'],
      claudeMd: 'text',
      autoMemoryDirectory: '~/m',
      autoMemoryEnabled: false,
      skillListingMaxDescChars: 100,
      skillListingBudgetFraction: 0.5,
      disableBundledSkills: true,
      skillOverrides: { a: 'off' },
      pluginConfigs: { 'agents-md@builtin': { options: { instructionFiles: 'managed-only' } } },
      enabledPlugins: { 'x@y': true },
      extraKnownMarketplaces: { y: { source: { source: 'directory', path: '/y' } } },
      permissions: { deny: ['Read(x)'] },
      model: 'opus',
      env: { A: 'b' },
    };
    expect(read(value)).toEqual({
      source: 'user',
      invalid: undefined,
      claudeMdExcludes: ['/a', '**/b'],
      claudeMd: 'text',
      autoMemoryDirectory: '~/m',
      autoMemoryEnabled: false,
      maxListedChars: 100,
      budgetFraction: 0.5,
      disableBundledSkills: true,
      skillOverrides: { a: 'off' },
      instructionFiles: 'managed-only',
      enabledPlugins: { 'x@y': true },
      marketplaces: { y: '/y' },
      denyRules: ['Read(x)'],
      model: 'opus',
      env: { A: 'b' },
    });
  });

  it('may begin with a BOM', () => {
    expect(readSettings('user', '\ufeff{"model":"opus"}').model).toBe('opus');
  });

  it('never throws, whatever JSON it holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Object.keys(readSettings('local', text))).toEqual(Object.keys(empty));
      }),
    );
  });
});

describe('the global file', () => {
  test.each<[string, string | undefined]>([
    ['is missing', undefined],
    ['is no JSON', '{'],
    ['has projects that are a list', '{"projects":[{"hasClaudeMdExternalIncludesApproved":true}]}'],
    ['has an approval that is a text', '{"projects":{"/a":{"hasClaudeMdExternalIncludesApproved":"true"}}}'],
    ['has a project that is null', '{"projects":{"/a":null},"skillUsage":null}'],
    ['has a use that is no number', '{"skillUsage":{"a":{"usageCount":"7"},"b":null}}'],
  ])('that %s approves nothing and knows no use', (_name, text) => {
    const { approved, skillUsage } = readGlobalConfig(text);
    expect([...approved]).toEqual([]);
    expect(skillUsage).toEqual({});
  });

  it('names approved folders and how often skills were used', () => {
    const text = JSON.stringify({
      projects: { '/a': { hasClaudeMdExternalIncludesApproved: true }, '/b': {} },
      skillUsage: { x: { usageCount: 3, lastUsedAt: 1 }, y: 2 },
    });
    const { approved, skillUsage } = readGlobalConfig(text);
    expect([...approved]).toEqual(['/a']);
    expect(skillUsage).toEqual({ x: 3, y: 2 });
  });
});
