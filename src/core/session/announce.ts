/** Which skills a start or a touch makes known, and under which names and lines they are announced (measured). */
import type { ModelFacts } from '../claudeCode/models';
import { isWithin, type Path } from '../files/path';
import { byNameAndPath, skillsAtStart, skillsNear, type Skill } from './catalogue';
import { withinBudget } from './listingBudget';
import {
  folderOf,
  isPrefixed,
  listedName,
  listedText,
  namesAtStart,
  namesOf,
  shownAtStart,
  type Names,
  type Shown,
} from './listingText';
import { shadowed } from './sameName';
import type { ListedSkill } from './step';
import type { SessionState, SkillActivation } from './told';
import { onceForStart, type World } from './world';

export interface Announcement {
  readonly skills: readonly ListedSkill[];
  readonly activated: ReadonlyMap<Path, SkillActivation>;
}

/** The lines of the start before the budget: all it finds but what is hidden, waits or lost its name; what is scoped comes last. */
export const linesAtStart = onceForStart((world): readonly ListedSkill[] => {
  const losers = shadowed(world);
  const entries = shownAtStart(world);
  const names = namesAtStart(world);
  return [...entries.filter(({ shown }) => shown === 'plain'), ...entries.filter(({ shown }) => shown === 'scoped')]
    .filter(({ skill }) => !skill.hidden && !losers.has(skill.path))
    .map((entry) => lineOf(world, entry, names));
});

export function announceStart(world: World, model: ModelFacts): Announcement {
  return { skills: withinBudget(world, model, linesAtStart(world), true), activated: new Map() };
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
  const conditional = skillsAtStart(world).filter(({ matcher, path }) => matcher && !shadowed(world).has(path));
  const isActive = (skill: Skill) => state.activated.has(skill.path) || activated.has(skill.path);
  const matched: Skill[] = [];
  const found: Skill[] = [];
  for (const file of files.filter((touched) => isWithin(from, touched))) {
    for (const skill of conditional) {
      const match = isActive(skill) ? undefined : skill.matcher?.test(from, file);
      if (!match?.matched) continue;
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
    ? scopedLines(world, state, matched, found)
    : plainLines(world, state, matched, found);
  return { skills: withinBudget(world, model, lines, false), activated };
}

interface Entry {
  readonly skill: Skill;
  readonly shown: Shown;
}

function lineOf(world: World, { skill, shown }: Entry, names: Names): ListedSkill {
  const text = listedText(world, skill, shown);
  return { name: listedName(world, skill, shown, names), text, full: text, path: skill.path, source: skill.scope };
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
    const line = lineOf(world, { skill, shown: skill.nestedIn === undefined ? 'plain' : 'from' }, new Map());
    if (!names.has(line.name)) lines.set(line.name, line);
  }
  return [...lines.values()];
}

/**
 * Since 2.1.178. An unscoped skill that holds the name (also a hidden one, not a waiting one) scopes the nested one;
 * among nested ones alone every one is prefixed, and one that stood there without prefix is listed again with it.
 * A conditional skill of an added directory is as a nested one.
 */
function scopedLines(
  world: World,
  state: SessionState,
  matched: readonly Skill[],
  found: readonly Skill[],
): ListedSkill[] {
  const fresh = [...matched, ...found].sort(byNameAndPath);
  if (fresh.length === 0) return [];
  const known = [...activeUntilNow(world, state, fresh), ...fresh];
  const standing = skillsAtStart(world).filter(({ matcher }) => !matcher);
  const holders = [...standing, ...known.filter((skill) => !folderOf(skill))];
  const holderOf = new Map(
    holders.filter((skill) => holdsName(world, skill)).map((skill) => [skill.name, skill] as const),
  );
  const shownAs = (skill: Skill): Shown => {
    if (folderOf(skill) === undefined) return 'plain';
    const holder = holderOf.get(skill.name);
    // one that is found at the same time holds the name for what stands behind it
    if (holder) return fresh.includes(holder) && byNameAndPath(holder, skill) > 0 ? 'prefixed' : 'scoped';
    return known.some(({ name, path }) => name === skill.name && path !== skill.path) ? 'prefixed' : 'from';
  };
  const entries = known.map((skill): Entry => ({ skill, shown: shownAs(skill) }));
  const names = namesOf([...shownAtStart(world), ...entries]);
  // listed without a prefix until now: another of the name is found, or an unscoped skill comes to hold it
  const isAgain = ({ skill, shown }: Entry) =>
    isPrefixed(shown) && fresh.some(({ name, hidden }) => name === skill.name && !hidden);
  return entries
    .filter((entry) => !entry.skill.hidden && (fresh.includes(entry.skill) || isAgain(entry)))
    .sort((a, b) => byNameAndPath(a.skill, b.skill))
    .map((entry) => lineOf(world, entry, names))
    .filter((line) => !isAnnounced(state, line));
}

function isAnnounced(state: SessionState, line: ListedSkill): boolean {
  return state.announced.some(({ name, path }) => name === line.name && path === line.path);
}

/** Before 2.1.265 a user's skill hid a nested one of its name instead of scoping it. */
function holdsName(world: World, skill: Skill): boolean {
  return skill.scope !== 'user' || world.behaviour.scopedByUserSkill;
}

/** Skills that earlier touches brought, in that order. */
function activeUntilNow(world: World, state: SessionState, fresh: readonly Skill[]): Skill[] {
  const files = new Set([...state.activated.values()].map(({ file }) => file));
  const all = [...[...files].flatMap((file) => skillsNear(world, file)), ...skillsAtStart(world)];
  const byPath = new Map(all.map((skill) => [skill.path, skill]));
  for (const { path } of fresh) byPath.delete(path);
  return [...state.activated.keys()].flatMap((path) => byPath.get(path) ?? []);
}
