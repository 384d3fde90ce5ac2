/** The listing against its budget: who loses what, how much would do, and what another window or a skill less changes. */
import { describe, expect, it, test } from 'vitest';
import { tryListingOf } from '../../../src/core/inspect';
import { join } from '../../../src/core/files/path';
import { project, WS, type ProjectSetup } from '../../support/project';

const names = Array.from({ length: 40 }, (_, at) => `skill-${String(at).padStart(2, '0')}`);
const skillFile = (name: string) => `.claude/skills/${name}/SKILL.md`;
const files = Object.fromEntries(
  names.map((name) => [skillFile(name), `---\ndescription: ${'about it '.repeat(50)}\n---\nbody`]),
);
const crowded: ProjectSetup = { files, model: 'claude-sonnet-4-6' };
const roomy: ProjectSetup = { ...crowded, model: 'claude-opus-5-5' };
const without = (lines: readonly { readonly text: string; readonly full: string }[]) =>
  lines.filter(({ text, full }) => text !== full).length;

describe('the room of the listing', () => {
  it('says how much would do, and with the setting that gives it everything fits', async () => {
    const { inspected } = await project(crowded);
    const { room, withoutDescription } = inspected.report.listing;
    expect(withoutDescription).toBeGreaterThan(0);
    expect(room.used).toBeLessThanOrEqual(room.budget);
    expect(room.needed).toBeGreaterThan(room.budget);
    const settings = { skillListingBudgetFraction: room.fraction };
    const wider = await project({ ...crowded, settings });
    expect(wider.inspected.report.listing).toMatchObject({ withoutDescription: 0, room: { used: room.needed } });
  });

  it('names no share that settings would refuse', async () => {
    const { inspected } = await project(crowded);
    expect(tryListingOf(inspected, { window: 100_000 }).room.fraction).toBeLessThanOrEqual(1);
    expect(tryListingOf(inspected, { window: 1000 }).room.fraction).toBeUndefined();
  });

  it('is as a variable says, and then no setting helps', async () => {
    const { inspected } = await project({ ...crowded, env: { SLASH_COMMAND_TOOL_CHAR_BUDGET: '9000' } });
    expect(inspected.report.listing.room).toMatchObject({ budget: 9000, fraction: undefined });
  });

  it('counts the lines of built-in commands as they lose their text, even where only they do', async () => {
    const few = Object.fromEntries(Object.entries(files).slice(0, 3));
    const { needed } = (await project({ files: few })).inspected.report.listing.room;
    const SLASH_COMMAND_TOOL_CHAR_BUDGET = String(needed - 1);
    const { listing } = (await project({ files: few, env: { SLASH_COMMAND_TOOL_CHAR_BUDGET } })).inspected.report;
    expect([listing.withoutDescription, needed - listing.room.used]).toEqual([0, 162]);
  });

  it('shows on the card of a skill what it lost', async () => {
    const { inspected } = await project(crowded);
    const lost = inspected.report.skills.filter(({ text, fullText }) => text !== fullText);
    expect(lost.length).toBe(inspected.report.listing.withoutDescription);
    expect(lost.every(({ fullText }) => fullText.startsWith('about it'))).toBe(true);
  });
});

describe('a trial', () => {
  it('of nothing is what is', async () => {
    const { inspected, steps } = await project(crowded);
    const { lines, room } = tryListingOf(inspected, {});
    expect(lines).toEqual(steps[0]?.skills);
    expect(room).toEqual(inspected.report.listing.room);
  });

  it('at another window is what that window shows', async () => {
    const [narrow, wide] = await Promise.all([project(crowded), project(roomy)]);
    expect(without(tryListingOf(wide.inspected, {}).lines)).toBe(0);
    const tried = tryListingOf(wide.inspected, { window: 200_000 });
    expect(without(tried.lines)).toBeGreaterThan(0);
    // families differ in characters a token: of one model both ways
    expect(tryListingOf(narrow.inspected, { window: 1_000_000 }).room.budget).toBe(
      narrow.inspected.report.listing.room.budget * 5,
    );
  });

  test.each(['2.1.90', '2.1.332'])('without skills is what switching them off shows (%s)', async (version) => {
    const off = names.slice(0, 20);
    const before = await project({ ...crowded, version });
    const tried = tryListingOf(before.inspected, { off: off.map((name) => join(WS, skillFile(name))) });
    expect(tried.lines.map(({ name }) => name)).toEqual(names.slice(20));
    expect(without(tried.lines)).toBeLessThan(without(tryListingOf(before.inspected, {}).lines));
    if (version === '2.1.90') return;
    const skillOverrides = Object.fromEntries(off.map((name) => [name, 'off']));
    const after = await project({ ...crowded, version, settings: { skillOverrides } });
    expect(tried.lines).toEqual(tryListingOf(after.inspected, {}).lines);
  });
});
