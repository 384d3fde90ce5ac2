import { describe, expect, it } from 'vitest';
import { look } from '../../../support/examined';

const skill = (name: string) => `.claude/skills/${name}/SKILL.md`;
const text = (more = '', body = 'Do it.') => `---\ndescription: Does it.\n${more}---\n\n${body}\n`;

describe('a skill of a name another has', () => {
  it('is found, with the one that comes first', async () => {
    const { lines, findings, sentences } = await look({
      files: { [skill('review')]: text('', 'Ours.') },
      home: { [skill('review')]: text('', 'Mine.') },
    });
    expect(lines).toEqual(['.claude/skills/review/SKILL.md:1 "---" skill-shadowed.skill']);
    expect(findings[0]?.related.map(({ path }) => path)).toEqual(['/home/me/.claude/skills/review/SKILL.md']);
    expect(sentences[0]).toContain('has the name review');
  });

  it('is found for a command', async () => {
    const { lines } = await look({
      files: { [skill('review')]: text(), '.claude/commands/review.md': 'Another.\n' },
    });
    expect(lines).toEqual(['.claude/commands/review.md:1 "Another." skill-shadowed.command']);
  });

  it('is none when it is a copy, when one of them is hidden, and where versions list both', async () => {
    const home = { [skill('review')]: text() };
    expect((await look({ files: { [skill('review')]: text() }, home })).lines).toEqual([]);
    const hidden = { [skill('review')]: text('disable-model-invocation: true\n') };
    expect((await look({ files: { [skill('review')]: text('', 'Ours.') }, home: hidden })).lines).toEqual([]);
    const old = { files: { [skill('review')]: text('', 'Ours.') }, home, version: '2.1.90' };
    expect((await look(old)).lines).toEqual([]);
  });
});

describe('a command that can never run', () => {
  const command = { '.claude/commands/deploy.md': 'Deploy.\n' };

  it('has the name of a skill that users cannot run', async () => {
    const { lines } = await look({ files: { ...command, [skill('deploy')]: text('user-invocable: false\n') } });
    expect(lines).toEqual(['.claude/commands/deploy.md:1 "Deploy." command-never-runs']);
  });

  it('is none beside a skill of another name', async () => {
    expect((await look({ files: { ...command, [skill('ship')]: text('user-invocable: false\n') } })).lines).toEqual([]);
  });
});

describe('a name that is not the folder’s', () => {
  const named = (name: string) => ({ files: { [skill('pdf')]: text(`name: ${name}\n`) } });

  it('is found where it is neither shown nor can be typed', async () => {
    const { lines, findings, mended } = await look(named('PDF Tools'));
    expect(lines).toEqual(['.claude/skills/pdf/SKILL.md:3 "name: PDF Tools" skill-name-differs']);
    expect(mended(findings[0]!.fixes[0]!)[skill('pdf')]).toContain('\nname: pdf\n---\n');
    expect((await look({ ...named('pdf-tools'), version: '2.1.90' })).of('skill-name-differs')).toHaveLength(1);
    expect((await look(named('clear'))).of('skill-name-differs')).toHaveLength(1);
  });

  it.each(['pdf', 'PDF', 'pdf-tools'])('is none for %s', async (name) => {
    expect((await look(named(name))).lines).toEqual([]);
  });

  it('is none when it says the same in other letters', async () => {
    const files = { [skill('api-docs')]: text('name: API Docs\n') };
    expect((await look({ files })).lines).toEqual([]);
  });
});

describe('a skill of Claude Code’s', () => {
  it('is replaced by one of its name', async () => {
    const { lines } = await look({ files: { [skill('code-review')]: text() } });
    expect(lines).toEqual(['.claude/skills/code-review/SKILL.md:1 "---" replaces-bundled']);
  });

  it.each([
    ['another name', { [skill('code-reviews')]: text() }, '2.1.332'],
    ['a version that does not bring it', { [skill('code-review')]: text() }, '2.1.90'],
    ['one that still waits', { [skill('code-review')]: text('paths: "src/*.ts"\n') }, '2.1.332'],
  ])('stays with %s', async (_, files, version) => {
    expect((await look({ files, version })).of('replaces-bundled')).toEqual([]);
  });
});
