import { afterEach, beforeEach, expect, test } from 'vitest';
import { Settings } from '../../src/workspace/settings';
import { editor } from '../support/fakeVscode';

let settings: Settings;
beforeEach(() => {
  editor.reset();
});
afterEach(() => settings.dispose());

test('what is not set has no value, following is on', () => {
  settings = new Settings();
  expect(settings.claudeVersion.value).toBeUndefined();
  expect(settings.follow.value).toBe(true);
  expect(settings.addedDirectories.value).toEqual([]);
});

test.each(['', 'auto', 7, null])('%j names no version', (value) => {
  editor.set('contextStack.claudeVersion', value);
  settings = new Settings();
  expect(settings.claudeVersion.value).toBeUndefined();
});

test('a change is told to those who ask for that setting', () => {
  settings = new Settings();
  const told: unknown[] = [];
  settings.model.onDidChange((value) => told.push(value));
  settings.follow.onDidChange((value) => told.push(value));
  editor.set('contextStack.model', 'opus');
  editor.set('contextStack.model', 'opus');
  editor.set('contextStack.follow', false);
  expect(told).toEqual(['opus', false]);
});

test('in a workspace nobody trusts, its paths do not count until it is trusted', () => {
  editor.state.trusted = false;
  editor.set('contextStack.configDirectory', '/theirs');
  editor.state.userSettings.set('contextStack.startDirectory', 'mine');
  settings = new Settings();
  const told: unknown[] = [];
  settings.configDirectory.onDidChange((value) => told.push(value));
  expect([settings.configDirectory.value, settings.startDirectory.value]).toEqual([undefined, 'mine']);
  editor.trust();
  expect(told).toEqual(['/theirs']);
});
