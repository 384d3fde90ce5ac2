import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/report';
import { findingSentence } from '../../src/present/findings';
import { markdownVoice, plainVoice } from '../../src/present/voice';
import { en } from '../../src/present/words/en';
import { ja } from '../../src/present/words/ja';
import { zhCn } from '../../src/present/words/zhCn';
import { report } from './sampleReport';

type Found = Pick<Finding, 'code' | 'data'>;

const imported = (why: string): Found => ({ code: 'import-not-loaded', data: { import: 'docs/gone.md', why } });

const sentences: readonly (readonly [Found, string])[] = [
  [
    { code: 'broken-frontmatter', data: { error: 'Unresolved alias' } },
    'The frontmatter is not valid YAML, so nothing in it counts: Unresolved alias',
  ],
  [
    { code: 'dead-pattern', data: { pattern: './src/**' } },
    'The pattern ./src/** cannot match any file. Write it relative to its base, without a leading ./ or ../ or ~/.',
  ],
  [{ code: 'unreadable-file', data: { message: 'EACCES' } }, 'The file cannot be read: EACCES.'],
  [imported('importMissing'), 'The import @docs/gone.md does not load: there is no such file.'],
  [imported('importFolder'), 'The import @docs/gone.md does not load: it is a folder.'],
  [
    imported('importExternal'),
    'The import @docs/gone.md does not load: it is outside the project, and that is not approved.',
  ],
  [imported('importTooDeep'), 'The import @docs/gone.md does not load: it is too many hops deep.'],
  [imported('importKind'), 'The import @docs/gone.md does not load: files of this kind are not imported.'],
  [imported('something else'), 'The import @docs/gone.md does not load.'],
];

describe('a finding', () => {
  it.each(sentences)('%j is said as: %s', (finding, sentence) => {
    expect(findingSentence(finding, plainVoice(en, report))).toBe(sentence);
  });

  it.each([
    ['Japanese', ja],
    ['Simplified Chinese', zhCn],
  ])('is said in %s with all it names', (_, words) => {
    for (const [finding] of sentences) {
      const [named = ''] = Object.values(finding.data);
      expect(findingSentence(finding, plainVoice(words, report))).toContain(named);
    }
  });

  it('brings nothing to life that a file brought along', () => {
    const data = { error: '[x](command:evil)\n`<b>' };
    expect(findingSentence({ code: 'broken-frontmatter', data }, markdownVoice(en, report))).toContain(
      '``[x](command:evil) `<b>``',
    );
  });
});
