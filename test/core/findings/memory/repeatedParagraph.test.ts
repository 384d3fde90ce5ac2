/** The same paragraph in two files that a session reads together. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

const P =
  'All database access goes through the repository classes in the storage layer, never directly from a handler.';
const NEAR = P.replace('never directly', 'and never directly');
const JA = 'データベースへのアクセスは必ずストレージ層のリポジトリクラスを経由し、ハンドラーから直接行わないこと。';

const shown = ({ lines }: { readonly lines: readonly string[] }) => lines.map((line) => line.replace(/ ".*" /, ' '));

test.each([
  ['the same words', P, P, 'same'],
  ['the same words, wrapped and marked', P, `- **All** database access\n  ${P.slice(20)}`, 'same'],
  ['nearly the same words', P, NEAR, 'near'],
  ['the same words in Japanese', JA, JA, 'same'],
])('%s in a file and one below', async (_, broad, narrow, variant) => {
  const looked = await look({
    files: { 'CLAUDE.md': `# A\n\n${broad}\n`, 'p/CLAUDE.md': `# P\n\nFirst.\n\n${narrow}\n\nLast.\n` },
  });
  expect(shown(looked)).toEqual([`p/CLAUDE.md:5 repeated-paragraph.${variant}`]);
  const [finding] = looked.findings;
  expect(finding?.related.map(({ path, range }) => [looked.project.show(path), range.startLine])).toEqual([
    ['CLAUDE.md', 2],
  ]);
  expect(finding?.fixes.map(looked.mended)).toEqual([{ 'p/CLAUDE.md': '# P\n\nFirst.\n\nLast.\n' }]);
});

test('an item of a list goes with its line', async () => {
  const { findings, mended } = await look({ files: { 'CLAUDE.md': P, 'CLAUDE.local.md': `- one\n- ${P}\n- two\n` } });
  expect(findings.flatMap(({ fixes }) => fixes.map(mended))).toEqual([{ 'CLAUDE.local.md': '- one\n- two\n' }]);
});

test('rules and the index of memory count too', async () => {
  const looked = await look({
    files: {
      'CLAUDE.md': `x\n\n${P}`,
      '.claude/rules/r.md': `---\npaths: src/**/*.ts\n---\nx\n\n${P}`,
      'src/a.ts': '',
    },
    home: { '.claude/projects/-top-ws/memory/MEMORY.md': `- y\n- ${P}` },
  });
  expect(shown(looked)).toEqual([
    '~/.claude/projects/-top-ws/memory/MEMORY.md:2 repeated-paragraph.same',
    '.claude/rules/r.md:6 repeated-paragraph.same',
  ]);
});

test('what only one person has is not a reason to take it from all', async () => {
  const { findings } = await look({ files: { 'CLAUDE.md': `x\n\n${P}` }, home: { '.claude/CLAUDE.md': `y\n\n${P}` } });
  expect(findings.map(({ fixes }) => fixes.map(({ safety }) => safety))).toEqual([['byHand']]);
});

test.each([
  ['two packages', { 'p/CLAUDE.md': `p\n\n${P}`, 'q/CLAUDE.md': `q\n\n${P}` }],
  [
    'two rules with paths',
    Object.fromEntries(['a', 'b'].map((n) => [`.claude/rules/${n}.md`, `---\npaths: ${n}/**/*.ts\n---\n${n}\n\n${P}`])),
  ],
  [
    'too few words',
    { 'CLAUDE.md': 'x\n\nRun the tests before you commit.', 'p/CLAUDE.md': 'Run the tests before you commit.' },
  ],
  [
    'code, tables and comments',
    { 'CLAUDE.md': P, 'p/CLAUDE.md': `x\n\n\`\`\`\n${P}\n\`\`\`\n\n| ${P} |\n\n<!--\n${P}\n-->` },
  ],
  ['dependencies', { 'CLAUDE.md': P, 'node_modules/p/CLAUDE.md': `x\n\n${P}` }],
  [
    'other words',
    {
      'CLAUDE.md': P,
      'p/CLAUDE.md':
        'All network access goes through the client classes in the transport module, and retries are handled there for every call.',
    },
  ],
  ['the same file twice', { 'CLAUDE.md': `x\n\n${P}\n\n${P}` }],
])('%s: nothing', async (_, files) => {
  expect((await look({ files })).of('repeated-paragraph')).toEqual([]);
});
