/** What one moment's snapshot means under one version: settings merged, switches read, files parsed on demand. */
import type { Behaviour } from '../claudeCode/behaviour';
import type { TextFile } from '../files/fileTree';
import { FILE } from '../claudeCode/places';
import { join, type Path } from '../files/path';
import type { Place } from '../files/place';
import type { Snapshot } from '../gather/snapshot';
import { textAt } from '../gather/snapshot';
import { Excludes } from '../match/excludes';
import { memoryFileOf, skillFileOf } from '../parse/memo';
import type { MemoryFile } from '../parse/memoryFile';
import type { SkillFile } from '../parse/skillFile';
import { readGlobalConfig, readSettings, type GlobalConfig, type SettingsFile } from '../parse/settings';
import { sourcesOf, switchesOf, type Switches } from './switches';
import { globalConfig, settingsFiles } from '../gather/settingsFiles';

export interface World {
  readonly snapshot: Snapshot;
  /** The same object in every world that only knows more than another: what start found is worked out once for it. */
  readonly base: object;
  readonly behaviour: Behaviour;
  /** Settings files that count, from broad to specific, managed last. */
  readonly settings: readonly SettingsFile[];
  readonly config: GlobalConfig;
  /** The environment, with what settings add to it. */
  readonly env: Place['env'];
  readonly excludes: Excludes;
  readonly switches: Switches;
  /** Outside imports and links were approved for this project. */
  readonly externalApproved: boolean;
  /** The folder under which that approval is looked up (measured: the repository's root, else the start directory). */
  readonly approvalKey: Path;
  /** The user has not refused to trust the project: what it brings to run counts. */
  readonly trusted: boolean;
}

export function worldOf(snapshot: Snapshot, behaviour: Behaviour): World {
  const { place } = snapshot;
  const settings = settingsOf(snapshot, behaviour);
  const env = environmentOf(place, settings);
  const switches = switchesOf(place, env, behaviour);
  const config = configOf(snapshot);
  const approvalKey = place.repository?.root ?? place.start;
  return {
    snapshot,
    base: {},
    behaviour,
    settings,
    config,
    env,
    switches,
    excludes: new Excludes(
      settings.flatMap(({ claudeMdExcludes }) => claudeMdExcludes),
      place.platform === 'win32',
    ),
    externalApproved: config.approved.has(approvalKey),
    approvalKey,
    trusted: !config.untrusted.has(approvalKey),
  };
}

/** Settings add to the environment; the more specific ones win (measured). */
export function environmentOf({ env }: Place, settings: readonly SettingsFile[]): Place['env'] {
  return Object.assign({}, env, ...settings.map((file) => file.env)) as Place['env'];
}

const configs = new WeakMap<TextFile, GlobalConfig>();

/** What the user's `.claude.json` says, read once a file: it is large, and asked for in each report. */
export function configOf(snapshot: Snapshot): GlobalConfig {
  const file = textAt(snapshot, globalConfig(snapshot.place));
  const config = (file && configs.get(file)) ?? readGlobalConfig(file?.text);
  if (file) configs.set(file, config);
  return config;
}

/** Remembers what depends only on what start found. `find` must not look at touched files. */
export function onceForStart<T>(find: (world: World) => T): (world: World) => T {
  const known = new WeakMap<object, { readonly found: T }>();
  return (world) => {
    let entry = known.get(world.base);
    if (!entry) known.set(world.base, (entry = { found: find(world) }));
    return entry.found;
  };
}

/** Settings files that count, from broad to specific, managed last. */
export function settingsOf(snapshot: Snapshot, behaviour: Behaviour): SettingsFile[] {
  const sources = sourcesOf(snapshot.place, behaviour);
  const ofRoot = join(snapshot.place.repository?.root ?? snapshot.place.start, FILE.localSettings);
  const isKnown = (path: Path) =>
    behaviour.localSettingsOfRoot || path !== ofRoot || snapshot.place.repository?.root === snapshot.place.start;
  const files = settingsFiles(snapshot.place)
    .filter(({ source, path }) => (source === 'managed' || sources.has(source)) && isKnown(path))
    .flatMap(({ source, path }) => {
      const file = textAt(snapshot, path);
      return file ? [settingsIn(file, source, behaviour)] : [];
    });
  const given = snapshot.place.settings;
  if (given === undefined) return files;
  const flag = readSettings('flag', given, behaviour.skillOverrides);
  const isManaged = ({ source }: SettingsFile) => source === 'managed';
  return [...files.filter((file) => !isManaged(file)), flag, ...files.filter(isManaged)];
}

const parsed = new WeakMap<TextFile, Map<string, SettingsFile>>();

/** A settings file as this version judges it, read once a file. */
export function settingsIn(file: TextFile, source: SettingsFile['source'], behaviour: Behaviour): SettingsFile {
  const known = parsed.get(file) ?? new Map<string, SettingsFile>();
  parsed.set(file, known);
  const key = `${source} ${String(behaviour.newerSettingTypes)}`;
  const settings = known.get(key) ?? readSettings(source, file.text, behaviour.skillOverrides);
  known.set(key, settings);
  return settings;
}

/** The most specific value a setting has. */
export function setting<Key extends keyof SettingsFile>(world: World, key: Key): SettingsFile[Key] | undefined {
  return world.settings.findLast((file) => file[key] !== undefined)?.[key];
}

export function memoryAt(world: World, path: Path): MemoryFile | undefined {
  const file = textAt(world.snapshot, path);
  return file && memoryFileOf(file, world.behaviour);
}

/** True for a memory file that would be told where it stands: one that is empty, excluded or too large is as none. */
export function hasMemory(world: World, path: Path): boolean {
  const file = memoryAt(world, path);
  if (!file || file.empty !== undefined) return false;
  if (file.file.bytes > (world.behaviour.memoryFileLimit ?? Infinity)) return false;
  return world.excludes.deciding(path, file.file.real) === undefined;
}

export function skillAt(world: World, path: Path): SkillFile | undefined {
  const file = textAt(world.snapshot, path);
  return file && skillFileOf(file, world.behaviour);
}
