/** Which skills a start or a touch makes known, and under which names and lines they are announced (measured). */
import type { ModelFacts } from '../claudeCode/models';
import { isWithin, type Path } from '../files/path';
import { shadowed, skillsAtStart, skillsNear, type Skill } from './catalogue';
import { withinBudget } from './listingBudget';
import { listedName, listedText } from './listingText';
import type { ListedSkill } from './step';
import type { SessionState, SkillActivation } from './told';
import type { World } from './world';

export interface Announcement {
  readonly skills: readonly ListedSkill[];
  readonly activated: ReadonlyMap<Path, SkillActivation>;
}

/** Announced at start: all that start finds but what is hidden, waits or lost its name to another. */
export function announceStart(world: World, model: ModelFacts): Announcement {
  const all = skillsAtStart(world);
  const losers = shadowed(world, all, ({ matcher }) => matcher !== undefined);
  const lines = all
    .filter((skill) => !skill.hidden && !skill.matcher && !losers.has(skill.path))
    .map((skill) => lineOf(world, skill, false, false));
  return { skills: withinBudget(world, model, lines, true), activated: new Map() };
}

/** Announced because of touches: conditional skills they match and nested skills of their folders. */
export function announceTouch(
  world: World,
  model: ModelFacts,
  state: SessionState,
  step: number,
  files: readonly Path[],
): Announcement {
  const { start } = world.snapshot.place;
  const from = world.behaviour.skillsFromShell ? (state.shell ?? start) : start;
  const activated = new Map<Path, SkillActivation>();
  const atStart = skillsAtStart(world);
  const isActive = (skill: Skill) => state.activated.has(skill.path) || activated.has(skill.path);
  const matched: Skill[] = [];
  const found: Skill[] = [];
  for (const file of files.filter((touched) => isWithin(from, touched))) {
    for (const skill of atStart) {
      if (!skill.matcher || isActive(skill)) continue;
      const match = skill.matcher.test(from, file);
      if (!match.matched) continue;
      activated.set(skill.path, { step, file, pattern: match.pattern });
      matched.push(skill);
    }
    for (const skill of skillsNear(world, file, from)) {
      if (isActive(skill)) continue;
      activated.set(skill.path, { step, file, pattern: undefined });
      found.push(skill);
    }
  }
  const lines = world.behaviour.scopedNames
    ? scopedLines(world, state, {
        atStart,
        matched,
        found,
        isWaiting: (skill) => skill.matcher !== undefined && !isActive(skill),
      })
    : plainLines(world, state, matched, found);
  return { skills: withinBudget(world, model, lines, false), activated };
}

function lineOf(world: World, skill: Skill, prefixed: boolean, clash: boolean): ListedSkill {
  const text = listedText(world, skill, clash);
  return { name: listedName(world, skill, prefixed), text, path: skill.path, source: skill.scope };
}

/** Up to 2.1.177: a name once announced is not announced again; of two nested ones the deeper one's text is listed. */
function plainLines(
  world: World,
  state: SessionState,
  matched: readonly Skill[],
  found: readonly Skill[],
): ListedSkill[] {
  // a hidden skill holds its name too, unless it waits
  const hidden = skillsAtStart(world).filter((skill) => skill.hidden !== undefined && !skill.matcher);
  const names = new Set([...state.announced, ...hidden].map(({ name }) => name));
  const lines = new Map<string, ListedSkill>();
  for (const skill of [...matched, ...found]) {
    if (skill.hidden) continue;
    const line = lineOf(world, skill, false, false);
    if (!names.has(line.name)) lines.set(line.name, line);
  }
  return [...lines.values()];
}

interface Touch {
  readonly atStart: readonly Skill[];
  readonly matched: readonly Skill[];
  readonly found: readonly Skill[];
  readonly isWaiting: (skill: Skill) => boolean;
}

/**
 * Since 2.1.178. An unscoped skill that holds the name (also a hidden one, not a waiting one) scopes the nested one;
 * among nested ones alone every one is prefixed, and one that stood there without prefix is listed again with it.
 */
function scopedLines(world: World, state: SessionState, touch: Touch): ListedSkill[] {
  const holders = new Set(
    touch.atStart.filter((skill) => holdsName(world, skill) && !touch.isWaiting(skill)).map(({ name }) => name),
  );
  const losers = shadowed(world, touch.atStart, touch.isWaiting);
  const { matched, found } = touch;
  const earlier = matched.length + found.length > 0 ? nestedKnown(world, state, found) : [];
  const lines: { line: ListedSkill; skill: Skill; prefixed: boolean }[] = [];
  for (const skill of touch.matched) {
    if (!skill.hidden && !losers.has(skill.path))
      lines.push({ line: lineOf(world, skill, false, false), skill, prefixed: false });
  }
  const visible = touch.found.filter(({ hidden }) => !hidden);
  // listed without a prefix until now: another of the name is found, or an unscoped skill comes to hold it
  const again = earlier.filter(
    ({ name, hidden }) =>
      !hidden &&
      (touch.matched.some((skill) => skill.name === name) ||
        (!holders.has(name) && visible.some((skill) => skill.name === name))),
  );
  for (const skill of [...again, ...visible]) {
    const clash = holders.has(skill.name);
    const rivals = [...earlier, ...touch.found].filter(({ name, path }) => name === skill.name && path !== skill.path);
    const prefixed = clash || rivals.length > 0;
    lines.push({ line: lineOf(world, skill, prefixed, clash), skill, prefixed });
  }
  return lines
    .filter(({ line }) => !isAnnounced(state, line))
    .sort((a, b) => compareAtTouch(a, b))
    .map(({ line }) => line);
}

function isAnnounced(state: SessionState, line: ListedSkill): boolean {
  return state.announced.some(({ name, path }) => name === line.name && path === line.path);
}

/** Before 2.1.265 a user's skill hid a nested one of its name instead of scoping it. */
function holdsName(world: World, skill: Skill): boolean {
  return skill.scope !== 'user' || world.behaviour.scopedByUserSkill;
}

/** Nested skills found by earlier touches, in that order. */
function nestedKnown(world: World, state: SessionState, found: readonly Skill[]): Skill[] {
  const fresh = new Set(found.map(({ path }) => path));
  const files = new Set([...state.activated.values()].map(({ file }) => file));
  const known = new Map<Path, Skill>();
  for (const file of files) {
    for (const skill of skillsNear(world, file)) {
      if (state.activated.has(skill.path) && !fresh.has(skill.path)) known.set(skill.path, skill);
    }
  }
  return [...known.values()];
}

/** By folder name without prefix and label, ignoring case; ties: unprefixed first, then the outer folder first (measured). */
function compareAtTouch(a: { skill: Skill; prefixed: boolean }, b: { skill: Skill; prefixed: boolean }): number {
  const [left, right] = [a.skill.name.toLowerCase(), b.skill.name.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  if (a.prefixed !== b.prefixed) return a.prefixed ? 1 : -1;
  return (a.skill.nestedIn ?? '').length - (b.skill.nestedIn ?? '').length;
}
