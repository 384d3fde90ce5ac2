/** What a compaction frees: a file that was only read lay in the conversation before. */
import { describe, expect, it } from 'vitest';
import { afterCompaction } from '../../../src/core/inspect';
import { freedBy } from '../../../src/core/tokens/freed';
import { project } from '../../support/project';

const skill = `---\ndescription: d\n---\n${'Say it in one word. '.repeat(3000)}`;
const files = {
  'CLAUDE.md': 'Always look twice. '.repeat(300),
  'a.ts': 'const a = 1;\n',
  '.claude/skills/s/SKILL.md': skill,
};

async function freed(...told: string[]): Promise<number> {
  const { inspected } = await project({ files }, told);
  return freedBy(inspected.report, afterCompaction(inspected).report);
}

describe('a compaction frees', () => {
  it('nothing where nothing was said', async () => {
    expect(await freed()).toBe(0);
  });

  it('as much whatever file was read before', async () => {
    const alone = await freed('skill s');
    expect(alone).toBeGreaterThan(1000);
    expect(await freed('skill s', 'read a.ts')).toBe(alone);
    // a memory file that is read stands in the conversation beside the memory it is
    expect(await freed('skill s', 'read CLAUDE.md')).toBe(alone);
  });
});
