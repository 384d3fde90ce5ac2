import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCountExactly } from '../../src/commands/countExactly';
import type { CommandDeps } from '../../src/commands/deps';
import type { Inspected } from '../../src/core/inspect';
import type { Disposable } from '../../src/events';
import { COMMAND } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import { report } from '../page/report';
import { FakeExact } from '../support/fakeExact';
import { editor } from '../support/fakeVscode';

const KEY = 'sk-ant-made-up-for-tests';
const user = editor.state;
let exact: FakeExact;
let inspection: Inspection;
let registered: Disposable;
let faults: unknown[];

beforeEach(() => {
  editor.reset();
  [exact, inspection, faults] = [new FakeExact(), new Inspection(), []];
  const log = { fault: (_: string, error: unknown) => void faults.push(error) };
  const deps: Pick<CommandDeps, 'exact' | 'inspection' | 'log' | 'showLog'> = {
    exact,
    inspection,
    log,
    showLog: () => undefined,
  };
  registered = registerCountExactly(deps as CommandDeps);
  inspection.accept({ report } as unknown as Inspected, false);
});
afterEach(() => registered.dispose());

describe('Count Exactly…', () => {
  it('says what is sent and what is not, before anything is asked for', async () => {
    await editor.run(COMMAND.countExactly);
    expect(user.messages).toEqual(['Count exactly in this workspace?']);
    expect(user.modal).toContain('memory files, rules, what they import and skills');
    expect(user.modal).toContain('api.anthropic.com');
    expect(user.modal).toMatch(/Not sent: source files, .*unsaved edits, transcripts/);
    expect([exact.did, user.input]).toEqual([[], undefined]);
  });

  it('asks for a key where none is stored, and shows no letter of it', async () => {
    user.answer = 'Count Exactly';
    user.type = ` ${KEY}\n`;
    await editor.run(COMMAND.countExactly);
    expect(user.input).toMatchObject({ password: true, ignoreFocusOut: true });
    expect(user.input).not.toHaveProperty('value');
    expect(exact.did).toEqual([`on with ${KEY}`]);
    expect(user.status).toEqual(['Counting exactly']);
    expect(JSON.stringify([user.messages, user.status, user.input, faults])).not.toContain(KEY);
  });

  it.each(['', 'sk-ant-', 'sk-other-12345678', 'sk-ant-with a space', `sk-ant-${'x'.repeat(400)}`])(
    'takes no slip of the clipboard: %j',
    async (typed) => {
      user.answer = 'Count Exactly';
      user.type = typed;
      await editor.run(COMMAND.countExactly);
      expect(user.invalid).toBe('A key begins with sk-ant- and has no spaces.');
      expect(exact.did).toEqual([]);
    },
  );

  it('stays off when no key is entered', async () => {
    user.answer = 'Count Exactly';
    await editor.run(COMMAND.countExactly);
    expect([exact.did, user.status]).toEqual([[], []]);
  });

  it('takes the key that is stored', async () => {
    user.answer = 'Count Exactly';
    exact.hasKey = true;
    await editor.run(COMMAND.countExactly);
    expect([exact.did, user.input]).toEqual([['on'], undefined]);
  });

  it.each([
    ['key', [`on with ${KEY}`]],
    ['noKey', [`on with ${KEY}`]],
    ['network', ['on']],
  ] as const)('after it stopped because of %s asks no second time for leave', async (why, did) => {
    exact.state = { kind: 'stopped', why };
    exact.hasKey = true;
    user.type = KEY;
    await editor.run(COMMAND.countExactly);
    expect([exact.did, user.messages]).toEqual([did, []]);
  });

  it('from the message about a wrong key asks for another one', async () => {
    exact.state = { kind: 'stopped', why: 'model' };
    exact.hasKey = true;
    await editor.run(COMMAND.countExactly, 'anotherKey');
    expect(exact.did).toEqual([]);
    user.type = KEY;
    await editor.run(COMMAND.countExactly, 'anotherKey');
    expect(exact.did).toEqual([`on with ${KEY}`]);
  });

  it('is refused in Restricted Mode and where there is nothing to count', async () => {
    exact.allowed = false;
    await editor.run(COMMAND.countExactly);
    exact.allowed = true;
    inspection.become({ kind: 'virtual' });
    await editor.run(COMMAND.countExactly);
    expect(user.messages).toEqual([
      'This folder is not trusted (Restricted Mode), so nothing is sent. Counts stay estimated.',
      expect.stringContaining('not on a disk'),
    ]);
    expect([exact.did, faults]).toEqual([[], []]);
  });
});

it('turns off, and forgets the key', async () => {
  await editor.run(COMMAND.countExactlyOff);
  await editor.run(COMMAND.forgetApiKey);
  expect(exact.did).toEqual(['off', 'forget']);
  expect(user.status).toEqual(['Exact counts are off', 'The API key is forgotten, exact counts are off']);
});
