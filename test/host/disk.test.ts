import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { NotLoaded, Report } from '../../src/core/report';
import { api, at, backToDemo, eventsOf, link, named, open, report, stackOf, until, write } from './support/demo';

beforeEach(backToDemo);
after(backToDemo);

const layerOf = ({ stack }: Report, name: string) => stack.find(({ path }) => named(path) === name);
const outOf = ({ path, reason }: NotLoaded): string => `${named(path)} ${reason.code}`;

describe('what changes on disk', () => {
  it('marks CLAUDE.md as older than disk, and keeps the text the model was told', async () => {
    write('CLAUDE.md', `${readFileSync(at('CLAUDE.md'), 'utf8')}\n- Tea is served warm.\n`);
    const now = await until((each) => layerOf(each, 'CLAUDE.md')?.olderThanDisk === true);
    assert.deepEqual(eventsOf(now), ['changed CLAUDE.md']);
    assert.deepEqual(
      now.stack.filter(({ olderThanDisk }) => olderThanDisk).map(({ path }) => named(path)),
      ['CLAUDE.md'],
    );
  });

  it('shows a new rule as waiting, and loads it with the first file that matches', async () => {
    write('.claude/rules/prices.md', '---\npaths: "src/price.ts"\n---\n# Prices\n');
    const now = await until(({ waiting }) => waiting.some(({ path }) => named(path) === '.claude/rules/prices.md'));
    assert.equal(layerOf(now, '.claude/rules/prices.md'), undefined);
    await open('src/price.ts');
    assert.equal(layerOf(await report(), '.claude/rules/prices.md')?.reason.code, 'ruleMatched');
  });

  it('sees a change outside the workspace, in the memory file of the home folder', async () => {
    write('~/.claude/CLAUDE.md', '# How I like to work\n\n- Answer in rhyme.\n');
    const now = await until((each) => layerOf(each, '~/.claude/CLAUDE.md')?.olderThanDisk === true);
    assert.deepEqual(eventsOf(now), ['changed ~/.claude/CLAUDE.md']);
  });

  it('hears nothing of a file no answer depends on', async () => {
    write('src/new.ts', 'export {};\n');
    write('CLAUDE.local.md', '# Changed after it\n');
    const now = await until(({ steps }) => steps.length > 1);
    assert.deepEqual(eventsOf(now), ['changed CLAUDE.local.md']);
  });
});

describe('files that are not what they should be', () => {
  it('are left out with their reason, and everything else is shown', async () => {
    const mine = ['CLAUDE.local.md', 'docs/tone.md'];
    write(
      '.claude/rules/binary.md',
      Uint8Array.from({ length: 4096 }, (_, at) => (at * 7) % 256),
    );
    write('docs/tone.md', '');
    link('.claude/rules/loop.md', 'loop.md');
    write('CLAUDE.local.md', `# Too much\n${'A line that is long enough. '.repeat(200_000)}`);
    const { control } = await api();
    await control.refresh();
    await control.restart();
    const now = await report();
    assert.deepEqual(now.notLoaded.filter(({ path }) => mine.includes(named(path))).map(outOf), [
      'docs/tone.md empty',
      'CLAUDE.local.md tooLarge',
    ]);
    assert.deepEqual(stackOf(now), [
      'memory managed/CLAUDE.md',
      'memory ~/.claude/CLAUDE.md',
      'rule ~/.claude/rules/testing.md',
      'memory CLAUDE.md',
      'import docs/style.md',
      'rule .claude/rules/binary.md',
      'rule .claude/rules/commits.md',
      'rule .claude/rules/releases.md',
      'autoMemory ~/.claude/projects/KEY/memory/MEMORY.md',
      'skillListing',
    ]);
  });
});
