import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Uri as RealUri } from 'vscode';
import type { CommandDeps } from '../../src/commands/deps';
import { registerCards } from '../../src/commands/cards';
import { registerNewRule } from '../../src/commands/newRule';
import { registerNewSkill } from '../../src/commands/newSkill';
import { registerShowFolderRules } from '../../src/commands/showFolderRules';
import { broughtBy } from '../../src/core/explain/reading';
import { explain } from '../../src/core/explain/explain';
import { lookAt, readBeside, readNow } from '../../src/core/explain/sight';
import { FileIndex } from '../../src/core/files/fileIndex';
import { toPosixPath } from '../../src/core/files/path';
import { memoryFileOf, skillFileOf } from '../../src/core/parse/memo';
import { DisposableStore } from '../../src/events';
import { CARD_SCHEME, COMMAND } from '../../src/ids';
import type { Imagination } from '../../src/imagination';
import { Inspection } from '../../src/inspection';
import { filesBelow } from '../support/examined';
import { editor, Uri } from '../support/fakeVscode';
import { project, WS } from '../support/project';

const user = editor.state;
let store: DisposableStore;
let inspection: Inspection;

const files = {
  'CLAUDE.md': '# Root\n',
  '.claude/rules/api.md': '---\npaths: src/api/**\n---\nAPI\n',
  '.claude/rules/ts.md': '---\npaths: "*.ts"\n---\nTS\n',
  '.claude/rules/css.md': '---\npaths: "*.css"\n---\nCSS\n',
  'src/CLAUDE.md': '# Source\n',
  'src/api/user.ts': '',
  'src/api/order.ts': '',
  'src/page.html': '',
};

beforeEach(async () => {
  editor.reset();
  store = new DisposableStore();
  inspection = new Inspection();
  const { inspected, tree } = await project({ files });
  inspection.accept(inspected, false);
  inspection.list({ index: new FileIndex(await filesBelow(tree, WS)), instructions: new Map() });
  const imagination: Imagination = {
    explain: async (path, touch) => explain(await lookAt(tree, inspected, path, touch)),
    below: (folder) => readBeside(tree, inspected, folder),
    after: (file) => readNow(tree, inspected, file),
    reading: async (file) => broughtBy(inspected, await readNow(tree, inspected, file), file),
  };
  const log: CommandDeps['log'] = {
    fault: (_, error) => {
      throw error;
    },
  };
  const deps = {
    inspection,
    imagination,
    log,
    showLog: () => undefined,
    pathOf: (uri: RealUri) => (uri.scheme === 'file' ? toPosixPath(uri.fsPath) : undefined),
  } as unknown as CommandDeps;
  for (const register of [registerNewRule, registerNewSkill, registerShowFolderRules, registerCards])
    store.add(register(deps));
});

afterEach(() => {
  store.dispose();
});

const behaviour = () => inspection.inspected!.replayed.world.behaviour;
const proposed = (path: string) => ({ kind: 'text', text: user.proposed.get(path) ?? '', real: WS, bytes: 0 }) as const;

describe('a new rule', () => {
  it.each([
    ['/top/ws/src/api', 'src/api/**'],
    ['/top/ws/src', '/src/**'],
    ['/top/ws/app/[id]', 'app/\\[id\\]/**'],
  ])('for %s has the pattern %s, is proposed, and opens', async (folder, pattern) => {
    user.type = 'my-rule';
    await editor.run(COMMAND.newRule, Uri.file(folder));
    const path = '/top/ws/.claude/rules/my-rule.md';
    expect(memoryFileOf(proposed(path), behaviour()).paths).toEqual({ kind: 'patterns', patterns: [pattern] });
    expect(user.proposed.get(path)).toContain('# My rule\n');
    expect(user.commands.at(-1)?.[0]).toBe('vscode.open');
  });

  it('for the start directory itself has no condition', async () => {
    user.type = 'all';
    await editor.run(COMMAND.newRule, Uri.file('/top/ws'));
    expect(user.proposed.get('/top/ws/.claude/rules/all.md')).toMatch(/^# All\n/);
  });

  it('is for the folder of the file in the editor when it is run on none, and needs one', async () => {
    user.type = 'x';
    await editor.run(COMMAND.newRule);
    expect(user.messages).toEqual([expect.stringContaining('Open a file of the folder first')]);
    editor.show('/top/ws/src/api/user.ts');
    await editor.run(COMMAND.newRule);
    expect(user.input?.value).toBe('api');
    expect(user.proposed.get('/top/ws/.claude/rules/x.md')).toContain('"src/api/**"');
  });

  it.each(['a b', '../x', '', 'ü', '-a', 'a--b', 'a'.repeat(65), 'a/b'])('is not called %j', async (name) => {
    user.type = name;
    await editor.run(COMMAND.newRule, Uri.file('/top/ws/src'));
    expect(user.invalid).toContain('letters, digits');
    expect(user.proposed.size).toBe(0);
  });

  it('never takes the place of a file', async () => {
    user.files.add('/top/ws/.claude/rules/api.md');
    user.type = 'api';
    await editor.run(COMMAND.newRule, Uri.file('/top/ws/src'));
    expect(user.messages).toEqual([expect.stringContaining('There is')]);
    expect(user.proposed.size).toBe(0);
  });

  it('that is not agreed to opens nothing', async () => {
    user.agrees = false;
    user.type = 'x';
    await editor.run(COMMAND.newRule, Uri.file('/top/ws/src'));
    expect(user.commands).toEqual([]);
  });
});

describe('a new skill', () => {
  it.each([
    ['In this project', '/top/ws/.claude/skills/deploy/SKILL.md'],
    ['In your own folder, for every project', '/home/me/.claude/skills/deploy/SKILL.md'],
  ])('%s is %s', async (place, path) => {
    user.choose = place;
    user.type = 'deploy';
    await editor.run(COMMAND.newSkill);
    const skill = skillFileOf(proposed(path), behaviour());
    expect([skill.label, skill.description]).toEqual(['deploy', 'deploy']);
    expect(user.commands.at(-1)?.[0]).toBe('vscode.open');
  });

  it('is not made where no place is chosen', async () => {
    user.type = 'deploy';
    await editor.run(COMMAND.newSkill);
    expect(user.proposed.size).toBe(0);
  });
});

describe('what would load if a file was touched', () => {
  it('is a card, of the file it is run on', async () => {
    await editor.run(COMMAND.whatIfTouched, Uri.file('/top/ws/src/api/user.ts'));
    const uri = user.documents.at(-1)!.uri;
    const card = await user.content.get(CARD_SCHEME)?.provideTextDocumentContent(uri);
    expect(card).toContain('What reading src\\/api\\/user\\.ts now would load');
    expect(card).toMatch(/src\\\/CLAUDE\\\.md[\s\S]*api\\\.md/);
    expect(uri.path).toBe('/What user.ts would load.md');
    expect(inspection.report?.steps).toHaveLength(1);
  });

  it('asks for a file of the index else', async () => {
    const done = editor.run(COMMAND.whatIfTouched);
    await Promise.resolve();
    user.quickPick!.type('ORDER');
    await Promise.resolve();
    expect(user.quickPick!.items.map(({ label }) => label)).toEqual(['order.ts']);
    expect(user.searched).toEqual([]);
    user.quickPick!.hide();
    await done;
    expect(user.documents).toEqual([]);
  });
});

describe('why', () => {
  it('can be asked of instruction files the session has not been near', async () => {
    const there = toPosixPath('/top/ws/src/CLAUDE.md');
    const state = { kind: 'text', text: '# Source\n', real: there, bytes: 9 } as const;
    inspection.list({ index: new FileIndex([there]), instructions: new Map([[there, state]]) });
    await editor.run(COMMAND.why);
    expect(user.offered.slice(-2).map(({ label }) => label)).toEqual(['elsewhere in the workspace', 'CLAUDE.md']);
    await editor.run(COMMAND.why, there);
    const card = await user.content.get(CARD_SCHEME)?.provideTextDocumentContent(user.documents.at(-1)!.uri);
    expect(card).toContain('This session has not been in `src` yet');
  });
});

describe('the rules of a folder', () => {
  const shown = async (folder: string) => {
    await editor.run(COMMAND.showFolderRules, Uri.file(folder));
    return user.offered.map(({ label, description }) => `${label}${description ? ` · ${description}` : ''}`);
  };

  it('are those of every file, then those of some, counted', async () => {
    expect(await shown('/top/ws/src')).toEqual([
      'for every file below it',
      '1 CLAUDE.md · CLAUDE.md · .',
      'CLAUDE.md · src/CLAUDE.md · loads when one is touched',
      'for some files below it',
      'api.md · .claude/rules/api.md · 2 of 4 files · waits for src/api/**',
      'ts.md · .claude/rules/ts.md · 2 of 4 files · waits for *.ts',
    ]);
    expect(user.offered[2]?.detail).toBe('# Source');
  });

  it('hold for every file where a pattern takes the whole folder', async () => {
    const lines = await shown('/top/ws/src/api');
    expect(lines.slice(0, lines.indexOf('for some files below it'))).toContainEqual(
      expect.stringContaining('api.md · .claude/rules/api.md'),
    );
  });

  it('are what could match while the files are not listed', async () => {
    inspection.list(undefined);
    expect(await shown('/top/ws/docs')).toEqual([
      'for every file below it',
      '1 CLAUDE.md · CLAUDE.md · .',
      'for some files below it',
      'ts.md · .claude/rules/ts.md · waits for *.ts',
      'css.md · .claude/rules/css.md · waits for *.css',
    ]);
  });
});
