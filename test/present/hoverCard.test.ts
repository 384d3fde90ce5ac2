import { describe, expect, it, test } from 'vitest';
import type { Standing } from '../../src/core/draft/standing';
import { FRONTMATTER_KEYS } from '../../src/core/claudeCode/frontmatterKeys';
import { inLine } from '../../src/core/files/range';
import { toPath } from '../../src/core/files/path';
import { noLinks } from '../../src/present/cardLinks';
import { hoverCard } from '../../src/present/hoverCard';
import { hoverInk } from '../../src/present/hoverInk';
import { hoverEn } from '../../src/present/words/hoverEn';
import { hoverJa } from '../../src/present/words/hoverJa';
import { hoverZhCn } from '../../src/present/words/hoverZhCn';
import { about, inApp, report } from './sampleReport';

const keys = Object.keys(hoverEn) as (keyof typeof hoverEn)[];
const shown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const range = inLine(0, 0, 1);
const ink = hoverInk(report, 'en', { ...noLinks, open: (path) => `open:${path}`, why: () => 'why:' });
const plain = { why: undefined, isExclusion: false, isFolder: false, hasClass: false, hadTail: false };
const pattern = (more: Partial<Extract<Standing, { kind: 'pattern' }>>): Standing => ({
  kind: 'pattern',
  range,
  pattern: 'src/**',
  base: report.start,
  reading: { ...plain, how: 'anyDepth', hadTail: true },
  forms: ['src'],
  matching: { count: 12, first: [inApp('src/a.ts'), inApp('src/[b](c).ts')] },
  together: undefined,
  ...more,
});

describe('the words of hovers', () => {
  it.each([
    ['Japanese', hoverJa],
    ['Simplified Chinese', hoverZhCn],
  ])('name the same in %s, in the same order', (_, other) => {
    expect(Object.entries(other).map(([key, text]) => [key, shown(text)])).toEqual(
      keys.map((key) => [key, shown(hoverEn[key])]),
    );
  });

  it('hold nothing that Markdown would read as markup', () => {
    for (const words of [hoverEn, hoverJa, hoverZhCn])
      expect(keys.filter((key) => /[`*_<>[\]\\]/.test(words[key]))).toEqual([]);
  });

  it('are there for every key of frontmatter, and for no other', () => {
    const meanings = [...new Set(FRONTMATTER_KEYS.map(({ meaning }) => `key.${meaning}`))].sort();
    expect(keys.filter((key) => key.startsWith('key.')).sort()).toEqual(meanings);
  });
});

describe('a hover', () => {
  it('on an import says what it means, whether it loads, how it begins and what it weighs', () => {
    const card = hoverCard(
      {
        kind: 'import',
        range,
        written: 'docs/style.md',
        target: inApp('docs/style.md'),
        fate: { kind: 'loaded', reason: { code: 'imported', data: { by: inApp('CLAUDE.md'), line: 11, hop: 1 } } },
        begins: ['# Style', '', '[x](command:evil) <b>'],
        tokens: about(800),
      },
      ink,
    );
    expect(card.split('\n\n')).toEqual([
      '**\\@docs\\/style\\.md** — import',
      'It means `docs/style.md`.',
      'It is in the context. Imported by `CLAUDE.md` at line 12, 1 hop from the memory file.',
      expect.stringContaining('As sent: '),
      'It begins:',
      '- \\# Style\n- \\[x\\]\\(command\\:evil\\) &lt;b\\>',
      expect.stringContaining(`](open:${inApp('docs/style.md')})`),
    ]);
  });

  it('on an import that does not load says why, and what would have to happen', () => {
    const reason = { code: 'importMissing', data: { by: inApp('CLAUDE.md'), line: 2, written: 'a`b.md' } } as const;
    const target = inApp('a`b.md');
    const fate = { kind: 'blocked', reason } as const;
    const card = hoverCard(
      { kind: 'import', range, written: 'a`b.md', target, fate, begins: undefined, tokens: undefined },
      ink,
    );
    expect(card).toContain('It does not load. `CLAUDE.md` imports ``@a`b.md`` at line 3, but there is no such file.');
    expect(card).not.toContain('](open:');
  });

  test.each([
    ['index', 'MEMORY.md brings no imports'],
    ['withFile', 'not in the context now'],
    ['whenSaved', 'not in the context yet'],
  ] as const)('on an import of fate %s says so', (kind, text) => {
    const target = inApp('a.md');
    const standing = { kind: 'import', range, written: 'a.md', target, begins: [], tokens: undefined } as const;
    expect(hoverCard({ ...standing, fate: { kind } }, ink)).toContain(text);
  });

  it('on a pattern says what it matches, and how it is read', () => {
    expect(hoverCard(pattern({ together: 15 }), ink).split('\n\n')).toEqual([
      '**src\\/\\*\\*** — pattern',
      'It matches 12 files of the workspace. All patterns here together match 15.',
      `- [src\\/a\\.ts](open:${inApp('src/a.ts')})\n- [src\\/\\[b\\]\\(c\\)\\.ts](open:${inApp('src/[b](c).ts')})\n- and 10 more`,
      [
        '- At any depth below the start directory: no slash ties it to a place.',
        '- The end `/**` is taken off: the folder stands for all that is in it.',
        '- Upper and lower case are the same.',
      ].join('\n'),
    ]);
  });

  test.each<[Partial<Extract<Standing, { kind: 'pattern' }>>, RegExp]>([
    [{ matching: undefined }, /still being listed/],
    [{ reading: { ...plain, how: 'dead', why: 'dot' } }, /never matches: paths are compared without \.\//],
    [{ reading: { ...plain, how: 'dead', why: 'absolute' } }, /not the root of the disk/],
    [{ reading: { ...plain, how: 'unreadable' } }, /brackets cannot be read/],
    [{ reading: { ...plain, how: 'everything' } }, /no condition/],
    [
      { reading: { ...plain, how: 'anchored', isFolder: true, hasClass: true } },
      /folders only[\s\S]*choose one character/,
    ],
    [
      { reading: { ...plain, how: 'anyDepth', isExclusion: true } },
      /exclusion[\s\S]*It is about 12 files[\s\S]*takes back/,
    ],
    [{ forms: ['a.ts', 'b`.ts'] }, /Its braces make 2 patterns: `a\.ts`, ``b`\.ts``\./],
  ])('on a pattern %j', (more, said) => {
    expect(hoverCard(pattern(more), ink)).toMatch(said);
  });

  it('on a key says what it means, from which version, and what it may be', () => {
    const known = FRONTMATTER_KEYS.find(({ name }) => name === 'background');
    const key = { kind: 'key', range, name: 'background', of: 'skill', known, isTooNew: true } as const;
    expect(hoverCard({ ...key, isOtherValue: true, value: '`x`' }, ink)).toMatch(
      /Values: `true`, `false`\.\n\nThe value `` `x` `` is none of them\.\n\nFrom Claude Code 2\.1\.218 on\.\n\nThe version in use/,
    );
    expect(hoverCard({ ...key, known: undefined, name: '<b>', isOtherValue: false, value: '' }, ink)).toBe(
      '**&lt;b\\>** — frontmatter\n\nClaude Code does not read this key in a skill.',
    );
  });

  it('says of every placeholder something, in each language', () => {
    const means: Extract<Standing, { kind: 'placeholder' }>['means'][] = [
      { kind: 'all' },
      { kind: 'argument', index: 1, missingStays: true },
      { kind: 'argument', index: 1, missingStays: false },
      { kind: 'named', name: 'a`b', index: 0 },
      { kind: 'escaped' },
      { kind: 'path', name: 'CLAUDE_SKILL_DIR', value: toPath('/a/b') },
      { kind: 'effort', value: 'high' },
      { kind: 'session' },
      { kind: 'stays', since: undefined },
      { kind: 'stays', since: '2.1.196' },
      { kind: 'command' },
    ];
    for (const language of ['en', 'ja', 'zh-cn']) {
      const inIt = hoverInk(report, language, noLinks);
      const cards = means.map((each) => hoverCard({ kind: 'placeholder', range, written: '$1', means: each }, inIt));
      expect(new Set(cards).size).toBe(means.length);
      for (const card of cards) expect(card).toMatch(/^\*\*\\\$1\*\* — \S[^\n]*\n\n[^{}]+$/);
    }
  });
});
