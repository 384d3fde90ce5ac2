import { describe, expect, it } from 'vitest';
import { skillRows } from '../../src/present/skillRows';
import { en } from '../../src/present/words/en';
import { everyRow, outline } from './outline';
import { links, report, skills } from './sampleReport';

const rows = skillRows({ report, words: en, links });

describe('the Skills tree', () => {
  it('groups skills by how they stand with the model', () => {
    expect(`\n${outline(rows)}\n`).toMatchInlineSnapshot(`
      "
      ▾ Listed │ 2
          deploy │ ≈ 40 · body ≈ 9k · project · invoked
          review │ ≈ 40 · body ≈ 1.2k · user
      ▾ Listed without description │ 1
          zebra │ ≈ 3 · body ≈ 1.2k · project
      ▾ Activated by a file │ 1
          api-docs │ ≈ 40 · body ≈ 1.2k · project · announced next turn · matched src/api/** by user.ts
      ▸ Waiting for a file │ 1
          charts │ ≈ 40 · body ≈ 1.2k · project · waits for charts/**
      ▸ Only for the user │ 1
          secret │ ≈ 40 · body ≈ 1.2k · project · hidden by its frontmatter
      ▸ Off, shadowed or never matching │ 1
          twin │ ≈ 40 · body ≈ 1.2k · project · shadowed by .claude/skills/other
      ▸ Commands │ 1
          release │ ≈ 40 · body ≈ 1.2k · project
      "
    `);
  });

  it('shows every skill exactly once', () => {
    const shown = everyRow(rows).flatMap((row) => (row.skill === undefined ? [] : [row.skill]));
    expect(shown.sort()).toEqual(skills.map(({ name }) => name).sort());
  });

  it.each([
    [
      'can never match',
      'waiting',
      { code: 'neverMatches', data: { patterns: ['../x'] } },
      'skills:off',
      'No file can match',
    ],
    ['is out of sight since a compaction', 'unseen', undefined, 'skills:unseen', 'was lost to compaction'],
    [
      'a setting lists by name alone',
      'listed',
      undefined,
      'skills:listed',
      'Listed by name only, as a setting has it.',
    ],
  ] as const)('says of one that %s how it stands', (_, state, reason, group, sentence) => {
    const [first] = skills;
    const one = { ...first!, state, reason, text: '' };
    const [row] = skillRows({ report: { ...report, skills: [one] }, words: en, links });
    expect(row?.id).toBe(group);
    expect(row?.children[0]?.tooltip()).toContain(sentence);
  });

  it('explains a skill in its tooltip', () => {
    const row = everyRow(rows).find(({ skill }) => skill === 'api-docs')!;
    expect(`\n${row.tooltip()}\n`).toMatchInlineSnapshot(`
      "
      **api\\-docs** — skill, project

      \`.claude/skills/api-docs/SKILL.md\`

      Found by a touched file; it is announced to the model with the next turn.

      Loaded because \`src/api/user.ts\` matches the pattern \`src/api/**\`.

      Pattern \`src/api/**\` matched **src\\/api**\\/user\\.ts

      The model sees: \`api-docs: does what api-docs does\`

      - In the listing: ≈ 40 tokens, ± 3
      - Body, when invoked: ≈ 1,200 tokens, ± 75

      [Open](command:open?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Fskills%2Fapi-docs%2FSKILL.md%22%5D) · [Why\\?](command:why?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Fskills%2Fapi-docs%2FSKILL.md%22%5D) · [Copy name](command:copyName?%5B%22api-docs%22%5D) · [Copy path](command:copyPath?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Fskills%2Fapi-docs%2FSKILL.md%22%5D)
      "
    `);
  });
});
