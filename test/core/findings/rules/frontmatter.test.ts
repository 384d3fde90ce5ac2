/** Frontmatter that is broken, lost, or has keys nobody reads. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';
import type { ProjectSetup } from '../../../support/project';

async function examined(text: string, path = '.claude/rules/r.md', setup: ProjectSetup = {}) {
  const { lines, findings, mended } = await look({ ...setup, files: { [path]: text, 'src/a.ts': '', 'lib/b.ts': '' } });
  const done = findings.flatMap(({ fixes }) => fixes.map((fix) => Object.values(mended(fix))[0] ?? fix.code));
  return { lines: lines.map((line) => line.replace(`${path}:`, '')), done };
}

const SKILL = '.claude/skills/s/SKILL.md';
const COMMAND = '.claude/commands/c.md';

test.each<[string, string, string, string | undefined]>([
  [
    '.claude/rules/r.md',
    '---\npaths:\n  - *.ts\n  - "src/*"\n---\nx',
    '3 "  - *.ts" broken-frontmatter.paths',
    '---\npaths:\n  - "*.ts"\n  - "src/*"\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\npaths: "*.ts", "src/*"\n---\nx',
    '2 "paths: \\"*.ts\\", \\"src/*\\"" broken-frontmatter.paths',
    '---\npaths: "*.ts, src/*"\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\npaths:\n  - "src/*"\n  - !**/*.test.ts\n---\nx',
    '4 "  - !**/*.test.ts" broken-frontmatter.paths',
    '---\npaths:\n  - "src/*"\n  - "!**/*.test.ts"\n---\nx',
  ],
  [
    SKILL,
    '---\ndescription: "a\nname: s\n---\nx',
    '2 "description: \\"a" broken-frontmatter.keys',
    '---\ndescription: "a"\nname: s\n---\nx',
  ],
  [
    COMMAND,
    '---\ndescription: "a\n---\nx',
    '2 "description: \\"a" broken-frontmatter.keys',
    '---\ndescription: "a"\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '\n---\npaths: src/*\n---\nx',
    '2 "---" lost-frontmatter.late.rule',
    '---\npaths: src/*\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '# Title\n\n---\npaths: src/*\n---\nx',
    '3 "---" lost-frontmatter.late.rule',
    '---\npaths: src/*\n---\n# Title\nx',
  ],
  [
    SKILL,
    '<!-- mine -->\n---\ndescription: a\n---\nx',
    '2 "---" lost-frontmatter.late.skill',
    '---\ndescription: a\n---\n<!-- mine -->\nx',
  ],
  [COMMAND, '----\ndescription: a\n---\nx', '1 "----" lost-frontmatter.late.command', '---\ndescription: a\n---\nx'],
  [
    '.claude/rules/r.md',
    '---\npaths: src/*\n\n# Title',
    '1 "---" lost-frontmatter.unclosed.rule',
    '---\npaths: src/*\n---\n\n# Title',
  ],
  [
    '.claude/rules/r.md',
    '---\npaths: src/*\n...\nx',
    '1 "---" lost-frontmatter.unclosed.rule',
    '---\npaths: src/*\n---\nx',
  ],
  [SKILL, '---\ndescription: a', '1 "---" lost-frontmatter.unclosed.skill', '---\ndescription: a\n---\n'],
  [
    '.claude/rules/r.md',
    '---\ndescription: a --- b\npaths: src/*\n---\nx',
    '2 "---" lost-frontmatter.cut.rule',
    '---\ndescription: a — b\npaths: src/*\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\n# ------\npaths: src/*\n---\nx',
    '2 "------" lost-frontmatter.cut.rule',
    '---\n# -\npaths: src/*\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\nglobs: "*.ts"\n---\nx',
    '2 "globs" misnamed-key.toolOfRule',
    '---\npaths: "*.ts"\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\napplyTo: "src/*"\n---\nx',
    '2 "applyTo" misnamed-key.toolOfRule',
    '---\npaths: "src/*"\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\nPaths: src/*\n---\nx',
    '2 "Paths" misnamed-key.spellingOfRule',
    '---\npaths: src/*\n---\nx',
  ],
  [
    '.claude/rules/r.md',
    '---\npath: src/*\n---\nx',
    '2 "path" misnamed-key.spellingOfRule',
    '---\npaths: src/*\n---\nx',
  ],
  ['.claude/rules/r.md', '---\nalwaysApply: false\n---\nx', '2 "alwaysApply" foreign-key', undefined],
  ['.claude/rules/r.md', '---\ntrigger: model_decision\n---\nx', '2 "trigger" foreign-key', undefined],
  [
    SKILL,
    '---\ndescription: a\nwhenToUse: b\n---\nx',
    '3 "whenToUse" misnamed-key.spelling',
    '---\ndescription: a\nwhen_to_use: b\n---\nx',
  ],
  [SKILL, '---\ndescripton: a\n---\nx', '2 "descripton" misnamed-key.spelling', '---\ndescription: a\n---\nx'],
  [
    SKILL,
    '---\ndescription: a\nglobs: src/*\n---\nx',
    '3 "globs" misnamed-key.tool',
    '---\ndescription: a\npaths: src/*\n---\nx',
  ],
  ['CLAUDE.md', '---\npaths: src/*\n---\nx', '2 "paths" paths-in-memory', 'make-it-a-rule'],
])('%s: %j', async (path, text, line, mended) => {
  const { lines, done } = await examined(text, path);
  expect(lines).toContain(line);
  expect(done.includes(mended ?? '')).toBe(mended !== undefined);
});

test.each([
  ['.claude/rules/r.md', 'Text\n\n---\nNote: paths: no\n---\nmore'],
  ['.claude/rules/r.md', '# Title\n\n---\n\nText\n\n---\n'],
  ['.claude/rules/r.md', '---\n\nText under a ruler, never closed'],
  ['.claude/rules/r.md', '---\ndescription: a\nglobs: "*.ts"\npaths: "*.ts"\nowner: me\n---\nx'],
  ['.claude/rules/r.md', '---\nglobs: "*.ts"\nalwaysApply: true\n---\nx'],
  ['.claude/rules/r.md', '---\nglobs:\nalwaysApply: true\n---\nx'],
  ['.claude/rules/r.md', '---\napplyTo: "**"\n---\nx'],
  ['.claude/rules/r.md', '---\npaths: **/*.ts\ndescription: a: b\n---\nx'],
  [SKILL, '---\nname: s\ndescription: does it\nversion: 1.0\nmode: x\nauthor: me\nlicence: MIT\n---\nx'],
  [COMMAND, '---\nname: c\ndescription: does it\nargument-hint: "[a]"\n---\nx'],
  ['CLAUDE.md', '---\nowner: me\n---\nx'],
])('%s: %j is fine', async (path, text) => {
  expect((await examined(text, path)).lines).toEqual([]);
});

test('a key that came later is told in an older version alone', async () => {
  const text = '---\ndescription: a\ndisallowed-tools: Bash\n---\nx';
  expect((await examined(text, SKILL, { version: '2.1.90' })).lines).toContain('3 "disallowed-tools" newer-key');
  expect((await examined(text, SKILL)).lines).toEqual([]);
});

test('files below rules under another ending do not load', async () => {
  const { of, findings, mended } = await look({
    files: {
      '.claude/rules/a.mdc': 'A',
      '.claude/rules/b.MD': 'B',
      '.claude/rules/c.md': 'C',
      '.claude/rules/c.mdc': 'the copy of another tool',
      '.claude/rules/blank.txt': '',
      'docs/x.mdc': 'elsewhere',
    },
  });
  expect(of('wrong-extension')).toEqual(['.claude/rules/a.mdc:1 "A"', '.claude/rules/b.MD:1 "B"']);
  expect(mended(findings[0]!.fixes[0]!)).toEqual({ '.claude/rules/a.md': 'A' });
});

test('what nobody meant as a rule is named, with a place to go to', async () => {
  const { of, findings, mended } = await look({
    files: {
      '.claude/rules/README.md': 'How we write rules',
      '.claude/rules/drafts/new.md': 'D',
      '.claude/rules/drafts/later.md': '---\npaths: src/*\n---\nx',
      '.claude/rules/style/readable.md': 'S',
      '.claude/README.md': 'taken',
      'src/a.ts': '',
    },
  });
  expect(of('stray-rule')).toEqual([
    '.claude/rules/README.md:1 "How we write rules"',
    '.claude/rules/drafts/new.md:1 "D"',
  ]);
  expect(findings.map(({ fixes }) => fixes[0]?.code)).toEqual(['move-out-of-rules', 'move-file']);
  expect(mended(findings[1]!.fixes[0]!)).toEqual({ '.claude/drafts/new.md': 'D' });
});
