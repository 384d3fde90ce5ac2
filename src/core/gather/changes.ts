/**
 * What became another text between two snapshots of one place, and how to stand a snapshot back to before it.
 * So the history of a session is kept, not recomputed: a change is an event of its own.
 */
import { FILE } from '../claudeCode/places';
import type { FileState, TextFile } from '../files/fileTree';
import { basename, dirname, isWithin, relativeTo, type Path } from '../files/path';
import { fileId, type TextId } from '../files/text';
import type { FoundFile, FoundSkill, Snapshot } from './snapshot';

export interface TextChange {
  readonly path: Path;
  readonly before: TextId | null;
  readonly after: TextId | null;
}

export interface Changes {
  readonly files: readonly TextChange[];
  /** The texts the changes name. */
  readonly texts: ReadonlyMap<TextId, string>;
}

/** A path that only one of them looked at is no change, unless one of them found it in a folder both listed. */
export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  const files: TextChange[] = [];
  const texts = new Map<TextId, string>();
  // two looks at one state of the disk share their maps
  if (before.files === after.files) return { files, texts };
  const idOf = (state: FileState | undefined): TextId | null => {
    if (state?.kind !== 'text') return null;
    const id = fileId(state);
    texts.set(id, state.text);
    return id;
  };
  const listed = listedByBoth(before, after);
  for (const path of new Set([...before.files.keys(), ...after.files.keys()])) {
    const [old, now] = [before.files.get(path), after.files.get(path)];
    if (old === now || sameText(old, now)) continue;
    if ((!old || !now) && !listed.has(path)) continue;
    const [from, to] = [idOf(old), idOf(now)];
    if (from !== to) files.push({ path, before: from, after: to });
  }
  return { files, texts };
}

function sameText(a: FileState | undefined, b: FileState | undefined): boolean {
  return a?.kind === 'text' && b?.kind === 'text' && a.text === b.text;
}

/** Files found by either in folders that both listed. */
function listedByBoth(before: Snapshot, after: Snapshot): Set<Path> {
  const pairs = [
    [before.rules, after.rules],
    [before.skills, after.skills],
    [before.commands, after.commands],
  ] as const;
  const paths = pairs.flatMap(([old, now]) =>
    [...old].flatMap(([folder, found]) => (now.has(folder) ? [...found, ...(now.get(folder) ?? [])] : [])),
  );
  return new Set(paths.map(({ path }) => path));
}

/** `snapshot` with the texts the changes had on one side. A text that is not to be had counts as not there. */
export function withChanges(
  snapshot: Snapshot,
  changes: readonly TextChange[],
  side: 'before' | 'after',
  texts: ReadonlyMap<TextId, string>,
): Snapshot {
  if (changes.length === 0) return snapshot;
  const files = new Map(snapshot.files);
  const rules = new Map(snapshot.rules);
  const skills = new Map(snapshot.skills);
  const commands = new Map(snapshot.commands);
  const touched = new Map(snapshot.touched);
  for (const change of changes) {
    const id = change[side];
    const text = id === null ? undefined : texts.get(id);
    files.set(change.path, text === undefined ? { kind: 'missing' } : fileWith(change.path, text, snapshot));
    relist(rules, change.path, text !== undefined, ruleEntry);
    relist(skills, change.path, text !== undefined, skillEntry);
    relist(commands, change.path, text !== undefined, commandEntry);
    const look = touched.get(change.path);
    if (look) touched.set(change.path, { ...look, kind: id === null ? 'missing' : 'file' });
  }
  return { ...snapshot, files, rules, skills, commands, touched };
}

function fileWith(path: Path, text: string, snapshot: Snapshot): TextFile {
  const now = snapshot.files.get(path);
  if (now?.kind === 'text' && now.text === text) return now;
  return { kind: 'text', text, real: now?.kind === 'text' ? now.real : path, bytes: text.length };
}

function relist<Found extends FoundFile>(
  listings: Map<Path, readonly Found[]>,
  path: Path,
  exists: boolean,
  entry: (path: Path, folder: Path) => Found | undefined,
): void {
  for (const [folder, found] of listings) {
    if (!isWithin(folder, path) || path === folder) continue;
    const has = found.some((candidate) => candidate.path === path);
    if (has && !exists)
      listings.set(
        folder,
        found.filter((candidate) => candidate.path !== path),
      );
    const added = !has && exists ? entry(path, folder) : undefined;
    if (added) listings.set(folder, [...found, added]);
  }
}

function ruleEntry(path: Path): FoundFile | undefined {
  return path.endsWith('.md') ? { path, access: path } : undefined;
}

function skillEntry(path: Path, folder: Path): FoundSkill | undefined {
  const isSkill = basename(path) === FILE.skill && dirname(dirname(path)) === folder;
  return isSkill ? { path, access: path, real: path, name: basename(dirname(path)) } : undefined;
}

function commandEntry(path: Path, folder: Path): FoundSkill | undefined {
  if (!path.endsWith('.md')) return undefined;
  const own = basename(path) === FILE.skill && dirname(path) !== folder ? dirname(path) : path.slice(0, -3);
  return { path, access: path, real: path, name: (relativeTo(folder, own as Path) ?? '').replaceAll('/', ':') };
}
