/**
 * Reads all that can matter for a place and what was touched in it. The only asynchronous stage of the engine:
 * fixed places, the chain of ancestors, and the folders between the start directory and each touched file;
 * it never lists the whole tree.
 */
import { FILE, MEMORY_FILES } from '../claudeCode/places';
import type { FileTree } from '../files/fileTree';
import { ancestorsDownTo, dirname, foldersBetween, isWithin, join, type Path } from '../files/path';
import type { Place } from '../files/place';
import { findAutoMemory } from './autoMemory';
import { Collector } from './collector';
import { ignoredFolders } from './gitIgnore';
import { gatherPlugins } from './plugins';
import type { NestedFolder, Snapshot } from './snapshot';
import { globalConfig, settingsFiles } from './settingsFiles';

/**
 * `touched` are absolute paths, as the editor or a tool named them. Never throws for what is on the disk.
 * With `previous` (of the same place, when nothing on the disk has changed since) only what is new is read.
 */
export async function gather(
  tree: FileTree,
  place: Place,
  touched: readonly Path[],
  previous?: Snapshot,
): Promise<Snapshot> {
  const unique = [...new Set(touched)];
  if (previous?.place === place) return extend(tree, previous, unique);
  const collector = new Collector(tree, place);
  await Promise.all([
    ...settingsFiles(place).map(({ path }) => collector.file(path)),
    collector.file(globalConfig(place)),
  ]);
  const [autoMemory, autoMemoryBefore] = [false, true].map((before) =>
    findAutoMemory(collector.files, place, before),
  ) as [Path, Path];
  const [plugins] = await Promise.all([
    gatherPlugins(collector, tree, place),
    gatherStart(collector, place),
    collector.file(autoMemory),
    collector.file(autoMemoryBefore),
    ...unique.map((path) => gatherTouched(collector, tree, place, path)),
  ]);
  const found = collector.found();
  return {
    ...found,
    nested: nestedFolders(found, place, unique, new Map()),
    place,
    plugins,
    autoMemory,
    autoMemoryBefore,
  };
}

/** One more touched file costs its own folders, however long the session is. */
async function extend(tree: FileTree, previous: Snapshot, touched: readonly Path[]): Promise<Snapshot> {
  const fresh = touched.filter((path) => !previous.touched.has(path));
  if (fresh.length === 0 && previous.touched.size === touched.length) return previous;
  const onlyMore = previous.touched.size + fresh.length === touched.length;
  const collector = new Collector(tree, previous.place, previous);
  await Promise.all(fresh.map((path) => gatherTouched(collector, tree, previous.place, path)));
  const found = collector.found();
  if (onlyMore) {
    return { ...previous, ...found, nested: nestedFolders(found, previous.place, fresh, new Map(previous.nested)) };
  }
  const kept = new Map(touched.flatMap((path) => entryOf(found.touched, path)));
  return { ...previous, ...found, touched: kept, nested: nestedFolders(found, previous.place, touched, new Map()) };
}

function entryOf<T>(map: ReadonlyMap<Path, T>, path: Path): [Path, T][] {
  const value = map.get(path);
  return value === undefined ? [] : [[path, value]];
}

type Found = ReturnType<Collector['found']>;

/** Adds to `known` the folders of `touched` that hold anything. */
function nestedFolders(
  found: Found,
  place: Place,
  touched: readonly Path[],
  known: Map<Path, NestedFolder>,
): Map<Path, NestedFolder> {
  for (const holder of new Set(touched.map(dirname))) {
    for (const folder of foldersBetween(place.start, holder)) {
      const nested = known.has(folder) ? undefined : nestedFolder(found, folder);
      if (nested) known.set(folder, nested);
    }
  }
  return known;
}

function nestedFolder({ files, rules, skills }: Found, folder: Path): NestedFolder | undefined {
  const memory = MEMORY_FILES.map((name) => ({ name, path: join(folder, name) })).filter(
    ({ path }) => (files.get(path)?.kind ?? 'missing') !== 'missing',
  );
  const skillsFolder = join(folder, FILE.skills);
  const hasSkills = (skills.get(skillsFolder)?.length ?? 0) > 0;
  const rulesFolder = join(folder, FILE.rules);
  const hasRules = (rules.get(rulesFolder)?.length ?? 0) > 0;
  if (memory.length === 0 && !hasSkills && !hasRules) return undefined;
  return { memory, rules: hasRules ? rulesFolder : undefined, skills: hasSkills ? skillsFolder : undefined };
}

async function gatherStart(collector: Collector, place: Place): Promise<void> {
  const skillFolders = foldersWithSkills(place);
  await Promise.all([
    collector.memory(join(place.managed, FILE.memory)),
    collector.rulesFolder(join(place.managed, FILE.rules)),
    collector.skillsFolder(join(place.managed, FILE.skills)),
    collector.commandsFolder(join(place.managed, FILE.commands)),
    collector.memory(join(place.config, FILE.memory)),
    collector.rulesFolder(join(place.config, 'rules')),
    collector.skillsFolder(join(place.config, 'skills')),
    collector.commandsFolder(join(place.config, 'commands')),
    ...ancestorsDownTo(place.start).map((folder) => collector.instructions(folder)),
    ...place.addedDirs.map((folder) => collector.instructions(folder)),
    ...[...skillFolders, ...place.addedDirs].flatMap((folder) => [
      collector.skillsFolder(join(folder, FILE.skills)),
      collector.commandsFolder(join(folder, FILE.commands)),
    ]),
  ]);
}

/** The start directory, then each folder above it up to the repository's root; nearest first (measured). */
export function foldersWithSkills(place: Place): Path[] {
  const { repository, start, home } = place;
  // without a repository: up to the home folder, whose skills are the user's (measured)
  const isBelowHome = (folder: Path) => !isWithin(home, start) || (folder !== home && isWithin(home, folder));
  const isAbove = (folder: Path) => (repository ? isWithin(repository.root, folder) : isBelowHome(folder));
  return ancestorsDownTo(start)
    .filter((folder) => folder === start || isAbove(folder))
    .reverse();
}

async function gatherTouched(collector: Collector, tree: FileTree, place: Place, path: Path): Promise<void> {
  const folders = foldersBetween(place.start, dirname(path));
  const [touched, ignored] = await Promise.all([
    collector.touch(path),
    ignoredFolders(tree, place, folders),
    ...folders.flatMap((folder) => [collector.instructions(folder), collector.skillsFolder(join(folder, FILE.skills))]),
  ]);
  collector.touched.set(path, { ...touched, ignored });
}
