import { describe, expect, test } from 'vitest';
import { proposalsAt } from '../../../src/core/draft/proposals';
import { FileIndex } from '../../../src/core/files/fileIndex';
import { join } from '../../../src/core/files/path';
import { offsetsOf } from '../../../src/core/files/range';
import { gatherWorkspace } from '../../../src/core/gather/workspaceFiles';
import { filesBelow } from '../../support/examined';
import { project, WS } from '../../support/project';

const FILES = {
  'README.md': '',
  'docs/a.md': '',
  'docs/deep/b c.md': '',
  'docs/logo.png': '',
  'src/[id]/x.ts': '',
  'src/y.ts': '',
};

/** What is proposed at the `|`, and what of the text it takes the place of. */
async function proposed(name: string, marked: string, version = '2.1.332') {
  const text = marked.replace('|', '');
  const made = await project({ files: { ...FILES, [name]: text }, version });
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const place = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const found = proposalsAt(made.inspected, workspace, { path: join(WS, name), text, place });
  return found && [text.slice(...offsetsOf(text, found.range)), ...found.proposals.map((proposal) => proposal.text)];
}

describe('behind @', () => {
  test.each<[name: string, text: string, expected: readonly string[] | undefined]>([
    ['CLAUDE.md', 'see @|', ['', 'README.md', 'docs/', 'src/', 'docs/a.md', 'docs/deep/b\\ c.md']],
    ['CLAUDE.md', 'see @docs/d|', ['docs/d', 'docs/a.md', 'docs/deep/']],
    ['CLAUDE.md', '@./docs/|', ['./docs/', './docs/a.md', './docs/deep/']],
    ['docs/CLAUDE.md', '@../|', ['../', '../README.md', '../docs/', '../src/']],
    ['CLAUDE.md', 'mail me@|', undefined],
    ['CLAUDE.md', 'nothing |', undefined],
    ['docs/a.md', '@|', undefined],
    ['.claude/skills/s/SKILL.md', '@|', undefined],
  ])('%s %j', async (name, text, expected) => {
    expect(await proposed(name, text)).toEqual(expected);
  });
});

describe('in paths', () => {
  test.each<[text: string, expected: readonly string[] | undefined]>([
    ['---\npaths: |\n---\n', ['', '.claude/**', 'docs/**', 'src/**', '**/*.md', '**/*.ts', '**/*.png']],
    ['---\npaths:\n  - "src/|"\n---\n', ['src/', 'src/\\[id\\]/**', 'src/**/*.ts']],
    ['---\npaths: a, /src/|\n---\n', ['/src/', '/src/\\[id\\]/**', '/src/**/*.ts']],
    ['---\npaths: src/*/|\n---\n', ['src/*/']],
  ])('%j', async (text, expected) => {
    expect(await proposed('.claude/rules/r.md', text)).toEqual(expected);
  });
});

describe('in frontmatter', () => {
  test.each<[name: string, text: string, version: string, expected: readonly string[] | undefined]>([
    ['.claude/rules/r.md', '---\np|\n---\n', '2.1.332', ['p', 'paths']],
    ['.claude/skills/s/SKILL.md', '---\ncontext: f|\n---\n', '2.1.332', ['f', 'fork']],
    ['.claude/skills/s/SKILL.md', '---\nuser-invocable: |\n---\n', '2.1.332', ['', 'true', 'false']],
    ['.claude/skills/s/SKILL.md', '---\ndescription: |\n---\n', '2.1.332', undefined],
    ['CLAUDE.md', '---\n|\n---\n', '2.1.332', ['']],
  ])('%s %j', async (name, text, version, expected) => {
    expect(await proposed(name, text, version)).toEqual(expected);
  });

  test('keys are those of the kind of file and of the version that are not there yet', async () => {
    const text = '---\ndescription: x\n|\n---\n';
    const now = await proposed('.claude/skills/s/SKILL.md', text);
    expect(now).toEqual(expect.arrayContaining(['paths', 'name', 'background']));
    expect(now).not.toContain('description');
    expect(await proposed('.claude/skills/s/SKILL.md', text, '2.1.90')).not.toContain('background');
    expect(await proposed('.claude/commands/c.md', text)).not.toContain('name');
  });
});
