import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightOf } from '../../../src/core/draft/facts';
import { instructionFiles, withDrafts } from '../../../src/core/draft/withDrafts';
import { join, type Path } from '../../../src/core/files/path';
import { inspect, type Inspected } from '../../../src/core/inspect';
import { HOME, project, WS } from '../../support/project';

const at = (name: string): Path => join(WS, name);
const prose = Array.from({ length: 40 }, (_, line) => `- Rule ${line} says what to do.`).join('\n');
const long = Array.from({ length: 300 }, (_, line) => `- note ${line}`).join('\n');
const files = {
  'CLAUDE.md': `# Project\n\n<!-- for people -->\n\n${prose}\n\n@docs/style.md\n`,
  'docs/style.md': '# Style\n\nShort words.\n',
  '.claude/rules/api.md': '---\npaths: src/api/**\n---\n# API\n\nReturn JSON.\n',
  '.claude/skills/deploy/SKILL.md': '---\ndescription: Ships it\n---\nRun the script.\n',
  'src/a.ts': 'export {};\n',
};
const index = `${HOME}/.claude/projects/-top-ws/memory/MEMORY.md`;
const made = project({ files, elsewhere: { [index]: long } }, ['skill deploy', 'mention src/a.ts']);

const layerOf = ({ report }: Inspected, path: string) => report.stack.find((layer) => layer.path === path);
const draft = (path: string, text: string) => new Map([[path as Path, text]]);

describe('a draft', () => {
  it('gives its layer the weight it will have, and leaves all others as they are', async () => {
    const { inspected } = await made;
    const text = files['CLAUDE.md'].replace('Rule 3 says', 'Rule 3 has always said');
    const now = withDrafts(inspected, draft(at('CLAUDE.md'), text));
    const saved = await project({ files: { ...files, 'CLAUDE.md': text } });
    expect(layerOf(now, at('CLAUDE.md'))?.unsaved?.count).toBeCloseTo(
      layerOf(saved.inspected, at('CLAUDE.md'))?.tokens.count ?? 0,
      -0.5,
    );
    const others = (each: Inspected) => each.report.stack.filter(({ path }) => path !== at('CLAUDE.md'));
    expect(others(now)).toEqual(others(inspected));
    expect(now.report.budget).toBe(inspected.report.budget);
  });

  it('of which nothing else is sent changes nothing', async () => {
    const { inspected } = await made;
    const text = files['CLAUDE.md'].replace('for people', 'for people who read comments');
    expect(layerOf(withDrafts(inspected, draft(at('CLAUDE.md'), text)), at('CLAUDE.md'))?.unsaved).toBeUndefined();
  });

  it('goes with the draft', async () => {
    const { inspected } = await made;
    const typed = inspect({ ...inspected.inputs, unsaved: draft(at('CLAUDE.md'), 'x') }, inspected);
    expect(layerOf(typed, at('CLAUDE.md'))?.unsaved?.count).toBeLessThan(3);
    expect(withDrafts(typed, new Map()).report).toEqual(inspected.report);
    expect(withDrafts(inspected, new Map())).toBe(inspected);
  });

  it('keeps the exact weight the report has of it', async () => {
    const { inspected } = await made;
    const unsaved = draft(at('CLAUDE.md'), `${files['CLAUDE.md']}more\n`);
    const typed = inspect({ ...inspected.inputs, unsaved }, inspected);
    expect(withDrafts(typed, new Map(unsaved))).toBe(typed);
  });

  it('of an index is cut as it will be', async () => {
    const { inspected } = await made;
    const before = layerOf(inspected, index);
    const longer = withDrafts(inspected, draft(index, `${long}\n- one more note behind the cut`));
    expect(Math.abs((layerOf(longer, index)?.unsaved?.count ?? 0) - (before?.tokens.count ?? 0))).toBeLessThan(5);
    const short = withDrafts(inspected, draft(index, '- one note'));
    expect(layerOf(short, index)?.unsaved?.count).toBeLessThan(10);
  });

  it('of an invoked skill changes its body, not its frontmatter', async () => {
    const { inspected } = await made;
    const skill = at('.claude/skills/deploy/SKILL.md');
    const weigh = (text: string) => layerOf(withDrafts(inspected, draft(skill, text)), skill)?.unsaved?.count;
    const before = layerOf(inspected, skill)?.tokens.count ?? 0;
    expect(weigh(files['.claude/skills/deploy/SKILL.md'].replace('Ships it', 'Ships all of it'))).toBeUndefined();
    expect(weigh(`${files['.claude/skills/deploy/SKILL.md']}Then say so.\n`)).toBeGreaterThan(before);
  });

  it('of a file that was only mentioned is none', async () => {
    const { inspected } = await made;
    expect(layerOf(inspected, at('src/a.ts'))?.kind).toBe('mention');
    expect(layerOf(withDrafts(inspected, draft(at('src/a.ts'), 'x')), at('src/a.ts'))?.unsaved).toBeUndefined();
  });

  it('of what waits, is on call or was read as a file is weighed as well', async () => {
    const { inspected } = await made;
    const [rule, skill] = [at('.claude/rules/api.md'), at('.claude/skills/deploy/SKILL.md')];
    const weigh = (path: Path, more: string, of = inspected) => {
      const written = Object.entries(files).find(([name]) => at(name) === path)?.[1] ?? '';
      return weightOf(of, path, written + more);
    };
    const waiting = inspected.report.waiting.find(({ path }) => path === rule)?.tokens;
    expect(weigh(rule, '')).toEqual({ saved: waiting, draft: undefined });
    expect(weigh(rule, 'And say which.\n')?.draft?.count).toBeGreaterThan(waiting?.count ?? 0);
    const body = inspected.report.skills[0]?.bodyTokens;
    expect(weigh(skill, 'And say which.\n')).toMatchObject({ saved: body, draft: { how: 'estimated' } });
    const opened = (await project({ files }, ['read .claude/rules/api.md'])).inspected;
    expect(opened.report.waiting).toEqual([]);
    expect(weigh(rule, '', opened)).toEqual({ saved: waiting, draft: undefined });
    expect(weightOf(inspected, at('CLAUDE.md'), 'x')).toEqual({
      saved: layerOf(inspected, at('CLAUDE.md'))?.tokens,
      draft: undefined,
    });
    expect(weightOf(inspected, at('README.md'), 'x')).toBeUndefined();
  });

  it('says while it is typed what it says when the hands rest, but for rounding', async () => {
    const { inspected } = await made;
    const edit = fc.tuple(fc.nat(), fc.nat(30), fc.constantFrom('word', '\n', '<!-- c -->', '-->', '# H\n', '```\n'));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
        let text: string = files['CLAUDE.md'];
        for (const [where, removed, added] of edits) {
          const place = where % (text.length + 1);
          text = text.slice(0, place) + added + text.slice(place + removed);
        }
        const unsaved = draft(at('CLAUDE.md'), text);
        const quick = layerOf(withDrafts(inspected, unsaved), at('CLAUDE.md'))?.unsaved?.count ?? 0;
        const whole = layerOf(inspect({ ...inspected.inputs, unsaved }, inspected), at('CLAUDE.md'))?.unsaved?.count;
        expect(Math.abs(quick - (whole ?? 0))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });
});

it('the files whose drafts matter are those the report has as instructions', async () => {
  const { inspected, show } = await made;
  expect([...instructionFiles(inspected.report)].map(show).sort()).toEqual([
    '.claude/rules/api.md',
    '.claude/skills/deploy/SKILL.md',
    'CLAUDE.md',
    'docs/style.md',
    '~/.claude/projects/-top-ws/memory/MEMORY.md',
  ]);
});
