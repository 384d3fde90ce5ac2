/**
 * Every skill and command a session can know, in the order of the listing, with the name each would be shown under.
 * Which of them are known at a moment is the session's state; what they are called depends on each other.
 */
import { FILE } from '../claudeCode/places';
import { foldersWithSkills } from '../gather/gather';
import type { FoundSkill } from '../gather/snapshot';
import { basename, foldersBetween, dirname, join, relativeTo, type Path } from '../files/path';
import type { Place } from '../files/place';
import { compile, Matcher } from '../match/patterns';
import type { SkillFile } from '../parse/skillFile';
import type { Scope } from '../reason';
import { pluginsOn, skillFoldersOff, type PluginCommand, type PluginOn } from './plugins';
import { onceForStart, setting, skillAt, type World } from './world';

export interface Skill {
  readonly kind: 'skill' | 'command';
  readonly path: Path;
  readonly real: Path;
  readonly scope: Scope;
  /** Folder name, or colon-joined path of a command; a plugin's with its prefix, which makes it none of a folder's. */
  readonly name: string;
  readonly file: SkillFile;
  /** Waits for a match; commands and nested skills never do (measured). */
  readonly matcher: Matcher | undefined;
  /** Of a nested skill: the folder that holds its `.claude`, relative to the start directory. */
  readonly nestedIn: string | undefined;
  /** Of one of an added directory: the folder it is of when another has its name. */
  readonly addedIn: string | undefined;
  /** Not for the model: by its frontmatter or by `skillOverrides`; or a plugin's that says nothing of itself. */
  readonly hidden: 'frontmatter' | 'setting' | 'undescribed' | undefined;
  /** `skillOverrides` leaves only its name. */
  readonly nameOnly: boolean;
  /** The plugin it is of. */
  readonly plugin: { readonly root: Path; readonly id: string } | undefined;
}

const collator = new Intl.Collator('en');

/** All that start finds, in listing order, before names decide between them. */
export const skillsAtStart = onceForStart((world): readonly Skill[] => {
  const { snapshot, switches, behaviour } = world;
  const { place } = snapshot;
  if (switches.skillsOff) return [];
  const inOrder = (skills: Skill[]) => skills.sort(behaviour.listingOrder === 'bundledLast' ? byLocale : byCodeUnits);
  const off = skillFoldersOff(world);
  const skillsIn = (folder: Path, scope: Scope) =>
    inOrder((snapshot.skills.get(folder) ?? []).flatMap((found) => toSkill(world, found, 'skill', scope)));
  const commandsIn = (folder: Path, scope: Scope) =>
    (snapshot.commands.get(folder) ?? []).flatMap((found) => toSkill(world, found, 'command', scope));
  const user = switches.sources.has('user');
  const project = switches.sources.has('project');
  const chain = project ? foldersWithSkills(place) : [];
  const added = project ? place.addedDirs : [];
  const skills = [
    ...(switches.managedSkillsOff ? [] : skillsIn(join(place.managed, FILE.skills), 'managed')),
    ...(user ? skillsIn(join(place.config, 'skills'), 'user') : []),
    ...chain
      .filter((folder) => join(folder, '.claude') !== place.config)
      .flatMap((folder) => skillsIn(join(folder, FILE.skills), 'project')),
    ...added.flatMap((folder) => {
      const addedIn = behaviour.addedScoped ? addedName(place, folder) : undefined;
      return skillsIn(join(folder, FILE.skills), 'project').map((skill) => ({ ...skill, addedIn }));
    }),
  ].filter(({ path }) => !off.has(dirname(path)));
  const commands = [
    ...commandsIn(join(place.managed, FILE.commands), 'managed'),
    ...(user ? commandsIn(join(place.config, 'commands'), 'user') : []),
    ...chain
      .filter((folder) => join(folder, '.claude') !== place.config)
      .flatMap((folder) => commandsIn(join(folder, FILE.commands), 'project')),
    ...(behaviour.addedDirCommands
      ? added.flatMap((folder) => commandsIn(join(folder, FILE.commands), 'project'))
      : []),
  ];
  const plugins = pluginsOn(world);
  return oncePerFile([
    ...skills,
    ...inOrder(commands),
    ...plugins.flatMap((plugin) => plugin.commands.flatMap((found) => pluginSkill(world, plugin, found, 'command'))),
    ...plugins.flatMap((plugin) => plugin.skills.flatMap((found) => pluginSkill(world, plugin, found, 'skill'))),
  ]);
});

const standing = onceForStart(
  (world) => new Set(skillsAtStart(world).flatMap((skill) => (skill.matcher ? [] : skill.path))),
);

/** An added directory below the start directory goes by its path there, another by its last name, or two (measured). */
function addedName({ start, addedDirs }: Place, folder: Path): string | undefined {
  const within = relativeTo(start, folder);
  if (within !== undefined) return within || undefined;
  const name = basename(folder);
  const isAlone = addedDirs.every((other) => other === folder || basename(other) !== name);
  return isAlone ? name : `${basename(dirname(folder))}/${name}`;
}

/** Skills of the folders a touched file lies in, outer folder first; none where git ignores the folder (measured). */
export function skillsNear(world: World, file: Path, from = world.snapshot.place.start): Skill[] {
  const ignored = world.snapshot.touched.get(file)?.ignored ?? [];
  return foldersBetween(from, dirname(file))
    .filter((folder) => !ignored.includes(folder))
    .flatMap((folder) => skillsIn(world, folder))
    .filter(({ path }) => !standing(world).has(path));
}

/** Skills of every folder below the start directory that a file was touched in. */
export function skillsNested(world: World): Skill[] {
  const atStart = new Set(skillsAtStart(world).map(({ path }) => path));
  const ignored = new Set([...world.snapshot.touched.values()].flatMap((touched) => touched.ignored));
  return [...world.snapshot.nested].flatMap(([folder, { skills }]) =>
    skills === undefined || ignored.has(folder) ? [] : skillsIn(world, folder).filter(({ path }) => !atStart.has(path)),
  );
}

const nestedSkills = new WeakMap<readonly FoundSkill[], { readonly base: object; readonly skills: readonly Skill[] }>();

function skillsIn(world: World, folder: Path): readonly Skill[] {
  const { snapshot, switches } = world;
  const found = snapshot.skills.get(join(folder, FILE.skills)) ?? [];
  if (found.length === 0 || switches.skillsOff || !switches.sources.has('project')) return [];
  let entry = nestedSkills.get(found);
  if (entry?.base !== world.base) {
    const within = relativeTo(snapshot.place.start, folder);
    const skills = found.flatMap((skill) => toSkill(world, skill, 'skill', 'project', within)).sort(byCodeUnits);
    nestedSkills.set(found, (entry = { base: world.base, skills }));
  }
  return entry.skills;
}

function toSkill(world: World, found: FoundSkill, kind: Skill['kind'], scope: Scope, nestedIn?: string): Skill[] {
  const file = skillAt(world, found.path);
  if (!file || file.file.bytes > (world.behaviour.skillFileLimit ?? Infinity)) return [];
  if (/(?:^|:)$/.test(found.name) && !world.behaviour.namelessCommands) return [];
  const override = world.behaviour.skillOverrides && kind === 'skill' ? overrideOf(world, found.name) : undefined;
  const bySetting = override === 'off' || override === 'user-invocable-only';
  return [
    {
      kind,
      path: found.path,
      real: found.real,
      scope,
      name: found.name,
      file,
      matcher: kind === 'skill' && nestedIn === undefined ? matcherOf(file) : undefined,
      nestedIn,
      addedIn: undefined,
      hidden: file.hidden ? 'frontmatter' : bySetting ? 'setting' : undefined,
      nameOnly: override === 'name-only',
      plugin: undefined,
    },
  ];
}

/** `paths` and `skillOverrides` do nothing to a plugin's; one without a description of its own is not listed (measured). */
function pluginSkill(world: World, plugin: PluginOn, found: PluginCommand, kind: Skill['kind']): Skill[] {
  const { description } = found;
  return toSkill(world, found, kind, 'plugin').map((skill): Skill => {
    const file = description === undefined ? skill.file : { ...skill.file, description, described: true };
    const hidden = file.hidden ? 'frontmatter' : file.described ? undefined : 'undescribed';
    return { ...skill, file, matcher: undefined, nameOnly: false, hidden, plugin };
  });
}

function overrideOf(world: World, name: string): string | undefined {
  return world.settings.findLast(({ skillOverrides }) => skillOverrides[name] !== undefined)?.skillOverrides[name];
}

const matchers = new WeakMap<SkillFile, Matcher | null>();

function matcherOf(file: SkillFile): Matcher | undefined {
  let matcher = matchers.get(file);
  if (matcher === undefined) {
    const compiled = file.paths.kind === 'patterns' ? compile(file.paths.patterns) : undefined;
    matchers.set(file, (matcher = compiled?.conditional ? new Matcher(compiled) : null));
  }
  return matcher ?? undefined;
}

/** Several links to one real file count once: the first in the order of the listing (measured). */
function oncePerFile(skills: readonly Skill[]): Skill[] {
  const seen = new Set<Path>();
  return skills.filter(({ real }) => !seen.has(real) && seen.add(real));
}

function byLocale(a: Skill, b: Skill): number {
  return collator.compare(a.name, b.name);
}

/** The order of what a touch lists: by name, those of one name by their paths (measured). */
export function byNameAndPath(a: Skill, b: Skill): number {
  return byLocale(a, b) || collator.compare(a.path, b.path);
}

function byCodeUnits(a: Skill, b: Skill): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** Characters a skill's text may have in the listing. */
export function maxListedChars(world: World): number {
  const set = world.behaviour.maxListedCharsSetting ? setting(world, 'maxListedChars') : undefined;
  return set ?? world.behaviour.maxListedChars;
}
