/** Finds the place of a session: real start directory, repository and worktree, config and managed folders. */
import { MANAGED_FOLDER } from '../claudeCode/places';
import { READ_LIMIT, type FileTree } from '../files/fileTree';
import { ancestorsDownTo, basename, dirname, join, toPath, type Path } from '../files/path';
import type { Place, Repository } from '../files/place';

/** What a user or a machine says of a session; everything else is found. */
export interface PlaceRequest {
  readonly start: Path;
  readonly home: Path;
  /** Default: `CLAUDE_CONFIG_DIR` out of `env`, else `<home>/.claude`. */
  readonly config?: Path;
  /** Default: the platform's own folder. */
  readonly managed?: Path;
  readonly addedDirs: readonly Path[];
  readonly pluginDirs: readonly Path[];
  readonly platform: Place['platform'];
  readonly env: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly settingSources: readonly string[];
  /** `--settings`: JSON, or a path from the start directory on. */
  readonly settings?: string | undefined;
}

/** The start directory's links are resolved first: its real path decides which ancestors are walked (measured). */
export async function findPlace(tree: FileTree, request: PlaceRequest): Promise<Place> {
  const look = await tree.look(request.start);
  const start = look.kind === 'folder' ? look.real : request.start;
  const moved = request.env['CLAUDE_CONFIG_DIR'];
  const managed = request.managed ?? toPath(MANAGED_FOLDER[request.platform]);
  return {
    start,
    home: request.home,
    config: request.config ?? (moved ? join(start, moved) : join(request.home, '.claude')),
    managed,
    addedDirs: request.addedDirs,
    pluginDirs: request.pluginDirs,
    repository: await findRepository(tree, start),
    platform: request.platform,
    env: request.env,
    flags: request.flags,
    settingSources: request.settingSources,
    settings: await givenSettings(tree, start, request.settings),
    managedSettings: await managedSettings(tree, managed),
  };
}

async function givenSettings(tree: FileTree, start: Path, given: string | undefined): Promise<string | undefined> {
  if (given === undefined || given.trimStart().startsWith('{')) return given;
  const file = await tree.read(join(start, given), READ_LIMIT);
  return file.kind === 'text' ? file.text : undefined;
}

/** Drop-ins count in the order of their names; hidden files and folders do not (measured). */
async function managedSettings(tree: FileTree, managed: Path): Promise<Path[]> {
  const folder = join(managed, 'managed-settings.d');
  const names = (await tree.list(folder))
    .filter(({ name, kind }) => kind === 'file' && name.endsWith('.json') && !name.startsWith('.'))
    .map(({ name }) => name);
  return [join(managed, 'managed-settings.json'), ...names.sort().map((name) => join(folder, name))];
}

/** A `.git` file is read no further than this; it holds one line. */
const POINTER_LIMIT = 4096;

async function findRepository(tree: FileTree, start: Path): Promise<Repository | undefined> {
  for (const folder of ancestorsDownTo(start).reverse()) {
    const git = join(folder, '.git');
    const found = await tree.look(git);
    if (found.kind === 'folder') return { root: folder, main: folder };
    if (found.kind === 'file') return { root: folder, main: (await mainOfWorktree(tree, folder, git)) ?? folder };
  }
  return undefined;
}

/** A worktree's `.git` file leads to a folder whose `commondir` leads to the main repository; a submodule's does not. */
async function mainOfWorktree(tree: FileTree, root: Path, git: Path): Promise<Path | undefined> {
  const pointer = await tree.read(git, POINTER_LIMIT);
  const target = pointer.kind === 'text' ? /^gitdir:\s*(.+?)\s*$/m.exec(pointer.text)?.[1] : undefined;
  if (target === undefined) return undefined;
  const gitDir = join(root, target);
  const common = await tree.read(join(gitDir, 'commondir'), POINTER_LIMIT);
  if (common.kind !== 'text') return undefined;
  const main = join(gitDir, common.text.trim());
  return basename(main) === '.git' ? dirname(main) : undefined;
}
