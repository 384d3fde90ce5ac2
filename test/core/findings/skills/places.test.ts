import { describe, expect, it } from 'vitest';
import { look } from '../../../support/examined';

const text = '---\nname: x\ndescription: Does it.\n---\n\nDo it.\n';

describe('a skill in the wrong place', () => {
  it.each([
    ['.claude/skills/commit.md', 'flat', '.claude/skills/commit/SKILL.md'],
    ['.claude/skills/commit/skill.md', 'letters', '.claude/skills/commit/SKILL.md'],
    ['.claude/skills/commit/Skill.md', 'letters', '.claude/skills/commit/SKILL.md'],
    ['.claude/skills/git/commit/SKILL.md', 'deep', '.claude/skills/commit'],
    ['web/.claude/skills/a/b/commit/SKILL.md', 'deep', 'web/.claude/skills/commit'],
  ])('%s is found, and moved', async (path, variant, to) => {
    const { lines, findings, project } = await look({ files: { [path]: text } });
    expect(lines).toEqual([`${path}:1 "---" skill-misplaced.${variant}`]);
    expect(findings[0]?.fixes[0]?.changes.map((change) => change.kind === 'rename' && project.show(change.to))).toEqual(
      [to],
    );
  });

  it('is not moved onto another', async () => {
    const { findings } = await look({
      files: {
        '.claude/skills/git/commit/SKILL.md': text,
        '.claude/skills/commit/SKILL.md': text.replace('name: x\n', ''),
      },
    });
    expect(findings.map(({ code, fixes }) => [code, fixes])).toEqual([['skill-misplaced', []]]);
  });

  it.each([
    ['a skill in its place', { '.claude/skills/x/SKILL.md': text }],
    ['a paper beside skills', { '.claude/skills/README.md': text, '.claude/skills/overview.md': 'All our skills.\n' }],
    [
      'a skill inside a skill',
      {
        '.claude/skills/x/SKILL.md': text,
        '.claude/skills/x/examples/good/SKILL.md': text,
        '.claude/skills/x/skill.md': text,
      },
    ],
    [
      'a plugin',
      { '.claude/skills/p/.claude-plugin/plugin.json': '{"name":"p"}', '.claude/skills/p/skills/y/SKILL.md': text },
    ],
    ['a skill of another tool', { 'skills/x/SKILL.md': text, 'docs/skill.md': text }],
    ['a command', { '.claude/commands/x/SKILL.md': text }],
    ['a reference', { '.claude/skills/x/SKILL.md': text, '.claude/skills/x/references/a.md': text }],
  ])('is none: %s', async (_, files) => {
    expect((await look({ files })).of('skill-misplaced')).toEqual([]);
  });

  it('is none that a link leads to', async () => {
    const files = {
      '.claude/skills/git/commit/SKILL.md': text.replace('name: x', 'name: commit'),
      '.claude/skills/commit': { symlink: 'git/commit' },
    };
    expect((await look({ files })).lines).toEqual([]);
  });
});

describe('paths that change nothing', () => {
  const withPaths = '---\ndescription: Does it.\npaths:\n  - "src/*.ts"\n  - "lib/*.ts"\n---\n\nDo it.\n';

  it('are found in a nested skill and in a command, and taken away', async () => {
    const { lines, findings, mended } = await look({
      files: { 'web/.claude/skills/x/SKILL.md': withPaths, '.claude/commands/y.md': withPaths },
    });
    expect(lines).toEqual([
      '.claude/commands/y.md:3 "paths:" paths-without-effect.command',
      'web/.claude/skills/x/SKILL.md:3 "paths:" paths-without-effect.nested',
    ]);
    expect(mended(findings[1]!.fixes[0]!)).toEqual({
      'web/.claude/skills/x/SKILL.md': '---\ndescription: Does it.\n---\n\nDo it.\n',
    });
  });

  it('are none in a skill of the start directory or above it', async () => {
    expect((await look({ files: { '.claude/skills/x/SKILL.md': withPaths, 'src/a.ts': '' } })).lines).toEqual([]);
    const below = {
      files: { '.claude/skills/x/SKILL.md': withPaths, 'web/a.ts': '', 'web/src/a.ts': '' },
      start: 'web',
    };
    expect((await look(below)).lines).toEqual([]);
  });

  it('are none that mean always', async () => {
    const always = '---\ndescription: Does it.\npaths: "**"\n---\n\nDo it.\n';
    expect((await look({ files: { 'web/.claude/skills/x/SKILL.md': always } })).lines).toEqual([]);
  });
});
