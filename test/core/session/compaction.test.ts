/** What compaction brings back, in both eras, and what a resume tells again. */
import { describe, expect, it, test } from 'vitest';
import { behaviourOf, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { cutSkill, fitPool } from '../../../src/core/compact/caps';
import { project, type ProjectSetup } from '../../support/project';

const rule = (paths: string) => `---\npaths: "${paths}"\n---\nrule`;
const skill = (body: string, keys = '') => `---\ndescription: d\n${keys}---\n${body}`;

const files = {
  'CLAUDE.md': 'root',
  '.claude/rules/ts.md': rule('*.ts'),
  'src/CLAUDE.md': 'nested',
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`src/f${String(at)}.ts`, `file ${String(at)}`])),
};
const reads = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `read src/f${String(at)}.ts`);

describe('compaction', () => {
  it('brings back the five files touched last, newest first, as plain content', async () => {
    const { steps, show, text } = await project({ files }, [...reads, 'compact']);
    const restored = steps.at(-1)?.restored ?? [];
    expect(restored.map(({ path }) => show(path))).toEqual([7, 6, 5, 4, 3].map((at) => `src/f${String(at)}.ts`));
    expect(restored.map(({ reason }) => reason)).toEqual(
      [1, 2, 3, 4, 5].map((place) => ({ code: 'restoredFile', data: { place, limit: 5 } })),
    );
    expect(text('src/f7.ts')).toBe('file 7');
  });

  it('counts rules and nested memory among the five, frontmatter and all', async () => {
    const { steps, show, replayed } = await project({ files }, ['read src/f0.ts', 'compact']);
    const restored = steps.at(-1)?.restored ?? [];
    expect(restored.map(({ path }) => show(path)).sort()).toEqual([
      '.claude/rules/ts.md',
      'src/CLAUDE.md',
      'src/f0.ts',
    ]);
    const told = restored.find(({ path }) => path.endsWith('ts.md'));
    expect(replayed.session.texts.get(told?.text ?? '')).toBe(rule('*.ts'));
  });

  it('a rule that did not come back is told again at the next touch, one that did is not', async () => {
    const again = await project({ files }, [...reads, 'compact', 'read src/f0.ts']);
    expect(again.told.at(-1)).toEqual(['src/CLAUDE.md', '.claude/rules/ts.md']);
    const not = await project({ files }, ['read src/f0.ts', 'compact', 'read src/f1.ts']);
    expect(not.told.at(-1)).toEqual([]);
  });

  it('reads the root memory from disk', async () => {
    const { told, steps } = await project({ files }, [...reads, 'compact']);
    expect(told.at(-1)).toEqual(['CLAUDE.md']);
    expect(steps.at(-1)?.memory[0]?.reason).toEqual({ code: 'reloaded', data: { because: 'compaction' } });
  });

  const session = ['read src/f0.ts', 'skill s', 'compact'];
  const withSkill: ProjectSetup = { files: { ...files, '.claude/skills/s/SKILL.md': skill('body') } };

  it('leaves summary, files, memory, skills and the listing, in that order', async () => {
    const { stack } = await project(withSkill, session);
    expect(stack).toEqual([
      'summary .',
      'file src/f0.ts',
      'file src/CLAUDE.md',
      'file .claude/rules/ts.md',
      'memory CLAUDE.md',
      'skill .claude/skills/s/SKILL.md',
      'skillListing .',
    ]);
  });

  it('left files, skills, memory and the summary, and no listing', async () => {
    const { stack, names, inspected } = await project({ ...withSkill, version: '2.1.90' }, session);
    expect(stack).toEqual([
      'file src/f0.ts',
      'file src/CLAUDE.md',
      'file .claude/rules/ts.md',
      'skill .claude/skills/s/SKILL.md',
      'memory CLAUDE.md',
      'summary .',
    ]);
    expect(names.at(-1)).toEqual([]);
    expect(inspected.report.skills.map(({ state }) => state)).toEqual(['unseen']);
  });

  it('without any root memory the listing still stands last', async () => {
    const { stack } = await project({ files: { '.claude/skills/s/SKILL.md': skill('b'), 'a.ts': 'a' } }, [
      'read a.ts',
      'compact',
    ]);
    expect(stack).toEqual(['summary .', 'file a.ts', 'skillListing .']);
  });

  it('sends the listing again without nested and conditional skills: those are unseen, and usable', async () => {
    const setup: ProjectSetup = {
      files: {
        ...files,
        '.claude/skills/s/SKILL.md': skill('s'),
        '.claude/skills/c/SKILL.md': skill('c', 'paths: "*.ts"\n'),
        'src/.claude/skills/n/SKILL.md': skill('n'),
      },
    };
    const { names, inspected, steps } = await project(setup, [
      'read src/f0.ts',
      'compact',
      'read src/f1.ts',
      'skill n',
    ]);
    expect(names).toEqual([['s'], ['c', 'n'], ['s'], [], []]);
    const states = inspected.report.skills.map(({ name, state }) => `${name} ${state}`);
    expect(states).toEqual(['c unseen', 's listed', 'n unseen']);
    expect(steps[4]?.invoked).toHaveLength(1);
  });

  it('keeps invoked skills newest first, each once', async () => {
    const setup: ProjectSetup = {
      files: { '.claude/skills/a/SKILL.md': skill('a'), '.claude/skills/b/SKILL.md': skill('b') },
    };
    const { steps, show } = await project(setup, ['skill a', 'skill b', 'skill a more', 'compact']);
    expect(steps.at(-1)?.restored.map(({ path }) => show(path))).toEqual([
      '.claude/skills/a/SKILL.md',
      '.claude/skills/b/SKILL.md',
    ]);
  });

  it('cuts each skill and drops what the pool does not hold: of seven large ones five come back', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const large = Object.fromEntries(
      letters.map((name) => [`.claude/skills/${name}/SKILL.md`, skill(name.repeat(40_000))]),
    );
    const { steps, show, replayed, inspected } = await project({ files: large }, [
      ...letters.map((name) => `skill ${name}`),
      'compact',
    ]);
    const restored = steps.at(-1)?.restored ?? [];
    expect(restored.map(({ path }) => show(path).charAt(15))).toEqual(['g', 'f', 'e', 'd', 'c']);
    for (const { text } of restored) expect(replayed.session.texts.get(text)).toMatch(/^Base directory.*truncated\]$/s);
    const before = await project(
      { files: large },
      letters.map((name) => `skill ${name}`),
    );
    const fates = before.inspected.report.stack.filter(({ kind }) => kind === 'skill').map(({ fate }) => fate.kind);
    expect(fates).toEqual(['dropped', 'dropped', 'cut', 'cut', 'cut', 'cut', 'cut']);
    expect(inspected.report.stack.filter(({ kind }) => kind === 'skill')).toHaveLength(5);
  });

  it('twice is as once', async () => {
    const once = await project(withSkill, session);
    const twice = await project(withSkill, [...session, 'compact']);
    expect(twice.stack).toEqual(once.stack);
  });

  it('a second one keeps that order, so that the oldest is what the pool drops', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    const large = Object.fromEntries(
      letters.map((name) => [`.claude/skills/${name}/SKILL.md`, skill(name.repeat(40_000))]),
    );
    const names = async (...more: string[]) => {
      const first = letters.slice(0, 5).map((name) => `skill ${name}`);
      const { steps, show } = await project({ files: large }, [...first, 'compact', ...more, 'compact']);
      return steps.at(-1)?.restored.map(({ path }) => show(path).charAt(15));
    };
    expect(await names()).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(await names('skill f')).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('gives each block its own id and the step it was told at', async () => {
    const setup: ProjectSetup = {
      ...withSkill,
      home: { '.claude/projects/-top-ws/memory/MEMORY.md': '- a' },
      managed: { 'managed-settings.json': '{"claudeMd":"Obey."}' },
    };
    const { inspected } = await project(setup, ['mention CLAUDE.md', 'read CLAUDE.md', 'skill s', 'compact']);
    const { stack } = inspected.report;
    expect(new Set(stack.map(({ id }) => id)).size).toBe(stack.length);
    expect(stack.map(({ step }) => step)).toEqual(stack.map(() => 4));
  });
});

describe('skills that are not listed again', () => {
  const nested = { ...files, 'src/.claude/skills/n/SKILL.md': skill('n'), '.claude/skills/s/SKILL.md': skill('s') };
  const noted = async (version: string, ...told: string[]) => {
    const { steps } = await project({ files: nested, version }, told);
    return steps.at(-1)?.notes;
  };

  it('are counted at a compaction: all of them, or those that a touch had brought', async () => {
    const because = 'compaction';
    expect(await noted('2.1.90', 'read src/f0.ts', 'compact')).toEqual([
      { code: 'notListedAgain', data: { skills: 2, because } },
    ]);
    expect(await noted('2.1.332', 'read src/f0.ts', 'compact')).toEqual([
      { code: 'notListedAgain', data: { skills: 1, because } },
    ]);
    expect(await noted('2.1.332', 'compact')).toEqual([]);
  });

  it('are counted at a resume', async () => {
    expect(await noted('2.1.332', 'read src/f0.ts', 'resume')).toEqual([
      { code: 'notListedAgain', data: { skills: 2, because: 'resume' } },
    ]);
  });
});

describe('a resume', () => {
  it('tells nothing again when nothing changed', async () => {
    const { told, names } = await project({ files: { ...files, '.claude/skills/s/SKILL.md': skill('s') } }, [
      'read src/f0.ts',
      'resume',
    ]);
    expect([told[2], names[2]]).toEqual([[], []]);
  });
});

describe('the caps', () => {
  const caps = behaviourOf(NEWEST_KNOWN);
  const SKILL_CHARS = caps.restoredSkillChars;

  test.each([
    ['one character under', SKILL_CHARS - 1, SKILL_CHARS - 1],
    ['exactly', SKILL_CHARS, SKILL_CHARS],
    ['one over', SKILL_CHARS + 1, SKILL_CHARS + '\n\n[... truncated]'.length],
  ])('of a skill: %s', (_name, length, cut) => {
    expect(cutSkill('x'.repeat(length), caps)).toHaveLength(cut);
  });

  it('of the pool: what does not fit is passed over, what is smaller may follow', () => {
    const texts = [SKILL_CHARS, SKILL_CHARS, SKILL_CHARS, SKILL_CHARS, SKILL_CHARS - 10, SKILL_CHARS, 10, 1];
    const fits = fitPool(
      texts.map((length) => 'x'.repeat(length)),
      caps,
    );
    expect(fits).toEqual([true, true, true, true, true, false, true, false]);
    expect(caps.restoredSkillsChars).toBe(5 * SKILL_CHARS);
  });
});
