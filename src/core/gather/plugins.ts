/**
 * Reads every plugin that any version could have on: those of start flags, those that settings enable, and those
 * in skills folders. Which of them are on is the session's question.
 */
import { FILE } from '../claudeCode/places';
import type { FileTree } from '../files/fileTree';
import { join, type Path } from '../files/path';
import type { Place } from '../files/place';
import { readSettings, type SettingsFile } from '../parse/settings';
import { commandFiles, partFolders } from '../plugins/folders';
import { locatePlugins, marketplaces } from '../plugins/locate';
import { MANIFEST, readManifest } from '../plugins/manifest';
import { RECORDS, splitId, type Offer } from '../plugins/records';
import type { Collector } from './collector';
import type { PluginFolders } from './snapshot';
import { addedSettings, settingsFiles } from './settingsFiles';

const NEWEST = { lenientManifest: true, skillsDot: true };

export async function gatherPlugins(collector: Collector, tree: FileTree, place: Place): Promise<PluginFolders> {
  await Promise.all(addedSettings(place).map((path) => collector.file(path)));
  const [located, children, inSkills] = await Promise.all([
    locate(collector, place),
    childrenOf(collector, tree, place),
    inSkillsFolders(collector, tree, place),
  ]);
  const roots = new Map<Path, Offer | undefined>();
  for (const root of [...place.pluginDirs, ...[...children.values()].flat(), ...inSkills]) roots.set(root, undefined);
  for (const { root, offer } of located) roots.set(root, offer);
  const real = new Map<Path, Path>();
  await Promise.all(
    [...roots].map(async ([root, offer]) => {
      const look = await tree.look(root);
      if (look.kind !== 'folder') return;
      real.set(root, look.real);
      await gatherParts(collector, root, offer);
    }),
  );
  return { real, children, inSkills };
}

async function locate(collector: Collector, place: Place) {
  const files = [
    ...settingsFiles(place),
    ...addedSettings(place).map((path) => ({ source: 'project' as const, path })),
  ].flatMap(({ source, path }): SettingsFile[] => {
    const state = collector.files.get(path);
    return state?.kind === 'text' ? [readSettings(source, state.text)] : [];
  });
  if (place.settings !== undefined) files.push(readSettings('flag', place.settings));
  const isOn = ([, on]: [string, unknown]) => on === true;
  const ids = [...new Set(files.flatMap(({ enabledPlugins }) => Object.entries(enabledPlugins).filter(isOn)))].map(
    ([id]) => id,
  );
  if (ids.length === 0) return [];
  const declared = Object.assign({}, ...files.map((file) => file.marketplaces)) as Readonly<Record<string, Path>>;
  await Promise.all([RECORDS.known, RECORDS.installed].map((name) => collector.file(join(place.config, name))));
  const read = (path: Path) => {
    const state = collector.files.get(path);
    return state?.kind === 'text' ? state.text : undefined;
  };
  const known = marketplaces(read, place, declared);
  const names = new Set(ids.map((id) => splitId(id)[1]));
  await Promise.all(
    [...known]
      .filter(([name]) => names.has(name))
      .map(([, { location }]) => collector.file(join(location, RECORDS.marketplace))),
  );
  return [true, false].flatMap((pluginRecords) => locatePlugins(read, place, ids, declared, { pluginRecords }));
}

/** `--plugin-dir` may also name a folder of plugins. */
async function childrenOf(collector: Collector, tree: FileTree, place: Place): Promise<Map<Path, readonly Path[]>> {
  const children = new Map<Path, readonly Path[]>();
  await Promise.all(
    place.pluginDirs.map(async (folder) => {
      if ((await collector.file(join(folder, MANIFEST))).kind === 'text') return;
      children.set(folder, await withManifest(collector, tree, folder));
    }),
  );
  return children;
}

/** A folder in a skills folder that has a manifest is a plugin: the user's own and the start directory's count. */
async function inSkillsFolders(collector: Collector, tree: FileTree, place: Place): Promise<Path[]> {
  const folders = [join(place.config, 'skills'), join(place.start, FILE.skills)];
  const found = await Promise.all(folders.map((folder) => withManifest(collector, tree, folder)));
  return [...new Set(found.flat())];
}

async function withManifest(collector: Collector, tree: FileTree, folder: Path): Promise<Path[]> {
  const entries = await tree.list(folder);
  const found = await Promise.all(
    entries
      .filter(({ kind }) => kind === 'folder')
      .map(async ({ name }) => {
        const root = join(folder, name);
        return (await collector.file(join(root, MANIFEST))).kind === 'text' ? [root] : [];
      }),
  );
  return found.flat();
}

async function gatherParts(collector: Collector, root: Path, offer: Offer | undefined): Promise<void> {
  const state = await collector.file(join(root, MANIFEST));
  const manifest = state.kind === 'text' ? readManifest(state.text, NEWEST) : undefined;
  const files = commandFiles(root, manifest, offer);
  await Promise.all([
    collector.file(join(root, FILE.skill)),
    collector.file(join(root, 'skills')),
    ...partFolders(root, manifest, offer).flatMap((folder) => [
      collector.file(join(folder, FILE.skill)),
      collector.skillsFolder(folder),
    ]),
    ...files.map((path) => (path.endsWith('.md') ? collector.file(path) : collector.pluginCommands(path))),
  ]);
}
