import { describe, expect, it } from 'vitest';
import { basename } from '../../../src/core/files/path';
import { explaining } from '../../support/explained';

const rule = (paths: string) => `---\npaths: ${paths}\n---\nUse tabs\n`;
const files = {
  'CLAUDE.md': 'Root',
  '.claude/rules/tsx.md': rule('"*.tsx"'),
  '.claude/rules/css.md': rule('"*.css"'),
  '.claude/rules/src.md': rule('src/pages/**'),
  'packages/web/CLAUDE.md': 'Web @../../../outside.md\n',
  'packages/web/.claude/skills/form/SKILL.md': '---\ndescription: Form\n---\nBody',
  'packages/web/src/pages/App.tsx': 'x',
};

describe('what reading a file would load', () => {
  it('is what comes, in order, the skills, and what goes on waiting, the nearest first', async () => {
    const { reading, project } = await explaining({ files, top: { '../outside.md': 'x' } });
    const brought = await reading('packages/web/src/pages/App.tsx');
    expect(brought.loads.map(({ path }) => project.show(path))).toEqual([
      'packages/web/CLAUDE.md',
      '.claude/rules/tsx.md',
    ]);
    expect(brought.skills.map(({ path }) => project.show(path))).toEqual(['packages/web/.claude/skills/form/SKILL.md']);
    expect(brought.waits.map(({ path }) => basename(path))).toEqual(['src.md', 'css.md']);
    expect(brought.waits[0]?.tested?.verdicts).toMatchObject([{ code: 'otherBase', side: 'below' }]);
    expect(brought.blocked.map(({ reason }) => reason.code)).toEqual(['importMissing']);
    expect(brought.tokens.count).toBeGreaterThan(0);
    expect(project.inspected.report.steps).toHaveLength(1);
  });

  it('is nothing twice', async () => {
    const { reading } = await explaining({ files }, ['read packages/web/src/pages/App.tsx']);
    const brought = await reading('packages/web/src/pages/App.tsx');
    expect([brought.loads, brought.skills, brought.blocked]).toEqual([[], [], []]);
  });

  it('of a file outside the start directory is nothing, and says so', async () => {
    const { reading } = await explaining({ files });
    const brought = await reading('/elsewhere/a.tsx');
    expect(brought.loads).toEqual([]);
    expect(brought.notes.map(({ code }) => code)).toEqual(['outsideStart']);
    expect(brought.kind).toBe('missing');
  });

  it('stays small where thousands of rules wait', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`.claude/rules/r${at}.md`, rule(`"a${at}/b/**"`)]),
    );
    const { reading } = await explaining({ files: many });
    const brought = await reading('src/a.ts');
    expect([brought.waits.length, brought.more]).toEqual([20, 980]);
  });
});
