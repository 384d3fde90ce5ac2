import { describe, expect, it } from 'vitest';
import { pageEn, type PageWords } from '../../src/present/words/pageEn';
import { pageJa } from '../../src/present/words/pageJa';
import { pageZhCn } from '../../src/present/words/pageZhCn';

const keys = Object.keys(pageEn) as (keyof PageWords)[];

/** The placeholders whose value is shown; those that only choose a plural form may be missing elsewhere. */
const shown = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();

describe.each([
  ['Japanese', pageJa],
  ['Simplified Chinese', pageZhCn],
])('the page in %s', (_, other) => {
  it('has the keys of the English one, in its order', () => {
    expect(Object.keys(other)).toEqual(keys);
  });

  it('shows the same values in every sentence', () => {
    expect(Object.fromEntries(keys.map((key) => [key, shown(other[key])]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, shown(pageEn[key])])),
    );
  });

  it('has no sentence left in English', () => {
    const same = keys.filter((key) => other[key] === pageEn[key]);
    expect(same).toEqual(['page.claude', 'page.timelineStep']);
  });
});
