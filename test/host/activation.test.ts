import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { api, extension, until } from './support/demo';

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

describe('the extension', () => {
  it('is found, activates, and makes a report of the demo', async () => {
    const found = extension();
    const already = found.isActive;
    const from = performance.now();
    await found.activate();
    const took = performance.now() - from;
    console.log(already ? 'It was active before the tests began.' : `Activation took ${took.toFixed(1)} ms.`);
    const { inspection } = await api();
    const { start } = await until(() => true);
    console.log(`The first report was there ${(performance.now() - from).toFixed(0)} ms after that.`);
    assert.equal(found.isActive, true);
    assert.deepEqual(inspection.status, { kind: 'ready', restricted: false });
    assert.equal(start, vscode.workspace.workspaceFolders?.[0]?.uri.fsPath);
  });

  it('registers every command of its manifest, and no other of its own', async () => {
    const { contributes } = extension().packageJSON as Manifest;
    const wanted = contributes.commands.map(({ command }) => command);
    const all = await vscode.commands.getCommands(true);
    // The editor makes commands for each view out of the view's own name.
    const ofViews = /^contextStack\.(stack|activity|skills|budget)\./;
    const own = all.filter((command) => command.startsWith('contextStack.') && !ofViews.test(command));
    assert.deepEqual(own.toSorted(), wanted.toSorted());
  });
});
