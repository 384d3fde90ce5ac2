import fc from 'fast-check';
import { Lexer, marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { codeSpan, escapeMarkdown, excerpt, link, oneLine } from '../../src/present/escape';

/** Pieces that mean something to Markdown, mixed with anything. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '[a](command:x)',
          '<a href="x">',
          '](',
          '`',
          '``',
          '\\',
          '<!--',
          '-->',
          '![',
          '|',
          '\n',
          '\r\n\r\n',
          '    ',
        ],
        ...['# ', '- ', '1. ', '> ', '***', '~~', '---', '===', 'https://e.example', 'www.e.example', 'a@b.example'],
        ...['$(alert)', '&lt;', '&#60;', '<script>', '{{', '\u2028', '[^1]', '[x]: y', '\u0000'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

function kinds(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    token.type,
    ...('tokens' in token ? kinds(token.tokens ?? []) : []),
    ...('items' in token && Array.isArray(token.items) ? ['items'] : []),
  ]);
}

function shown(markdown: string): string {
  return marked
    .parseInline(markdown, { async: false })
    .replaceAll(/<\/?code>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

describe('escaped text', () => {
  it('becomes a paragraph of plain text, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = new Set(kinds(new Lexer().lex(escapeMarkdown(text))));
        for (const harmless of ['paragraph', 'text', 'escape', 'space']) found.delete(harmless);
        expect([...found]).toEqual([]);
      }),
    );
  });

  it('shows exactly what was written, on one line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(shown(escapeMarkdown(text))).toBe(oneLine(text));
      }),
    );
  });

  it('cannot break out of a link or the sentence around it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = marked.parseInline(`See ${link(`x${text}`, 'command:ours')} now.`, { async: false });
        expect(html).toMatch(/^See <a href="command:ours">[^<]*<\/a> now\.$/);
      }),
    );
  });
});

describe('a code span', () => {
  it('holds the whole text and nothing else', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(oneLine(text) !== '');
        const tokens = new Lexer().lex(`a ${codeSpan(text)} b`);
        expect(kinds(tokens)).toEqual(['paragraph', 'text', 'codespan', 'text']);
        expect(shown(codeSpan(text))).toBe(oneLine(text));
      }),
    );
  });

  it('is nothing for a blank text', () => {
    expect(codeSpan(' \n ')).toBe('');
  });
});

describe('an excerpt', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['a longer line', 9, 'a longer…'],
    ['two\nlines', 20, 'two lines'],
    ['😀😀😀', 2, '😀…'],
  ])('of %j in %d characters is %j', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});
