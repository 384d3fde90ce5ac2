import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('the extension', () => {
  it('is found and activates', async () => {
    const extension = vscode.extensions.getExtension('context-stack.context-stack');
    assert.ok(extension, 'the editor does not know the extension');
    await extension.activate();
    assert.equal(extension.isActive, true);
  });
});
