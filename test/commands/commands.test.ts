import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Uri as RealUri } from 'vscode';
import type { Control } from '../../src/control';
import { toPosixPath } from '../../src/core/files/path';
import type { Inspected } from '../../src/core/inspect';
import type { Report } from '../../src/core/report';
import type { Step } from '../../src/core/session/step';
import type { Disposable } from '../../src/events';
import { AS_SENT_SCHEME, CARD_SCHEME, COMMAND, SETTING } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import { registerCommands } from '../../src/commands/register';
import { layer, report } from '../page/report';
import { explanationOf } from '../support/explanation';
import { FakeExact } from '../support/fakeExact';
import { editor, TabInputText, Uri } from '../support/fakeVscode';

/** What is seen, and what is answered. */
const user = editor.state;

/** The list that was offered; headings have a dash. */
const offered = () => user.offered.map(({ label, kind }) => (kind === undefined ? label : `- ${label}`));

const did: unknown[][] = [];
const control: Control = {
  add: (event) => done('add', event),
  forget: (step) => done('forget', step),
  restart: () => done('restart'),
  following: true,
  setFollowing: (on) => done('setFollowing', on),
  startCandidates: () => [toPosixPath('/shop'), toPosixPath('/shop/packages/web')],
  chooseStart: (start) => done('chooseStart', start),
  chooseClaude: (version) => done('chooseClaude', version),
  refresh: () => done('refresh'),
};

/** What commands read of an answer. */
function answer(of: Report, texts = new Map<string, string>()): Inspected {
  return { report: of, texts } as unknown as Inspected;
}

function done(...call: unknown[]): Promise<void> {
  did.push(call);
  return Promise.resolve();
}

const full: Report = {
  ...report,
  waiting: [
    {
      kind: 'rule',
      scope: 'project',
      path: toPosixPath('/home/ai/shop/.claude/rules/web.md'),
      reason: { code: 'waitsForMatch', data: { patterns: ['web/**'], base: report.start } },
      tokens: report.budget.used,
    },
  ],
  notLoaded: [
    {
      path: toPosixPath('/home/ai/shop/old/CLAUDE.md'),
      scope: 'project',
      reason: { code: 'excluded', data: { pattern: '**/old/**' } },
    },
  ],
  skills: ['api-docs', 'gone'].map((name) => ({
    name,
    kind: 'skill',
    scope: 'project',
    path: toPosixPath(`/home/ai/shop/.claude/skills/${name}/SKILL.md`),
    state: name === 'gone' ? 'off' : 'listed',
    reason: undefined,
    activated: false,
    invoked: false,
    text: 'Writes the API’s pages',
    fullText: 'Writes the API’s pages',
    listingTokens: report.budget.used,
    bodyTokens: report.budget.used,
  })),
};

let inspection: Inspection;
let registered: Disposable;
const faults: unknown[] = [];
let opened = 0;
let logShown = 0;

beforeEach(() => {
  editor.reset();
  did.length = 0;
  faults.length = 0;
  opened = 0;
  logShown = 0;
  inspection = new Inspection();
  registered = registerCommands({
    inspection,
    control,
    exact: new FakeExact(),
    imagination: {
      explain: (path) => Promise.resolve(inspection.report && explanationOf(inspection.report, path)),
      below: () => Promise.resolve(undefined),
      after: () => Promise.resolve(undefined),
      reading: () => Promise.resolve(undefined),
    },
    log: { fault: (_, error) => void faults.push(error) },
    showLog: () => {
      logShown++;
    },
    openOverview: () => {
      opened++;
    },
    extensionUri: Uri.file('/extension') as unknown as RealUri,
    pathOf: (uri: RealUri) => (uri.scheme === 'file' ? toPosixPath(uri.fsPath) : undefined),
  });
  inspection.accept(answer(full), false);
});

afterEach(() => {
  registered.dispose();
});

describe('the door every command passes', () => {
  it('registers each id once and lets all go', () => {
    expect([...user.registered.keys()].sort()).toEqual(Object.values<string>(COMMAND).sort());
    registered.dispose();
    expect(user.registered.size + user.content.size).toBe(0);
  });

  it('says why there is nothing to work on', async () => {
    inspection.become({ kind: 'noFolder' });
    await editor.run(COMMAND.copyStack);
    expect(user.messages).toEqual([expect.stringContaining('Open the folder Claude Code would be started in')]);
    expect(faults).toEqual([]);
  });

  it('logs a fault, says so once, and leads to the log', async () => {
    user.answer = 'Show Log';
    vi.spyOn(control, 'refresh').mockRejectedValueOnce(new Error('broken'));
    await editor.run(COMMAND.refresh);
    expect(faults).toEqual([new Error('broken')]);
    expect(user.messages).toEqual(['Context Stack could not do that; the log says why.']);
    await vi.waitFor(() => expect(logShown).toBe(1));
  });

  it('speaks the language of the editor', async () => {
    user.language = 'ja';
    inspection.become({ kind: 'virtual' });
    await editor.run(COMMAND.newSession);
    expect(user.messages[0]).toContain('ディスク上にない');
  });
});

describe('gestures that change an input', () => {
  it.each([
    [COMMAND.newSession, [], ['restart']],
    [COMMAND.refresh, [], ['refresh']],
    [COMMAND.simulateTurn, [], ['add', { kind: 'turn' }]],
    [COMMAND.simulateCompaction, [], ['add', { kind: 'compact' }]],
    [COMMAND.toggleFollow, [], ['setFollowing', false]],
    [COMMAND.followOn, [], ['setFollowing', true]],
    [COMMAND.followOff, [], ['setFollowing', false]],
    [COMMAND.forgetEvent, [{ step: 3 }], ['forget', 3]],
    [COMMAND.mentionFile, [Uri.file('/shop/a.ts')], ['add', { kind: 'mention', path: '/shop/a.ts' }]],
    [COMMAND.mentionFile, [{ path: '/shop/b.md' }], ['add', { kind: 'mention', path: '/shop/b.md' }]],
  ])('%s', async (id, args, call) => {
    await editor.run(id, ...args);
    expect(did).toEqual([call]);
  });

  it('the start is never forgotten', async () => {
    await editor.run(COMMAND.forgetEvent, { step: 0 });
    expect(did).toEqual([]);
    expect(user.messages[0]).toContain('cannot be forgotten');
  });

  it('a change on disk is not taken back, and it is said why', async () => {
    const changed = { index: 0, event: { kind: 'changed', files: [] } } as unknown as Step;
    inspection.accept(answer({ ...full, steps: [changed, { ...changed, index: 1 }] }), false);
    await editor.run(COMMAND.forgetEvent, { step: 1 });
    expect(did).toEqual([]);
    expect(user.messages).toEqual(['A change on disk cannot be taken back; the file holds what it holds.']);
  });

  it('choosing a start directory offers the folders and the editor’s own', async () => {
    user.choose = '/shop/packages/web';
    await editor.run(COMMAND.chooseStart);
    user.choose = 'The workspace folder of the file in the editor';
    await editor.run(COMMAND.chooseStart);
    user.choose = undefined;
    await editor.run(COMMAND.chooseStart);
    expect(did).toEqual([
      ['chooseStart', '/shop/packages/web'],
      ['chooseStart', undefined],
    ]);
  });

  it.each([
    ['Find the version', undefined, [['chooseClaude', undefined]]],
    ['2.1.90', undefined, [['chooseClaude', '2.1.90']]],
    ['Another version…', '2.1.200', [['chooseClaude', '2.1.200']]],
    ['Another version…', 'two', []],
    ['Another version…', undefined, []],
    [undefined, undefined, []],
  ])('choosing the version %s %s', async (choose, type, calls) => {
    Object.assign(user, { choose, type });
    await editor.run(COMMAND.chooseClaudeVersion);
    expect(did).toEqual(calls);
    expect(user.invalid).toBe(type === 'two' ? 'A version has three numbers, as in 2.1.332.' : undefined);
    expect(user.offered.map(({ label }) => label)).toContain('2.1.332');
  });

  it('a mentioned file is searched for by name, with what a glob would take for itself made plain', async () => {
    editor.openFolders('/shop');
    editor.activateTab(new TabInputText(Uri.file('/shop/open.ts')));
    const run = editor.run(COMMAND.mentionFile);
    const pick = user.quickPick;
    expect(pick?.items.map(({ label }) => label)).toEqual(['open.ts']);
    user.found = [Uri.file('/shop/src/[id].ts')];
    pick?.type('[id]');
    await vi.waitFor(() => expect(pick?.items.map(({ description }) => description)).toEqual(['src']));
    pick?.accept('[id].ts');
    await run;
    expect(user.searched).toEqual(['**/*[[]id?*']);
    expect(did).toEqual([['add', { kind: 'mention', path: '/shop/src/[id].ts' }]]);
  });

  it('a closed list of files mentions nothing', async () => {
    const run = editor.run(COMMAND.mentionFile);
    user.quickPick?.hide();
    await run;
    expect(did).toEqual([]);
    expect(user.quickPick?.shown).toBe(false);
  });

  it('a skill is invoked with its arguments; one that is off is not offered', async () => {
    Object.assign(user, { choose: 'api-docs', type: ' v2 ' });
    await editor.run(COMMAND.invokeSkill);
    expect(user.offered.map(({ label }) => label)).toEqual(['api-docs']);
    user.type = '';
    await editor.run(COMMAND.invokeSkill, { skill: 'db:reset' });
    expect(did).toEqual([
      ['add', { kind: 'invokeSkill', name: 'api-docs', args: 'v2' }],
      ['add', { kind: 'invokeSkill', name: 'db:reset' }],
    ]);
  });
});

describe('gestures that show something', () => {
  it('the overview and the log are whoever’s they are', async () => {
    await editor.run(COMMAND.openOverview);
    await editor.run(COMMAND.showLog);
    expect([opened, logShown]).toEqual([1, 1]);
  });

  it('a layer opens at its line', async () => {
    user.files.add('/shop/CLAUDE.md');
    await editor.run(COMMAND.openLayer, '/shop/CLAUDE.md', 12);
    await editor.run(COMMAND.openLayer, { path: '/shop/CLAUDE.md', line: undefined });
    expect(user.commands.map(([id, , options]) => [id, options])).toMatchObject([
      ['vscode.open', { selection: { start: { line: 11 } } }],
      ['vscode.open', {}],
    ]);
  });

  it.each([
    ['a file that went', '/shop/gone.md', 'There is no file /shop/gone.md.'],
    ['a row without a file', { path: undefined }, 'There is no file behind this.'],
  ])('%s is not opened, and it is said', async (_, argument, message) => {
    await editor.run(COMMAND.openLayer, argument);
    expect(user.commands).toEqual([]);
    expect(user.messages).toEqual([message]);
  });

  it('a layer as it is sent: by row, by id, or chosen', async () => {
    const id = full.stack[3]?.id;
    await editor.run(COMMAND.openAsSent, { layer: id });
    await editor.run(COMMAND.openAsSent, id);
    user.choose = '4 CLAUDE.md';
    await editor.run(COMMAND.openAsSent);
    expect(user.shown.map(({ scheme, path }) => `${scheme}:${path}`)).toEqual(
      Array<string>(3).fill(`${AS_SENT_SCHEME}:/as sent/CLAUDE.md`),
    );
    expect(new Set(user.shown.map(({ query }) => query)).size).toBe(1);
  });

  it('a layer that is gone is not shown', async () => {
    await editor.run(COMMAND.openAsSent, 'gone');
    expect(user.shown).toEqual([]);
    expect(user.messages).toEqual(['This layer is no longer in the context.']);
  });

  it('the path and the name of a row are copied', async () => {
    await editor.run(COMMAND.copyPath, { path: '/shop/CLAUDE.md' });
    expect(user.clipboard).toBe('/shop/CLAUDE.md');
    await editor.run(COMMAND.copySkillName, { skill: 'db:reset', path: '/x' });
    expect(user.clipboard).toBe('db:reset');
  });

  it('the stack is copied as Markdown in which nothing of a file comes alive', async () => {
    const hostile = '/home/ai/shop/[x](command:y)`<b>.md';
    inspection.accept(answer({ ...full, stack: [layer(1, hostile, 40)] }), false);
    await editor.run(COMMAND.copyStack);
    expect(user.clipboard).toContain('1. ``[x](command:y)`<b>.md`` — ≈ 40 — ');
    expect(user.clipboard).toContain('### Waiting\n\n- `.claude/rules/web.md` — ');
    expect(user.clipboard).toContain('### Not loaded\n\n- `old/CLAUDE.md` — ');
    expect(user.status).toEqual(['Copied 1 layer as Markdown']);
  });

  it('the hover goes off, and comes back when asked', async () => {
    await editor.run(COMMAND.turnHoverOff);
    expect(user.userSettings.get(SETTING.hover)).toBe('off');
    user.answer = 'Turn On Again';
    await editor.run(COMMAND.turnHoverOff);
    expect(user.userSettings.get(SETTING.hover)).toBe('firstLine');
  });
});

describe('why', () => {
  const card = async (...args: unknown[]) => {
    await editor.run(COMMAND.why, ...args);
    const uri = user.documents.at(-1)?.uri;
    return uri && user.content.get(CARD_SCHEME)?.provideTextDocumentContent(uri);
  };

  it.each([
    ['a layer', '/home/ai/shop/CLAUDE.md', '### CLAUDE\\.md'],
    ['what waits', '/home/ai/shop/.claude/rules/web.md', 'web/**'],
    ['what is left out', '/home/ai/shop/old/CLAUDE.md', '**/old/**'],
    ['a skill', '/home/ai/shop/.claude/skills/gone/SKILL.md', 'gone'],
    ['a file nobody looks for', '/home/ai/shop/readme.md', 'does not look for it'],
  ])('is answered for %s', async (_, path, text) => {
    expect(await card(path)).toContain(text);
    expect(user.commands.at(-1)?.[0]).toBe('markdown.showPreview');
  });

  it('is asked of the file in the editor when that is known, else a list is offered', async () => {
    editor.show('/home/ai/shop/CLAUDE.md');
    expect(await card()).toContain('### CLAUDE\\.md');
    expect(user.offered).toEqual([]);

    editor.show('/home/ai/shop/src/a.ts');
    user.choose = 'web.md';
    expect(await card()).toContain('web/**');
    const labels = offered();
    expect(labels[0]).toBe('- loaded');
    expect(labels).toContain('- skills and commands');
  });

  it('has no link to a file or a command, which a preview shows as it is written', async () => {
    expect(await card('/home/ai/shop/CLAUDE.md')).not.toMatch(/\]\((file|command):/);
  });

  it('is answered anew with each report while the card is open', async () => {
    await card('/home/ai/shop/CLAUDE.md');
    const fired: Uri[] = [];
    user.content.get(CARD_SCHEME)?.onDidChange((uri) => fired.push(uri));
    inspection.accept(answer(full), false);
    expect(fired.map(({ path }) => path)).toEqual(['/Why CLAUDE.md']);
  });
});

describe('what a step loaded', () => {
  const step = {
    index: 1,
    event: { kind: 'read', path: toPosixPath('/home/ai/shop/src/a.ts') },
    memory: [],
    mentioned: [],
    skills: [],
    invoked: [],
    restored: [],
    activated: [],
    notes: [{ code: 'nothingApplies', data: {} }],
  } as const;

  it('is shown as a card, and no more once the step is forgotten', async () => {
    inspection.accept(answer({ ...full, steps: [{ ...step, index: 0, event: { kind: 'start' } }, step] }), false);
    await editor.run(COMMAND.showStep, 1);
    const uri = user.documents[0]!.uri;
    const provider = user.content.get(CARD_SCHEME);
    expect(provider?.provideTextDocumentContent(uri)).toContain('### Opened src\\/a\\.ts');
    inspection.accept(answer({ ...full, steps: [] }), false);
    expect(provider?.provideTextDocumentContent(uri)).toBe('This step is no longer part of the session.');
    await editor.run(COMMAND.showStep, { step: 1 });
    expect(user.messages).toEqual(['This step is no longer part of the session.']);
  });
});

describe('the effective rules', () => {
  it('need a file', async () => {
    await editor.run(COMMAND.showEffectiveRules);
    expect(user.messages).toEqual(['Open a file first; the rules that apply to it are shown then.']);
  });

  it('are listed for the file in the editor in order, with their first line, and open when chosen', async () => {
    inspection.accept(answer(full, new Map([['text-4', '\n# Use tabs\n']])), false);
    editor.show('/home/ai/shop/web/a.ts');
    user.files.add('/home/ai/shop/CLAUDE.md');
    user.choose = '4 CLAUDE.md';
    await editor.run(COMMAND.showEffectiveRules);
    const labels = offered();
    expect(labels.slice(0, 4)).toEqual(['1 CLAUDE.md', '2 CLAUDE.md', '3 testing.md', '4 CLAUDE.md']);
    expect(user.offered[3]?.detail).toBe('# Use tabs');
    expect(labels.slice(-2)).toEqual(['- Would load when it is read', 'web.md']);
    expect(user.commands[0]?.[0]).toBe('vscode.open');
  });
});
