import { describe, expect, it } from 'vitest';
import { look } from '../../../support/examined';

const path = '.claude/skills/x/SKILL.md';
const skill = (body: string) => `---\ndescription: Does it.\n---\n\n${body}\n`;

describe('a body that is too long', () => {
  it('is marked where a compaction cuts it', async () => {
    const { lines, sentences } = await look({ files: { [path]: skill('Twenty characters..\n'.repeat(1500)) } });
    expect(lines).toEqual([expect.stringMatching(/SKILL\.md:1002 ".*" skill-too-long\.cut$/)]);
    expect(sentences[0]).toContain('first 5000 tokens');
  });

  it('is marked at the first line past those recommended', async () => {
    const { lines } = await look({ files: { [path]: skill('line\n'.repeat(501)) } });
    expect(lines).toEqual(['.claude/skills/x/SKILL.md:505 "line" skill-too-long.lines']);
  });

  it('is none of 500 lines, and no command', async () => {
    const files = { [path]: skill('line\n'.repeat(500)), '.claude/commands/y.md': 'line\n'.repeat(9000) };
    expect((await look({ files })).lines).toEqual([]);
  });
});

describe('a file that a skill names', () => {
  const missing = async (body: string, more: Readonly<Record<string, string>> = {}) =>
    (await look({ files: { [path]: skill(body), '.claude/skills/x/references/forms.md': 'x', ...more } })).of(
      'skill-resource-missing',
    );

  it.each([
    ['See [the tables](references/tables.md#keys).', '5 "references/tables.md"'],
    ['See [it](./scripts/run.py).', '5 "scripts/run.py"'],
    ['Read `references/tables.md` first.', '5 "references/tables.md"'],
  ])('is found missing: %s', async (body, at) => {
    expect(await missing(body)).toEqual([`.claude/skills/x/SKILL.md:${at}`]);
  });

  it.each([
    ['one that is there', 'See [forms](references/forms.md) and `references/forms.md`.'],
    ['one in a folder the skill has not', 'Run `scripts/build.sh`.'],
    ['one that is to be made', 'Write the answer to `references/answer.md`.'],
    ['one in a code block', '```sh\ncat `references/tables.md`\n```'],
    ['one on the web', 'See [it](https://example.com/references/tables.md).'],
    ['a pattern', 'All of `references/*.md` and `references/<name>.md`.'],
    ['another name', 'See `src/tables.ts`, and [a page](docs/a.md).'],
  ])('is none: %s', async (_, body) => {
    expect(await missing(body)).toEqual([]);
  });

  it('may be one of the project', async () => {
    const more = { 'scripts/build.sh': 'x', '.claude/skills/x/scripts/other.sh': 'x' };
    expect(await missing('Run `scripts/build.sh`.', more)).toEqual([]);
  });

  it('is named as the one that is there', async () => {
    const files = { [path]: skill('See [forms](references/FORMS.md).'), '.claude/skills/x/references/forms.md': 'x' };
    const { findings, mended } = await look({ files });
    expect(mended(findings[0]!.fixes[0]!)[path]).toBe(skill('See [forms](references/forms.md).'));
  });
});
