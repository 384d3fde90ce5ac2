import { describe, expect, it, test } from 'vitest';
import { sectionsOf, unsentOf } from '../../../src/core/draft/facts';
import { join, type Path } from '../../../src/core/files/path';
import { HOME, project, WS } from '../../support/project';

const index = `${HOME}/.claude/projects/-top-ws/memory/MEMORY.md` as Path;
const memory = join(WS, 'CLAUDE.md');
const skill = join(WS, '.claude/skills/deploy/SKILL.md');
const made = project({
  files: { 'CLAUDE.md': 'x', '.claude/skills/deploy/SKILL.md': 'x', 'README.md': '# x' },
  elsewhere: { [index]: 'x' },
});
/** Counts characters, so that a table can say what belongs to a section. */
const inspected = made.then((all) => ({
  ...all.inspected,
  count: (text: string) => ({ count: text.replaceAll(/\s/g, '').length, margin: 0, how: 'counted' as const }),
}));

const sections = async (text: string, path = memory) =>
  sectionsOf(await inspected, path, text).map(({ line, tokens, isCut }) => `${line}:${isCut ? 'cut' : tokens.count}`);
const unsent = async (text: string, path = memory) => unsentOf(await inspected, path, text);

describe('sections', () => {
  test.each([
    [
      'hold what stands below them, subsections too',
      '# A\nab\n## B\ncd\n## C\ne\n# D\nf',
      ['0:13', '2:5', '4:4', '6:3'],
    ],
    ['may be underlined', 'A\n===\nab\n\nB\n---\ncd', ['4:6']],
    ['of the whole file say nothing that the file does not', '# A\nab\n## B\ncd', ['2:5']],
    ['stand behind an opening text', 'ab\n# A\nab', ['1:4']],
    ['do not begin in a fence', '# A\n```\n# no\n```\n# B\nb', ['0:11', '4:3']],
    ['do not begin in frontmatter', '---\n# no\nk: v\n---\n# A\na\n# B\nb', ['4:3', '6:3']],
    ['do not hold comments', '# A\n<!-- long comment -->\n\na\n# B\nb', ['0:3', '4:3']],
    ['may be empty', '# A\n# B\n', ['0:2', '1:2']],
    ['are none without a heading', 'text', []],
    ['have the lines of a file with other line ends', '# A\r\na\r\n# B\r\nb', ['0:3', '2:3']],
  ])('%s', async (_, text, found) => {
    expect(await sections(text)).toEqual(found);
  });

  it('of a skill hold comments: its body is sent as it stands', async () => {
    expect(await sections('# A\n<!-- c -->\n# B\nb', skill)).toEqual(['0:10', '2:3']);
  });

  it('behind the cut of an index are not read', async () => {
    const lines = Array.from({ length: 250 }, (_, at) => (at % 100 === 0 ? `# H${at}` : 'x')).join('\n');
    expect(await sections(lines, index)).toEqual(['0:102', '100:104', '200:cut']);
  });

  it('are none in a file that is no instruction', async () => {
    expect(await sections('# A\na\n# B', join(WS, 'README.md'))).toEqual([]);
  });
});

describe('what is not sent', () => {
  test.each([
    ['a comment', 'a\n\n<!-- c -->\n\nb', [[2, 0, 2, 10]]],
    ['a comment of many lines', '<!-- c\nd\n-->\nb', [[0, 0, 2, 3]]],
    ['a comment before text', '<!-- c --> text', [[0, 0, 0, 10]]],
    ['nothing inside a paragraph', 'a <!-- c --> b', []],
    ['nothing in a fence', '```\n<!-- c -->\n```', []],
    ['a comment behind frontmatter', '---\na: b\n---\n<!-- c -->\ntext', [[3, 0, 3, 10]]],
  ])('is %s', async (_, text, ranges) => {
    const found = await unsent(text);
    expect(found?.comments.map((at) => [at.startLine, at.startCharacter, at.endLine, at.endCharacter])).toEqual(ranges);
    expect(found?.cut).toBeUndefined();
  });

  it('is no comment of a skill', async () => {
    expect(await unsent('<!-- c -->', skill)).toEqual({ comments: [], cut: undefined });
  });

  it('is unknown for a file that is no instruction', async () => {
    expect(await unsent('<!-- c -->', join(WS, 'README.md'))).toBeUndefined();
  });

  const rows = (count: number, width = 5) => Array.from({ length: count }, () => 'x'.repeat(width)).join('\n');
  test.each([
    ['200 lines', rows(200), undefined],
    ['201 lines', rows(201), { by: 'lines', line: 200, character: 0, lines: 201, limit: 200 }],
    ['with a last line end', `${rows(312)}\n`, { by: 'lines', line: 200, character: 0, lines: 312, limit: 200 }],
    ['long lines', rows(80, 400), { by: 'characters', line: 62, character: 0, lines: 80, limit: 25_000 }],
    ['one long line', rows(1, 30_000), { by: 'characters', line: 0, character: 25_000, lines: 1, limit: 25_000 }],
    [
      'blank lines, frontmatter and a comment before it',
      `---\na: b\n---\n\n<!-- c -->\n\n${rows(210)}`,
      { by: 'lines', line: 206, character: 0, lines: 216, limit: 200 },
    ],
  ])('of an index is all behind the cut: %s', async (_, text, cut) => {
    expect((await unsent(text, index))?.cut).toEqual(cut);
  });
});
