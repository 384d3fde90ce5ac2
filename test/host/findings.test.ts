/** Findings in the real editor: in the list of problems, as they come and go. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { api, backToDemo, show, uri, write } from './support/demo';

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
  before(() => set('files.autoSave', 'off'));
  beforeEach(backToDemo);
  after(backToDemo);
  after(() => set('files.autoSave', undefined));

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
