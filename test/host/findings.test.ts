/** Findings in the real editor: in the list of problems, as they come and go. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Fix } from '../../src/core/findings/finding';
import { api, at, backToDemo, show, uri, willChange, write } from './support/demo';

const set = (key: string, value: unknown) =>
  vscode.workspace.getConfiguration().update(key, value, vscode.ConfigurationTarget.Global);

const RULE = '.claude/rules/dead.md';
const DEAD = '---\npaths: ./src/**\n---\n\nPrices are whole cents.\n';

/** `code line:character severity` of each problem of ours in a file. */
const problemsOf = (name: string): string[] =>
  vscode.languages
    .getDiagnostics(uri(name))
    .filter(({ source }) => source === 'contextStack')
    .map(({ code, range, severity }) => {
      const value = typeof code === 'object' ? code.value : code;
      return `${value} ${range.start.line}:${range.start.character} ${vscode.DiagnosticSeverity[severity]}`;
    });

/** Waits until the problems of a file are these; a test that waits too long ends by mocha's own clock. */
async function untilProblems(name: string, holds: (problems: readonly string[]) => boolean): Promise<void> {
  if (holds(problemsOf(name))) return;
  await new Promise<void>((resolve) => {
    const listening = vscode.languages.onDidChangeDiagnostics(() => {
      if (!holds(problemsOf(name))) return;
      listening.dispose();
      resolve();
    });
  });
}

const dead = 'dead-pattern 1:7 Warning';
const isDead = (problems: readonly string[]) => problems.includes(dead);
const isFine = (problems: readonly string[]) => !problems.some((problem) => problem.startsWith('dead-pattern'));

describe('findings', () => {
  beforeEach(backToDemo);
  after(backToDemo);

  it('come and go with what is on disk', async () => {
    write(RULE, DEAD);
    await untilProblems(RULE, isDead);
    write(RULE, DEAD.replace('./', ''));
    await untilProblems(RULE, isFine);
  });

  it('follow what is typed before it is saved', async () => {
    write(RULE, DEAD);
    const editor = await show(RULE);
    await untilProblems(RULE, isDead);
    await editor.edit((edit) => edit.delete(new vscode.Range(1, 7, 1, 9)));
    await untilProblems(RULE, isFine);
    assert.ok(editor.document.isDirty);
  });

  it('have the severity that is set, and are gone when they are off', async () => {
    try {
      write(RULE, DEAD);
      await untilProblems(RULE, isDead);
      await set('contextStack.findings.severity', { 'dead-pattern': 'error' });
      await untilProblems(RULE, (problems) => problems.includes('dead-pattern 1:7 Error'));
      await set('contextStack.findings.severity', { 'dead-pattern': 'off' });
      await untilProblems(RULE, isFine);
    } finally {
      await set('contextStack.findings.severity', undefined);
    }
  });

  it('are of the report that is shown', async () => {
    write(RULE, DEAD);
    await untilProblems(RULE, isDead);
    const { inspection } = await api();
    assert.ok(inspection.findings.some(({ code }) => code === 'dead-pattern'));
  });
});

/** Files that are wrong, by name; the code that is found in the first of them, and one that is there once it is mended. */
const wrong: readonly (readonly [code: string, files: Readonly<Record<string, string>>, then: string])[] = [
  ['dead-pattern', { [RULE]: DEAD }, RULE],
  ['lost-frontmatter', { [RULE]: '\n---\npaths: src/api/**\n---\n\nx\n' }, RULE],
  ['misnamed-key', { [RULE]: '---\nPaths: src/api/**\n---\n\nx\n' }, RULE],
  ['wrong-extension', { '.claude/rules/other.txt': 'Use tabs.\n' }, '.claude/rules/other.md'],
  [
    'skill-misplaced',
    { '.claude/skills/draw/skill.md': '---\ndescription: Draws.\n---\nDraw.\n' },
    '.claude/skills/draw/SKILL.md',
  ],
  ['import-not-loaded', { '.claude/rules/see.md': 'Read @../../docs/styel.md first.\n' }, '.claude/rules/see.md'],
];

describe('a quick fix', () => {
  beforeEach(backToDemo);
  after(backToDemo);

  for (const [code, files, then] of wrong) {
    it(`mends ${code}`, async () => {
      const [name = ''] = Object.keys(files);
      willChange(then);
      for (const [each, text] of Object.entries(files)) write(each, text);
      await untilProblems(name, (problems) => problems.some((problem) => problem.startsWith(`${code} `)));
      // the editor asks for fixes only where a file is open
      await show(name);
      const { inspection } = await api();
      const finding = inspection.findings.find((each) => each.code === code && each.path === at(name));
      assert.ok(finding);
      const { startLine, startCharacter, endLine, endCharacter } = finding.range;
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        uri(name),
        new vscode.Range(startLine, startCharacter, endLine, endCharacter),
      );
      const offered = actions.find(({ command }) => command?.command === 'contextStack.applyFix');
      const [fix] = (offered?.command?.arguments ?? []) as [Fix?];
      assert.ok(fix, `no fix among ${actions.map(({ title }) => title).join(', ')}`);
      assert.ok(await vscode.workspace.applyEdit(editOf(fix)));
      await vscode.workspace.saveAll(false);
      await untilProblems(name, (problems) => !problems.some((problem) => problem.startsWith(`${code} `)));
      await vscode.workspace.fs.stat(uri(then));
    });
  }
});

/** What the preview would do once it is confirmed. */
function editOf({ changes }: Fix): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  for (const change of changes) {
    const file = vscode.Uri.file(change.path);
    if (change.kind === 'create') edit.createFile(file, { contents: Buffer.from(change.text) });
    else if (change.kind === 'rename') edit.renameFile(file, vscode.Uri.file(change.to));
    else {
      const { startLine, startCharacter, endLine, endCharacter } = change.range;
      edit.replace(file, new vscode.Range(startLine, startCharacter, endLine, endCharacter), change.text);
    }
  }
  return edit;
}
