import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEWEST_KNOWN } from '../../src/core/claudeCode/behaviour';
import type { Path } from '../../src/core/files/path';
import type { Place } from '../../src/core/files/place';
import type { FoundClaude } from '../../src/disk/installedClaude';
import { ClaudeVersion } from '../../src/workspace/claudeVersion';
import { Settings } from '../../src/workspace/settings';
import { editor, FakeMemento } from '../support/fakeVscode';

const place = { start: '/w' as Path, home: '/h' as Path, config: '/h/.claude' as Path } as Place;
const used = { model: 'claude-opus-5', first: undefined };
let found: FoundClaude | undefined;
let looks: boolean[];
let settings: Settings;
let claude: ClaudeVersion;

beforeEach(() => {
  editor.reset();
  settings = new Settings();
  found = undefined;
  looks = [];
  claude = new ClaudeVersion(
    new FakeMemento(),
    settings.claudeVersion,
    () => editor.state.trusted,
    ({ machineWide }) => {
      looks.push(machineWide);
      return Promise.resolve(found);
    },
  );
});
afterEach(() => settings.dispose());

test('the newest known version where there is none', async () => {
  expect(await claude.of(place)).toEqual({ version: NEWEST_KNOWN, how: 'newestKnown', measured: true });
});

test('the one in use here, looked for once', async () => {
  found = { version: '2.1.90', how: 'transcript', used };
  await claude.of(place);
  expect(await claude.of(place)).toEqual({ version: '2.1.90', how: 'transcript', measured: true });
  expect(looks).toEqual([true]);
  claude.forget();
  await claude.of(place);
  expect(looks).toHaveLength(2);
});

test('one that is newer than every measured one says so', async () => {
  found = { version: '99.0.0', how: 'installed', used: undefined };
  expect(await claude.of(place)).toMatchObject({ version: '99.0.0', measured: false });
});

test('what was chosen, before what is set, before what is found', async () => {
  found = { version: '2.1.90', how: 'installed', used: undefined };
  editor.set('contextStack.claudeVersion', '2.1.200');
  expect(await claude.of(place)).toMatchObject({ version: '2.1.200', how: 'setting' });
  await claude.choose('2.1.300');
  expect(await claude.of(place)).toMatchObject({ version: '2.1.300', how: 'setting' });
  await claude.choose(undefined);
  editor.set('contextStack.claudeVersion', 'nonsense');
  expect(await claude.of(place)).toMatchObject({ version: '2.1.90' });
});

test('in a workspace nobody trusts only the config folder is looked at', async () => {
  editor.state.trusted = false;
  await claude.of(place);
  expect(looks).toEqual([false]);
});

test('what the sessions say of the model, whatever version was chosen', async () => {
  expect(await claude.usedIn(place)).toBeUndefined();
  claude.forget();
  found = { version: '2.1.90', how: 'transcript', used };
  editor.set('contextStack.claudeVersion', '2.1.200');
  expect(await claude.usedIn(place)).toEqual(used);
  await claude.of(place);
  expect(looks).toHaveLength(2);
});
