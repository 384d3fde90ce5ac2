import { expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { placeRequest, type PlaceSettings } from '../../src/workspace/placeRequest';

const none: PlaceSettings = { configDirectory: undefined, addedDirectories: [], flags: [], settingSources: [] };
const linux = { platform: 'linux', home: '/home/me', env: { CLAUDE_CONFIG_DIR: '/env' } } as const;
const request = (settings: Partial<PlaceSettings>) => placeRequest('/srv' as Path, { ...none, ...settings }, linux);

test('without settings the machine decides', () => {
  expect(request({})).toMatchObject({ start: '/srv', home: '/home/me', env: { CLAUDE_CONFIG_DIR: '/env' } });
  expect(request({}).settingSources).toEqual(['user', 'project', 'local']);
});

const paths: [written: string, path: string][] = [
  ['/abs/x', '/abs/x'],
  ['~/x', '/home/me/x'],
  ['~', '/home/me'],
  ['x/../y', '/srv/y'],
];
test.each(paths)('a folder written as %s is %s', (written, path) => {
  expect(request({ addedDirectories: [written] }).addedDirs).toEqual([path]);
  expect(request({ configDirectory: written }).env).toEqual({ CLAUDE_CONFIG_DIR: path });
});

test('flags are known without their dashes, and sources replace the default', () => {
  expect(request({ flags: ['--bare', 'safe-mode'], settingSources: ['user'] })).toMatchObject({
    flags: ['bare', 'safe-mode'],
    settingSources: ['user'],
  });
});
