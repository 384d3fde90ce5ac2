/** Words with an `@`: by accident an import, in a circle, in code. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

test.each([
  ['Ask @alice about it.', 'Ask `@alice` about it.', 'handle'],
  ['Ask @alice, then go', 'Ask `@alice`, then go', 'handle'],
  ['use @anthropic-ai/sdk here', 'use `@anthropic-ai/sdk` here', 'package'],
  ['use @types/node.', 'use `@types/node`.', 'package'],
  ['use @socket.io/parser.js', 'use `@socket.io/parser.js`', 'package'],
  ['mark it @Injectable()', 'mark it `@Injectable()`', 'decorator'],
  ["mark it @Input('x') too", "mark it `@Input('x')` too", 'decorator'],
  ['stay at @1.2.3', 'stay at `@1.2.3`', 'version'],
])('%s', async (text, mendedText, variant) => {
  const { findings, mended } = await look({ files: { 'CLAUDE.md': text } });
  expect(findings.map(({ code, data }) => [code, data['variant']])).toEqual([['accidental-import', variant]]);
  expect(findings[0]?.fixes.map(mended)).toEqual([{ 'CLAUDE.md': mendedText }]);
});

test.each(['@docs/gone.md', '@./alice', '@LICENSE', '@gone.mdx', '@src/gone'])(
  '%s is a missing import',
  async (text) => {
    const { findings } = await look({ files: { 'CLAUDE.md': text, 'src/a.ts': '' } });
    expect(findings.map(({ code }) => code)).toEqual(['import-not-loaded']);
  },
);

test('what is no import, or one that loads, is none by accident', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': 'Write to me@example.com, (@alice) or `@bob`. See @notes and @team/core',
      notes: 'x',
      'team/core': 'x',
      'packages/a/CLAUDE.md': 'Ask @alice',
    },
  });
  expect(lines).toEqual([]);
});

test('each word is named once a file', async () => {
  const { lines } = await look({ files: { 'CLAUDE.md': 'Ask @alice.\nOr @alice!\n' } });
  expect(lines).toEqual(['CLAUDE.md:1 "@alice" accidental-import.handle']);
});

test('an import that closes a circle, alone in its line', async () => {
  const { lines, findings, mended } = await look({
    files: { 'CLAUDE.md': 'A\n@docs/a.md\n@CLAUDE.md', 'docs/a.md': 'x\n- @b.md\n', 'docs/b.md': '- @../CLAUDE.md\ny' },
  });
  expect(lines).toEqual([
    'CLAUDE.md:3 "@CLAUDE.md" import-cycle.self',
    'docs/b.md:1 "@../CLAUDE.md" import-cycle.circle',
  ]);
  expect(findings.map(({ fixes }) => fixes.map(mended))).toEqual([
    [{ 'CLAUDE.md': 'A\n@docs/a.md' }],
    [{ 'docs/b.md': 'y' }],
  ]);
});

test('one in a sentence, or of a file beside, closes none that matters', async () => {
  const { lines } = await look({
    files: { 'CLAUDE.md': '@a.md\n@b.md', 'a.md': 'As @CLAUDE.md says', 'b.md': '@a.md' },
  });
  expect(lines).toEqual([]);
});

test('an import alone in code', async () => {
  const { lines, findings, mended } = await look({
    files: {
      'CLAUDE.md': 'Read:\n\n- `@docs/a.md`\n\n```\n@docs/b.md\n\n@docs/c.md\n```\nend',
      'docs/a.md': 'a',
      'docs/b.md': 'b',
      'docs/c.md': 'c',
    },
  });
  expect(lines.map((line) => line.split(' ').at(-1))).toEqual(['import-in-code', 'import-in-code']);
  expect(findings.flatMap(({ fixes }) => fixes.map(mended))).toEqual([
    { 'CLAUDE.md': 'Read:\n\n- @docs/a.md\n\n```\n@docs/b.md\n\n@docs/c.md\n```\nend' },
    { 'CLAUDE.md': 'Read:\n\n- `@docs/a.md`\n\n@docs/b.md\n@docs/c.md\nend' },
  ]);
});

test('code that shows something else is left alone', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md':
        'Write `@docs/a.md` to import it.\n\n`@gone.md`\n\n```sh\nnpm test\n@docs/a.md\n```\n\n<!--\n`@docs/a.md`\n-->\n\n@docs/b.md\n\n`@docs/b.md`',
      'docs/a.md': 'a',
      'docs/b.md': 'b',
    },
  });
  expect(lines).toEqual([]);
});
