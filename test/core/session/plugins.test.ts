/** Plugins beyond what the recorded cases show: garbage in their files, and what a session sees change. */
import { describe, expect, it, test } from 'vitest';
import { below } from '../../support/memoryTree';
import { project, type ProjectSetup } from '../../support/project';

const skill = (description: string, keys = '') => `---\ndescription: ${description}\n${keys}---\nBody.`;

async function names(setup: ProjectSetup): Promise<string[]> {
  return (await project(setup)).inspected.report.skills
    .filter(({ state }) => state === 'listed')
    .map(({ name }) => name);
}

const plugin = (manifest: unknown, files: Record<string, string> = { 'skills/s/SKILL.md': skill('s') }) => ({
  elsewhere: below('/plug', {
    ...files,
    '.claude-plugin/plugin.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
  }),
  pluginDirs: ['/plug'],
});

describe('a plugin', () => {
  test.each<[string, unknown]>([
    ['is text', 'garbage'],
    ['is null', 'null'],
    ['has no name', {}],
    ['has a list for a name', { name: ['t'] }],
    ['maps its skills', { name: 't', skills: { a: './a' } }],
    ['has a number among its commands', { name: 't', commands: ['./a', 5] }],
  ])('whose manifest %s gives nothing', async (_name, manifest) => {
    expect(await names(plugin(manifest))).toEqual([]);
  });

  it('names commands by the keys of a map, with its descriptions', async () => {
    const commands = { hi: { source: './a.md', description: 'Mine' }, no: { content: 'x' }, odd: 7 };
    const { inspected } = await project(plugin({ name: 't', commands }, { 'a.md': skill('a') }));
    expect(inspected.report.skills.map(({ name, text }) => [name, text])).toEqual([['t:hi', 'Mine']]);
  });

  it('says why a skill without a description is not listed', async () => {
    const { inspected } = await project(plugin({ name: 't' }, { 'skills/s/SKILL.md': 'Only text.' }));
    expect(inspected.report.notLoaded.map(({ reason }) => reason)).toEqual([
      { code: 'hiddenFromModel', data: { by: 'undescribed' } },
    ]);
  });

  it('does not need what its manifest names', async () => {
    expect(await names(plugin({ name: 't', skills: ['./none'], commands: ['./none.md', './none'] }))).toEqual(['t:s']);
  });
});
