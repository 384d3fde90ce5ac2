/** What became another text between two snapshots, and standing a snapshot back to before it. */
import { describe, expect, it, test } from 'vitest';
import { textId } from '../../../src/core/files/text';
import { changesBetween, withChanges } from '../../../src/core/gather/changes';
import type { Snapshot } from '../../../src/core/gather/snapshot';
import type { MemoryFiles } from '../../support/memoryTree';
import { project } from '../../support/project';

const files: MemoryFiles = {
  'CLAUDE.md': 'one',
  '.claude/rules/a.md': 'a',
  '.claude/rules/b/c.md': 'c',
  '.claude/rules/note.txt': 'no rule',
  '.claude/skills/s/SKILL.md': 's',
  '.claude/skills/s/more.md': 'more',
  '.claude/commands/x/y.md': 'y',
  'src/CLAUDE.md': 'nested',
};
const snapshotOf = async (other: MemoryFiles, touched: readonly string[] = ['read src/a.ts']) => {
  const all = Object.fromEntries(Object.entries({ ...files, ...other }).filter(([, value]) => value !== null));
  return (await project({ files: all }, touched)).snapshot;
};

/** What of a snapshot the engine goes by. */
const facts = ({ files: states, rules, skills, commands }: Snapshot) => ({
  texts: new Map([...states].flatMap(([path, state]) => (state.kind === 'text' ? [[path, state.text]] : []))),
  rules: [...rules].map(([folder, found]) => [folder, found.map(({ path }) => path).sort()]),
  skills: [...skills].map(([folder, found]) => [folder, found.map(({ path, name }) => `${path} ${name}`).sort()]),
  commands: [...commands].map(([folder, found]) => [folder, found.map(({ path, name }) => `${path} ${name}`).sort()]),
});

describe('a change', () => {
  test.each<[string, MemoryFiles]>([
    ['of a text', { 'CLAUDE.md': 'two' }],
    ['of a nested text', { 'src/CLAUDE.md': 'two' }],
    ['that creates a memory file', { 'CLAUDE.local.md': 'new' }],
    ['that deletes a memory file', { 'CLAUDE.md': null }],
    ['that creates a rule', { '.claude/rules/b/d.md': 'd' }],
    ['that deletes a rule', { '.claude/rules/a.md': null }],
    ['that creates a skill', { '.claude/skills/t/SKILL.md': 't' }],
    ['that deletes a skill', { '.claude/skills/s/SKILL.md': null }],
    ['that creates a command', { '.claude/commands/x/z.md': 'z' }],
    ['that deletes a command', { '.claude/commands/x/y.md': null }],
    [
      'of many at once',
      { 'CLAUDE.md': 'two', '.claude/rules/a.md': null, '.claude/skills/t/SKILL.md': 't', 'src/CLAUDE.md': null },
    ],
  ])('%s can be taken back and made again', async (_name, other) => {
    const [before, after] = [await snapshotOf({}), await snapshotOf(other)];
    const { files: changes, texts } = changesBetween(before, after);
    expect(changes.length).toBe(Object.keys(other).length);
    const back = withChanges(after, changes, 'before', texts);
    expect(facts(back)).toEqual(facts(before));
    expect(facts(withChanges(back, changes, 'after', texts))).toEqual(facts(after));
  });

  it('names both texts by their ids', async () => {
    const { files: changes, texts } = changesBetween(await snapshotOf({}), await snapshotOf({ 'CLAUDE.md': 'two' }));
    expect(changes).toEqual([{ path: '/top/ws/CLAUDE.md', before: textId('one'), after: textId('two') }]);
    expect([...texts.values()].sort()).toEqual(['one', 'two']);
  });

  test.each<[string, MemoryFiles, readonly string[]]>([
    ['nothing became another', {}, ['read src/a.ts']],
    ['another folder was looked at', { 'lib/CLAUDE.md': 'l' }, ['read src/a.ts', 'read lib/b.ts']],
    ['a file beside a skill was read', {}, ['read src/a.ts', 'read .claude/skills/s/more.md']],
    ['a file beside the rules was read', {}, ['read src/a.ts', 'read .claude/rules/note.txt']],
  ])('is none where %s', async (_name, other, touched) => {
    expect(changesBetween(await snapshotOf({}), await snapshotOf(other, touched)).files).toEqual([]);
  });

  it('of a text that is not to be had counts as not there', async () => {
    const after = await snapshotOf({});
    const change = { path: [...after.rules.values()].flat()[0]?.path ?? after.autoMemory, before: 'lost', after: null };
    const back = withChanges(after, [change], 'before', new Map());
    expect(back.files.get(change.path)).toEqual({ kind: 'missing' });
  });

  it('of what is no Markdown beside the rules makes no rule of it', async () => {
    const touched = ['read .claude/rules/note.txt'];
    const [before, after] = [
      await snapshotOf({}, touched),
      await snapshotOf({ '.claude/rules/note.txt': 'other' }, touched),
    ];
    const { files: changes, texts } = changesBetween(before, after);
    expect(changes).toHaveLength(1);
    expect(facts(withChanges(after, changes, 'before', texts))).toEqual(facts(before));
  });
});
