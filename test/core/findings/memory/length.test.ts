/** Files that are too long, and an index that is cut. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

const lines = (count: number, text = 'Line') =>
  Array.from({ length: count }, (_, at) => `${text} ${at + 1}`).join('\n');
const MEMORY = '.claude/projects/-top-ws/memory/MEMORY.md';

test('a memory file of more lines than advised is named at the first that is too many', async () => {
  const { of } = await look({
    files: {
      'CLAUDE.md': `---\na: b\n---\n\n<!-- note\nLine 3 -->\n${lines(201)}`,
      'p/CLAUDE.md': lines(250),
      'node_modules/x/CLAUDE.md': lines(300),
    },
  });
  expect(of('long-memory')).toEqual(['CLAUDE.md:207 "Line 201"', 'p/CLAUDE.md:201 "Line 201"']);
});

test('files of just so many lines, imports, and long rules with paths are not', async () => {
  const { lines: found } = await look({
    files: {
      'CLAUDE.md': `@guide.md\n${lines(199)}\n\n`,
      'guide.md': lines(300),
      '.claude/rules/r.md': `---\npaths: src/**/*.ts\n---\n${lines(300)}`,
      'src/a.ts': '',
    },
  });
  expect(found).toEqual([]);
});

test('a file that takes a twentieth of the window is named for that, an import too', async () => {
  const { findings } = await look({
    files: { 'CLAUDE.md': '@big.md', 'big.md': lines(6000, 'Some words in a line') },
    model: 'claude-sonnet-4-6',
  });
  expect(findings.map(({ code }) => code)).toEqual(['heavy-memory']);
  expect(findings[0]?.data['share']).toBeGreaterThan(5);
});

test('a MEMORY.md is cut after its lines', async () => {
  const { lines: found, findings } = await look({ home: { [MEMORY]: `<!-- x -->\n\n${lines(230)}` } });
  expect(found).toEqual([`~/${MEMORY}:203 "Line 201" cut-index.lines`]);
  expect(findings[0]?.data).toMatchObject({ lines: 230, lost: 30, line: 203, limit: 200 });
});

test('a MEMORY.md is cut after its characters, at a line end or in the first line', async () => {
  const wide = await look({ home: { [MEMORY]: lines(100, 'x'.repeat(400)) } });
  expect(wide.findings.map(({ data, range }) => [data['variant'], range.startLine])).toEqual([['characters', 61]]);
  const one = await look({ home: { [MEMORY]: 'x'.repeat(30_000) } });
  expect(one.findings.map(({ data, range }) => [data['variant'], range.startCharacter, range.endCharacter])).toEqual([
    ['line', 25_000, 30_000],
  ]);
});

test('a MEMORY.md that fits is not cut', async () => {
  expect((await look({ home: { [MEMORY]: `${lines(200)}\n\n` } })).lines).toEqual([]);
});
