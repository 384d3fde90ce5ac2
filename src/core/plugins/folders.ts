/** Which folders and files of a plugin hold its skills and commands, by its manifest and its marketplace (measured). */
import { join, type Path } from '../files/path';
import { commandPaths, skillPaths, type CommandPath, type Manifest } from './manifest';
import type { Offer } from './records';

export interface FolderDialect {
  /** `skills` of a manifest adds to the default folder instead of standing for it (2.1.136). */
  readonly pluginDefaultSkills: boolean;
  /** What leads out of the plugin's folder is refused (2.1.257). */
  readonly pluginInsideOnly: boolean;
}

const NEWEST: FolderDialect = { pluginDefaultSkills: true, pluginInsideOnly: false };

/** Every folder that any version looks for skills in. */
export function partFolders(root: Path, manifest: Manifest | undefined, offer: Offer | undefined): Path[] {
  return [...new Set([join(root, 'skills'), ...skillFolders(root, manifest, offer, NEWEST)])];
}

export function commandFiles(root: Path, manifest: Manifest | undefined, offer: Offer | undefined): Path[] {
  return commandsOf(root, manifest, offer, NEWEST).map(({ path }) => path);
}

export function skillFolders(
  root: Path,
  manifest: Manifest | undefined,
  offer: Offer | undefined,
  dialect: FolderDialect,
): Path[] {
  const own = manifest?.skills;
  const offered = offer?.skills === undefined ? [] : (skillPaths(offer.skills, true) ?? []);
  // an offer that names the marketplace's own root as the plugin lists what is its share of it
  const isShare = offer?.source === './' && offered.length > 0;
  const hasDefault = dialect.pluginDefaultSkills ? !isShare : own === undefined;
  const paths = [...(hasDefault ? ['./skills'] : []), ...(own ?? []), ...offered];
  return [...new Set(paths.filter((path) => staysInside(path, dialect)).map((path) => join(root, path)))];
}

export function commandsOf(
  root: Path,
  manifest: Manifest | undefined,
  offer: Offer | undefined,
  dialect: FolderDialect,
): (CommandPath & { readonly path: Path })[] {
  const own = manifest?.commands ?? [{ path: './commands' }];
  const offered = offer?.commands === undefined ? [] : (commandPaths(offer.commands) ?? []);
  return [...own, ...offered]
    .filter(({ path }) => staysInside(path, dialect))
    .map((command) => ({ ...command, path: join(root, command.path) }));
}

function staysInside(path: string, { pluginInsideOnly }: FolderDialect): boolean {
  return !pluginInsideOnly || !path.split('/').includes('..');
}
