import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Report } from '../../src/core/report';
import { api, backToDemo, named, report, show, until, uri } from './support/demo';

const set = (key: string, value: unknown) =>
  vscode.workspace.getConfiguration().update(key, value, vscode.ConfigurationTarget.Global);

beforeEach(backToDemo);
after(backToDemo);

/** Those of a file that is shown. */
async function lenses(name: string): Promise<string[]> {
  await show(name);
  const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    uri(name),
    100,
  );
  return found.map(({ range, command }) => `${range.start.line}: ${command?.title ?? ''}`);
}

const withoutNumbers = (all: readonly string[]) => all.map((line) => line.replaceAll(/≈ [\d.]+k?/g, '≈ N'));
const unsavedOf = ({ stack }: Report, name: string) => stack.find(({ path }) => named(path) === name)?.unsaved;
const insert = (editor: vscode.TextEditor, line: number, text: string) =>
  editor.edit((edit) => edit.insert(new vscode.Position(line, 0), text));

describe('the code lenses', () => {
  it('of CLAUDE.md say what it weighs and when it is read, and what each section weighs', async () => {
    assert.deepEqual(withoutNumbers(await lenses('CLAUDE.md')), [
      '0: ≈ N tokens · loads at start, place 4 · read by every session',
      '13: ≈ N tokens',
      '18: ≈ N tokens',
      '28: ≈ N tokens',
    ]);
  });

  it('say what waits, what was opened, what is on call and what does not load', async () => {
    const { control } = await api();
    await control.setFollowing(false);
    assert.deepEqual(withoutNumbers(await lenses('.claude/rules/api.md')).slice(0, 1), [
      '0: ≈ N tokens · waits for src/api/**',
    ]);
    await control.setFollowing(true);
    await until(({ waiting }) => !waiting.some(({ path }) => named(path) === '.claude/rules/api.md'));
    assert.deepEqual(withoutNumbers(await lenses('.claude/rules/api.md')).slice(0, 1), [
      '0: ≈ N tokens · read as a file, not told again in this session',
    ]);
    assert.deepEqual(withoutNumbers(await lenses('.claude/skills/release-notes/SKILL.md')).slice(0, 1), [
      '0: listing ≈ N · body ≈ N',
    ]);
    assert.match((await lenses('AGENTS.md'))[0] ?? '', /^0: not loaded: left out, CLAUDE\.md is there$/);
  });

  it('are not there in other files', async () => {
    assert.deepEqual(await lenses('README.md'), []);
    assert.deepEqual(await lenses('src/price.ts'), []);
  });

  it('are as few as the setting says', async () => {
    try {
      await set('contextStack.codeLens', 'file');
      assert.equal((await lenses('CLAUDE.md')).length, 1);
      await set('contextStack.codeLens', 'off');
      assert.deepEqual(await lenses('CLAUDE.md'), []);
    } finally {
      await set('contextStack.codeLens', undefined);
    }
  });
});

describe('what is typed and not saved', () => {
  it('shows at once in report and lens, and is gone after an undo', async () => {
    const { inspection } = await api();
    const editor = await show('CLAUDE.md');
    await until(() => true);
    const before = (await report()).stack;
    let from = 0;
    const weighed = new Promise<number>((done) => {
      const listening = inspection.onDidWeigh(() => {
        listening.dispose();
        done(performance.now() - from);
      });
    });
    from = performance.now();
    await insert(editor, 15, '- Say why it is so, in plain words.\n'.repeat(12));
    console.log(`The change was there ${(await weighed).toFixed(0)} ms after the edit was asked for.`);
    const typed = await report();
    const was = before.find(({ path }) => named(path) === 'CLAUDE.md')?.tokens.count ?? 0;
    assert.ok((unsavedOf(typed, 'CLAUDE.md')?.count ?? 0) > was + 50);
    assert.match((await lenses('CLAUDE.md'))[0] ?? '', /^0: ≈ \S+ → ≈ \S+ when saved · loads at start, place 4/);
    await vscode.commands.executeCommand('undo');
    const undone = await until((now) => unsavedOf(now, 'CLAUDE.md') === undefined);
    assert.deepEqual(undone.stack, before);
    assert.match((await lenses('CLAUDE.md'))[0] ?? '', /^0: ≈ \S+ tokens · loads at start/);
  });

  it('becomes the exact weight when the hands rest', async () => {
    const editor = await show('CLAUDE.md');
    await insert(editor, 15, '- One more.\n');
    const { inspection } = await api();
    await new Promise<void>((done) => {
      const listening = inspection.onDidChange(() => {
        if (!inspection.report || !unsavedOf(inspection.report, 'CLAUDE.md')) return;
        listening.dispose();
        done();
      });
    });
    const { inspected } = inspection;
    assert.ok(inspected);
    const text = editor.document.getText();
    // comments are not sent
    const sent = text.replaceAll(/^<!--.*-->\n\n?/gm, '').trim();
    assert.equal(unsavedOf(inspected.report, 'CLAUDE.md')?.count, inspected.count(sent).count);
  });

  it('shows in the lens of a rule that waits', async () => {
    const editor = await show('.claude/rules/api.md');
    await insert(editor, editor.document.lineCount, '- Answer in JSON, with a code for each fault.\n'.repeat(9));
    assert.match((await lenses('.claude/rules/api.md'))[0] ?? '', /^0: ≈ \S+ → ≈ \S+ when saved · /);
    await vscode.commands.executeCommand('undo');
  });
});
