/** Names that only look like those Claude Code reads. */
import { expect, test } from 'vitest';
import { examine } from '../../../../src/core/findings/examine';
import { FileIndex } from '../../../../src/core/files/fileIndex';
import { gatherWorkspace } from '../../../../src/core/gather/workspaceFiles';
import { filesBelow, look } from '../../../support/examined';
import { project, WS } from '../../../support/project';

test.each([
  ['Claude.md', 'CLAUDE.md'],
  ['claude.md', 'CLAUDE.md'],
  ['docs/CLAUDE.MD', 'docs/CLAUDE.md'],
  ['CLAUDE.txt', 'CLAUDE.md'],
  ['.claude.md', 'CLAUDE.md'],
  ['.claude/claude.md', '.claude/CLAUDE.md'],
  ['.claude/memory.md', '.claude/CLAUDE.md'],
  ['.claude/CLAUDE.local.md', 'CLAUDE.local.md'],
  ['CLAUDE-local.md', 'CLAUDE.local.md'],
  ['CLAUDE.LOCAL.md', 'CLAUDE.local.md'],
  ['AGENT.md', 'AGENTS.md'],
  ['Agents.md', 'AGENTS.md'],
])('%s is never read, %s is', async (path, right) => {
  const { findings, mended } = await look({ files: { [path]: 'x' } });
  expect(findings.map(({ code, data }) => [code, data['variant']])).toEqual([['look-alike', 'file']]);
  expect(findings.flatMap(({ fixes }) => fixes.map((fix) => Object.keys(mended(fix))))).toEqual([[right]]);
});

test.each([
  ['.claude/Rules/a.md', '.claude/rules'],
  ['.claude/rule/a.md', '.claude/rules'],
  ['.claude/Skills/a/SKILL.md', '.claude/skills'],
  ['p/.claude/command/a.md', 'p/.claude/commands'],
])('the folder of %s is never read, %s is', async (path, right) => {
  const { findings, project: made } = await look({ files: { [path]: 'x', [path.replace('/a', '/b')]: 'x' } });
  expect(findings.map(({ code, data }) => [code, data['variant']])).toEqual([['look-alike', 'folder']]);
  expect(findings[0]?.fixes.flatMap(({ changes }) => changes)).toEqual([
    expect.objectContaining({ kind: 'rename', to: `${WS}/${right}` }),
  ]);
  expect(made.show(findings[0]?.paths['right'] ?? '')).toBe(right);
});

test('names that are read, that something imports, or that mean something else', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': 'See @notes/CLAUDE.txt',
      'notes/CLAUDE.txt': 'x',
      'claude.md': 'beside the right one',
      'AGENT.md': 'beside the right one',
      'docs/claude.md': 'about a model',
      'docs/Claude.md': 'about a model',
      'src/providers/claude.txt': 'x',
      'node_modules/a/CLAUDE.MD': 'x',
      'test/fixtures/CLAUDE.MD': 'x',
      '.claude/rules/claude.md': 'a rule',
      '.claude/commands/rule/a.md': 'a command',
      '.claude/rule/notes.txt': 'x',
    },
  });
  expect(lines).toEqual([]);
});

test('in a version that reads no AGENTS.md, AGENT.md becomes CLAUDE.md', async () => {
  const { findings, mended } = await look({ files: { 'AGENT.md': 'x' }, version: '2.1.90' });
  expect(findings.flatMap(({ fixes }) => fixes.map(mended))).toEqual([{ 'CLAUDE.md': 'x' }]);
});

test('letter case does not matter where the file system does not mind it', async () => {
  const made = await project({ files: { 'Claude.md': 'x', '.claude/Rules/a.md': 'x', 'CLAUDE-local.md': 'x' } });
  const { world } = made.replayed;
  const place = { ...world.snapshot.place, platform: 'darwin' as const };
  const replayed = { ...made.replayed, world: { ...world, snapshot: { ...world.snapshot, place } } };
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const { findings } = examine({ ...made.inspected, replayed }, workspace);
  expect(findings.map(({ path }) => made.show(path))).toEqual(['CLAUDE-local.md']);
});

test('skills where only other tools look', async () => {
  const skill = '---\ndescription: d\n---\nx';
  const { lines, findings } = await look({
    files: {
      '.agents/skills/a/SKILL.md': skill,
      '.agents/skills/b/SKILL.md': skill,
      'p/.agents/skills/c/SKILL.md': 'x',
    },
  });
  expect(lines).toEqual(['.agents/skills/a/SKILL.md:1 "---" other-tools-skills']);
  expect(findings[0]?.fixes.map(({ safety }) => safety)).toEqual(['byHand']);
});

test('skills of other tools that are linked or copied are found', async () => {
  const { of } = await look({
    files: {
      '.agents/skills/a/SKILL.md': 'x',
      '.claude/skills/a': { symlink: '../../.agents/skills/a' },
      '.agents/skills/b/SKILL.md': 'y',
      '.claude/skills/b/SKILL.md': 'y',
    },
  });
  expect(of('other-tools-skills')).toEqual([]);
});
