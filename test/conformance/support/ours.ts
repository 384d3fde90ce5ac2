/** What our engine says of a recorded case, in the shape of a fact. */
import { memoryTree, type MemoryValue } from '../../support/memoryTree';
import type { Case, CaseStep, Fact, FactStep, FileValue } from '../../../scripts/conformance/case.mjs';
import { contentOf, filesOf, foldersOf, type Folders } from '../../../scripts/conformance/layOut.mjs';
import { behaviourOf } from '../../../src/core/claudeCode/behaviour';
import type { FileTree } from '../../../src/core/files/fileTree';
import { dirname, toPath, join } from '../../../src/core/files/path';
import { findPlace } from '../../../src/core/gather/place';
import type { Snapshot } from '../../../src/core/gather/snapshot';
import { mentionsIn } from '../../../src/core/parse/mentions';
import type { SessionEvent } from '../../../src/core/session/events';
import { modelInUse } from '../../../src/core/session/modelInUse';
import { replay } from '../../../src/core/session/replay';
import type { Step } from '../../../src/core/session/step';
import { gatherSession } from '../../../src/core/session/gatherSession';

/** Options of the start line that our place knows. */
function readArgs(args: readonly string[], fill: (text: string) => string) {
  const options = {
    flags: [] as string[],
    addedDirs: [] as string[],
    pluginDirs: [] as string[],
    settingSources: ['user', 'project', 'local'],
    settings: undefined as string | undefined,
    model: undefined as string | undefined,
  };
  for (let at = 0; at < args.length; at++) {
    const [arg, value] = [args[at], fill(args[at + 1] ?? '')];
    if (arg === '--settings') options.settings = value;
    else if (arg === '--plugin-dir') options.pluginDirs.push(value);
    else if (arg === '--setting-sources') options.settingSources = value.split(',').map((source) => source.trim());
    else if (arg === '--model') options.model = value;
    else if (arg === '--add-dir') {
      for (; args[at + 1]?.startsWith('--') === false; at++) options.addedDirs.push(fill(args[at + 1] ?? ''));
      continue;
    } else {
      options.flags.push((arg ?? '').replace(/^--/, ''));
      continue;
    }
    at++;
  }
  return options;
}

function toEvent(step: CaseStep, ws: string, fill: (text: string) => string): SessionEvent {
  const file = () => join(toPath(ws), fill(step.path ?? ''));
  switch (step.op) {
    case 'bash':
      return { kind: 'bash', command: fill(step.command ?? '') };
    case 'glob':
    case 'grep':
      return { kind: step.op, pattern: step.pattern ?? '' };
    case 'skill':
      return { kind: 'invokeSkill', name: step.name ?? '', args: step.args ?? '' };
    default:
      return { kind: step.op, path: file() };
  }
}

/**
 * The case in memory. Its folders list their names in the order in which `fact` tells the files: 2.1.332 takes rules
 * in whatever order a file system gives, and this is the one that was recorded.
 */
export function inMemory(recorded: Case, fact?: Fact): { tree: FileTree; folders: Folders } {
  const folders = foldersOf('/case');
  const told = (fact?.steps ?? []).flatMap(({ memory }) => memory.map(({ path }) => folders.fill(path)));
  const atStart = fact?.steps[0]?.memory.length ?? 0;
  const rankOf = (path: string, value: FileValue) => {
    const isLink = value !== null && typeof value === 'object' && 'symlink' in value;
    const target = isLink ? join(dirname(toPath(path)), value.symlink) : path;
    const found = told.findIndex((file) => file === target || (isLink && file.startsWith(`${target}/`)));
    const at = found < 0 ? told.length : found;
    if (at < atStart || typeof value !== 'string') return at;
    // a rule that waits is where the first of its imports is told
    const imports = [...value.matchAll(/@([^\s*`]+)/g)].map(([, name = '']) =>
      told.indexOf(join(dirname(toPath(path)), name)),
    );
    const first = imports.find((index) => index >= 0 && index < at);
    return first === undefined ? at : first - 0.5;
  };
  const files = [...filesOf(recorded, folders)]
    .map(([path, value]) => ({ path, value, rank: rankOf(path, value) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ path, value }): [string, MemoryValue] => {
      const isContent = value !== null && typeof value === 'object' && 'repeat' in value;
      return [path, isContent ? contentOf(value).toString() : value];
    });
  return { tree: memoryTree(Object.fromEntries(files)), folders };
}

/** A case with everything read that any version could load. */
export interface Gathered {
  readonly snapshot: Snapshot;
  readonly events: readonly SessionEvent[];
  /** How many mentions the prompt has: they belong to the first step. */
  readonly mentions: number;
  /** What `--model` says. */
  readonly model: string | undefined;
  readonly name: Folders['name'];
}

/** `tree` holds the files of the case at `laid`. */
export async function gatherCase(tree: FileTree, recorded: Case, laid: Folders): Promise<Gathered> {
  const options = readArgs(recorded.args ?? [], laid.fill);
  const env = Object.fromEntries(Object.entries(recorded.env ?? {}).map(([key, value]) => [key, laid.fill(value)]));
  const start = join(toPath(laid.ws), recorded.cwd ?? '');
  const place = await findPlace(tree, {
    start,
    home: toPath(env['HOME'] ?? laid.home),
    managed: toPath(laid.managed),
    addedDirs: options.addedDirs.map((folder) => join(start, folder)),
    pluginDirs: options.pluginDirs.map((folder) => join(start, folder)),
    platform: 'linux',
    env,
    flags: options.flags,
    settingSources: options.settingSources,
    settings: options.settings,
  });
  const asked = mentionsIn(laid.fill(recorded.prompt ?? '')).map((name): SessionEvent => ({
    kind: 'mention',
    path: join(place.start, name),
  }));
  const events = [...asked, ...(recorded.steps ?? []).map((step) => toEvent(step, laid.ws, laid.fill))];
  const snapshot = await gatherSession(tree, place, events);
  return { snapshot, events, mentions: asked.length, model: options.model, name: laid.name };
}

/** Step 0 is the start with the mentions of the prompt; paths are named `$WS` and so on. */
export function ourSteps({ snapshot, events, mentions, model, name }: Gathered, version: string): FactStep[] {
  const behaviour = behaviourOf(version);
  const inUse = modelInUse({ snapshot, model, used: undefined }, behaviour);
  const { session } = replay({ snapshot, events, texts: new Map(), behaviour, model: inUse });
  const steps = session.steps.map((step) => toFact(step, session.texts, name));
  // what mentions bring stands before what the start tells
  const first = [...steps.slice(1, mentions + 1), ...steps.slice(0, 1)];
  return [
    {
      memory: first.flatMap(({ memory }) => memory),
      skills: steps.slice(0, mentions + 1).flatMap(({ skills }) => skills),
      invoked: [],
    },
    ...steps.slice(first.length),
  ];
}

function toFact(step: Step, texts: ReadonlyMap<string, string>, name: (text: string) => string): FactStep {
  return {
    memory: step.memory.map(({ path, text }) => ({ path: name(path), text: name(texts.get(text) ?? '').trim() })),
    skills: step.skills.map(({ name: skill, text }) => ({ name: name(skill), text: name(text).trim() })),
    invoked: step.invoked.map(({ text }) => name(texts.get(text) ?? '').trim()),
  };
}
