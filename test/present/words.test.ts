import { describe, expect, it } from 'vitest';
import { commandWords } from '../../src/present/words/commandWords';
import { createWords } from '../../src/present/words/createWords';
import { en } from '../../src/present/words/en';
import { findingWords } from '../../src/present/words/findings/findingWords';
import { hoverWords } from '../../src/present/words/hoverWords';
import { ja } from '../../src/present/words/ja';
import { say, wordsFor, type WordKey, type Words } from '../../src/present/words/say';
import { pageWords } from '../../src/present/words/pageWords';
import { whyWords } from '../../src/present/words/whyWords';
import { zhCn } from '../../src/present/words/zhCn';

const keys = Object.keys(en) as WordKey[];

/** The placeholders whose value is shown; those that only choose a plural form may be missing elsewhere. */
function shown(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

describe.each([
  ['Japanese', ja],
  ['Simplified Chinese', zhCn],
])('the %s catalogue', (_, other) => {
  it('has the keys of the English one, in its order', () => {
    expect(Object.keys(other)).toEqual(keys);
  });

  it('shows the same values in every sentence', () => {
    expect(Object.fromEntries(keys.map((key) => [key, shown(other[key])]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, shown(en[key])])),
    );
  });
});

it.each(['ja', 'zh-cn'])('every catalogue speaks %s', (tag) => {
  const catalogues = [wordsFor, commandWords, createWords, findingWords, hoverWords, pageWords, whyWords];
  expect(catalogues.filter((words) => words(tag) === words('en'))).toEqual([]);
});

describe('a catalogue', () => {
  it.each([
    ['en', en],
    ['ja', ja],
    ['zh-cn', zhCn],
  ])('%s holds nothing that Markdown would read as markup', (_, words) => {
    expect(keys.filter((key) => /[`*_<>[\]\\]/.test(words[key]))).toEqual([]);
  });

  it.each([
    ['ja', ja],
    ['ja-JP', ja],
    ['zh-cn', zhCn],
    ['zh-hans', zhCn],
    ['zh-Hans-CN', zhCn],
    ['zh-tw', en],
    ['en-gb', en],
    ['de', en],
  ])('for the display language %s is the right one', (language, words) => {
    expect(wordsFor(language)).toBe(words);
  });
});

describe('say', () => {
  it.each([
    [0, '0 rules'],
    [1, '1 rule'],
    [2, '2 rules'],
  ])('puts the plural of %d right', (n, text) => {
    expect(say(en, 'count.rules', { n })).toBe(text);
  });

  it('does not fill placeholders that a value brings along', () => {
    expect(say(en, 'event.read', { path: '{path} $& {n:a|b}' })).toBe('Opened {path} $& {n:a|b}');
  });

  it('leaves no brace in any sentence once it is filled', () => {
    const everything = new Proxy({}, { get: () => 2 });
    const sayAny = say as (words: Words, key: WordKey, data: object) => string;
    const texts = [en, ja, zhCn].flatMap((words) => keys.map((key) => sayAny(words, key, everything)));
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});
