/** Files that a skill sends its reader to, in its own folder, and that are not there. */
import type { FileIndex } from '../../files/fileIndex';
import { basename, dirname, join, relativeTo, type Path } from '../../files/path';
import { inLine, type Range } from '../../files/range';
import { found, fix, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { ownSkills, type OwnSkill } from './ownSkills';

/** Longer bodies are not searched, and no skill is said to miss more than so many. */
const LONGEST = 200_000;
const MOST = 10;
const LONGEST_LINE = 4000;

export function* resourceMissing(scene: Scene): Iterable<Found> {
  const index = scene.workspace?.index;
  if (!index) return;
  const { start, repository } = scene.report;
  for (const skill of ownSkills(scene)) {
    const { kind, path, text, parsed } = skill;
    if (kind === 'command' || text.length > LONGEST || !index.has(path) || !text.includes('/')) continue;
    const folder = dirname(path);
    const bases = new Set([folder, join(folder, '../../..'), start, repository ?? start]);
    let files: readonly Path[] | undefined;
    let left = MOST;
    for (const { name, range, isLink, written } of named(text, parsed.frontmatter.bodyLine)) {
      // a name in passing may stand for a file of anywhere; of a folder of the skill's own it does not
      if (!isLink && !hasFolder(index, folder, name)) continue;
      if ([...bases].some((base) => isThere(index, join(base, name)))) continue;
      if (MAKES.test(written)) continue;
      if (left-- <= 0) break;
      files ??= filesBelow(index, folder);
      yield found('skill-resource-missing', path, range, {
        data: { name },
        fixes: nearest(skill, files, name, range),
      });
    }
  }
}

interface Named {
  readonly name: string;
  readonly range: Range;
  readonly isLink: boolean;
  readonly written: string;
}

const FOLDERS = 'references?|scripts?|assets?|examples?|templates?';
const NAME = String.raw`(?:\./)?((?:${FOLDERS})/[\w.@-]+(?:/[\w.@-]+)*\.[A-Za-z]\w{0,5})`;
const NAMED = new RegExp(`\\]\\(${NAME}(?:#[^)\\s]*)?\\)|(?<!\`)\`${NAME}\`(?!\`)`, 'g');

/** Links to and code spans of files in the folders that skills have, outside code blocks. */
function* named(text: string, bodyLine: number): Iterable<Named> {
  let fence: string | undefined;
  const seen = new Set<string>();
  for (const [line, written] of text.split('\n').entries()) {
    if (line < bodyLine) continue;
    const mark = /^\s*(`{3,}|~{3,})/.exec(written)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : written.trim().startsWith(fence) ? undefined : fence;
    if (mark !== undefined || fence !== undefined || !written.includes('/') || written.length > LONGEST_LINE) continue;
    for (const match of written.matchAll(NAMED)) {
      const name = match[1] ?? match[2] ?? '';
      if (seen.has(name)) continue;
      seen.add(name);
      yield {
        name,
        range: inLine(line, match.index + match[0].indexOf(name), name.length),
        isLink: match[1] !== undefined,
        written,
      };
    }
  }
}

/** Where something is to be made, or may be missing, it need not be there. */
const MAKES =
  /\b(?:creat|writ|generat|sav|output|produc|add|put|stor|if |optional|e\.g\.|for example|such as)|作成|生成|保存|出力|例|创建|写入|输出|如果/i;

function isThere(index: FileIndex, path: Path): boolean {
  return index.has(path) || index.hasFolder(path);
}

function hasFolder(index: FileIndex, folder: Path, name: string): boolean {
  return index.hasFolder(join(folder, name.slice(0, name.indexOf('/'))));
}

/** `paths` are sorted: those below a folder stand together. */
function filesBelow({ paths }: FileIndex, folder: Path): readonly Path[] {
  const prefix = `${folder}/`;
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const below: Path[] = [];
  for (let at = low; paths[at]?.startsWith(prefix) === true; at++) below.push(paths[at] as Path);
  return below;
}

/** The one file of the skill whose name is the same but for its folder, letter case or extension. */
function nearest({ path, text }: OwnSkill, files: readonly Path[], name: string, range: Range): readonly Fix[] {
  const stem = stemOf(name);
  const alike = files.filter((file) => file !== path && stemOf(basename(file)) === stem);
  const [only, ...others] = alike;
  const to = only && others.length === 0 ? relativeTo(dirname(path), only) : undefined;
  if (to === undefined) return [];
  return [fix('name-as-there', 'review', [replace(path, text, range, to)], { data: { name: to } })];
}

function stemOf(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.replace(/\.\w+$/, '').toLowerCase();
}
