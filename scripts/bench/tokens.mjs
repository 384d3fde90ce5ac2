// How fast tokens are estimated: the documents of this repository, again and again, as a session weighs them.
// Takes the engine's bundle and prints its figures as JSON.
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const PASSES = 9;

const { table, decodeTable, sumsWith, loadWeigher } = createRequire(import.meta.url)(process.argv[2]);
const root = new URL('../../', import.meta.url);
const names = ['README.md', ...['docs', 'src/core/session', 'src/core/stack', 'src/present'].flatMap(filesIn)];
const texts = names.map((name) => readFileSync(new URL(name, root), 'utf8'));
const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;

function filesIn(folder) {
  return readdirSync(new URL(folder, root))
    .filter((name) => /\.(md|ts)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** As many instruction files as a large repository has, each of other words. */
const INSTRUCTIONS = 1000;
const SIZE = 1000;
const all = texts.join('\n');
const instructions = Array.from({ length: INSTRUCTIONS }, (_, at) => {
  const from = Math.floor((at * (all.length - SIZE)) / INSTRUCTIONS);
  // as read from a disk: not put together from parts of other texts
  return Buffer.from(`# Rule ${at}\n\n${all.slice(from, from + SIZE)}`).toString();
});

// first of all: the process knows no word and no piece of machine code yet
const { count } = await loadWeigher('new');
const [weighCold, weighWarm] = [weigh(), weigh()];

function weigh() {
  const before = performance.now();
  for (const text of instructions) count(text);
  return performance.now() - before;
}

const beforeTable = performance.now();
const sums = sumsWith(decodeTable(table));
const decode = performance.now() - beforeTable;
const passes = Array.from({ length: PASSES }, () => {
  const before = performance.now();
  for (const text of texts) sums(text);
  return (performance.now() - before) / megabytes;
});
const warm = passes.slice(2).sort((a, b) => a - b);
console.log(JSON.stringify({ decode, weighCold, weighWarm, cold: passes[0], warm: warm[Math.floor(warm.length / 2)] }));
