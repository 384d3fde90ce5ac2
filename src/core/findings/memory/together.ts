/** Which instruction files are in the context together, the broader before the narrower. */
import { basename, dirname, isWithin, type Path } from '../../files/path';
import type { Scope } from '../../reason';
import { isOurs } from '../ground';
import type { Scene } from '../scene';

export interface Member {
  readonly path: Path;
  readonly scope: Scope;
  /**
   * `root`: there from the start on; `touched`: since something was touched; `folder`: comes with its folder;
   * `rule`: comes with a match.
   */
  readonly when: 'root' | 'touched' | 'folder' | 'rule';
  /** Of memory: the folder it is about. */
  readonly folder: Path;
}

const KINDS: ReadonlySet<string> = new Set(['memory', 'rule', 'import', 'agents', 'autoMemory']);

/** What is there from the start comes first, in the order the model reads it; outer folders before inner ones. */
export function membersOf(scene: Scene): readonly Member[] {
  const { report } = scene;
  const members = new Map<Path, Member>();
  const isRoot = ({ fate, kind }: (typeof report.stack)[number]) => fate.kind === 'reread' || kind === 'autoMemory';
  const loaded = report.stack.filter(({ kind }) => KINDS.has(kind));
  for (const layer of [...loaded.filter(isRoot), ...loaded.filter((each) => !isRoot(each))]) {
    const { path, scope } = layer;
    if (!members.has(path))
      members.set(path, { path, scope, when: isRoot(layer) ? 'root' : 'touched', folder: aboutFolder(path) });
  }
  for (const { kind, path, scope, reason } of report.waiting) {
    if (kind === 'skill' || members.has(path)) continue;
    const when = reason.code === 'waitsForFolder' ? 'folder' : 'rule';
    members.set(path, { path, scope, when, folder: aboutFolder(path) });
  }
  for (const { path, kind, standing } of scene.of('memory')) {
    // whether a nested AGENTS.md is told depends on its neighbours
    if (standing !== 'elsewhere' || kind !== 'memory' || members.has(path) || basename(path) === 'AGENTS.md') continue;
    if (!isWithin(report.start, path) || !isOurs(scene, path)) continue;
    const scope = basename(path) === 'CLAUDE.local.md' ? 'local' : 'project';
    members.set(path, { path, scope, when: 'folder', folder: aboutFolder(path) });
  }
  return [...members.values()];
}

function aboutFolder(path: Path): Path {
  const folder = dirname(path);
  return basename(folder) === '.claude' ? dirname(folder) : folder;
}

/** Whether a session may hold both at a time, as far as is certain: not two packages, not two conditional rules. */
export function mayMeet(one: Member, other: Member): boolean {
  const isIn = ({ when }: Member) => when === 'root' || when === 'touched';
  if (isIn(one) || isIn(other)) return true;
  if (one.when !== 'folder' || other.when !== 'folder') return false;
  return isWithin(one.folder, other.folder) || isWithin(other.folder, one.folder);
}

/** Wherever `other` is told, `one` is too, and to the same people. */
export function covers(one: Member, other: Member): boolean {
  const isPersonal = ({ scope }: Member) => scope === 'user' || scope === 'local' || scope === 'auto';
  if (isPersonal(one) && !isPersonal(other)) return false;
  if (one.when === 'root') return true;
  return one.when === 'folder' && other.when === 'folder' && isWithin(one.folder, other.folder);
}
