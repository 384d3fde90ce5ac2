// Measures the engine on a generated monorepo and prints its figures beside the budgets they have to hold.
// node scripts/bench.mjs [--files N] [--instructions N] [--skills N] [--runs N] [--node PATH] [--json]
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEngine, bundleMatching, bundleTyping } from './bench/bundle.mjs';
import { countInChild, loadInChild, matchInChild, measureInChild, measureOn, typeInChild } from './bench/child.mjs';
import { generateMonorepo } from './bench/monorepo.mjs';
import { toTable } from './bench/table.mjs';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '100000' },
    instructions: { type: 'string', default: '1000' },
    skills: { type: 'string', default: '500' },
    runs: { type: 'string', default: '5' },
    node: { type: 'string', default: process.execPath },
    json: { type: 'boolean', default: false },
  },
});
const sizes = {
  files: count('files'),
  instructions: count('instructions'),
  skills: count('skills'),
};
const runs = count('runs');
measureOn(values.node);

function count(name) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} takes a number above 0, not "${values[name]}"`);
  process.exit(2);
}

/** The middle of a list of numbers. */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const folder = mkdtempSync(join(tmpdir(), 'context-stack-bench-'));
try {
  const engine = await bundleEngine(folder);
  const monorepo = generateMonorepo(join(folder, 'monorepo'), sizes);
  const measured = [];
  for (let run = 0; run < runs; run++) measured.push(await measureInChild(engine, monorepo));
  const counted = [];
  for (let run = 0; run < runs; run++) counted.push(await countInChild(engine));
  const tokens = (key) => median(counted.map((run) => run[key]));
  const typing = await bundleTyping(folder);
  const typed = [];
  for (let run = 0; run < runs; run++) typed.push(await typeInChild(typing, folder));
  const ofTyping = (key) => median(typed.map((run) => run[key]));
  const matching = await bundleMatching(folder);
  const matched = [];
  for (let run = 0; run < runs; run++) matched.push(await matchInChild(matching, sizes.files));
  const ofMatching = (key) => median(matched.map((run) => run[key]));
  const over = (key) => median(measured.map((run) => run[key]));
  const bundle = 'dist/extension.js';
  const loads = [];
  for (let run = 0; run < runs && existsSync(bundle); run++) loads.push((await loadInChild()).bundle);
  const engineBundle = 'dist/engine.js';
  const figures = [
    { what: 'event to new report, warm, 95th percentile', unit: 'ms', value: over('eventP95'), budget: 5 },
    { what: 'event to new report, warm, median', unit: 'ms', value: over('eventMedian') },
    { what: 'first file of a folder, 95th percentile', unit: 'ms', value: over('firstP95') },
    { what: 'start: first gathering and first report', unit: 'ms', value: over('start'), budget: 150 },
    { what: 'all findings, first time', unit: 'ms', value: over('examined'), budget: 1000 },
    { what: 'all findings, again', unit: 'ms', value: over('examinedAgain') },
    { what: 'loading the engine', unit: 'ms', value: over('load') },
    { what: 'weighing 1,000 instruction files, first time', unit: 'ms', value: tokens('weighCold'), budget: 100 },
    { what: 'weighing 1,000 instruction files again', unit: 'ms', value: tokens('weighWarm'), budget: 5 },
    { what: 'estimating the tokens of a megabyte, warm', unit: 'ms', value: tokens('warm'), budget: 100 },
    { what: 'estimating the tokens of a megabyte, first time', unit: 'ms', value: tokens('cold') },
    { what: 'reading the table of the token estimator', unit: 'ms', value: tokens('decode'), budget: 15 },
    { what: 'memory of snapshot, caches and report', unit: 'MB', value: over('memory'), budget: 40 },
    {
      what: 'typing in a 2,000-line CLAUDE.md: a key press, average',
      unit: 'ms',
      value: ofTyping('keyAverage'),
      budget: 5,
    },
    { what: 'typing: until the change is shown, 95th percentile', unit: 'ms', value: ofTyping('shownP95'), budget: 50 },
    { what: 'typing: the whole report when the hands rest', unit: 'ms', value: ofTyping('rest') },
    { what: 'files a pattern matches, first time, worst of ten', unit: 'ms', value: ofMatching('first'), budget: 200 },
    { what: 'files a pattern matches, after a file came', unit: 'ms', value: ofMatching('after'), budget: 5 },
    { what: 'a file more in the list of all files', unit: 'ms', value: ofMatching('listed') },
    // The editor is not here to measure the extension as a whole; its bundle is there once it was built.
    ...(existsSync(bundle)
      ? [
          { what: 'activation: loading the extension bundle', unit: 'ms', value: median(loads), budget: 30 },
          { what: 'extension bundle', unit: 'KB', value: statSync(bundle).size / 1024, budget: 400 },
          { what: 'engine bundle, fetched at the first report', unit: 'KB', value: statSync(engineBundle).size / 1024 },
        ]
      : []),
  ].map((figure) => ({ ...figure, held: figure.budget === undefined ? undefined : figure.value < figure.budget }));
  const about = { ...sizes, events: measured[0].events, layers: measured[0].layers, listed: measured[0].listed, runs };
  // Figures from a machine that has other work to do are too high; that belongs beside them.
  const load = { load: loadavg()[0], cores: availableParallelism() };
  if (values.json) console.log(JSON.stringify({ ...about, ...load, node: process.version, figures }, null, 2));
  else console.log(toTable({ ...about, ...load }, figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
