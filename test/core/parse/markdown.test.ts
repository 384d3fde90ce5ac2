/** Which `@paths` import, with their line and character, and which comments vanish. Carets mark the imports. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { behaviourOf, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { toPath } from '../../../src/core/files/path';
import { readMarkdown } from '../../../src/core/parse/markdown';
import { readMemoryFile } from '../../../src/core/parse/memoryFile';

const now = behaviourOf(NEWEST_KNOWN);

/** Lines of only carets and blanks say where the imports of the line above stand. */
function marked(fixture: string): { body: string; places: string[] } {
  const lines: string[] = [];
  const places: string[] = [];
  for (const line of fixture.split('\n')) {
    if (!/^[ ]*\^[ ^]*$/.test(line)) lines.push(line);
    else for (const { index } of line.matchAll(/\^+/g)) places.push(`${String(lines.length - 1)}:${String(index)}`);
  }
  return { body: lines.join('\n'), places };
}

const importsOf = (body: string) =>
  readMarkdown(body, now).imports.map(({ line, character }) => `${String(line)}:${String(character)}`);

describe('imports stand', () => {
  test.each<[string, string]>([
    [
      'at a line start and behind white space',
      '@a.md and @b.md\n^^^^^     ^^^^^\nsee\t@c.md\n   \n@d.md\n^^^^^'.replace('   \n', '    ^\n'),
    ],
    ['in list items, nested and task', '- @a.md\n  ^\n  - see @b.md\n        ^\n- [ ] @c.md\n      ^\n1. @d.md\n   ^'],
    ['in headings of both kinds', '# @a.md\n  ^\nsee @b.md\n    ^\n===\n\ntext'],
    ['in quotes', '> @a.md\n  ^\n> > see @b.md\n        ^'],
    ['in bold and italics', '** @a.md **\n   ^\n*see @b.md now*\n     ^'],
    ['in the text of a link', '[see @a.md now](x.md)\n     ^'],
    ['in table cells', '| a | b |\n| - | - |\n| @a.md | x @b.md |\n  ^         ^'],
    ['behind a comment on its line', '<!-- x --> @a.md\n           ^'],
    ['twice, each where it is', 'see @a.md\n    ^\n\nand @a.md\n    ^'],
    ['behind the same text in a code span', '`@a.md` @a.md\n        ^'],
    ['behind the same text in a fence', '```\n@a.md\n```\n@a.md\n^'],
    ['behind the same text in a comment', '<!-- @a.md -->\n@a.md\n^'],
    ['behind other scripts', '日本語 @a.md 😀 @b.md\n    ^        ^'],
    ['after several paragraphs', 'one\n\ntwo @a.md\n    ^\n\n- three\n\n@b.md\n^'],
  ])('%s', (_name, fixture) => {
    const { body, places } = marked(fixture);
    expect(places.length).toBeGreaterThan(0);
    expect(importsOf(body)).toEqual(places);
  });

  test.each<[string, string, string | undefined]>([
    ['a plain name', '@inc.md', 'inc.md'],
    ['a path', '@docs/inc.md', 'docs/inc.md'],
    ['a path from here', '@./inc.md', './inc.md'],
    ['a path from above', '@../inc.md', '../inc.md'],
    ['a path from home', '@~/inc.md', '~/inc.md'],
    ['an absolute path', '@/etc/inc.md', '/etc/inc.md'],
    ['a hidden file', '@.hidden.md', '.hidden.md'],
    ['an underscore', '@_x.md', '_x.md'],
    ['a package', '@anthropic-ai/sdk', 'anthropic-ai/sdk'],
    ['a name', '@alice', 'alice'],
    ['a fragment, which is cut', '@inc.md#part', 'inc.md'],
    ['an escaped space', '@my\\ file.md', 'my file.md'],
    ['a full stop behind, which is part of the name', '@inc.md.', 'inc.md.'],
    ['a comma behind, likewise', '@inc.md,', 'inc.md,'],
    ['a name in another script', '@日本.md', undefined],
    ['only the sign', '@', undefined],
    ['only a slash', '@/', undefined],
    ['only a fragment', '@#x', undefined],
    ['brackets around', '(@inc.md)', undefined],
    ['quotes around', '"@inc.md"', undefined],
    ['a colon in front', 'see:@inc.md', undefined],
    ['a word in front', 'foo@inc.md', undefined],
    ['a backslash in front', '\\@inc.md', undefined],
    ['angle brackets', '<@inc.md>', undefined],
    ['a code span', '`@inc.md`', undefined],
    ['a fence', '```\n@inc.md\n```', undefined],
    ['an open fence', '~~~\n@inc.md', undefined],
    ['indented code', 'x\n\n    @inc.md', undefined],
    ['an HTML block', '<div>\n@inc.md\n</div>', undefined],
    ['an HTML comment', '<!-- @inc.md -->', undefined],
    ['a comment of several lines', '<!--\n@inc.md\n-->', undefined],
    ['a link destination', '[x](@inc.md)', undefined],
    ['a reference definition', '[x]: @inc.md', undefined],
    ['an image', '![see @inc.md](x.png)', undefined],
  ])('%s', (_name, body, path) => {
    expect(readMarkdown(body, now).imports.map((mention) => mention.path)).toEqual(path === undefined ? [] : [path]);
  });

  it('at lines of the file, behind frontmatter and with CRLF', () => {
    const text = '\ufeff---\r\npaths: x\r\n---\r\n\r\nsee @a.md\r\n';
    const file = { kind: 'text', text, real: toPath('/x.md'), bytes: text.length } as const;
    const { imports } = readMemoryFile(file, behaviourOf(NEWEST_KNOWN));
    expect(imports).toEqual([{ path: 'a.md', line: 4, character: 4 }]);
  });
});

describe('comments', () => {
  test.each<[string, string, string]>([
    ['on a line go with its end', 'a\n\n<!-- x -->\nb', 'a\n\nb'],
    ['leave what stands behind them', '<!-- x --> b', ' b'],
    ['under a paragraph go', 'a\n<!-- x -->\nb', 'a\nb'],
    ['of several lines go', '<!--\nx\ny\n-->\nb', 'b'],
    ['two on a line go', '<!-- x --><!-- y -->\nb', 'b'],
    ['with three spaces of indent go', '   <!-- x -->\nb', 'b'],
    ['in a paragraph stay', 'a <!-- x --> b', 'a <!-- x --> b'],
    ['unclosed stay', 'a\n\n<!-- x\nb', 'a\n\n<!-- x\nb'],
    ['in a fence stay', '```\n<!-- x -->\n```', '```\n<!-- x -->\n```'],
    ['in indented code stay', 'a\n\n    <!-- x -->', 'a\n\n    <!-- x -->'],
    ['in a list item stay', '- <!-- x -->', '- <!-- x -->'],
    ['in a quote stay', '> <!-- x -->', '> <!-- x -->'],
    ['in another HTML block stay', '<div>\n<!-- x -->\n</div>', '<div>\n<!-- x -->\n</div>'],
  ])('%s', (_name, body, text) => {
    expect(readMarkdown(body, now).text).toBe(text);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...['@a.md', '@', ' ', '\n', '\n\n', '- ', '> ', '# ', '`', '```\n', '<!-- ', ' -->', '*', '**', '[', '](', ')'],
    ...['|', '\t', '    ', '<div>', '\\', '1. ', '~~', '&amp;', 'é', '\ud800', '\u0000', '<', '=', '---\n'],
  );

  it('has an answer, and each import is where it says', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const body = pieces.join('');
        const lines = body.split('\n');
        for (const { line, character } of readMarkdown(body, now).imports) expect(lines[line]?.[character]).toBe('@');
      }),
      { numRuns: 1000 },
    );
  });

  it('without a comment is sent as it stands', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const body = pieces.join('').replaceAll('<!--', '');
        expect(readMarkdown(body, now).text).toBe(body);
      }),
    );
  });

  test.each([
    ['quotes in quotes', `${'>'.repeat(20_000)} @a.md`],
    ['lists in lists', `${'- '.repeat(5000)}@a.md`],
    ['open brackets', `${'['.repeat(20_000)}@a.md`],
    ['stars', `${'*a '.repeat(5000)}@a.md`],
    ['backquotes', Array.from({ length: 500 }, (_, at) => `${'`'.repeat(at)}@a.md`).join(' ')],
    ['open comments', `<!-- -->${'<!--'.repeat(10_000)}@`],
    ['open tags', `@${'<a '.repeat(10_000)}`],
    ['table cells', `@\n${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${'|a'.repeat(5000)}|`],
    ['signs', ' @a'.repeat(20_000)],
    ['definitions', '[a]: @b\n'.repeat(3000)],
    ['null bytes', `@a\u0000${'\u0000'.repeat(10_000)}`],
  ])('is read within bounds: %s', { timeout: 10_000 }, (_name, body) => {
    expect(readMarkdown(body, now).text.length).toBeGreaterThan(0);
  });
});
