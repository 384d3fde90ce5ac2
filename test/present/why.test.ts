import { describe, expect, it } from 'vitest';
import { broughtCard, whyCard } from '../../src/present/whyCard';
import { createWords } from '../../src/present/words/createWords';
import { wordsFor } from '../../src/present/words/say';
import { whyEn } from '../../src/present/words/whyEn';
import { whyWords } from '../../src/present/words/whyWords';
import { explaining } from '../support/explained';

const shown = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe.each([
  ['explanations', whyWords],
  ['new files', createWords],
])('the sentences of %s', (_, words) => {
  it.each(['ja', 'zh-cn'])('have the keys and the values of the English ones in %s', (language) => {
    const [english, other] = [words('en'), words(language)] as Readonly<Record<string, string>>[];
    expect(Object.keys(other ?? {})).toEqual(Object.keys(english ?? {}));
    for (const [key, text] of Object.entries(english ?? {}))
      expect([key, shown(other?.[key] ?? '')]).toEqual([key, shown(text)]);
  });

  it.each(['en', 'ja', 'zh-cn'])('hold nothing Markdown would read as markup in %s', (language) => {
    expect(Object.values(words(language)).filter((text: string) => /[`*_<>[\]\\]/.test(text))).toEqual([]);
  });
});

const rule = (paths: string) => `---\npaths: ${paths}\n---\nUse tabs\n`;
const setup = {
  files: {
    'CLAUDE.md': 'Root',
    '.claude/rules/api.md': rule('src/api/**, docs/{a,b}/**'),
    '.claude/rules/dead.md': rule('./src/**'),
    '.claude/rules/pages.md': rule('app/[id]/**'),
    '.claude/rules/tests.md': '---\npaths:\n  - "src/**/*.ts"\n  - "!**/*.test.ts"\n---\nX\n',
    '.claude/rules/broken.md': '---\npaths:\n  - *.ts\n---\nX\n',
    'packages/web/CLAUDE.md': 'Web',
    'packages/web/.claude/rules/web.md': rule('packages/web/src/**'),
    'packages/web/src/App.tsx': 'x',
    'packages/web/.claude/skills/form/SKILL.md': '---\ndescription: Form\npaths: "*.css"\n---\nX',
    'src/api/user.ts': 'x',
  },
};

async function card(path: string, touch?: string): Promise<string> {
  const { of, project } = await explaining(setup);
  const explanation = await of(path, touch);
  const { report } = project.inspected;
  const cards = ['en', 'ja', 'zh-cn'].map((language) =>
    whyCard(explanation, { report, words: wordsFor(language), why: whyWords(language) }),
  );
  for (const each of cards) {
    expect(each).not.toMatch(/\{\w+[:}]/);
    expect(each).not.toContain('undefined');
  }
  return cards[0] ?? '';
}

describe('the explanation', () => {
  it.each([
    ['CLAUDE.md', undefined, 'In the context, place 1 of'],
    ['CLAUDE.md', undefined, 'Found in the start directory'],
    ['CLAUDE.md', 'src/api/user.ts', 'nothing changes: it is in the context'],
    ['.claude/rules/api.md', undefined, 'split out of `src/api/**, docs/{a,b}/**` at a comma'],
    ['.claude/rules/api.md', undefined, 'its braces give `docs/a`, `docs/b`'],
    ['.claude/rules/api.md', 'src/api/user.ts', 'If `src/api/user.ts` is read now, it loads.'],
    ['.claude/rules/api.md', 'packages/web/src/api/a.ts', 'Written as `**/src/api/**` it matches at any depth'],
    ['.claude/rules/api.md', '/elsewhere/a.ts', 'files out there bring nothing'],
    ['.claude/rules/dead.md', undefined, 'can never match: it begins with a dot and a slash'],
    ['.claude/rules/pages.md', 'app/[id]/page.ts', 'for a folder of that name write `app/\\[id\\]/**`'],
    ['.claude/rules/tests.md', 'src/a.test.ts', '`src/**/*.ts` matches it, but `!**/*.test.ts` takes it out again'],
    ['.claude/rules/broken.md', undefined, 'The frontmatter is not valid YAML'],
    ['packages/web/CLAUDE.md', undefined, 'This session has not been in `packages/web` yet'],
    ['packages/web/CLAUDE.md', 'src/api/user.ts', '`src/api/user.ts` does not lie below `packages/web`.'],
    ['packages/web/.claude/rules/web.md', 'packages/web/src/App.tsx', 'only if it were seen from the start directory'],
    ['packages/web/.claude/skills/form/SKILL.md', 'packages/web/src/App.tsx', 'this skill is found'],
    ['packages/web/.claude/skills/form/SKILL.md', undefined, 'which change nothing in a skill below'],
    ['packages/new/CLAUDE.md', undefined, 'There is no such file, so nothing of it can load. If it were there:'],
    ['nowhere.md', undefined, 'There is no such file, so nothing of it can load.'],
    ['Claude.md', undefined, 'Letter case counts: the name that is read is `CLAUDE.md`.'],
    ['packages/web/AGENTS.md', undefined, 'It lies below the start directory'],
    ['/other/CLAUDE.md', undefined, 'which is neither above nor below the start directory'],
  ])('of %s with %s says: %s', async (path, touch, sentence) => {
    expect(await card(path, touch)).toContain(sentence);
  });

  it('says each sentence once', async () => {
    const lines = (await card('.claude/rules/api.md', 'packages/web/src/App.tsx'))
      .split('\n')
      .filter((line) => line !== '');
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('the card of a reading', () => {
  it('tells what comes with its reason, and why the rest does not', async () => {
    const { reading, project } = await explaining(setup);
    const ink = { report: project.inspected.report, words: wordsFor('en'), why: whyEn };
    const text = broughtCard(await reading('packages/web/src/App.tsx'), ink);
    expect(text).toMatch(/Would load, in this order: ≈ \d/);
    expect(text).toContain('**packages\\/web\\/CLAUDE\\.md** · ≈');
    expect(text).toContain('**form** · ');
    expect(text).toContain('Would go on waiting:');
    expect(text).toContain('This was only tried');
    expect(broughtCard(await reading('/other/a.ts'), ink)).toContain('Nothing new would load.');
  });
});
