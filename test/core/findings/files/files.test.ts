/** Files that are switched off, lost above the start, told twice, excluded by nothing, linked to the outside. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

const LONG = 'This is a long text that says what to do in this project. '.repeat(5);

test('an AGENTS.md that a CLAUDE.md switches off, with an import that brings it back', async () => {
  const { lines, findings, mended } = await look({
    files: {
      'CLAUDE.md': '---\na: b\n---\nOurs',
      'AGENTS.md': 'Theirs',
      'packages/a/AGENTS.md': 'A',
      'node_modules/b/AGENTS.md': 'B',
    },
  });
  expect(lines).toEqual(['AGENTS.md:1 "Theirs" agents-off', 'packages/a/AGENTS.md:1 "A" agents-off']);
  expect(findings.map(({ fixes }) => fixes.map(mended))).toEqual([
    [{ 'CLAUDE.md': '---\na: b\n---\n@AGENTS.md\n\nOurs' }],
    [{ 'packages/a/CLAUDE.md': '@AGENTS.md\n' }],
  ]);
});

test.each([
  ['imported', { 'CLAUDE.md': '@AGENTS.md', 'AGENTS.md': 'x' }],
  ['imported in a folder nobody has reached', { 'CLAUDE.md': 'x', 'a/CLAUDE.md': '@AGENTS.md', 'a/AGENTS.md': 'y' }],
  ['the same file', { 'CLAUDE.md': { symlink: 'AGENTS.md' }, 'AGENTS.md': 'x' }],
  ['empty', { 'CLAUDE.md': 'x', 'AGENTS.md': '\n' }],
  ['alone', { 'AGENTS.md': 'x', 'a/AGENTS.md': 'y' }],
])('an AGENTS.md that is %s is not lost', async (_, files) => {
  expect((await look({ files })).lines).toEqual([]);
});

test('an AGENTS.md is not lost where somebody chose the mode, or in a version that knows none', async () => {
  const files = { 'CLAUDE.md': 'x', 'AGENTS.md': 'y' };
  const options = { instructionFiles: 'claude-md' };
  const settings = { pluginConfigs: { 'agents-md@builtin': { options } } };
  expect((await look({ files, settings })).lines).toEqual([]);
  expect((await look({ files, version: '2.1.90' })).lines).toEqual([]);
});

test('settings above the start directory', async () => {
  const files = {
    'p/a.ts': '',
    'p/.claude/settings.json': '{}',
    '.claude/settings.json': '{}',
    '.claude/settings.local.json': '{}',
  };
  expect((await look({ files, start: 'p' })).lines).toEqual(['../ws/.claude/settings.json:1 "" settings-above']);
  expect((await look({ files })).lines).toEqual([]);
  expect((await look({ files, start: 'p', git: 'p' })).lines).toEqual([]);
  expect((await look({ files, start: 'p', version: '2.1.90' })).lines).toHaveLength(2);
});

test('one file under two names, and a copy', async () => {
  const files = {
    'a/CLAUDE.md': { symlink: '../b/CLAUDE.md' },
    'b/CLAUDE.md': 'B',
    'CLAUDE.md': `${LONG}\n`,
    '.claude/rules/copy.md': LONG,
    '.claude/rules/short.md': 'Same.',
    '.claude/rules/brief.md': 'Same.',
  };
  const { lines } = await look({ files }, ['read a/x.ts', 'read b/x.ts']);
  expect(lines.map((line) => line.replace(/ ".*" /, ' '))).toEqual([
    '.claude/rules/copy.md:1 told-twice.copy',
    'b/CLAUDE.md:1 told-twice.link',
  ]);
  expect((await look({ files }, ['read a/x.ts', 'compact', 'read a/x.ts'])).lines).toHaveLength(1);
});

const excluding = (...claudeMdExcludes: string[]) => JSON.stringify({ claudeMdExcludes }, null, 1);

test.each([
  ['packages/old/CLAUDE.md', 'relative', '**/packages/old/CLAUDE.md'],
  ['./a/CLAUDE.md', 'relative', '**/a/CLAUDE.md'],
  ['vendor', 'relative', '**/vendor/**'],
  ['vendor/', 'relative', '**/vendor/**'],
  ['docs/**', 'relative', '**/docs/**'],
  ['~/x/CLAUDE.md', 'home', '/home/me/x/CLAUDE.md'],
  ['../x/CLAUDE.md', 'relative', undefined],
])('the exclusion %s can never match', async (pattern, variant, better) => {
  const text = excluding('**/CLAUDE.local.md', pattern);
  const { lines, findings, mended } = await look({
    files: { '.claude/settings.json': text, 'CLAUDE.local.md': 'x', 'a/CLAUDE.local.md': 'x' },
  });
  expect(findings.map(({ code, data, range }) => [code, data['variant'], range.startLine])).toEqual([
    ['dead-exclude', variant, 3],
  ]);
  expect(lines).toHaveLength(1);
  const mendings = findings.flatMap(({ fixes }) => fixes.map(mended));
  const wanted = better === undefined ? [] : [{ '.claude/settings.json': excluding('**/CLAUDE.local.md', better) }];
  expect(mendings).toEqual(wanted);
});

test('exclusions that name a file that is not there', async () => {
  const { findings } = await look({
    files: {
      '.claude/settings.json': excluding('/top/ws/a/CLAUDE.md', '/top/ws/gone/CLAUDE.md', '**/b/*.md', '**/gone/*.md'),
      'a/CLAUDE.md': 'x',
      'b/CLAUDE.md': 'x',
    },
  });
  expect(findings.map(({ code, data }) => [code, data['pattern']])).toEqual([
    ['idle-exclude', '/top/ws/gone/CLAUDE.md'],
    ['idle-exclude', '**/gone/*.md'],
  ]);
});

test('exclusions that work, that wait for a folder, or that are meant for other projects', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': 'x',
      '.claude/settings.json': excluding('/top/CLAUDE.md', '**/vendor/**', '/elsewhere/CLAUDE.md', '{a,b}/c.md'),
    },
    top: { 'CLAUDE.md': 'x' },
    settings: { claudeMdExcludes: ['**/other/CLAUDE.md'] },
  });
  expect(lines).toEqual([]);
});

test('rules that are links to the outside', async () => {
  const files = {
    '.claude/rules/always.md': { symlink: '../../../out/always.md' },
    '.claude/rules/some.md': { symlink: '../../../out/some.md' },
    '.claude/rules/inside.md': { symlink: '../../inside.md' },
    'inside.md': 'x',
    'src/a.ts': '',
  };
  const top = { 'out/always.md': 'x', 'out/some.md': '---\npaths: src/**/*.ts\n---\nx' };
  const { findings } = await look({ files, top });
  expect(findings.map(({ code, data }) => [code, data['variant']])).toEqual([
    ['link-outside', 'approvable'],
    ['link-outside', 'never'],
  ]);
});

test.each([
  ['{ "model": 3 }', '"model"'],
  ['{\n "a": 1, // why\n "b": 2 }', '// why'],
  ['{\n "a": "//",\n "b": [1, 2],\n}', ','],
])('settings that count for nothing are marked where it is wrong: %s', async (text, place) => {
  const { lines } = await look({ files: { '.claude/settings.json': text } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(` ${JSON.stringify(place)} unreadable-file`);
});

test('a file that is too large', async () => {
  const { findings } = await look({ files: { 'CLAUDE.md': { bytes: 5 * 1024 * 1024 } } });
  expect(findings.map(({ code, data }) => [code, data['megabytes']])).toEqual([['file-too-large', 4]]);
});
