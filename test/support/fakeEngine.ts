/**
 * An engine that reads one file and counts what it is asked: enough to see when the loop around it runs,
 * with which inputs, and what it makes of the answers.
 */
import type { FileState, FileTree } from '../../src/core/files/fileTree';
import { join, type Path } from '../../src/core/files/path';
import { explain } from '../../src/core/explain/explain';
import { broughtBy } from '../../src/core/explain/reading';
import { lookAt } from '../../src/core/explain/sight';
import { changesBetween } from '../../src/core/gather/changes';
import { leaveOut } from '../../src/core/findings/leaveOut';
import { gatherWorkspace } from '../../src/core/gather/workspaceFiles';
import type { Snapshot } from '../../src/core/gather/snapshot';
import type { Inputs, Inspected } from '../../src/core/inspect';
import { weigherOf } from '../../src/core/tokens/weigh';
import type { Engine } from '../../src/workspace/engine';

export interface FakeEngine extends Engine {
  /** Files of the start directory that are read, by name. */
  names: string[];
  gathers: number;
  readonly inputs: Inputs[];
  /** What was weighed while somebody typed. */
  readonly drafts: ReadonlyMap<Path, string>[];
  /** What the report has as instructions. */
  instructions: Path[];
  readonly previous: (Inspected | undefined)[];
  fault: Error | undefined;
}

export function fakeEngine(): FakeEngine {
  const engine: FakeEngine = {
    names: ['CLAUDE.md'],
    gathers: 0,
    inputs: [],
    drafts: [],
    instructions: [],
    previous: [],
    fault: undefined,
    findPlace: (_, { start, home, ...request }) =>
      Promise.resolve({
        ...request,
        start,
        home,
        config: join(home, '.claude'),
        managed: request.managed ?? ('/managed' as Path),
        repository: undefined,
        settings: undefined,
        managedSettings: [],
      }),
    gatherSession: async (tree: FileTree, place, events, previous) => {
      const touched = [...new Set(events.flatMap((event) => ('path' in event ? (event.path ?? []) : [])))];
      if (previous?.touched.size === touched.length && touched.every((path) => previous.touched.has(path)))
        return previous;
      engine.gathers++;
      const files = new Map<Path, FileState>();
      const paths = [...engine.names.map((name) => join(place.start, name)), ...touched];
      for (const path of paths) files.set(path, await tree.read(path, 1_000_000));
      const empty = { rules: new Map(), skills: new Map(), commands: new Map() };
      const touches = new Map(touched.map((path) => [path, { kind: 'file', real: path, ignored: [] }] as const));
      return { place, files, ...empty, touched: touches } as unknown as Snapshot;
    },
    changesBetween,
    explain,
    lookAt,
    broughtBy,
    readNow: (_, inspected) => Promise.resolve(inspected),
    readBeside: (_, inspected) => Promise.resolve(inspected),
    examine: () => ({ findings: [], faults: [] }),
    gatherWorkspace,
    leaveOut,
    weigherFor: () => Promise.resolve(weigherOf((text) => ({ count: text.length, margin: 0, how: 'counted' }))),
    afterCompaction: (inspected) => inspected,
    tryListingOf: () => ({ lines: [], room: { budget: 0, used: 0, needed: 0, fraction: undefined } }),
    withDrafts: (inspected, unsaved) => {
      engine.drafts.push(unsaved);
      return { ...inspected, inputs: { ...inspected.inputs, unsaved } };
    },
    instructionFiles: () => new Set(engine.instructions),
    weightOf: () => undefined,
    sectionsOf: () => [],
    unsentOf: () => undefined,
    splitNear: () => undefined,
    placeInstruction: () => undefined,
    commandOf: () => '',
    standingAt: () => undefined,
    importsIn: () => [],
    proposalsAt: () => undefined,
    renamedImports: () => [],
    inspect: (inputs, previous) => {
      if (engine.fault) throw engine.fault;
      engine.inputs.push(inputs);
      engine.previous.push(previous);
      const { place, files } = inputs.snapshot;
      const report = { start: place.start, steps: [], texts: [...files.values()], model: inputs.model };
      return { inputs, report, texts: new Map() } as unknown as Inspected;
    },
  };
  return engine;
}
