import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '../../src/core/findings/catalogue';
import { findingSentence, type FindingVoice } from '../../src/present/findings';
import { markdownVoice, plainVoice } from '../../src/present/voice';
import { en } from '../../src/present/words/en';
import { findingEn } from '../../src/present/words/findings/findingEn';
import { findingJa } from '../../src/present/words/findings/findingJa';
import { findingZhCn } from '../../src/present/words/findings/findingZhCn';
import { report } from './sampleReport';

const keys = Object.keys(findingEn) as (keyof typeof findingEn)[];
const plain: FindingVoice = { ...plainVoice(en, report), findings: findingEn };
const markdown: FindingVoice = { ...markdownVoice(en, report), findings: findingEn };

const shown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the sentences of findings', () => {
  it('are there for every code', () => {
    const said = new Set(keys.map((key) => key.split('.', 1)[0]));
    expect(Object.keys(SEVERITIES).filter((code) => !said.has(code))).toEqual([]);
  });

  it('are for codes and fixes only', () => {
    const strange = keys.filter(
      (key) => !/^(?:fix|safety)\.|^related$/.test(key) && !((key.split('.', 1)[0] ?? '') in SEVERITIES),
    );
    expect(strange).toEqual([]);
  });

  it.each([
    ['Japanese', findingJa],
    ['Simplified Chinese', findingZhCn],
  ])('show the same values in %s', (_, other) => {
    expect(Object.fromEntries(keys.map((key) => [key, shown(other[key])]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, shown(findingEn[key])])),
    );
  });

  it('hold nothing that Markdown would read as markup', () => {
    const marked = /[`_<>[\]\\]|(?<!\S)\*(?!\S)/;
    for (const words of [findingEn, findingJa, findingZhCn])
      expect(keys.filter((key) => marked.test(words[key]))).toEqual([]);
  });
});

describe('a finding', () => {
  it('is said with what it names', () => {
    expect(findingSentence({ code: 'dead-pattern', data: { pattern: './src/**' }, paths: {} }, plain)).toContain(
      'The pattern ./src/** cannot match any file.',
    );
  });

  it('is said by its variant', () => {
    const data = { import: '@docs/gone.md', variant: 'importFolder' };
    expect(findingSentence({ code: 'import-not-loaded', data, paths: {} }, plain)).toBe(
      'The import @docs/gone.md does not load: it is a folder.',
    );
  });

  it('brings nothing to life that a file brought along', () => {
    const data = { error: '[x](command:evil)\n`<b>' };
    expect(findingSentence({ code: 'broken-frontmatter', data, paths: {} }, markdown)).toContain(
      '``[x](command:evil) `<b>``',
    );
  });
});
