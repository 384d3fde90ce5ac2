// Somebody types in a CLAUDE.md of 2,000 lines: what each key press costs the engine and the words around it, and how
// long it takes until the change is there to be drawn. Takes the bundle and the folder as JSON and prints JSON.
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { plainStart } from './place.mjs';

const LINES = 2000;
const WARM = 50;
const PRESSED = 300;
/** Of these the delay is taken: each waits for the extension's own timer. */
const SHOWN = 100;
const TYPED = 'Prefer plain words, and say what is measured.\n\n- One more rule, `npm test` before each commit.\n';

const { engine, folder } = JSON.parse(process.argv[2]);
const { findPlace, gatherSession, inspect, withDrafts, instructionFiles, sectionsOf, unsentOf, weightOf, ...rest } =
  createRequire(import.meta.url)(engine);
const { weigherFor, NEWEST_KNOWN, CachedTree, nodeTree, toPath, Refresh, Inspection, Session, changesBetween } = rest;
const { statusText, stackRows, fileLens, sectionLens, wordsFor } = rest;

const drafting = { withDrafts, instructionFiles };
const counted = new Map();
const words = wordsFor('en');
const start = toPath(join(folder, 'typing'));
const memory = toPath(join(start, 'CLAUDE.md'));
const text = longMemory();
mkdirSync(join(start, '.git'), { recursive: true });
writeFileSync(join(start, '.git/HEAD'), 'ref: refs/heads/main\n');
writeFileSync(memory, text);

function longMemory() {
  const lines = [];
  for (let at = 0; lines.length < LINES; at++) {
    if (at % 12 === 0) lines.push(`${'#'.repeat(1 + (at % 3))} Part ${at}`, '');
    lines.push(`- Rule ${at}: keep it small, say why.`);
    if (at % 30 === 7) lines.push('', '<!-- for people: ask before you change this -->', '');
    if (at % 40 === 9) lines.push('', '```ts', '# no heading', 'const small = true;', '```', '');
  }
  return `${lines.slice(0, LINES).join('\n')}\n`;
}

const tree = new CachedTree(nodeTree());
const session = new Session(start, () => undefined);
const inspection = new Inspection();
let drafts = new Map();

/** What is not worked out must not be measured. */
function fault(message, error) {
  console.error(message, error);
  process.exit(1);
}

const refresh = new Refresh({
  engine: () => Promise.resolve({ findPlace, gatherSession, weigherFor, inspect, ...drafting, changesBetween }),
  tree,
  start: { current: start, missing: 'noFolder' },
  request: (at) => ({
    start: at,
    home: toPath(join(folder, 'home')),
    managed: toPath(join(folder, 'managed')),
    ...plainStart,
  }),
  restricted: () => false,
  claude: () => Promise.resolve({ version: NEWEST_KNOWN, how: 'newestKnown', measured: true }),
  model: () => undefined,
  used: () => Promise.resolve(undefined),
  counted: () => counted,
  unsaved: () => drafts,
  sessions: { at: () => Promise.resolve(session), remember: () => undefined },
  inspection,
  log: { fault, info: () => undefined, debug: () => undefined },
  message: { say: () => undefined, reset: () => undefined },
  gathered: () => undefined,
});
await refresh.now();
const whole = inspection.inspected;

const place = Math.floor(text.length / 2);
/** The text after so many key presses. */
const after = (presses) => text.slice(0, place) + TYPED.repeat(9).slice(0, presses) + text.slice(place);

/** All that is worked out from a report while somebody types. */
function draw({ report }) {
  statusText(report, words, 0);
  return stackRows({ report, words, links: {} });
}

function press(presses) {
  const draft = after(presses);
  const from = performance.now();
  const inspected = withDrafts(whole, new Map([[memory, draft]]));
  draw(inspected);
  fileLens(memory, inspected.report, words, weightOf(inspected, memory, draft));
  for (const section of sectionsOf(inspected, memory, draft)) sectionLens(section, words);
  unsentOf(inspected, memory, draft);
  return performance.now() - from;
}

for (let at = 1; at <= WARM; at++) press(at);
const costs = Array.from({ length: PRESSED }, (_, at) => press(WARM + at + 1));

async function shown(presses) {
  drafts = new Map([[memory, after(presses)]]);
  const from = performance.now();
  const weighed = new Promise((done) => {
    const listening = inspection.onDidWeigh(() => {
      draw(inspection.inspected);
      listening.dispose();
      done(undefined);
    });
  });
  refresh.weigh();
  await weighed;
  return performance.now() - from;
}

const delays = [];
for (let at = 1; at <= SHOWN; at++) delays.push(await shown(at));
drafts = new Map([[memory, after(SHOWN + 1)]]);
const beforeRest = performance.now();
await refresh.now();
const restTime = performance.now() - beforeRest;
refresh.dispose();

const sorted = delays.toSorted((a, b) => a - b);
console.log(
  JSON.stringify({
    keyAverage: costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
    keyWorst: Math.max(...costs),
    shownP95: sorted[Math.floor((sorted.length - 1) * 0.95)],
    rest: restTime,
  }),
);
