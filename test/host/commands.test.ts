import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { api, asPath, at, backToDemo, eventsOf, named, open, report, show, stackOf, until, uri } from './support/demo';

beforeEach(backToDemo);
after(backToDemo);

const run = (command: string, ...args: unknown[]) => vscode.commands.executeCommand(`contextStack.${command}`, ...args);

describe('the commands', () => {
  it('begin a new session, in which nothing has been read', async () => {
    await open('src/api/user.ts');
    await run('newSession');
    const now = await until(({ steps }) => steps.length === 1);
    assert.equal(
      now.stack.some(({ path }) => named(path) === '.claude/rules/api.md'),
      false,
    );
  });

  it('put a turn and a compaction into the session', async () => {
    await open('src/api/user.ts');
    await run('simulateTurn');
    await run('simulateCompaction');
    assert.deepEqual(eventsOf(await report()), ['read src/api/user.ts', 'turn', 'compact']);
  });

  it('mention a file, and take it back', async () => {
    await run('mentionFile', uri('src/price.ts'));
    assert.deepEqual(eventsOf(await report()), ['mention src/price.ts']);
    await run('forgetEvent', { step: 1 });
    assert.deepEqual(eventsOf(await report()), []);
  });

  it('copy the stack as Markdown', async () => {
    await vscode.env.clipboard.writeText('');
    await run('copyStack');
    const lines = (await vscode.env.clipboard.readText()).split('\n');
    assert.equal(lines[0], '## Context Stack');
    assert.deepEqual(
      lines.flatMap((line) => /^(\d+)\. `[^`]*?([^`/]+)`/.exec(line)?.slice(1).join(' ') ?? []).slice(3, 6),
      ['4 CLAUDE.md', '5 style.md', '6 tone.md'],
    );
    assert.deepEqual(
      lines.filter((line) => line.startsWith('#')),
      ['## Context Stack', '### Waiting', '### Not loaded'],
    );
    assert.equal(
      lines.find((line) => line.includes('glossary')),
      '- `docs/glossary.md` — `CLAUDE.md` imports `@docs/glossary.md` at line 25, but there is no such file.',
    );
  });

  it('open a layer as it is sent: read-only, without frontmatter and comments', async () => {
    const { stack } = await report();
    const id = stack.find(({ path }) => named(path) === 'CLAUDE.md')?.id;
    await run('openAsSent', id);
    const { document } = vscode.window.activeTextEditor ?? assert.fail('no editor');
    const text = document.getText();
    await vscode.commands.executeCommand('type', { text: 'x' });
    assert.equal(document.getText(), text);
    assert.equal(text.startsWith('# Teashop'), true);
    assert.deepEqual(text.match(/<!--.*?-->/gs), ['<!-- idempotent by header -->']);
    assert.deepEqual(eventsOf(await report()), []);
  });

  it('open the file of a row at a line', async () => {
    await run('openLayer', at('CLAUDE.md'), 25);
    const editor = vscode.window.activeTextEditor ?? assert.fail('no editor');
    assert.equal(named(editor.document.uri.fsPath), 'CLAUDE.md');
    assert.equal(editor.selection.active.line, 24);
  });

  it('say why a file is loaded, in a document that is drawn', async () => {
    await run('why', at('.claude/rules/api.md'));
    const card = vscode.workspace.textDocuments.find(({ uri: { scheme } }) => scheme === 'context-stack-card');
    assert.deepEqual(card?.getText().split('\n').slice(2, 7), [
      '**Not in the context yet.**',
      '',
      'Waits for a touched file that matches `src/api/**`, seen from the start directory.',
      '',
      'To load it: Read, edit or write a file that matches `src/api/**`.',
    ]);
  });

  it('say what reading a file would load, and leave the session as it is', async () => {
    const before = (await report()).steps.length;
    await run('whatIfTouched', at('src/api/user.ts'));
    const card = vscode.workspace.textDocuments.find(({ uri: { query } }) => query.includes('kind=reading'));
    assert.match(card?.getText() ?? '', /Would load, in this order[\s\S]*api\\\.md/);
    assert.equal((await report()).steps.length, before);
  });

  it('refuse what cannot be done without a fault', async () => {
    await run('openLayer', at('nowhere.md'));
    await run('openAsSent', 'no such layer');
    await run('forgetEvent', { step: 0 });
    await run('showStep', { step: 99 });
    const { inspection } = await api();
    assert.equal(inspection.status.kind, 'ready');
  });
});

describe('the version of Claude Code', () => {
  it('2.1.90 gives another answer than 2.1.332', async () => {
    const { control } = await api();
    await control.add({ kind: 'edit', path: asPath('src/api/user.ts') });
    assert.equal(stackOf(await report()).at(-1), 'rule .claude/rules/api.md');
    await control.chooseClaude('2.1.90');
    const now = await report();
    assert.deepEqual(now.claude, { version: '2.1.90', how: 'setting', measured: true });
    assert.equal(stackOf(now).at(-1), 'skillListing');
    assert.deepEqual(
      now.steps.at(-1)?.notes.map(({ code }) => code),
      ['triggerSince'],
    );
  });
});

describe('the hover on the first line', () => {
  const hover = async (name: string, line: number): Promise<string[]> => {
    const found = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      uri(name),
      new vscode.Position(line, 0),
    );
    return found.flatMap(({ contents }) => contents.map((each) => (each as vscode.MarkdownString).value));
  };

  it('tells the effective rules of a code file', async () => {
    await open('src/api/user.ts');
    const [card = '', ...others] = await hover('src/api/user.ts', 0);
    const names = [...card.matchAll(/^(\d+) \[(.*?)\]/gm)].map(
      ([, place, name]) => `${place} ${name?.replaceAll('\\', '')}`,
    );
    assert.deepEqual(others, []);
    assert.deepEqual([names.length, names[0], names.at(-1)], [11, '1 CLAUDE.md', '12 api.md']);
    assert.match(card, /matched `src\/api\/\*\*` by `user\.ts` — HTTP routes/);
    assert.match(card, /^Skills for it: \[api\\-docs\]/m);
  });

  it('is not there on another line', async () => {
    await show('src/api/user.ts');
    assert.deepEqual(await hover('src/api/user.ts', 1), []);
  });

  it('is not there once it was turned off', async () => {
    const settings = vscode.workspace.getConfiguration();
    await settings.update('contextStack.hover', 'off', vscode.ConfigurationTarget.Global);
    try {
      assert.deepEqual(await hover('src/api/user.ts', 0), []);
    } finally {
      await settings.update('contextStack.hover', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
