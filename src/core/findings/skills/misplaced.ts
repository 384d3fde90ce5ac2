/**
 * Files below `.claude/skills` that are meant as skills and are none by their place: a skill is
 * `.claude/skills/FOLDER/SKILL.md`, in capitals and one level deep (measured, both eras).
 */
import { FILE } from '../../claudeCode/places';
import { basename, dirname, join, relativeTo, type Path } from '../../files/path';
import { lineRange } from '../../files/range';
import type { FileIndex } from '../../files/fileIndex';
import { found, fix, type FileChange, type Found } from '../finding';
import type { Scene } from '../scene';

/** What a flat file is besides a skill, more often than not. */
const PAPERS = /^(?:readme|index|changelog|license|contributing|claude(?:\.local)?|agents?|todo|notes?|template)\b/i;

export function* misplaced(scene: Scene): Iterable<Found> {
  const { workspace, world } = scene;
  if (!workspace) return;
  const loaded = loadedFiles(scene);
  for (const path of workspace.instructions.keys()) {
    const skills = skillsFolderOf(path);
    if (skills === undefined || loaded.has(path) || isInPlugin(workspace.index, skills, path)) continue;
    const way = wrongWay(scene, skills, path);
    if (!way) continue;
    const { variant, to, change } = way;
    const taken = workspace.index.has(to) || workspace.index.hasFolder(change.to) || world.snapshot.files.get(to);
    const isTaken = taken === true || (typeof taken === 'object' && taken.kind !== 'missing');
    yield found('skill-misplaced', path, lineRange(0), {
      data: { variant },
      paths: { to },
      fixes: isTaken && variant !== 'letters' ? [] : [fix('move-skill', 'review', [change], { paths: { to } })],
    });
  }
}

interface Way {
  readonly variant: 'flat' | 'letters' | 'deep';
  /** Where it would be found. */
  readonly to: Path;
  readonly change: Extract<FileChange, { kind: 'rename' }>;
}

function wrongWay(scene: Scene, skills: Path, path: Path): Way | undefined {
  const parts = (relativeTo(skills, path) ?? '').split('/');
  const [name = ''] = parts.slice(-1);
  if (parts.length === 1) {
    if (PAPERS.test(name) || !/\.md$/i.test(name) || !saysItIsOne(scene, path)) return undefined;
    const to = join(skills, `${name.replace(/\.md$/i, '')}/${FILE.skill}`);
    // a skill of that name is there already: this is a copy or a draft of it
    return scene.workspace?.index.has(to) === true ? undefined : moved('flat', path, to);
  }
  if (!/^skill\.(?:md|markdown)$/i.test(name) || holdsSkillAbove(scene, skills, path)) return undefined;
  if (parts.length === 2)
    return name === FILE.skill ? undefined : moved('letters', path, join(dirname(path), FILE.skill));
  const folder = dirname(path);
  const to = join(skills, basename(folder));
  return { variant: 'deep', to: join(to, FILE.skill), change: { kind: 'rename', path: folder, to } };
}

function moved(variant: Way['variant'], path: Path, to: Path): Way {
  return { variant, to, change: { kind: 'rename', path, to } };
}

/** Its frontmatter has what only a skill has. */
function saysItIsOne(scene: Scene, path: Path): boolean {
  const data = scene.skill(path)?.frontmatter.data ?? {};
  return data['description'] !== undefined && (data['name'] !== undefined || data['allowed-tools'] !== undefined);
}

/** What lies in the folder of a skill belongs to it: its examples may be skills themselves. */
function holdsSkillAbove(scene: Scene, skills: Path, path: Path): boolean {
  for (let at = dirname(path); at !== skills; at = dirname(at)) {
    const there = join(at, FILE.skill);
    if (there !== path && scene.workspace?.index.has(there) === true) return true;
  }
  return false;
}

/** A folder of skills that is a plugin has skills deeper down. */
function isInPlugin(index: FileIndex, skills: Path, path: Path): boolean {
  for (let at = dirname(path); at !== dirname(skills); at = dirname(at))
    if (index.hasFolder(join(at, '.claude-plugin'))) return true;
  return false;
}

/** Skills and commands of the session, by the path they have and by the file behind their links. */
function loadedFiles({ world, report }: Scene): ReadonlySet<Path> {
  const real = [...world.snapshot.skills.values()].flat().flatMap((skill) => [skill.path, skill.real]);
  return new Set([...report.skills.map(({ path }) => path), ...real]);
}

/** The innermost `.claude/skills` above it. */
function skillsFolderOf(path: Path): Path | undefined {
  const at = path.lastIndexOf(`/${FILE.skills}/`);
  return at < 0 ? undefined : (path.slice(0, at + 1 + FILE.skills.length) as Path);
}
