import { describe, expect, it } from 'vitest';
import { look } from '../../../support/examined';

const skill = (name: string) => `.claude/skills/${name}/SKILL.md`;
const good = '---\nname: good\ndescription: Draws charts. Use when somebody asks for one.\n---\n\nDraw it.\n';

describe('a skill without a description', () => {
  it('is found, with what is listed instead', async () => {
    const { of, sentences, findings, mended } = await look({
      files: { [skill('release')]: '# Release\n\nWhen you release a version, follow these steps:\n\n1. Tag.\n' },
    });
    expect(of('skill-undescribed')).toEqual(['.claude/skills/release/SKILL.md:1 "# Release"']);
    expect(sentences[0]).toContain('instead: Release');
    expect(mended(findings[0]!.fixes[0]!)[skill('release')]).toBe(
      '---\ndescription: Release. Use when you release a version.\n---\n\n' +
        '# Release\n\nWhen you release a version, follow these steps:\n\n1. Tag.\n',
    );
  });

  it('gets one where an empty one stands, or none', async () => {
    const { of, findings, mended } = await look({
      files: {
        [skill('a')]: '---\nname: a\ndescription:\n---\n# Adding a table\n\nMake it.\n',
        [skill('b')]: '---\nname: b\n---\nWhat to do.\n',
      },
    });
    expect(of('skill-undescribed')).toHaveLength(2);
    expect(findings.map(({ fixes }) => Object.values(mended(fixes[0]!))[0])).toEqual([
      '---\nname: a\ndescription: Adding a table. Use when adding a table.\n---\n# Adding a table\n\nMake it.\n',
      '---\ndescription: What to do.\nname: b\n---\nWhat to do.\n',
    ]);
  });

  it('has nothing to draft one from where it has no body', async () => {
    const { lines, findings } = await look({ files: { [skill('x')]: '---\nname: x\n---\n' } });
    expect(lines).toEqual([expect.stringMatching('skill-undescribed.nothing$')]);
    expect(findings[0]?.fixes).toEqual([]);
  });

  it.each([
    ['described', good],
    ['described by when_to_use', '---\nwhen_to_use: When charts are asked for.\n---\nDraw it.\n'],
    ['described by a number', '---\ndescription: 7\n---\nDraw it.\n'],
    ['for users only', '---\ndisable-model-invocation: true\n---\nDraw it.\n'],
  ])('is none that is %s', async (_, text) => {
    expect((await look({ files: { [skill('good')]: text } })).lines).toEqual([]);
  });

  it('is no command, and none of a plugin or an administrator', async () => {
    const { lines } = await look({
      files: { '.claude/commands/deploy.md': 'Deploy it.\n' },
      managed: { [skill('theirs')]: 'Do it.\n' },
    });
    expect(lines).toEqual([]);
  });
});

describe('a description that is cut', () => {
  const long = (length: number) => `---\ndescription: ${'a'.repeat(length)}\n---\nx\n`;

  it.each([
    ['2.1.332', 1536],
    ['2.1.90', 250],
  ])('is one longer than %s takes', async (version, most) => {
    const over = await look({ version, files: { [skill('a')]: long(most + 1) } });
    expect(over.lines).toEqual([expect.stringMatching(/SKILL\.md:2 "description: a+" description-cut$/)]);
    expect((await look({ version, files: { [skill('a')]: long(most) } })).lines).toEqual([]);
  });

  it('is marked at when_to_use where that is too much', async () => {
    const text = `---\ndescription: Short.\nwhen_to_use: ${'b '.repeat(900)}\n---\nx\n`;
    const { lines } = await look({ files: { [skill('a')]: text } });
    expect(lines).toEqual([expect.stringMatching(/:3 "when_to_use: .* description-cut$/)]);
  });

  it('follows the setting of the length', async () => {
    const files = {
      [skill('a')]: long(60),
      '.claude/settings.json': '{ "skillListingMaxDescChars": 50 }',
    };
    expect((await look({ files })).of('description-cut')).toHaveLength(1);
  });
});

describe('descriptions lost to the budget', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        skill(`s${String(at).padStart(2, '0')}`),
        `---\ndescription: ${'a'.repeat(300)}\n---\nx\n`,
      ]),
    );

  it('are found once, with the setting that would hold them', async () => {
    const { of, findings, mended } = await look({ files: many(60), model: 'claude-sonnet-4-6' });
    expect(of('description-lost')).toHaveLength(1);
    const [lost] = findings;
    expect(lost).toMatchObject({ code: 'description-lost', data: { variant: 'dropped', budget: 8000 } });
    expect(lost?.related.length).toBeGreaterThan(10);
    const files = mended(lost!.fixes[0]!);
    const { fraction } = lost!.fixes[0]!.data;
    expect(JSON.parse(files['.claude/settings.json'] ?? '')).toEqual({ skillListingBudgetFraction: fraction });
    const settings = files['.claude/settings.json'] ?? '';
    const again = await look({ files: { ...many(60), '.claude/settings.json': settings }, model: 'claude-sonnet-4-6' });
    expect(again.lines).toEqual([]);
  });

  it('are found in older versions, where they are shortened', async () => {
    const { lines } = await look({ files: many(60), version: '2.1.90' });
    const lost = lines.filter((line) => line.includes('description-lost'));
    expect(lost).toEqual([expect.stringContaining('description-lost.shortened')]);
  });

  it('are none where there is room', async () => {
    expect((await look({ files: many(3), model: 'claude-sonnet-4-6' })).lines).toEqual([]);
  });
});
