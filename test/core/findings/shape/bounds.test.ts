import { expect, it } from 'vitest';
import { look } from '../../../support/examined';

const long = 90_000;

it.each([
  ['brackets', '['.repeat(long)],
  ['a heading that does not end', `# ${'#'.repeat(long)} a`],
  ['spaces', `## a${' '.repeat(long)}b`],
  ['code spans', '` `'.repeat(long / 3)],
  ['a name that does not end', `[a](references/${'a.'.repeat(long / 2)}`],
  ['runs', 'always run '.repeat(long / 11)],
  ['steps', '1. Run `npm test` always after every commit\n'.repeat(long / 45)],
  ['headings', '## How to 1\n\n1. `a`\n'.repeat(long / 20)],
])('%s are looked through in time', async (_, text) => {
  const skill = `---\nname: x\n---\n${text}`;
  const files = { 'CLAUDE.md': text, '.claude/rules/a.md': text, '.claude/skills/x/SKILL.md': skill };
  const { lines } = await look({ files });
  expect(lines.filter((line) => line.includes('skill-undescribed'))).toHaveLength(1);
});
