import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { api, backToDemo, show, uri, until, willChange } from './support/demo';

/** The files of the workspace come a little after the first report. */
async function listed(): Promise<void> {
  const { inspection } = await api();
  if (inspection.workspaceFiles) return;
  await new Promise<void>((done) => {
    const listening = inspection.onDidList(() => {
      listening.dispose();
      done();
    });
  });
}

/** The place just behind the first `text` of a file. */
async function behind(name: string, text: string): Promise<vscode.Position> {
  const { document } = await show(name);
  return document.positionAt(document.getText().indexOf(text) + text.length);
}

async function hover(name: string, text: string): Promise<string> {
  const place = await behind(name, text);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri(name), place);
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (content instanceof vscode.MarkdownString ? content.value : ''))
    .join('\n');
}

async function completions(name: string, place: vscode.Position): Promise<string[]> {
  const list = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    uri(name),
    place,
  );
  return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
}

describe('in an instruction file', () => {
  before(async () => {
    await until(() => true);
    await listed();
  });
  beforeEach(backToDemo);
  after(backToDemo);

  it('a hover says what an import means and whether it loads', async () => {
    assert.match(await hover('CLAUDE.md', '@docs/sty'), /It means `docs\/style\.md`\.[\s\S]*It is in the context\./);
    assert.match(await hover('CLAUDE.md', '@docs/glos'), /It does not load\./);
  });

  it('a hover says how a pattern is read and what it matches, and what a key means', async () => {
    assert.match(
      await hover('.claude/rules/api.md', 'src/a'),
      /It matches \d+ files? of the workspace\.[\s\S]*Counted from/,
    );
    assert.match(await hover('.claude/rules/api.md', 'pat'), /it loads when Claude Code touches one that matches/);
  });

  it('imports are links, and lead to their files', async () => {
    await show('CLAUDE.md');
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      uri('CLAUDE.md'),
    );
    assert.ok(links.some(({ target }) => target?.path === uri('docs/style.md').path));
    const place = await behind('CLAUDE.md', '@docs/sty');
    const definitions = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      uri('CLAUDE.md'),
      place,
    );
    const paths = definitions.map((found) => ('uri' in found ? found.uri : found.targetUri).path);
    assert.ok(paths.includes(uri('docs/style.md').path), paths.join(' '));
  });

  it('completion offers paths behind @, and keys of a rule', async () => {
    const editor = await show('CLAUDE.md');
    const end = editor.document.lineAt(editor.document.lineCount - 1).range.end;
    await editor.edit((edit) => edit.insert(end, '\nsee @docs/'));
    const after = editor.document.lineAt(editor.document.lineCount - 1).range.end;
    const offered = await completions('CLAUDE.md', after);
    assert.ok(offered.includes('docs/style.md'), offered.join(' '));
    await vscode.commands.executeCommand('undo');
    const rule = await show('.claude/rules/api.md');
    await rule.edit((edit) => edit.insert(new vscode.Position(2, 0), '\n'));
    await rule.edit((edit) => edit.replace(new vscode.Range(1, 0, 3, rule.document.lineAt(3).text.length), 'pa'));
    assert.ok((await completions('.claude/rules/api.md', new vscode.Position(1, 2))).includes('paths'));
  });

  it('a rename shows the imports it would change, and changes none that nobody ticked', async () => {
    for (const name of ['CLAUDE.md', 'docs/style.md', 'docs/how.md']) willChange(name);
    const { document } = await show('CLAUDE.md');
    const before = document.getText();
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(uri('docs/style.md'), uri('docs/how.md'));
    const state = { isDone: false };
    const renamed = vscode.workspace.applyEdit(edit).then((result) => {
      state.isDone = true;
      return result;
    });
    // the rename waits for somebody to answer the preview
    let answers = 0;
    for (; !state.isDone; answers++) await vscode.commands.executeCommand('refactorPreview.apply');
    assert.ok(await renamed);
    assert.ok(answers > 0);
    await vscode.workspace.fs.stat(uri('docs/how.md'));
    assert.equal(document.getText(), before);
  });
});
