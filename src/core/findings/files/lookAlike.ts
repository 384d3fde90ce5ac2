/** Files and folders whose names only look like those Claude Code reads: it never reads them. */
import { FILE } from '../../claudeCode/places';
import type { FileIndex } from '../../files/fileIndex';
import { basename, dirname, isWithin, join, type Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { agentsMode } from '../../session/folders';
import { fix, found, type Found } from '../finding';
import { isOurs, top } from '../ground';
import { mentionsOf } from '../imports/mention';
import type { Scene } from '../scene';

export function* lookAlike(scene: Scene): Iterable<Found> {
  const index = scene.workspace?.index;
  if (!index) return;
  const isTaken = takenBy(scene);
  const seen = new Set<Path>();
  for (const path of index.paths) {
    if (!MAYBE.test(path) || !isWithin(top(scene), path) || !isOurs(scene, path)) continue;
    const alike = folderAlike(scene, path) ?? fileAlike(scene, index, path);
    if (!alike || seen.has(alike.is) || isTaken(path)) continue;
    seen.add(alike.is);
    const { is, right } = alike;
    const canRename = !index.has(right) && !index.hasFolder(right);
    const fixes = canRename
      ? [fix('rename', 'review', [{ kind: 'rename', path: is, to: right }], { paths: { right } })]
      : [];
    const variant = is === path ? 'file' : 'folder';
    yield found('look-alike', path, lineRange(0), { data: { variant }, paths: { is, right }, fixes });
  }
}

/** Everything that can be one has this in it. */
const MAYBE = /claude|\/agents?\.md$/i;

/** What looks like `right` and is none. */
interface Alike {
  readonly is: Path;
  readonly right: Path;
}

/** The file is read all the same: something imports it, or it was told under another name. */
function takenBy(scene: Scene): (path: Path) => boolean {
  const told = new Set<Path>(scene.report.stack.flatMap(({ path }) => [path, scene.file(path)?.real ?? path]));
  for (const { target } of mentionsOf(scene)) told.add(target);
  return (path) => told.has(path) || told.has(scene.file(path)?.real ?? path);
}

const FOLDER = /^(.*\/\.claude)\/((?:rule|skill|command)s?)\/(.+)$/i;

/** `.claude/Rules`, `.claude/skill`: only when it holds what the right one would. */
function folderAlike(scene: Scene, path: Path): Alike | undefined {
  const [, owner, name = '', inside = ''] = FOLDER.exec(path) ?? [];
  if (owner === undefined) return undefined;
  const lower = name.toLowerCase();
  const right = lower.endsWith('s') ? lower : `${lower}s`;
  if (name === right || (lower === right && !caseCounts(scene))) return undefined;
  if (!(right === 'skills' ? /^[^/]+\/SKILL\.md$/ : /\.md$/).test(inside)) return undefined;
  return { is: join(owner as Path, name), right: join(owner as Path, right) };
}

function fileAlike(scene: Scene, index: FileIndex, path: Path): Alike | undefined {
  const folder = dirname(path);
  const inDot = basename(folder) === '.claude';
  const owner = inDot ? dirname(folder) : folder;
  const as = (right: Path): Alike => ({ is: path, right });
  const name = basename(path);
  if (MEMORY.test(name) || (inDot && /^memory\.md$/i.test(name))) {
    const isOnlyCase = name.toLowerCase() === 'claude.md';
    if (name === FILE.memory || (isOnlyCase && !caseCounts(scene))) return undefined;
    // in lower case, and away from a project's top, it may well be about something else
    const isPlain = name.startsWith('CLAUDE') || name === '.claude.md' || inDot || isProjectFolder(scene, index, owner);
    const isThere = index.has(join(owner, FILE.memory)) || index.has(join(owner, FILE.dotMemory));
    return isPlain && !isThere ? as(join(folder, FILE.memory)) : undefined;
  }
  if (LOCAL.test(name)) {
    if (!inDot && (name === FILE.local || (name.toLowerCase() === 'claude.local.md' && !caseCounts(scene))))
      return undefined;
    const isUsers = folder === scene.world.snapshot.place.config;
    return isUsers || index.has(join(owner, FILE.local)) ? undefined : as(join(owner, FILE.local));
  }
  return AGENTS.test(name) && name !== FILE.agents ? agentsAlike(scene, index, path) : undefined;
}

/** Of `.txt` and the like only what is spelled as Claude Code does: others are notes about it. */
const MEMORY = /^(?:\.claude\.md|[Cc][Ll][Aa][Uu][Dd][Ee]\.[Mm][Dd]|CLAUDE\.(?:txt|markdown|mdc|mdx))$/;
const LOCAL = /^claude[.\-_]local\.md$/i;
const AGENTS = /^(?:agents\.md|AGENT\.md)$/i;

/** Where a memory file is there already, it is what counts. */
function agentsAlike(scene: Scene, index: FileIndex, path: Path): Alike | undefined {
  const folder = dirname(path);
  const isThere = [FILE.memory, FILE.dotMemory, FILE.agents].some((name) => index.has(join(folder, name)));
  if (isThere || !isProjectFolder(scene, index, folder)) return undefined;
  const { on } = agentsMode(scene.world);
  if (basename(path) === 'AGENT.md') return { is: path, right: join(folder, on ? FILE.agents : FILE.memory) };
  const isOnlyCase = basename(path).toLowerCase() === 'agents.md';
  return isOnlyCase && on && caseCounts(scene) ? { is: path, right: join(folder, FILE.agents) } : undefined;
}

const MANIFESTS = ['package.json', 'pyproject.toml', 'Cargo.toml', 'go.mod', 'pom.xml', 'build.gradle', 'Gemfile'];

function isProjectFolder(scene: Scene, index: FileIndex, folder: Path): boolean {
  if (folder === top(scene) || folder === scene.report.start) return true;
  return MANIFESTS.some((name) => index.has(join(folder, name)));
}

/** On macOS and Windows a name in other letter case opens the same file. */
function caseCounts(scene: Scene): boolean {
  return scene.world.snapshot.place.platform === 'linux';
}
