/** Which plugins are on, and what each gives: its skills and commands by name, in listing order (measured, both eras). */
import { FILE } from '../claudeCode/places';
import { basename, dirname, isWithin, join, type Path } from '../files/path';
import { addedSettings } from '../gather/settingsFiles';
import { textAt, type FoundSkill } from '../gather/snapshot';
import type { SettingsFile } from '../parse/settings';
import { commandsOf, skillFolders } from '../plugins/folders';
import { locatePlugins } from '../plugins/locate';
import { MANIFEST, readManifest, type Manifest } from '../plugins/manifest';
import { splitId, type Offer } from '../plugins/records';
import { onceForStart, settingsIn, skillAt, type World } from './world';

export interface PluginOn {
  /** Its key in `enabledPlugins`. */
  readonly id: string;
  readonly name: string;
  readonly root: Path;
  readonly skills: readonly FoundSkill[];
  readonly commands: readonly PluginCommand[];
}

export interface PluginCommand extends FoundSkill {
  /** Given by the manifest. */
  readonly description?: string | undefined;
}

type Origin = 'flag' | 'installed' | 'skillsFolder';

interface Candidate {
  readonly root: Path;
  readonly origin: Origin;
  /** Behind the `@` of its key in `enabledPlugins`. */
  readonly from: string;
  readonly name: string;
  readonly manifest: Manifest | undefined;
  readonly offer: Offer | undefined;
}

/** Start flags first, then installed ones in the order settings name them, then those in skills folders. */
export const pluginsOn = onceForStart((world): readonly PluginOn[] => {
  const { switches, behaviour } = world;
  if (switches.skillsOff) return [];
  const enabled = enabledPlugins(world);
  const blocked = blockedNames(world);
  const isOn = ({ name, from, manifest }: Candidate) =>
    enabled.get(`${name}@${from}`) ?? (!behaviour.pluginDefaultEnabled || manifest?.defaultEnabled !== false);
  const flags = flagged(world).filter((plugin) => !blocked.has(plugin.name));
  const byFlag = flags.filter((plugin) => !behaviour.pluginDefaultEnabled || isOn(plugin));
  const names = new Set(byFlag.map(({ name }) => name));
  const installed = installedOnes(world, enabled).filter(({ name }) => !names.has(name));
  for (const { name } of installed) names.add(name);
  const inSkills = inSkillsFolders(world).filter((plugin) => {
    if (names.has(plugin.name) || !isOn(plugin)) return false;
    names.add(plugin.name);
    return true;
  });
  return [...byFlag, ...installed, ...inSkills].map((plugin) => partsOf(world, plugin));
});

/** The most specific value; only `true` is on. Added directories count least. */
function enabledPlugins(world: World): ReadonlyMap<string, boolean> {
  const { place } = world.snapshot;
  const added = addedSettings(place).flatMap((path): SettingsFile[] => {
    const file = world.switches.sources.has('project') ? textAt(world.snapshot, path) : undefined;
    return file ? [settingsIn(file, 'project', world.behaviour)] : [];
  });
  const enabled = new Map<string, boolean>();
  for (const { enabledPlugins } of [...added, ...world.settings]) {
    for (const [id, on] of Object.entries(enabledPlugins)) enabled.set(id, on === true);
  }
  return enabled;
}

/** What an administrator has switched off is off under any origin. */
function blockedNames(world: World): ReadonlySet<string> {
  const managed = world.settings.filter(({ source }) => source === 'managed');
  const off = managed.flatMap(({ enabledPlugins }) => Object.entries(enabledPlugins).filter(([, on]) => on === false));
  return new Set(off.map(([id]) => splitId(id)[0]));
}

function flagged(world: World): Candidate[] {
  const { place, plugins, files } = world.snapshot;
  return place.pluginDirs.flatMap((folder) => {
    const children = plugins.children.get(folder) ?? [];
    const isPlugin = [FILE.skill, 'skills', 'commands'].some((name) => isThere(world, join(folder, name)));
    const isFolderOf = world.behaviour.pluginFolders && children.length > 0 && !isPlugin;
    const roots = isFolderOf ? [...children].sort() : [folder];
    return roots.flatMap((root) => {
      const manifest = manifestAt(world, root);
      if (!manifest && (files.get(join(root, MANIFEST))?.kind ?? 'missing') !== 'missing') return [];
      const name = manifest?.name ?? basename(root);
      return [{ root, origin: 'flag' as const, from: 'inline', name, manifest, offer: undefined }];
    });
  });
}

function isThere(world: World, path: Path): boolean {
  const { files, commands } = world.snapshot;
  return (files.get(path)?.kind ?? 'missing') !== 'missing' || (commands.get(path)?.length ?? 0) > 0;
}

function installedOnes(world: World, enabled: ReadonlyMap<string, boolean>): Candidate[] {
  const { snapshot, behaviour } = world;
  const ids = [...enabled].filter(([, on]) => on).map(([id]) => id);
  const declared = Object.assign({}, ...world.settings.map((file) => file.marketplaces)) as Record<string, Path>;
  const located = locatePlugins((path) => textAt(snapshot, path)?.text, snapshot.place, ids, declared, behaviour);
  return located.flatMap(({ id, root, offer }): Candidate[] => {
    if (!snapshot.plugins.real.has(root)) return [];
    const isFile = textAt(snapshot, join(root, MANIFEST)) !== undefined;
    const manifest = manifestAt(world, root);
    if (isFile && (!manifest || (!offer.strict && offer.hasParts))) return [];
    const [name, from] = splitId(id);
    return [{ root, origin: 'installed', from, name: manifest?.name ?? name, manifest, offer }];
  });
}

/** The user's, then the start directory's; the latter only in a folder the user trusts (measured). */
function inSkillsFolders(world: World): Candidate[] {
  const { snapshot, switches, behaviour } = world;
  if (!behaviour.skillsDirPlugins) return [];
  const user = join(snapshot.place.config, 'skills');
  const isOurs = (root: Path) =>
    dirname(root) === user ? switches.sources.has('user') : switches.sources.has('project') && world.trusted;
  return snapshot.plugins.inSkills.filter(isOurs).flatMap((root): Candidate[] => {
    const manifest = manifestAt(world, root);
    if (!manifest) return [];
    return [{ root, origin: 'skillsFolder', from: 'skills-dir', name: manifest.name, manifest, offer: undefined }];
  });
}

/** Skill folders that settings switch off as plugins: their own SKILL.md is gone with them (measured). */
export const skillFoldersOff = onceForStart((world): ReadonlySet<Path> => {
  const enabled = enabledPlugins(world);
  const off = inSkillsFolders(world).filter(({ name, from }) => enabled.get(`${name}@${from}`) === false);
  return new Set(off.map(({ root }) => root));
});

function manifestAt(world: World, root: Path): Manifest | undefined {
  const file = textAt(world.snapshot, join(root, MANIFEST));
  return file && readManifest(file.text, world.behaviour);
}

function partsOf(world: World, plugin: Candidate): PluginOn {
  const { root, name, manifest, offer, origin } = plugin;
  const { snapshot, behaviour } = world;
  const inside = snapshot.plugins.real.get(root) ?? root;
  // what an install or a manifest names must lie in the plugin; a link in the folder of a start flag may lead out
  const keeps = (found: FoundSkill, isDefault: boolean) =>
    !behaviour.pluginInsideOnly || (origin === 'flag' && isDefault) || isWithin(inside, found.real);
  const folders = skillFolders(root, manifest, offer, behaviour);
  const defaultSkills = join(root, 'skills');
  const skills = folders.flatMap((folder) =>
    skillsIn(world, folder).filter((found) => keeps(found, folder === defaultSkills)),
  );
  if (behaviour.pluginRootSkill && manifest?.skills === undefined && !isThere(world, defaultSkills)) {
    skills.push(...loneSkill(world, root));
  }
  const commands = commandsOf(root, manifest, offer, behaviour).flatMap((command) => {
    const found = commandsIn(world, command.path).filter((one) => keeps(one, command.path === join(root, 'commands')));
    const { description } = command;
    return found.map((one): PluginCommand => ({ ...one, name: command.name ?? one.name, description }));
  });
  return {
    id: `${origin === 'installed' ? (offer?.name ?? name) : name}@${plugin.from}`,
    name,
    root,
    skills: skills.map((one) => named(one, name)),
    commands: commands.map((one) => named(one, name)),
  };
}

/** A prefix the name already has is not put before it again. */
function named<Found extends FoundSkill>(found: Found, plugin: string): Found {
  return {
    ...found,
    name: `${plugin}:${found.name.startsWith(`${plugin}:`) ? found.name.slice(plugin.length + 1) : found.name}`,
  };
}

/** A folder that is a skill itself, else the skills in it, by name. */
function skillsIn(world: World, folder: Path): FoundSkill[] {
  const lone = loneSkill(world, folder);
  if (lone.length > 0) return lone;
  const { pluginSkillNames } = world.behaviour;
  return (world.snapshot.skills.get(folder) ?? [])
    .map((found) => ({ ...found, name: pluginSkillNames ? plainName(found.name) : found.name }))
    .sort((a, b) => compare(world, a.name, b.name));
}

function loneSkill(world: World, folder: Path): FoundSkill[] {
  const path = join(folder, FILE.skill);
  const file = textAt(world.snapshot, path);
  if (!file) return [];
  const label = world.behaviour.pluginSkillNames ? skillAt(world, path)?.label : undefined;
  const name = label ?? basename(folder);
  return [{ path, access: path, real: file.real, name: world.behaviour.pluginSkillNames ? plainName(name) : name }];
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w:-]/g, '-');
}

/** A file that is a command, else those in the folder. */
function commandsIn(world: World, path: Path): FoundSkill[] {
  const file = textAt(world.snapshot, path);
  if (file) return [{ path, access: path, real: file.real, name: basename(path).replace(/\.md$/, '') }];
  const found = world.snapshot.commands.get(path) ?? [];
  const sorted = [...found].sort((a, b) => compare(world, a.path, b.path));
  if (world.behaviour.listingOrder === 'bundledFirst') {
    const depth = ({ path: at }: FoundSkill) => at.split('/').length;
    return sorted.sort((a, b) => depth(a) - depth(b));
  }
  // by path, and then folder by folder in the order their first file came
  const folders = new Map<Path, FoundSkill[]>();
  for (const one of sorted) folders.set(dirname(one.path), [...(folders.get(dirname(one.path)) ?? []), one]);
  return [...folders.values()].flat();
}

const collator = new Intl.Collator('en');

function compare(world: World, a: string, b: string): number {
  if (world.behaviour.listingOrder === 'bundledLast') return collator.compare(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}
