/**
 * Looks where an explanation has to look: at the file itself, into its folder when no session led there, and at the
 * session as it would be after one more file was read. The session itself stays as it is.
 */
import { FILE } from '../claudeCode/places';
import { READ_LIMIT, type FileState, type FileTree } from '../files/fileTree';
import { anyFileOf } from '../files/anyFile';
import { join, type Path } from '../files/path';
import { inspect, type Inspected } from '../inspect';
import type { SessionEvent } from '../session/events';
import { gatherSession } from '../session/gatherSession';
import { originOf, waitsBelow } from './origin';

/** All an explanation is made from. */
export interface Sight {
  /** The file; of a skill's folder its SKILL.md. */
  readonly path: Path;
  readonly state: FileState;
  readonly now: Inspected;
  /** After any file of the folder was read that the file belongs to; only where this session knows nothing of it. */
  readonly near: { readonly folder: Path; readonly after: Inspected } | undefined;
  /** After `file` was read. */
  readonly touched: { readonly file: Path; readonly after: Inspected } | undefined;
}

/** Never throws for what is on the disk. `tree` is the one the session was gathered from. */
export async function lookAt(tree: FileTree, now: Inspected, asked: Path, touch?: Path): Promise<Sight> {
  const { path, state } = await stateOf(tree, now, asked);
  const folder = waitsBelow(originOf(path, now.inputs.snapshot));
  const near =
    folder !== undefined && !isKnown(now, path) ? { folder, after: await readBeside(tree, now, folder) } : undefined;
  const touched = touch === undefined ? undefined : { file: touch, after: await readNow(tree, now, touch) };
  return { path, state, now, near, touched };
}

/** The session as it would be if `file` was read now. */
export async function readNow(tree: FileTree, now: Inspected, file: Path): Promise<Inspected> {
  const { inputs } = now;
  const event: SessionEvent = { kind: 'read', path: file };
  const events = [...inputs.events, event];
  const snapshot = await gatherSession(tree, inputs.snapshot.place, events, inputs.snapshot);
  return inspect({ ...inputs, events, snapshot }, now);
}

/** The session as it would be if any file of `folder` was read now. */
export async function readBeside(tree: FileTree, now: Inspected, folder: Path): Promise<Inspected> {
  const { inputs } = now;
  const any = anyFileOf(folder);
  const events: SessionEvent[] = [...inputs.events, { kind: 'read', path: any }];
  const snapshot = await gatherSession(tree, inputs.snapshot.place, events, inputs.snapshot);
  const ignored = snapshot.touched.get(any)?.ignored ?? [];
  const touched = new Map([...snapshot.touched, [any, { kind: 'file', real: any, ignored } as const]]);
  return inspect({ ...inputs, events, snapshot: { ...snapshot, touched } }, now);
}

function isKnown({ report }: Inspected, path: Path): boolean {
  const { stack, waiting, notLoaded, skills } = report;
  return [...stack, ...waiting, ...notLoaded, ...skills].some((each) => each.path === path);
}

async function stateOf(tree: FileTree, now: Inspected, path: Path): Promise<{ path: Path; state: FileState }> {
  const at = async (place: Path) => now.inputs.snapshot.files.get(place) ?? (await tree.read(place, READ_LIMIT));
  const state = await at(path);
  if (state.kind !== 'folder') return { path, state };
  const skill = join(path, FILE.skill);
  const inside = await at(skill);
  return inside.kind === 'text' ? { path: skill, state: inside } : { path, state };
}
