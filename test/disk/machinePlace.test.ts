import { describe, expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { machinePlace, type Machine } from '../../src/disk/machinePlace';

const start = '/work' as Path;
const linux: Machine = { platform: 'linux', home: '/home/me', env: {} };

describe('the managed folder by platform', () => {
  const rows: [NodeJS.Platform, home: string, expected: { platform: string; home: string; managed: string }][] = [
    ['linux', '/home/me', { platform: 'linux', home: '/home/me', managed: '/etc/claude-code' }],
    ['freebsd', '/home/me', { platform: 'linux', home: '/home/me', managed: '/etc/claude-code' }],
    [
      'darwin',
      '/Users/me',
      { platform: 'darwin', home: '/Users/me', managed: '/Library/Application Support/ClaudeCode' },
    ],
    ['win32', 'C:\\Users\\me', { platform: 'win32', home: 'C:/Users/me', managed: 'C:/Program Files/ClaudeCode' }],
  ];
  test.each(rows)('%s', (platform, home, expected) => {
    expect(machinePlace(start, { platform, home, env: {} })).toMatchObject(expected);
  });
});

test('all settings sources count unless someone says otherwise', () => {
  expect(machinePlace(start, linux)).toMatchObject({
    start,
    addedDirs: [],
    flags: [],
    settingSources: ['user', 'project', 'local'],
  });
});

test('variables that decide what loads are taken along, credentials and the rest are not', () => {
  const env = {
    CLAUDE_CONFIG_DIR: '/cfg',
    CLAUDE_CODE_SIMPLE: '1',
    SLASH_COMMAND_TOOL_CHAR_BUDGET: '100',
    CLAUDE_CODE_MAX_OUTPUT_TOKENS: '9',
    ANTHROPIC_MODEL: 'opus',
    ANTHROPIC_API_KEY: 'x',
    ANTHROPIC_AUTH_TOKEN: 'x',
    CLAUDE_CODE_OAUTH_TOKEN: 'x',
    PATH: '/bin',
  };
  expect(Object.keys(machinePlace(start, { ...linux, env }).env)).toEqual([
    'CLAUDE_CONFIG_DIR',
    'CLAUDE_CODE_SIMPLE',
    'SLASH_COMMAND_TOOL_CHAR_BUDGET',
    'CLAUDE_CODE_MAX_OUTPUT_TOKENS',
    'ANTHROPIC_MODEL',
  ]);
});

test('a home given for development leaves the environment of the machine behind', () => {
  const env = { CONTEXT_STACK_HOME: '/demo/home', CONTEXT_STACK_MANAGED: '/demo/managed', CLAUDE_CONFIG_DIR: '/mine' };
  expect(machinePlace(start, { ...linux, env })).toMatchObject({
    home: '/demo/home',
    managed: '/demo/managed',
    env: {},
  });
});

test('an empty variable is as good as none', () => {
  const env = { CONTEXT_STACK_HOME: '', CONTEXT_STACK_MANAGED: '' };
  expect(machinePlace(start, { ...linux, env })).toMatchObject({ home: '/home/me', managed: '/etc/claude-code' });
});
