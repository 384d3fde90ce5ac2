/** Files that somebody made to take long: they are looked through as far as is worth it. */
import { expect, test } from 'vitest';
import { look } from '../../support/examined';

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

test.each([
  ['imports without end', { 'CLAUDE.md': many(5000, (at) => `@gone/${at}.md and @there.md,`), 'there.md': 'x' }],
  ['imports in code without end', { 'CLAUDE.md': many(5000, () => '`@there.md`\n'), 'there.md': 'x' }],
  ['one long word', { 'CLAUDE.md': `@${'.'.repeat(100_000)}a and @a${'/a'.repeat(50_000)}` }],
  [
    'orders without end',
    {
      'CLAUDE.md': many(5000, (at) => `- Never do thing ${at}`),
      'CLAUDE.local.md': many(5000, (at) => `- Always do thing ${at}`),
    },
  ],
  ['a class without end', { '.claude/rules/r.md': `---\npaths: "[${'a-z'.repeat(50_000)}]"\n---\nx`, 'src/a.ts': '' }],
  [
    'patterns without end',
    { '.claude/rules/r.md': `---\npaths:\n${many(5000, (at) => `  - src/${at}/**`)}\n---\nx`, 'src/a.ts': '' },
  ],
  ['settings of comments', { '.claude/settings.json': '/*'.repeat(200_000) }],
  [
    'the same words without end',
    { 'CLAUDE.md': many(3000, () => 'a b c '.repeat(8)), 'p/CLAUDE.md': many(3000, () => `- ${'a b c '.repeat(8)}`) },
  ],
])('%s', async (_, files) => {
  const { findings } = await look({ files });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.length).toBeLessThanOrEqual(320);
});
