/** Estimates: near the truth, never without a margin, the same again, and bounded in work whatever the text. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadWeigher } from '../../../src/core/tokens/load';
import type { Counter } from '../../../src/core/tokens/tokens';

const families = ['new', 'old'] as const;
const counters = new Map<string, Counter>();
const counterOf = (family: string): Counter => counters.get(family)!;
beforeAll(async () => {
  for (const family of families) counters.set(family, (await loadWeigher(family)).count);
});

describe.each(families)('an estimate of the %s family', (family) => {
  const countOf = (text: string): number => counterOf(family)(text).count;

  test.each([
    ['nothing', '', 0],
    ['white space', ' \n\t\r\n', 0],
    ['a word', 'word', 1],
    ['a capital', 'The', 1],
    ['a contraction', "don't", 2],
    ['ten digits', '1234567890', 4],
    ['single spaces beside numbers', 'a 1 b', 5],
    ['an indented line', 'a\n    b', 4],
    ['a hundred blank lines inside', `a${'\n'.repeat(100)}b`, family === 'old' ? 6 : 9],
    ['a ruler', '-'.repeat(64), family === 'old' ? 1 : 11],
    ['an import', '@README.md', 4],
  ])('of %s', (_name, text, count) => {
    expect(countOf(text)).toBe(count);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('aB.-  \n\t1’日本語かカ한글ÀяعไΩ😀\u200d\ud800\u0000\u0301')),
      maxLength: 200,
    }),
  );

  it('has a margin and is the same again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const tokens = counterOf(family)(text);
        expect(Number.isSafeInteger(tokens.count) && tokens.count >= 0).toBe(true);
        expect(Number.isSafeInteger(tokens.margin) && tokens.margin >= (tokens.count > 0 ? 1 : 0)).toBe(true);
        // nothing is counted as nothing
        expect(tokens.how).toBe(/[^ \t\n\v\f\r]/.test(text) ? 'estimated' : 'counted');
        expect(counterOf(family)(text)).toEqual(tokens);
      }),
    );
  });

  it('adds up over paragraphs that begin with a word', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [first, second] = [`a${one}a`, `a${other}a`];
        const sum = countOf(first) + 1 + countOf(second);
        expect(Math.abs(countOf(`${first}\n${second}`) - sum)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('grows with the text', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(countOf(`${one}\na${other}a`)).toBeGreaterThanOrEqual(countOf(one));
      }),
    );
  });

  it('knows neither white space at the end, nor how lines end, nor whether letters are composed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(countOf(`${text}a \t\n`)).toBe(countOf(`${text}a`));
        const [unix, windows] = ['\n', '\r\n'].map((end) => `${text}${end}${end}a`);
        expect(countOf(windows!)).toBe(countOf(unix!));
        expect(countOf(text.normalize('NFD'))).toBe(countOf(text.normalize('NFC')));
      }),
    );
  });

  test.each([
    ['signs', '!'.repeat(5_000_000)],
    ['many signs', '!?(]'.repeat(1_000_000)],
    ['letters', 'a'.repeat(5_000_000)],
    ['one word of all letters', 'abcdefghijklmnopqrstuvwxyz'.repeat(200_000)],
    ['blanks', `${' '.repeat(5_000_000)}a`],
    ['signs and letters', '!a'.repeat(2_000_000)],
    ['rulers of every length', Array.from({ length: 2000 }, (_, at) => '-'.repeat(at)).join('a')],
    ['lone surrogates', '\ud800'.repeat(2_000_000)],
    ['control characters', '\u0001\u0000'.repeat(2_000_000) + 'a '.repeat(10_000)],
    ['marks', `a${'\u0301'.repeat(2_000_000)}`],
    ['joined emoji', '👩‍👩‍👧‍👦'.repeat(200_000)],
    ['different words', Array.from({ length: 500_000 }, (_, at) => `w${at.toString(36)}`).join(' ')],
    ['a hundred megabytes', 'one line of ordinary words\n'.repeat(4_000_000)],
  ])('stays bounded for %s', { timeout: 20_000 }, (_name, text) => {
    const tokens = counterOf(family)(text);
    expect(tokens.count).toBeGreaterThan(1000);
    expect(tokens.margin).toBeGreaterThan(0);
    expect(tokens.count).toBeLessThan(text.length * 4);
  });

  it('of a text that is only sampled is near what all of it counts', () => {
    const line = 'One line of ordinary prose, with a comma.\n';
    const whole = countOf(line.repeat(1000));
    const { count, margin } = counterOf(family)(line.repeat(400_000));
    expect(Math.abs(count - whole * 400)).toBeLessThan(margin);
    expect(margin).toBeGreaterThan(count * 0.05);
  });

  it('of rare scripts says that it is weak', () => {
    const thai = counterOf(family)('สวัสดีชาวโลก '.repeat(40));
    expect(thai.margin).toBeGreaterThan(thai.count * 0.25);
    const english = counterOf(family)('Keep functions short and say what they mean.\n'.repeat(40));
    expect(english.margin).toBeLessThan(english.count * 0.05);
  });
});

it('is more with the newer tokenizer, for words', () => {
  const text = 'Keep functions short and say what they mean. '.repeat(40);
  expect(counterOf('new')(text).count).toBeGreaterThan(counterOf('old')(text).count);
});
