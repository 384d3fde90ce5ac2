/** Texts as every parser takes them, and the id a text is known by. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normalise, textId } from '../../../src/core/files/text';

describe('a text as the model reads it', () => {
  test.each([
    ['has no BOM', '\ufeff# a\n', '# a\n'],
    ['keeps a BOM that is not the first character', 'a\ufeff', 'a\ufeff'],
    ['loses one BOM of two', '\ufeff\ufeffa', '\ufeffa'],
    ['has LF line ends', 'a\r\nb\r\n', 'a\nb\n'],
    ['keeps a lone carriage return', 'a\rb\r\nc', 'a\rb\nc'],
    ['may be empty', '', ''],
  ])('%s', (_name, text, answer) => {
    expect(normalise(text)).toBe(answer);
  });
});

describe('a text’s id', () => {
  it('is the same for the same text', () => {
    expect(textId('# Rules\n')).toBe(textId(['# Rules', ''].join('\n')));
  });

  it('is another one for each of 30,000 texts that differ in a number', () => {
    const ids = new Set<string>();
    for (let at = 0; at < 30_000; at++) ids.add(textId(`- rule ${String(at)}\n`));
    expect(ids.size).toBe(30_000);
  });

  it('is another one for each short text of three letters', () => {
    const ids = new Set<string>();
    for (let a = 0; a < 24; a++)
      for (let b = 0; b < 24; b++) for (let c = 0; c < 24; c++) ids.add(textId(String.fromCharCode(a, b, c)));
    expect(ids.size).toBe(24 ** 3);
  });

  it('tells generated texts apart, whatever they hold', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const id = textId(text);
        expect(seen.get(id) ?? text).toBe(text);
        seen.set(id, text);
      }),
      { numRuns: 2000 },
    );
  });

  it('tells a text from the same text with one character changed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = `${text.slice(0, index)}\u0001${text.slice(index + 1)}`;
        expect(textId(other) === textId(text)).toBe(other === text);
      }),
    );
  });
});
