/** The shapes in which a session is kept, and the check of what is found there: anything else begins a new one. */
import type { FileState } from '../core/files/fileTree';
import type { Path } from '../core/files/path';
import { textId, type TextId } from '../core/files/text';
import type { Snapshot } from '../core/gather/snapshot';
import type { FileChange, SessionEvent } from '../core/session/events';

/** What was on disk when the last answer was given: texts by id, `null` where none could be read. */
export interface Known {
  readonly files: Readonly<Record<string, TextId | null>>;
  /** Folders that were listed whole: a new file in them is a change. */
  readonly folders: readonly string[];
}

const withPath: readonly string[] = ['read', 'edit', 'write', 'mention'];
const bare: readonly string[] = ['turn', 'compact', 'resume'];

/** The events, or nothing when this is not a list of events. */
export function readEvents(stored: unknown): SessionEvent[] | undefined {
  return Array.isArray(stored) && stored.every(isEvent) ? stored : undefined;
}

function isEvent(value: unknown): value is SessionEvent {
  if (!isRecord(value) || typeof value['kind'] !== 'string') return false;
  const { kind } = value;
  if (withPath.includes(kind)) return isPath(value['path']);
  if (bare.includes(kind)) return true;
  if (kind === 'bash') return typeof value['command'] === 'string';
  if (kind === 'invokeSkill') return typeof value['name'] === 'string' && isTextOrNone(value['args']);
  if (kind === 'glob' || kind === 'grep') return typeof value['pattern'] === 'string' && isTextOrNone(value['path']);
  const files = value['files'];
  return kind === 'changed' && Array.isArray(files) && files.every(isFileChange);
}

function isFileChange(value: unknown): value is FileChange {
  return isRecord(value) && isPath(value['path']) && isId(value['before']) && isId(value['after']);
}

export function readKnown(text: string): Known | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value['files']) || !Array.isArray(value['folders'])) return undefined;
    const isGood = Object.values(value['files']).every(isId) && value['folders'].every(isPath);
    return isGood ? (value as unknown as Known) : undefined;
  } catch {
    return undefined;
  }
}

/** Ids are found once for each answer of the tree, which stays the same object while the file does. */
const ids = new WeakMap<FileState, TextId>();

function idOf(state: FileState): TextId | null {
  if (state.kind !== 'text') return null;
  let id = ids.get(state);
  if (id === undefined) ids.set(state, (id = textId(state.text)));
  return id;
}

/** Texts that large are not kept over a reload. */
const LARGEST = 512 * 1024;
const ALL_TEXTS = 16 * 1024 * 1024;

/** What a snapshot says is on disk, with the texts to keep for it. */
export function knownFrom(snapshot: Snapshot): { readonly known: Known; readonly texts: ReadonlyMap<TextId, string> } {
  const files: Record<string, TextId | null> = {};
  const texts = new Map<TextId, string>();
  let size = 0;
  for (const [path, state] of snapshot.files) {
    const id = idOf(state);
    if (state.kind === 'text' && id !== null) {
      if (state.text.length > LARGEST || size + state.text.length > ALL_TEXTS) continue;
      size += state.text.length;
      texts.set(id, state.text);
    }
    files[path] = id;
  }
  const folders = [...snapshot.rules.keys(), ...snapshot.skills.keys(), ...snapshot.commands.keys()];
  return { known: { files, folders }, texts };
}

/** A snapshot that differs from `now` in what is known to have been on disk before. */
export function snapshotBefore(now: Snapshot, known: Known, texts: ReadonlyMap<TextId, string>): Snapshot {
  const files = new Map<Path, FileState>();
  for (const [key, id] of Object.entries(known.files)) {
    const path = key as Path;
    const state = now.files.get(path);
    const text = id === null ? undefined : texts.get(id);
    if (state && (idOf(state) === id || (id !== null && text === undefined))) files.set(path, state);
    else if (id === null) files.set(path, { kind: 'missing' });
    else if (text !== undefined) files.set(path, { kind: 'text', text, real: path, bytes: text.length });
  }
  const rules = new Map(known.folders.map((folder) => [folder as Path, []]));
  return { ...now, files, rules, skills: new Map(), commands: new Map() };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^(\/|[A-Za-z]:\/)/.test(value);
}

function isId(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
