/** Several skills of one name: which of those that start finds is listed, and which is scoped to its folder (measured). */
import { isWithin, join, type Path } from '../files/path';
import { skillsAtStart, type Skill } from './catalogue';
import { onceForStart, type World } from './world';

/** The first skill or command of each name at the start, hidden ones too; those that wait hold none. */
const holdersAtStart = onceForStart((world): ReadonlyMap<string, Skill> => {
  const holders = new Map<string, Skill>();
  for (const skill of skillsAtStart(world)) {
    if (!skill.matcher && !holders.has(skill.name)) holders.set(skill.name, skill);
  }
  return holders;
});

/** One of an added directory whose name another holds is listed with its folder; not where start lies in that folder. */
export function isScopedAtStart(world: World, skill: Skill): boolean {
  if (skill.addedIn === undefined || skill.matcher || isWithin(folderAdded(skill), world.snapshot.place.start))
    return false;
  return holdersAtStart(world).get(skill.name) !== skill;
}

function folderAdded({ path }: Skill): Path {
  return join(path, '../../../..');
}

/**
 * Skills of the start that are never listed, each with the one that has its name. Of those that stand there at once
 * (2.1.225 on) managed comes before user before project before command, nearer before farther; hidden ones do not
 * stand in another's way. One that waits loses to any that stands there, hidden or not, and to a later one that waits.
 */
export const shadowed = onceForStart((world): ReadonlyMap<Path, Skill> => {
  const skills = skillsAtStart(world);
  const waiting = new Map(skills.flatMap((skill) => (skill.matcher ? [[skill.name, skill] as const] : [])));
  const winners = new Map<string, Skill>();
  const losers = new Map<Path, Skill>();
  for (const skill of skills) {
    const { name, path } = skill;
    if (skill.matcher) {
      const holder = skill.addedIn === undefined ? holdersAtStart(world).get(name) : undefined;
      const winner = holder ?? waiting.get(name);
      if (winner && winner !== skill) losers.set(path, winner);
    } else if (isScopedAtStart(world, skill)) {
      const winner = namedAlike(skills, skill);
      if (winner) losers.set(path, winner);
    } else if (world.behaviour.oneName) {
      const winner = winners.get(name);
      if (winner) losers.set(path, winner);
      else if (!skill.hidden) winners.set(name, skill);
    }
  }
  if (world.behaviour.oneName) hideCommands(skills, losers);
  return losers;
});

/** Of two that would get the same scoped name neither is listed, nor one where a skill is called that (measured). */
function namedAlike(skills: readonly Skill[], { path, name, addedIn = '' }: Skill): Skill | undefined {
  return skills.find(
    (other) =>
      other.path !== path &&
      !other.matcher &&
      (other.name === `${addedIn}:${name}` || (other.name === name && other.addedIn === addedIn)),
  );
}

/** Measured: a skill that users may not run hides a command of its name, which then cannot be run at all. */
function hideCommands(skills: readonly Skill[], losers: Map<Path, Skill>): void {
  for (const skill of skills) {
    if (skill.kind !== 'command' || skill.scope === 'plugin') continue;
    const holder = skills.find(
      ({ kind, name, file, matcher }) => kind === 'skill' && name === skill.name && !file.userInvocable && !matcher,
    );
    if (holder) losers.set(skill.path, holder);
  }
}
