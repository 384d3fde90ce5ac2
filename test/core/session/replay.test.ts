/** The session as a fold: history stays as it was told, more events continue it, changes are events of their own. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { behaviourOf } from '../../../src/core/claudeCode/behaviour';
import { modelFacts } from '../../../src/core/claudeCode/models';
import { gather } from '../../../src/core/gather/gather';
import { replay, type ReplayInputs } from '../../../src/core/session/replay';
import { touchedPaths } from '../../../src/core/session/triggers';
import { changed, filesOf, placeOf, project, toEvents, type ProjectSetup } from '../../support/project';
import { memoryTree } from '../../support/memoryTree';

const rule = (paths: string, body = 'r') => `---\npaths: "${paths}"\n---\n${body}`;
const skill = (description: string, keys = '') =>
  `---\ndescription: ${description}\n${keys}---\nBody of ${description}.`;

const rich: ProjectSetup = {
  home: { '.claude/CLAUDE.md': 'u', '.claude/rules/u.md': rule('*.md') },
  files: {
    'CLAUDE.md': 'p @docs/inc.md',
    'docs/inc.md': 'i',
    '.claude/rules/ts.md': rule('**/*.ts'),
    '.claude/skills/c/SKILL.md': skill('c', 'paths: "*.ts"\n'),
    '.claude/skills/s/SKILL.md': skill('s'),
    'src/CLAUDE.md': 's @../docs/inc.md',
    'src/.claude/skills/s/SKILL.md': skill('nested'),
    'src/a.ts': 'a',
    'lib/.claude/rules/l.md': rule('*.js', 'l'),
    'lib/b.js': 'b',
    'readme.md': 'm',
  },
};

const event = fc.constantFrom(
  ...['read src/a.ts', 'edit src/a.ts', 'write src/new.ts', 'mention lib/b.js', 'read lib/b.js', 'read readme.md'],
  ...[
    'read src/CLAUDE.md',
    'mention docs/inc.md',
    'bash cd src',
    'bash cat a.ts',
    'bash cat lib/b.js',
    'glob *',
    'grep x',
  ],
  ...['skill s', 'skill s again', 'skill none', 'turn', 'compact', 'resume', 'read ../out.md', 'read src'],
);

describe('the fold', () => {
  test.each(['2.1.90', '2.1.283', '2.1.332'])(
    'of %s continued by an event is the fold from the start',
    async (version) => {
      const tree = memoryTree(filesOf(rich));
      const place = await placeOf(rich, tree);
      const all = fc.array(event, { minLength: 1, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(all, async (told) => {
          const events = toEvents(told, place.start);
          const snapshot = await gather(tree, place, touchedPaths(events, place.start));
          const inputs = (count: number): ReplayInputs => ({
            snapshot,
            events: events.slice(0, count),
            texts: new Map(),
            behaviour: behaviourOf(version),
            model: modelFacts('opus', { env: {}, behaviour: behaviourOf('2.1.332') }),
          });
          let continued = replay(inputs(0));
          for (let count = 1; count <= events.length; count++) {
            continued = replay(inputs(count), continued);
            expect(continued.session).toEqual(replay(inputs(count)).session);
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it('keeps every earlier step as it was when an event is added', async () => {
    const events = ['read src/a.ts', 'mention lib/b.js', 'skill s', 'compact', 'read src/a.ts', 'resume'];
    const whole = await project(rich, events);
    for (let count = 0; count < events.length; count++) {
      const part = await project(rich, events.slice(0, count));
      expect(whole.steps.slice(0, count + 1)).toEqual(part.steps);
    }
  });

  it('begins anew for another version, another model, another event or another file', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`.claude/skills/k${String(at)}/SKILL.md`, skill('x'.repeat(1400))]),
    );
    const { snapshot, events, replayed } = await project({ ...rich, files: { ...rich.files, ...many } }, [
      'read src/a.ts',
    ]);
    const inputs: ReplayInputs = {
      snapshot,
      events,
      texts: new Map(),
      behaviour: behaviourOf('2.1.332'),
      model: modelFacts('opus', { env: {}, behaviour: behaviourOf('2.1.332') }),
    };
    const others: Partial<ReplayInputs>[] = [
      { behaviour: behaviourOf('2.1.90') },
      { model: modelFacts('claude-sonnet-4-6', { env: {}, behaviour: behaviourOf('2.1.332') }) },
      { events: toEvents(['read lib/b.js'], snapshot.place.start) },
      { events: [] },
      {
        snapshot: (await project({ ...rich, files: { ...rich.files, 'CLAUDE.md': 'other' } }, ['read src/a.ts']))
          .snapshot,
      },
    ];
    for (const other of others) {
      expect(replay({ ...inputs, ...other }, replayed).session).toEqual(replay({ ...inputs, ...other }).session);
    }
  });
});

describe('a change on disk', () => {
  const was: ProjectSetup = {
    files: {
      'CLAUDE.md': 'old',
      '.claude/rules/r.md': rule('*.ts', 'old rule'),
      '.claude/skills/s/SKILL.md': skill('old'),
      'src/CLAUDE.md': 'old nested',
      'src/a.ts': '',
    },
  };
  const now = (files: Record<string, string | undefined>): ProjectSetup => ({
    files: Object.fromEntries(
      Object.entries({ ...was.files, ...files }).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  });

  it('leaves what was told as it was, and notes which told files it concerns', async () => {
    const before = await project(was, ['read src/a.ts']);
    const after = await changed(before, was, now({ 'CLAUDE.md': 'new', 'src/CLAUDE.md': 'new nested' }));
    expect(after.steps.slice(0, 2)).toEqual(before.steps);
    expect(after.text('CLAUDE.md')).toBe('old');
    expect(after.notes[2]).toEqual(['fileChanged']);
    expect(after.steps[2]?.notes[0]).toMatchObject({ data: { told: ['/top/ws/CLAUDE.md', '/top/ws/src/CLAUDE.md'] } });
    const older = after.inspected.report.stack
      .filter(({ olderThanDisk }) => olderThanDisk)
      .map(({ path }) => after.show(path));
    expect(older).toEqual(['CLAUDE.md', 'src/CLAUDE.md']);
  });

  it('is told to a new session', async () => {
    expect((await project(now({ 'CLAUDE.md': 'new' }))).text('CLAUDE.md')).toBe('new');
  });

  it('is told by a compaction and by a resume', async () => {
    const before = await project(was);
    const change = now({ 'CLAUDE.md': 'new' });
    const compacted = await changed(before, was, change, ['compact']);
    expect(compacted.text('CLAUDE.md')).toBe('new');
    expect(compacted.inspected.report.stack.some(({ olderThanDisk }) => olderThanDisk)).toBe(false);
    const resumed = await changed(before, was, change, ['resume']);
    expect(resumed.told[2]).toEqual(['CLAUDE.md']);
    expect(resumed.stack.filter((layer) => layer === 'memory CLAUDE.md')).toHaveLength(2);
  });

  it('that was not told yet is told with its new text at the touch', async () => {
    const after = await changed(await project(was), was, now({ '.claude/rules/r.md': rule('*.ts', 'new rule') }), [
      'read src/a.ts',
    ]);
    expect(after.told[2]).toEqual(['src/CLAUDE.md', '.claude/rules/r.md']);
    expect(after.text('.claude/rules/r.md')).toBe('new rule');
  });

  it('that creates a rule works at once and not before', async () => {
    const before = await project(was, ['read src/a.ts']);
    const after = await changed(before, was, now({ '.claude/rules/n.md': rule('*.ts', 'n') }), ['read src/a.ts']);
    expect(after.told).toEqual([...before.told, [], ['.claude/rules/n.md']]);
  });

  it('that deletes a rule takes it from later touches, not from what was told', async () => {
    const gone = now({ '.claude/rules/r.md': undefined });
    const told = await changed(await project(was, ['read src/a.ts']), was, gone, ['read src/a.ts']);
    expect(told.told.slice(1)).toEqual([['src/CLAUDE.md', '.claude/rules/r.md'], [], []]);
    const untold = await changed(await project(was), was, gone, ['read src/a.ts']);
    expect(untold.told.slice(1)).toEqual([[], ['src/CLAUDE.md']]);
  });

  it('of a skill keeps the line that was listed, and compaction lists the new one', async () => {
    const before = await project(was);
    const after = await changed(before, was, now({ '.claude/skills/s/SKILL.md': skill('new') }), ['compact']);
    expect(after.listed).toEqual([['s: old'], [], ['s: new']]);
    const { report, texts } = after.inspected;
    expect(texts.get(report.listing.text)).toBe('- s: new');
    expect(report.skills.map(({ text }) => text)).toEqual(['new']);
  });

  it('that creates or deletes a skill keeps what was listed', async () => {
    const before = await project(was);
    const more = await changed(before, was, now({ '.claude/skills/t/SKILL.md': skill('t') }), ['compact']);
    expect(more.names).toEqual([['s'], [], ['s', 't']]);
    const less = await changed(before, was, now({ '.claude/skills/s/SKILL.md': undefined }), ['skill s']);
    expect(less.names).toEqual([['s'], [], []]);
    expect(less.notes[2]).toEqual(['unknownSkill']);
  });

  it('that creates a file that was read before it was there leaves that step as it was', async () => {
    for (const version of ['2.1.90', '2.1.332']) {
      const before = await project({ ...was, version }, ['read src/new.ts']);
      const after = await changed(before, { ...was, version }, { ...now({ 'src/new.ts': 'n' }), version });
      expect(after.steps.slice(0, 2)).toEqual(before.steps);
    }
  });

  it('of settings counts from there on', async () => {
    const excludes = JSON.stringify({ claudeMdExcludes: ['**/src/**'] });
    const after = await changed(await project(was), was, now({ '.claude/settings.json': excludes }), ['read src/a.ts']);
    expect(after.told[0]).toEqual(['CLAUDE.md']);
    expect(after.told[2]).toEqual(['.claude/rules/r.md']);
  });
});
