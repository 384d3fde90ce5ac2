import { describe, expect, it } from 'vitest';
import { skillFileOf } from '../../../../src/core/parse/memo';
import { behaviourOf, NEWEST_KNOWN } from '../../../../src/core/claudeCode/behaviour';
import { toPosixPath } from '../../../../src/core/files/path';
import { look } from '../../../support/examined';

const steps = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `${at + 1}. Step number ${at + 1} changes something that matters to the people who use it:\n` +
      `   \`\`\`sh\n   npm run step-${at + 1} -- --verbose --since last-release\n   git status --short && git log -1\n   \`\`\`\n` +
      '   Look at what it says before you go on, and keep the output for the notes.\n',
  ).join('\n');

const release = `# Releasing\n\nWhen you release a new version, follow these steps:\n\n${steps(5)}`;
const rule = '.claude/rules/release.md';

describe('a rule that is mostly procedure', () => {
  it('is split into a short rule and a skill', async () => {
    const { lines, findings, mended, sentences } = await look({ files: { [rule]: release } });
    expect(lines).toEqual(['.claude/rules/release.md:1 "# Releasing" rule-outweighs-trigger']);
    expect(sentences[0]).toMatch(/^Releasing is mostly procedure: 5 steps .* saves about \d{3} tokens a turn\.$/);
    const files = mended(findings[0]!.fixes[0]!);
    expect(files[rule]).toBe(
      '# Releasing\n\nWhen you release a new version, use the `release` skill: it has the steps.\n',
    );
    const text = files['.claude/skills/release/SKILL.md'] ?? '';
    expect(text).toBe(
      `---\nname: release\ndescription: Releasing. Use when you release a new version.\n---\n\n${release}`,
    );
    const file = { kind: 'text', text, real: toPosixPath('/x'), bytes: text.length } as const;
    expect(skillFileOf(file, behaviourOf(NEWEST_KNOWN)).description).toBe(
      'Releasing. Use when you release a new version.',
    );
    expect((await look({ files })).lines).toEqual([]);
  });

  it('keeps its frontmatter, and what its first lines say besides', async () => {
    const text = `---\ndescription: Rules of ours\n---\n## How to add a table\n\nAsk the data team first.\n\n${steps(5)}`;
    const { findings, mended } = await look({ files: { [rule]: text } });
    expect(mended(findings[0]!.fixes[0]!)[rule]).toBe(
      '---\ndescription: Rules of ours\n---\n## How to add a table\n\n' +
        'When you need to add a table, use the `release` skill: it has the steps.\nAsk the data team first.\n',
    );
  });

  it('is found as a section of CLAUDE.md', async () => {
    const text = `# Shop\n\nUse tabs.\n\n${release.replace('# R', '## R')}\n## Style\n\nNo semicolons.\n`;
    const { lines, findings, mended } = await look({ files: { 'CLAUDE.md': text } });
    expect(lines).toEqual(['CLAUDE.md:5 "## Releasing" rule-outweighs-trigger']);
    const files = mended(findings[0]!.fixes[0]!);
    expect(files['CLAUDE.md']).toBe(
      '# Shop\n\nUse tabs.\n\n## Releasing\n\nWhen you release a new version, use the `releasing` skill: it has the steps.\n' +
        '\n## Style\n\nNo semicolons.\n',
    );
    expect(Object.keys(files)).toContain('.claude/skills/releasing/SKILL.md');
  });

  it('is found with steps as headings', async () => {
    const headed = release.replaceAll(/^(\d)\. /gm, '## Step $1: ');
    expect((await look({ files: { [rule]: headed } })).of('rule-outweighs-trigger')).toHaveLength(1);
  });

  it('takes another name where a skill has its own', async () => {
    const skill = '---\ndescription: Does it.\n---\n\nDo it.\n';
    const { findings, mended } = await look({
      files: { [rule]: release, '.claude/skills/release/SKILL.md': skill },
    });
    expect(Object.keys(mended(findings[0]!.fixes[0]!))).toContain('.claude/skills/release-steps/SKILL.md');
  });

  it('is drafted in the language it is written in', async () => {
    const japanese = release
      .replace(
        '# Releasing\n\nWhen you release a new version, follow these steps:',
        '# リリース手順\n\n新しい版をリリースするときは、次の手順に従う。',
      )
      .replaceAll(
        /Step number.*:|Look at.*/g,
        'この手順の結果を必ず確認し、出力を記録として残しておくこと。次へ進む前に読むこと。',
      );
    const { findings, mended } = await look({ files: { [rule]: japanese } });
    const files = mended(findings[0]!.fixes[0]!);
    expect(files[rule]).toContain('新しい版をリリースするときは `release` スキルを使う。手順はそこにある。');
    expect(files['.claude/skills/release/SKILL.md']).toContain('リリース手順。新しい版をリリースするときに使う。');
  });

  it('goes to the user’s own skills from the user’s own rules', async () => {
    const { findings, mended } = await look({ home: { '.claude/rules/release.md': release } });
    expect(Object.keys(mended(findings[0]!.fixes[0]!))).toContain('~/.claude/skills/release/SKILL.md');
  });
});

describe('no procedure', () => {
  const conventions = (mark: (at: number) => string) =>
    Array.from(
      { length: 40 },
      (_, at) => `${mark(at + 1)} Name a component like its file, in PascalCase (${at}).`,
    ).join('\n');
  const examples = Array.from(
    { length: 6 },
    (_, at) => `Write it so:\n\n\`\`\`ts\nexport const a${at} = 1;\nexport const b = 2;\nexport const c = 3;\n\`\`\`\n`,
  ).join('\n');

  it.each([
    ['a list of conventions', `# When writing components\n\n${conventions(() => '-')}\n`],
    ['a numbered list of conventions', `# When writing components\n\n${conventions((at) => `${at}.`)}\n`],
    ['examples of code style', `# How to write TypeScript\n\n${examples}\n${'Prefer small functions. '.repeat(60)}\n`],
    [
      'a short checklist',
      '# Before merging\n\n1. Run `npm test`.\n2. Run `npm run lint`.\n3. Look at the diff.\n4. Ask.\n',
    ],
    ['steps among much else', `# How we work\n\n${'Prefer small functions over long ones.\n'.repeat(60)}\n${steps(5)}`],
    ['steps that import', `${release}\nSee @docs/release.md\n`],
    ['a rule that waits for files', `---\npaths: "src/*.ts"\n---\n${release}`],
    ['few steps', `# How to release\n\n${steps(3)}`],
  ])('is %s', async (_, text) => {
    const files = { [rule]: text, 'docs/release.md': 'x', '.claude/rules/docs/release.md': 'x' };
    expect((await look({ files })).of('rule-outweighs-trigger')).toEqual([]);
  });

  it('is the whole CLAUDE.md, AGENTS.md, or what only one person reads here', async () => {
    expect((await look({ files: { 'CLAUDE.md': release } })).lines).toEqual([]);
    expect((await look({ files: { 'AGENTS.md': `# A\n\n#${release}` } })).lines).toEqual([]);
    expect((await look({ files: { 'CLAUDE.local.md': `# A\n\n#${release}` } })).lines).toEqual([]);
  });
});
