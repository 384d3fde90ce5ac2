// One session on the monorepo, as the extension runs it: a cold start, then file after file is opened.
// Takes the engine's bundle and the monorepo's places as JSON and prints its figures as JSON.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const WARM_UP = 100;
const MEASURED = 400;

const { engine, start, home, managed, files } = JSON.parse(process.argv[2]);

const beforeLoad = performance.now();
const { gather, changesBetween, findPlace, touchedPaths, inspect, NEWEST_KNOWN, CachedTree, nodeTree, toPath } =
  createRequire(import.meta.url)(engine);
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
let previous;
let place;

async function report() {
  const snapshot = await gather(tree, place, touchedPaths(events, place.start));
  if (before) changesBetween(before, snapshot);
  before = snapshot;
  const claude = { version: NEWEST_KNOWN, how: 'newestKnown', measured: true };
  const inputs = { snapshot, events: [...events], texts: new Map(), claude, model: undefined, unsaved: new Map() };
  previous = inspect(inputs, previous);
}

const beforeStart = performance.now();
place = await findPlace(tree, {
  start: toPath(start),
  home: toPath(home),
  managed: toPath(managed),
  addedDirs: [],
  pluginDirs: [],
  platform: 'linux',
  env: {},
  flags: [],
  settingSources: ['user', 'project', 'local'],
});
await report();
const startTime = performance.now() - beforeStart;

const times = [];
for (const file of files.slice(0, WARM_UP + MEASURED)) {
  const before = performance.now();
  events.push({ kind: 'read', path: toPath(file) });
  await report();
  times.push(performance.now() - before);
}
const warm = times.slice(Math.min(WARM_UP, Math.floor(times.length / 2))).sort((a, b) => a - b);
const memory = (settledHeap() - heapBefore) / 1024 / 1024;

console.log(
  JSON.stringify({
    load,
    start: startTime,
    eventMedian: warm[Math.floor(warm.length / 2)],
    eventP95: warm[Math.floor(warm.length * 0.95)],
    memory,
    events: warm.length,
    layers: previous.report.stack.length,
    listed: previous.report.listing.skills,
  }),
);
