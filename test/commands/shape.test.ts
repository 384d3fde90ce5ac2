import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Uri as RealUri } from 'vscode';
import type { Control } from '../../src/control';
import { toPosixPath } from '../../src/core/files/path';
import type { Disposable } from '../../src/events';
import { COMMAND } from '../../src/ids';
import type { Imagination } from '../../src/imagination';
import { Inspection } from '../../src/inspection';
import { registerCommands } from '../../src/commands/register';
import { FakeExact } from '../support/fakeExact';
import { editor, QuickInputButtons, Uri, type FakeDocument } from '../support/fakeVscode';
import { project, WS, HOME } from '../support/project';

const user = editor.state;
const faults: unknown[] = [];
let registered: Disposable;

const memory =
  '# Shop\n\n## Releasing\n\nWhen you release, do:\n\n1. Run `npm version minor`.\n2. Tag it.\n\n## Style\n\nTabs.\n';

beforeEach(async () => {
  editor.reset();
  faults.length = 0;
  const inspection = new Inspection();
  registered = registerCommands({
    inspection,
    control: {} as Control,
    exact: new FakeExact(),
    imagination: {} as Imagination,
    log: { fault: (_, error) => void faults.push(error) },
    showLog: () => undefined,
    openOverview: () => undefined,
    extensionUri: Uri.file('/extension') as unknown as RealUri,
    pathOf: (uri) => toPosixPath(uri.fsPath),
  });
  const { inspected } = await project({ files: { 'CLAUDE.md': memory } });
  inspection.accept(inspected, false);
});

afterEach(() => {
  registered.dispose();
  expect(faults).toEqual([]);
});

function open(path: string, text: string, line = 0): FakeDocument {
  const document = editor.document(path, text);
  editor.show(path);
  const active = { line, character: 0 };
  user.activeTextEditor = { document, selection: { active, start: active, end: active, isEmpty: true } };
  return document;
}

describe('Split into Rule and Skill', () => {
  it('proposes both files, and says so when they are made', async () => {
    open(`${WS}/CLAUDE.md`, memory, 6);
    await editor.run(COMMAND.splitRule);
    const [edit] = user.edits;
    expect([...(edit?.created.keys() ?? [])]).toEqual([`${WS}/.claude/skills/releasing/SKILL.md`]);
    expect(edit?.replaced).toMatchObject([
      {
        path: `${WS}/CLAUDE.md`,
        range: { start: { line: 2 }, end: { line: 7 } },
        text: '## Releasing\n\nWhen you release, use the `releasing` skill: it has the steps.',
      },
    ]);
    expect(user.status).toEqual(['Split off the skill releasing']);
  });

  it('says nothing when it is not confirmed', async () => {
    user.agrees = false;
    open(`${WS}/CLAUDE.md`, memory, 6);
    await editor.run(COMMAND.splitRule);
    expect(user.edits).toHaveLength(1);
    expect(user.status).toEqual([]);
  });

  it('says why there is nothing to split', async () => {
    await editor.run(COMMAND.splitRule);
    open(`${WS}/src/a.ts`, 'a');
    await editor.run(COMMAND.splitRule);
    open(`${WS}/.claude/rules/style.md`, '# Style\n\n- Tabs.\n');
    await editor.run(COMMAND.splitRule);
    expect(user.messages).toEqual([
      expect.stringContaining('Open a rule'),
      expect.stringContaining('Open a rule'),
      expect.stringContaining('no numbered steps'),
    ]);
  });
});

describe('Where Should This Instruction Live?', () => {
  /** Answers the questions in order; `<` goes back. */
  async function answer(text: string | undefined, ...labels: string[]): Promise<void> {
    user.type = text;
    const done = editor.run(COMMAND.placeInstruction);
    let before: unknown;
    for (const label of labels) {
      await vi.waitFor(() => expect(user.quickPick !== before && user.quickPick?.shown).toBe(true));
      before = user.quickPick;
      if (label === '<') user.quickPick?.press(QuickInputButtons.Back);
      else user.quickPick?.accept(label);
    }
    await done;
  }
  const itself = 'Claude must think of it by itself';
  const called = 'Only when it is called, or the task is clearly that';

  it('puts a line into CLAUDE.md, and opens it', async () => {
    editor.document(`${WS}/CLAUDE.md`, memory);
    user.files.add(`${WS}/CLAUDE.md`);
    await answer('Use tabs.', itself, 'No', 'No', 'No', 'Everybody in this project');
    expect(user.edits[0]?.replaced).toMatchObject([{ path: `${WS}/CLAUDE.md`, text: '\nUse tabs.\n' }]);
    expect(JSON.stringify([user.shown, user.commands])).toContain(`${WS}/CLAUDE.md`);
  });

  it('makes a CLAUDE.md of the user’s own', async () => {
    await answer('Be short.', itself, 'No', 'No', 'Yes', 'Only me, in all my projects');
    expect([...(user.edits[0]?.created ?? [])]).toEqual([[`${HOME}/.claude/CLAUDE.md`, 'Be short.\n']]);
  });

  it('goes back, and remembers nothing of what was taken back', async () => {
    await answer(
      'Tag it first.',
      itself,
      'Yes',
      '<',
      'No',
      '<',
      '<',
      called,
      'Yes',
      'No',
      'No',
      'Everybody in this project',
    );
    expect([...(user.edits[0]?.created ?? [])]).toEqual([
      [
        `${WS}/.claude/skills/tag-it-first/SKILL.md`,
        '---\nname: tag-it-first\ndescription: Tag it first.\n---\n\nTag it first.\n',
      ],
    ]);
  });

  it('leads to a skill from CLAUDE.md when it has to be recognised', async () => {
    editor.document(`${WS}/CLAUDE.md`, memory);
    await answer('When you release, tag it.', itself, 'Yes', 'No', 'No', 'Everybody in this project');
    const [edit] = user.edits;
    const [skill = ''] = edit?.created.keys() ?? [];
    const name = /skills\/([^/]+)\//.exec(skill)?.[1] ?? 'none';
    expect(edit?.replaced[0]?.text).toBe(`\nWhen you release, use the \`${name}\` skill: it has the steps.\n`);
  });

  it('makes a rule for certain files', async () => {
    await answer('src/api/**', itself, 'No', 'Yes', 'No', 'Everybody in this project');
    expect([...(user.edits[0]?.created.values() ?? [])]).toEqual([
      '---\npaths:\n  - "src/api/**"\n---\n\nsrc/api/**\n',
    ]);
  });

  it('drafts a hook', async () => {
    await answer(
      'npm run lint',
      'At an event, always the same command, without thinking',
      'After each edit',
      'Everybody in this project',
    );
    const [[path, text] = ['', '']] = [...(user.edits[0]?.created ?? [])];
    expect(path).toBe(`${WS}/.claude/settings.json`);
    expect(JSON.parse(text)).toMatchObject({
      hooks: { PostToolUse: [{ matcher: 'Edit|Write', hooks: [{ command: 'npm run lint' }] }] },
    });
  });

  it('takes the selected text', async () => {
    const document = open(`${WS}/notes.md`, 'Use tabs.\nNot this.\n');
    const [start, end] = [
      { line: 0, character: 0 },
      { line: 0, character: 9 },
    ];
    user.activeTextEditor = { document, selection: { start, end, active: end, isEmpty: false } };
    editor.document(`${WS}/CLAUDE.md`, memory);
    await answer(undefined, itself, 'No', 'No', 'No', 'Everybody in this project');
    expect(user.edits[0]?.replaced[0]?.text).toBe('\nUse tabs.\n');
  });

  it('does nothing when it is left', async () => {
    user.type = 'Use tabs.';
    const done = editor.run(COMMAND.placeInstruction);
    await vi.waitFor(() => expect(user.quickPick?.shown).toBe(true));
    user.quickPick?.hide();
    await done;
    user.type = undefined;
    await editor.run(COMMAND.placeInstruction);
    expect(user.edits).toEqual([]);
  });
});
