import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Settings } from '../../src/workspace/settings';
import { terminalPath } from '../../src/workspace/terminalPath';
import { editor } from '../support/fakeVscode';

type Collection = Parameters<typeof terminalPath>[0];

test('the folder is at the end of PATH while the setting is on', () => {
  editor.reset();
  const variables = new Map<string, string>();
  const collection = {
    append: (name: string, value: string) => variables.set(name, value),
    replace: (name: string, value: string) => variables.set(name, value),
    clear: () => variables.clear(),
  } as unknown as Collection;
  const settings = new Settings();
  const path = terminalPath(collection, settings.terminalPath, '/ext/media/bin', '/editor/node');
  expect(Object.fromEntries(variables)).toEqual({
    PATH: `${delimiter}/ext/media/bin`,
    CONTEXT_STACK_NODE: '/editor/node',
  });
  editor.set('contextStack.terminal.addToPath', false);
  expect(variables.size).toBe(0);
  path.dispose();
  editor.set('contextStack.terminal.addToPath', true);
  expect(variables.size).toBe(0);
  settings.dispose();
});

describe('the script', () => {
  let root: string;
  const script = (): string => `${root}/an extension/media/bin/context-stack`;
  beforeEach(() => {
    root = mkdtempSync(`${tmpdir()}/terminal-`);
    for (const folder of ['media/bin', 'dist']) mkdirSync(`${root}/an extension/${folder}`, { recursive: true });
    copyFileSync('media/bin/context-stack', script());
    writeFileSync(
      `${root}/an extension/dist/cli.js`,
      'console.log(JSON.stringify([process.argv.slice(2), process.env.ELECTRON_RUN_AS_NODE ?? null])); process.exit(3)',
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Without the machine's Node: only the few programs the script itself needs are found. */
  const bare = (): string => {
    mkdirSync(`${root}/bin`);
    for (const name of ['dirname', 'readlink', 'sh']) {
      symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), `${root}/bin/${name}`);
    }
    return `${root}/bin`;
  };

  test('can be run, and is told to Windows in its own lines', () => {
    expect(statSync('media/bin/context-stack').mode & 0o111).toBe(0o111);
    expect(readFileSync('media/bin/context-stack.cmd', 'utf8')).toMatch(/^@echo off\r\n/);
  });

  test('hands arguments and exit code through, also by a link', () => {
    symlinkSync('an extension/media/bin/context-stack', `${root}/linked`);
    for (const path of [script(), `${root}/linked`]) {
      const run = spawnSync(path, ['inspect', 'a b', '*'], { encoding: 'utf8' });
      expect([run.stdout.trim(), run.status]).toEqual(['[["inspect","a b","*"],null]', 3]);
    }
  });

  test("runs with the editor's own Node where the machine has none", () => {
    const env = { PATH: bare(), CONTEXT_STACK_NODE: process.execPath };
    const run = spawnSync(script(), ['x'], { encoding: 'utf8', env });
    expect([run.stdout.trim(), run.status]).toEqual(['[["x"],"1"]', 3]);
  });

  test('says what is missing where there is neither', () => {
    const run = spawnSync(script(), [], { encoding: 'utf8', env: { PATH: bare() } });
    expect([run.status, run.stderr]).toEqual([127, expect.stringContaining('Node.js was not found')]);
  });
});
