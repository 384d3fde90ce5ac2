// One session on the monorepo, as the extension runs it: a cold start, then file after file is opened, each first
// in a folder nothing was opened in before, then beside it.
// Takes the engine's bundle and the monorepo's places as JSON and prints its figures as JSON.
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { plainStart } from './place.mjs';

/** Files opened in folders of their own, then twice as many beside them; the last hundred are measured. */
const OPENED = 100;

const { engine, start, home, managed, files } = JSON.parse(process.argv[2]);

const beforeLoad = performance.now();
const parts = createRequire(import.meta.url)(engine);
const { gatherSession, changesBetween, findPlace, inspect, weigherFor, NEWEST_KNOWN, CachedTree, nodeTree, toPath } =
  parts;
const { examine, gatherWorkspace, listWorkspace } = parts;
const load = performance.now() - beforeLoad;

/** Bytes in use once everything that can go has gone. */
function settledHeap() {
  for (let round = 0; round < 3; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const heapBefore = settledHeap();
const tree = new CachedTree(nodeTree());
const events = [];
let before;
let gatheredVersion;
let previous;
let place;

async function report() {
  const isSameDisk = gatheredVersion === tree.version;
  const snapshot = await gatherSession(tree, place, events, isSameDisk ? before : undefined);
  if (before && !isSameDisk) changesBetween(before, snapshot);
  gatheredVersion = tree.version;
  before = snapshot;
  const claude = { version: NEWEST_KNOWN, how: 'newestKnown', measured: true };
  const inputs = {
    snapshot,
    events: [...events],
    texts: new Map(),
    claude,
    model: undefined,
    used: undefined,
    unsaved: new Map(),
    counted: new Map(),
  };
  previous = inspect({ ...inputs, weigher: await weigherFor(inputs) }, previous);
}

const beforeStart = performance.now();
place = await findPlace(tree, {
  start: toPath(start),
  home: toPath(home),
  managed: toPath(managed),
  ...plainStart,
});
await report();
const startTime = performance.now() - beforeStart;

/** How long each opened file takes to its report, sorted. */
async function open(paths) {
  const times = [];
  for (const path of paths) {
    const before = performance.now();
    events.push({ kind: 'read', path: toPath(path) });
    await report();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}

/** Another file of the same folder: what loads for it was looked at before. */
function sibling(path, place) {
  const others = readdirSync(dirname(path)).filter((candidate) => candidate !== basename(path));
  return others.length === 0 ? path : join(dirname(path), others[place % others.length]);
}

const opened = files.slice(0, OPENED);
const first = await open(opened);
await open(opened.map((path) => sibling(path, 0)));
const warm = await open(opened.map((path) => sibling(path, 1)));
const memory = (settledHeap() - heapBefore) / 1024 / 1024;

// All findings: the first time nothing of the files that no session has reached is parsed yet.
const workspace = await gatherWorkspace(tree, await listWorkspace(tree, [place.start]));
const timed = (work) => {
  const before = performance.now();
  return { answer: work(), ms: performance.now() - before };
};
const [examined, again] = [timed(() => examine(previous, workspace)), timed(() => examine(previous, workspace))];
if (examined.answer.faults.length > 0) throw examined.answer.faults[0];
const at = (times, share) => times[Math.floor((times.length - 1) * share)];

console.log(
  JSON.stringify({
    load,
    start: startTime,
    eventMedian: at(warm, 0.5),
    eventP95: at(warm, 0.95),
    firstP95: at(first, 0.95),
    memory,
    examined: examined.ms,
    examinedAgain: again.ms,
    instructions: workspace.instructions.size,
    findings: examined.answer.findings.length,
    events: warm.length,
    layers: previous.report.stack.length,
    listed: previous.report.listing.skills,
  }),
);
