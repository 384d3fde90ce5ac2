import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { api, backToDemo, eventsOf, open, report, show, stackOf, until, uri, willChange } from './support/demo';

beforeEach(backToDemo);
after(backToDemo);

const atStart = [
  'memory managed/CLAUDE.md',
  'memory ~/.claude/CLAUDE.md',
  'rule ~/.claude/rules/testing.md',
  'memory CLAUDE.md',
  'import docs/style.md',
  'import docs/tone.md',
  'rule .claude/rules/commits.md',
  'rule .claude/rules/releases.md',
  'memory CLAUDE.local.md',
  'autoMemory ~/.claude/projects/KEY/memory/MEMORY.md',
  'skillListing',
];

describe('following the editor', () => {
  it('has at start what Claude Code 2.1.332 loads in the demo, in its order', async () => {
    assert.deepEqual(stackOf(await report()), atStart);
  });

  it('loads the rule of a file that is opened, and the memory file of its folder', async () => {
    await open('src/api/user.ts');
    await open('packages/web/src/App.tsx');
    const now = await report();
    assert.deepEqual(eventsOf(now), ['read src/api/user.ts', 'read packages/web/src/App.tsx']);
    assert.deepEqual(stackOf(now), [...atStart, 'rule .claude/rules/api.md', 'memory packages/web/CLAUDE.md']);
  });

  it('reads a file once while it stays in front, and again when one comes back to it', async () => {
    await open('src/price.ts');
    await show('src/price.ts');
    await open('src/server.ts');
    await show('src/price.ts');
    const now = await until(({ steps }) => steps.length > 3);
    assert.deepEqual(eventsOf(now), ['read src/price.ts', 'read src/server.ts', 'read src/price.ts']);
  });

  it('takes a burst of changes for one edit', async () => {
    const editor = await open('src/price.ts');
    for (const letter of 'abc') await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), letter));
    await until((now) => eventsOf(now).includes('edit src/price.ts'));
    // Whatever comes after it stands behind it: by then a second edit of the burst would be there.
    await open('src/server.ts');
    assert.deepEqual(eventsOf(await report()), ['read src/price.ts', 'edit src/price.ts', 'read src/server.ts']);
  });

  it('takes a save for a write, after the edit that it ends', async () => {
    willChange('src/price.ts');
    const editor = await open('src/price.ts');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '// '));
    await editor.document.save();
    const now = await until((each) => eventsOf(each).includes('write src/price.ts'));
    assert.deepEqual(eventsOf(now), ['read src/price.ts', 'edit src/price.ts', 'write src/price.ts']);
  });

  it('hears nothing of a diff, of output, of settings and of a document that is no file', async () => {
    await open('src/price.ts');
    await vscode.commands.executeCommand('vscode.diff', uri('src/server.ts'), uri('src/price.test.ts'));
    await vscode.commands.executeCommand('contextStack.showLog');
    await vscode.commands.executeCommand('workbench.action.openSettingsJson');
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content: 'a note' }));
    // Events come in order: this one would stand behind any of the others.
    await open('src/api/answer.ts');
    assert.deepEqual(eventsOf(await report()), ['read src/price.ts', 'read src/api/answer.ts']);
  });

  it('hears nothing while it is off, and what is in front once it is on again', async () => {
    await vscode.commands.executeCommand('contextStack.followOff');
    await show('src/price.ts');
    await show('src/server.ts');
    await vscode.commands.executeCommand('contextStack.followOn');
    const now = await until(({ steps }) => steps.length > 1);
    assert.deepEqual(eventsOf(now), ['read src/server.ts']);
  });

  it('toggles between the two', async () => {
    const { control } = await api();
    await vscode.commands.executeCommand('contextStack.toggleFollow');
    assert.equal(control.following, false);
    await vscode.commands.executeCommand('contextStack.toggleFollow');
    assert.equal(control.following, true);
  });
});
