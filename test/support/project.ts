/**
 * A made-up project in memory, run through the engine: files and events in, short readable answers out.
 * Paths are shown from the start directory (`src/a.ts`, `../CLAUDE.md`), below home as `~/…`, managed as `managed/…`.
 */
import { behaviourOf, NEWEST_KNOWN } from '../../src/core/claudeCode/behaviour';
import { join, relativeTo, toPath, type Path } from '../../src/core/files/path';
import type { Place } from '../../src/core/files/place';
import type { TextId } from '../../src/core/files/text';
import { changesBetween } from '../../src/core/gather/changes';
import { findPlace } from '../../src/core/gather/place';
import type { Snapshot } from '../../src/core/gather/snapshot';
import { inspect, weigherFor, type Inspected } from '../../src/core/inspect';
import type { SessionEvent } from '../../src/core/session/events';
import { modelInUse } from '../../src/core/session/modelInUse';
import { replay, type Replayed } from '../../src/core/session/replay';
import type { Step } from '../../src/core/session/step';
import { gatherSession } from '../../src/core/session/gatherSession';
import { below, memoryTree, type MemoryFiles, type MemoryTree } from './memoryTree';
import type { Used } from '../../src/core/transcript/used';

const TOP = toPath('/top');
export const WS = toPath('/top/ws');
export const HOME = toPath('/home/me');
const MANAGED = toPath('/managed');

export interface ProjectSetup {
  /** Below the workspace. */
  readonly files?: MemoryFiles;
  readonly home?: MemoryFiles;
  readonly managed?: MemoryFiles;
  /** Beside and above the workspace. */
  readonly top?: MemoryFiles;
  /** Absolute paths. */
  readonly elsewhere?: MemoryFiles;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  readonly sources?: readonly string[];
  readonly addedDirs?: readonly string[];
  readonly pluginDirs?: readonly string[];
  /** A repository at the workspace (the default), at another folder relative to it, or none. */
  readonly git?: boolean | string;
  /** Where the session starts, relative to the workspace. */
  readonly start?: string;
  /** Where home is, when not beside everything. */
  readonly homeAt?: string;
  readonly version?: string;
  readonly model?: string;
  readonly settings?: unknown;
  /** What sessions of the project say. */
  readonly used?: Used | undefined;
}

/** `read src/a.ts`, `bash cat a`, `skill name args`, `turn`, …; a full event stands for itself. */
export type Told = string | SessionEvent;

export interface Project {
  readonly tree: MemoryTree;
  readonly place: Place;
  readonly events: readonly SessionEvent[];
  readonly snapshot: Snapshot;
  readonly replayed: Replayed;
  readonly inspected: Inspected;
  /** Names of what was told, step by step; step 0 is the start. */
  readonly told: readonly (readonly string[])[];
  readonly steps: readonly Step[];
  /** Lines newly listed, step by step. */
  readonly listed: readonly (readonly string[])[];
  /** Names newly listed, step by step. */
  readonly names: readonly (readonly string[])[];
  /** Codes of the notes, step by step. */
  readonly notes: readonly (readonly string[])[];
  readonly waiting: readonly string[];
  /** `path: code`. */
  readonly notLoaded: readonly string[];
  /** `kind name`, in the order the model reads them. */
  readonly stack: readonly string[];
  readonly show: (path: string) => string;
  /** The text with which `path` was told last. */
  readonly text: (path: string) => string | undefined;
}

export async function project(setup: ProjectSetup, told: readonly Told[] = []): Promise<Project> {
  const tree = memoryTree(filesOf(setup));
  const place = await placeOf(setup, tree);
  return run(setup, tree, place, toEvents(told, place.start), new Map());
}

/** The same session after the disk became another one: the change is an event, as the workspace records it. */
export async function changed(
  before: Project,
  was: ProjectSetup,
  now: ProjectSetup,
  told: readonly Told[] = [],
): Promise<Project> {
  const tree = memoryTree(filesOf({ ...was, ...now }), before.tree);
  const after = await gatherSession(tree, before.place, before.events);
  const { files, texts } = changesBetween(before.snapshot, after);
  const change: SessionEvent = { kind: 'changed', files };
  const events = [...before.events, change, ...toEvents(told, before.place.start)];
  return run({ ...was, ...now }, tree, before.place, events, texts);
}

export function filesOf(setup: ProjectSetup): MemoryFiles {
  const git = setup.git ?? true;
  return {
    [WS]: null,
    ...(git === false ? {} : { [`${join(WS, git === true ? '.' : git)}/.git/HEAD`]: 'ref: refs/heads/main\n' }),
    ...below(MANAGED, setup.managed),
    ...below(setup.homeAt ?? HOME, setup.home),
    ...(setup.settings === undefined
      ? {}
      : { [`${setup.homeAt ?? HOME}/.claude/settings.json`]: JSON.stringify(setup.settings) }),
    ...below(TOP, setup.top),
    ...below(WS, setup.files),
    ...setup.elsewhere,
  };
}

export async function placeOf(setup: ProjectSetup, tree: MemoryTree): Promise<Place> {
  return findPlace(tree, {
    start: join(WS, setup.start ?? '.'),
    home: toPath(setup.homeAt ?? HOME),
    managed: MANAGED,
    addedDirs: (setup.addedDirs ?? []).map(toPath),
    pluginDirs: (setup.pluginDirs ?? []).map(toPath),
    platform: 'linux',
    env: setup.env ?? {},
    flags: setup.flags ?? [],
    settingSources: setup.sources ?? ['user', 'project', 'local'],
  });
}

async function run(
  setup: ProjectSetup,
  tree: MemoryTree,
  place: Place,
  events: readonly SessionEvent[],
  texts: ReadonlyMap<TextId, string>,
): Promise<Project> {
  const snapshot = await gatherSession(tree, place, events);
  const version = setup.version ?? NEWEST_KNOWN;
  const { model, used } = setup;
  const behaviour = behaviourOf(version);
  const replayed = replay({
    snapshot,
    events,
    texts,
    behaviour,
    model: modelInUse({ snapshot, model, used }, behaviour),
  });
  const claude = { version, how: 'setting', measured: true } as const;
  const weigher = await weigherFor({ snapshot, claude, model, used });
  const none = { unsaved: new Map(), counted: new Map() };
  const inspected = inspect({ snapshot, events, texts, claude, model, used, ...none, weigher });
  const show = (path: string) => showFrom(place, path);
  const { report } = inspected;
  const { steps } = replayed.session;
  return {
    tree,
    place,
    events,
    snapshot,
    replayed,
    inspected,
    steps,
    told: steps.map(({ memory }) => memory.map(({ path }) => show(path))),
    listed: steps.map(({ skills }) => skills.map(({ name, text }) => (text === '' ? name : `${name}: ${text}`))),
    names: steps.map(({ skills }) => skills.map(({ name }) => name)),
    notes: steps.map(({ notes }) => notes.map(({ code }) => code)),
    waiting: report.waiting.map(({ path }) => show(path)),
    notLoaded: report.notLoaded.map(({ path, reason }) => `${show(path)}: ${reason.code}`),
    stack: report.stack.map(({ kind, path }) => `${kind} ${show(path)}`),
    show,
    text: (name) => {
      const all = steps.flatMap(({ memory, mentioned, restored, invoked }) => [memory, mentioned, invoked, restored]);
      const last = all.flat().findLast(({ path }) => show(path) === name);
      return last && replayed.session.texts.get(last.text);
    },
  };
}

function showFrom(place: Place, path: string): string {
  const at = path as Path;
  const inside = relativeTo(place.start, at);
  if (inside !== undefined) return inside === '' ? '.' : inside;
  const home = relativeTo(place.home, at);
  if (home !== undefined) return `~/${home}`;
  const managed = relativeTo(MANAGED, at);
  if (managed !== undefined) return `managed/${managed}`;
  const above = relativeTo(TOP, at);
  return above === undefined ? path : `../${above}`;
}

export function toEvents(told: readonly Told[], start: Path): SessionEvent[] {
  return told.map((item) => (typeof item === 'string' ? toEvent(item, start) : item));
}

function toEvent(text: string, start: Path): SessionEvent {
  const at = text.indexOf(' ');
  const [verb, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  switch (verb) {
    case 'read':
    case 'edit':
    case 'write':
    case 'mention':
      return { kind: verb, path: join(start, rest) };
    case 'bash':
      return { kind: 'bash', command: rest };
    case 'glob':
    case 'grep':
      return { kind: verb, pattern: rest };
    case 'skill': {
      const [name = '', ...args] = rest.split(' ');
      return { kind: 'invokeSkill', name, args: args.join(' ') };
    }
    case 'turn':
    case 'compact':
    case 'resume':
      return { kind: verb };
    default:
      throw new Error(`no event: ${text}`);
  }
}
