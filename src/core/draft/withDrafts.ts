/** What the instruction files that are being edited would weigh once saved. */
import type { Path } from '../files/path';
import type { TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Inspected } from '../inspect';
import type { Layer, Report } from '../report';
import { changeCounter, type ChangeCounter } from '../tokens/change';
import type { Counter, Tokens } from '../tokens/tokens';
import { isInstruction, readDraft, type Reading } from './reading';

/** Texts of files with unsaved changes. */
export type Drafts = ReadonlyMap<Path, string>;

type Basis = Pick<Inspected, 'replayed' | 'count'> & { readonly textOf: (id: TextId) => string };

/**
 * The same report with other drafts, for the time somebody types: nothing is gathered or replayed, and of what is
 * typed only the change is counted. A draft that `inspected` has weighed keeps its weight.
 */
export function withDrafts(inspected: Inspected, drafts: Drafts): Inspected {
  const basis: Basis = { ...inspected, textOf: (id) => inspected.texts.get(id) ?? '' };
  const before = inspected.inputs.unsaved;
  const stack = inspected.report.stack.map((layer): Layer => {
    const draft = drafts.get(layer.path);
    if (draft === before.get(layer.path)) return layer;
    const unsaved = draft === undefined ? undefined : draftOfLayer(basis, layer, draft, changes(inspected.count));
    return { ...layer, unsaved };
  });
  if (stack.every((layer, at) => layer === inspected.report.stack[at])) return inspected;
  return { ...inspected, inputs: { ...inspected.inputs, unsaved: drafts }, report: { ...inspected.report, stack } };
}

/** A layer's draft, counted whole: what the layer will weigh when it is told anew. */
export function wholeDraft(basis: Basis, layer: Layer, draft: string): Tokens | undefined {
  return draftOfLayer(basis, layer, draft, undefined);
}

function draftOfLayer(
  basis: Basis,
  layer: Layer,
  draft: string,
  change: ChangeCounter | undefined,
): Tokens | undefined {
  if (!isInstruction(layer)) return undefined;
  if (layer.kind === 'skill') return draftOfFile(basis, layer, layer.tokens, draft, 'skill');
  const reading = layer.kind === 'autoMemory' ? 'index' : 'memory';
  const { sent } = readDraft(layer.path, draft, reading, basis.replayed.world.behaviour);
  const told = basis.textOf(layer.text);
  // a comment that is not sent may have become another
  if (sent === told) return undefined;
  return change ? change(layer.tokens, told, sent) : basis.count(sent);
}

type World = Pick<Inspected, 'replayed' | 'count'>;

/** What a file on disk that weighs `known` would weigh as the draft; nothing when the draft says what the disk says. */
export function draftOfFile(
  world: World,
  { path }: { readonly path: Path },
  known: Tokens,
  draft: string,
  reading: Reading,
): Tokens | undefined {
  const was = sentOnDisk(world, path, reading);
  const is = readDraft(path, draft, reading, world.replayed.world.behaviour).sent;
  return was === undefined || was === is ? undefined : changes(world.count)(known, was, is);
}

/** What would be sent of the file as it is on disk, counted. */
export function weightOnDisk(world: World, path: Path, reading: Reading): Tokens | undefined {
  const sent = sentOnDisk(world, path, reading);
  return sent === undefined ? undefined : world.count(sent);
}

function sentOnDisk({ replayed: { world } }: World, path: Path, reading: Reading): string | undefined {
  const file = textAt(world.snapshot, path);
  // a name of its own: the text of the editor is read in turn with it
  return file && readDraft(`saved ${path}`, file.text, reading, world.behaviour).sent;
}

const counters = new WeakMap<Counter, ChangeCounter>();

function changes(count: Counter): ChangeCounter {
  let counter = counters.get(count);
  if (!counter) counters.set(count, (counter = changeCounter(count)));
  return counter;
}

const known = new WeakMap<Report['stack'], ReadonlySet<Path>>();

/** Files whose drafts matter: all that the report has as an instruction, loaded, waiting or on call. */
export function instructionFiles({ stack, waiting, skills }: Report): ReadonlySet<Path> {
  let paths = known.get(stack);
  if (!paths) {
    const of = [...stack.filter(isInstruction), ...waiting, ...skills];
    known.set(stack, (paths = new Set(of.map(({ path }) => path))));
  }
  return paths;
}
