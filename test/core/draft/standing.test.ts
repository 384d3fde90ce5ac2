import { describe, expect, it, test } from 'vitest';
import type { DraftPlace } from '../../../src/core/draft/draftPlace';
import { standingAt, type Standing } from '../../../src/core/draft/standing';
import { FileIndex } from '../../../src/core/files/fileIndex';
import { join, toPath } from '../../../src/core/files/path';
import { offsetsOf } from '../../../src/core/files/range';
import { gatherWorkspace } from '../../../src/core/gather/workspaceFiles';
import { filesBelow } from '../../support/examined';
import { HOME, project, WS, type Told, type ProjectSetup } from '../../support/project';

/** What stands at the `|` in a file of the workspace, in the project as if the file held the text without it. */
async function at(name: string, marked: string, setup: ProjectSetup = {}, told: readonly Told[] = []) {
  const text = marked.replace('|', '');
  const home = name.startsWith('~/');
  const file = { [home ? name.slice(2) : name]: text };
  const made = await project(
    home ? { ...setup, home: { ...file, ...setup.home } } : { ...setup, files: { ...file, ...setup.files } },
    told,
  );
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const place = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const path = home ? join(HOME, name.slice(2)) : join(WS, name);
  const draft: DraftPlace = { path, text, place };
  const standing = standingAt(made.inspected, workspace, draft);
  return { standing, written: standing && text.slice(...offsetsOf(text, standing.range)), show: made.show };
}

const only = <Kind extends Standing['kind']>(standing: Standing | undefined, kind: Kind) => {
  expect(standing?.kind).toBe(kind);
  return standing as Extract<Standing, { kind: Kind }>;
};

describe('an import', () => {
  const fate = async (name: string, marked: string, setup: ProjectSetup = {}) => {
    const { standing, written, show } = await at(name, marked, setup);
    const found = only(standing, 'import');
    const why = 'reason' in found.fate ? found.fate.reason.code : found.fate.kind;
    return [written, show(found.target), why, found.begins?.[0]];
  };

  test.each<[name: string, text: string, expected: readonly unknown[]]>([
    ['CLAUDE.md', 'see @docs/|a.md#part too', ['@docs/a.md', 'docs/a.md', 'imported', 'A text']],
    ['CLAUDE.md', '@docs/two\\ words.m|d', ['@docs/two\\ words.md', 'docs/two words.md', 'imported', 'Two']],
    ['CLAUDE.md', '@none.md|', ['@none.md', 'none.md', 'importMissing', undefined]],
    ['CLAUDE.md', '|@docs', ['@docs', 'docs', 'importFolder', undefined]],
    ['CLAUDE.md', '@logo.p|ng', ['@logo.png', 'logo.png', 'importKind', undefined]],
    ['CLAUDE.md', '@~/notes.md|', ['@~/notes.md', '~/notes.md', 'importExternal', 'Mine']],
    ['CLAUDE.md', '@/home/me/notes|.md', ['@/home/me/notes.md', '~/notes.md', 'importExternal', 'Mine']],
    ['sub/CLAUDE.md', '@../docs/|a.md', ['@../docs/a.md', 'docs/a.md', 'withFile', undefined]],
    ['sub/CLAUDE.md', '@there.md|', ['@there.md', 'sub/there.md', 'importMissing', undefined]],
    ['sub/CLAUDE.md', '@../logo.png|', ['@../logo.png', 'logo.png', 'importKind', undefined]],
    [
      '.claude/rules/r.md',
      '---\na: b\n---\n\n@../../docs/|a.md',
      ['@../../docs/a.md', 'docs/a.md', 'imported', 'A text'],
    ],
    ['~/.claude/CLAUDE.md', '@../notes|.md', ['@../notes.md', '~/notes.md', 'imported', 'Mine']],
  ])('%s: %j', async (name, text, expected) => {
    const files = { 'docs/a.md': '---\nx: y\n---\nA text\n', 'docs/two words.md': 'Two', 'logo.png': 'png' };
    expect(await fate(name, text, { files, home: { 'notes.md': 'Mine' } })).toEqual(expected);
  });

  it('in MEMORY.md brings nothing', async () => {
    const name = '~/.claude/projects/-top-ws/memory/MEMORY.md';
    expect(await fate(name, '@a|.md', {})).toEqual([
      '@a.md',
      '~/.claude/projects/-top-ws/memory/a.md',
      'index',
      undefined,
    ]);
  });

  test.each(['`@docs/a|.md`', '<!-- @a|.md -->', '    @a|.md', 'mail me|@x.y', 'no| at all'])(
    'is none in %j',
    async (text) => {
      expect((await at('CLAUDE.md', text)).standing).toBeUndefined();
    },
  );

  it('is none in a file that is no instruction', async () => {
    expect((await at('README.md', '@CLAUDE.md|')).standing).toBeUndefined();
  });
});

describe('a pattern', () => {
  const files = { 'src/a.ts': '', 'src/deep/b.ts': '', 'lib/src/c.ts': '', 'd.md': '', 'app/[id]/x.ts': '' };
  const read = async (marked: string, name = '.claude/rules/r.md') => {
    const { standing, written } = await at(name, marked, { files });
    const { reading, matching, forms, together } = only(standing, 'pattern');
    return [written, reading.why ?? reading.how, forms.join(' '), matching?.count, together];
  };

  test.each<[text: string, expected: readonly unknown[]]>([
    ['---\npaths: src/|**\n---\n', ['src/**', 'anyDepth', 'src', 3, undefined]],
    ['---\npaths:\n  - "src/deep/|**"\n  - "*.md"\n---\n', ['"src/deep/**"', 'anchored', 'src/deep', 1, 3]],
    ['---\npaths: src/a.ts, *.m|d\n---\n', ['*.md', 'anyDepth', '*.md', 2, 3]],
    [
      '---\npaths: "src/**/*.{t|s,md}"\n---\n',
      ['"src/**/*.{ts,md}"', 'anchored', 'src/**/*.ts src/**/*.md', 2, undefined],
    ],
    ['---\npaths: ["*.ts", "!**/b|.ts"]\n---\n', ['"!**/b.ts"', 'anyDepth', '!**/b.ts', 1, 3]],
    ['---\npaths: ./src/|**\n---\n', ['./src/**', 'dot', './src', 0, undefined]],
    ['---\npaths: ~/x|\n---\n', ['~/x', 'home', '~/x', 0, undefined]],
    ['---\npaths: "/top/ws/src/|**"\n---\n', ['"/top/ws/src/**"', 'absolute', '/top/ws/src', 0, undefined]],
    ['---\npaths: "**|"\n---\n', ['"**"', 'everything', '**', 7, undefined]],
    ['---\npaths: **/*|.ts\n---\n', ['**/*.ts', 'anyDepth', '**/*.ts', 4, undefined]],
  ])('%j', async (text, expected) => {
    const [written, how, forms, count, together] = await read(text);
    // "**" is no question for a matcher: it matches what there is
    expect([written, how, forms, how === 'everything' ? 7 : count, together]).toEqual(expected);
  });

  it('of a nested folder is relative to it, of a user rule and a skill to the start directory', async () => {
    const base = async (name: string) => only((await at(name, '---\npaths: a|\n---\nx', {})).standing, 'pattern').base;
    expect(await base('sub/.claude/rules/r.md')).toBe(toPath('/top/ws/sub'));
    expect(await base('~/.claude/rules/r.md')).toBe(WS);
    expect(await base('.claude/skills/s/SKILL.md')).toBe(WS);
  });

  it('tells brackets that choose from those that are escaped', async () => {
    const has = async (text: string) =>
      only((await at('.claude/rules/r.md', text)).standing, 'pattern').reading.hasClass;
    expect(await has('---\npaths: "app/[i|d]/**"\n---\n')).toBe(true);
    expect(await has("---\npaths: 'app/\\[i|d\\]/**'\n---\n")).toBe(false);
  });

  it('is none in a memory file, where paths change nothing', async () => {
    const { standing } = await at('CLAUDE.md', '---\npaths: src/|**\n---\nx');
    expect(only(standing, 'key').known).toBeUndefined();
  });
});

describe('a key of frontmatter', () => {
  const key = async (name: string, marked: string, version = '2.1.332') => {
    const found = only((await at(name, marked, { version })).standing, 'key');
    return [found.name, found.known?.meaning, found.isTooNew, found.isOtherValue];
  };
  const skill = '.claude/skills/s/SKILL.md';

  test.each<[name: string, text: string, version: string, expected: readonly unknown[]]>([
    [skill, '---\ndescri|ption: x\n---\n', '2.1.332', ['description', 'description', false, false]],
    [skill, '---\ndescription: so|me\n---\n', '2.1.332', ['description', 'description', false, false]],
    [skill, '---\nbackground|: true\n---\n', '2.1.90', ['background', 'background', true, false]],
    [skill, '---\ncontext: spo|on\n---\n', '2.1.332', ['context', 'context', false, true]],
    [skill, '---\nuser-invocable: ye|s\n---\n', '2.1.332', ['user-invocable', 'userInvocable', false, false]],
    ['.claude/commands/c.md', '---\nna|me: x\n---\n', '2.1.332', ['name', undefined, false, false]],
    ['.claude/rules/r.md', '---\nglob|s: x\n---\n', '2.1.332', ['globs', undefined, false, false]],
    ['.claude/rules/r.md', '---\npat|hs: x\n---\n', '2.1.332', ['paths', 'rulePaths', false, false]],
  ])('%s %j in %s', async (name, text, version, expected) => {
    expect(await key(name, text, version)).toEqual(expected);
  });
});

describe('a placeholder', () => {
  const skill = '.claude/skills/s/SKILL.md';
  const means = async (marked: string, version = '2.1.332', name = skill) => {
    const { standing, written } = await at(
      name,
      `---\ndescription: d\narguments: who what\neffort: high\n---\n${marked}`,
      {
        version,
      },
    );
    const { kind, ...data } = only(standing, 'placeholder').means;
    return [written, kind, ...(Object.values(data) as readonly unknown[])];
  };

  test.each<[text: string, expected: readonly unknown[], version?: string]>([
    ['Do $ARGU|MENTS now', ['$ARGUMENTS', 'all']],
    ['Do $1|', ['$1', 'argument', 1, true]],
    ['Do $1|', ['$1', 'argument', 1, false], '2.1.90'],
    ['Do $ARGUMENTS[2|]', ['$ARGUMENTS[2]', 'argument', 2, true]],
    ['For |$what', ['$what', 'named', 'what', 1]],
    ['Not \\$1|', ['\\$1', 'escaped']],
    ['In ${CLAUDE_SKILL_|DIR}/x', ['${CLAUDE_SKILL_DIR}', 'path', 'CLAUDE_SKILL_DIR', '/top/ws/.claude/skills/s']],
    ['${CLAUDE_SESSION_ID|}', ['${CLAUDE_SESSION_ID}', 'session']],
    ['${CLAUDE_PROJECT_DIR|}', ['${CLAUDE_PROJECT_DIR}', 'path', 'CLAUDE_PROJECT_DIR', '/top/ws']],
    ['${CLAUDE_PROJECT_DIR|}', ['${CLAUDE_PROJECT_DIR}', 'stays', '2.1.196'], '2.1.90'],
    ['${CLAUDE_EFFORT|}', ['${CLAUDE_EFFORT}', 'effort', 'high']],
    ['${CLAUDE_PLUGIN_ROOT|}', ['${CLAUDE_PLUGIN_ROOT}', 'stays', undefined]],
    ['${HOME|}', ['${HOME}', 'stays', undefined]],
    ['Now: !`git sta|tus`', ['!`git status`', 'command']],
  ])('%j', async (text, expected, version) => {
    expect(await means(text, version)).toEqual(expected);
  });

  test.each(['costs $x|', 'nothing| here', 'a$|', '!important|'])('is none in %j', async (text) => {
    expect((await at(skill, `---\ndescription: d\n---\n${text}`)).standing).toBeUndefined();
  });

  it('is none in a memory file', async () => {
    expect((await at('CLAUDE.md', '$ARGUMENTS|')).standing).toBeUndefined();
  });
});
