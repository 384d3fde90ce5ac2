// Looks for the files of a big workspace that patterns match: the first time, and again after a file came and one went.
// Takes the bundle and the number of files as JSON and prints its figures as JSON.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const { engine, files } = JSON.parse(process.argv[2]);
const { FileIndex, matchingFiles } = createRequire(import.meta.url)(engine);

/** As people write them, and one that is more than plain. */
const PATTERNS = [
  ['*.ts'],
  ['src/**'],
  ['packages/*/src/area-1/**'],
  ['**/part-1/**/*.ts'],
  ['packages/pkg-1/**'],
  ['*.ts', '*.tsx', '!**/component-file-1*'],
  ['packages/**/*.{ts,tsx,md,json,css,html}'],
  ['**/[ab]*.ts'],
  [String.raw`packages/\[id\]/**`],
  ['/packages/**/component-?1*.tsx'],
];

const kinds = ['ts', 'tsx', 'md', 'json'];
const paths = Array.from({ length: files }, (_, at) => {
  const folder = `/work/packages/pkg-${at % 40}/src/area-${(at >> 3) % 50}/part-${(at >> 7) % 20}`;
  return `${folder}/component-file-${at}.${kinds[at % kinds.length]}`;
});

function timed(run) {
  const from = performance.now();
  run();
  return performance.now() - from;
}

let index = new FileIndex(paths);
const first = PATTERNS.map((patterns) => timed(() => matchingFiles(index, patterns, '/work')));
const [after, listed] = [[], []];
for (let round = 0; round < 20; round++) {
  listed.push(timed(() => (index = index.with([`/work/packages/pkg-1/src/new-${round}.ts`], [paths[round * 7]]))));
  for (const patterns of PATTERNS) after.push(timed(() => matchingFiles(index, patterns, '/work')));
}
console.log(JSON.stringify({ first: Math.max(...first), after: Math.max(...after), listed: Math.max(...listed) }));
