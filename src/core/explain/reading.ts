/** What reading a file now would bring into the context, and what it would not: the last step of a session tried out. */
import type { Path } from '../files/path';
import type { Touched } from '../gather/snapshot';
import type { Inspected } from '../inspect';
import { memoryAt, skillAt } from '../session/world';
import type { NothingNew } from '../reason';
import type { Layer, NotLoaded, SkillCard, Waiting } from '../report';
import { addTokens, type Tokens } from '../tokens/tokens';
import { readPatterns, testPatterns, type Reading as PatternReading, type Tested } from './patterns';

export interface Brought {
  readonly file: Path;
  readonly kind: Touched['kind'];
  /** What the model would be told, in order. */
  readonly loads: readonly Layer[];
  readonly tokens: Tokens;
  /** Skills that would be announced with the next turn. */
  readonly skills: readonly SkillCard[];
  /** What this reading meets and does not load. */
  readonly blocked: readonly NotLoaded[];
  /** What would go on waiting, those first that are nearest to matching. */
  readonly waits: readonly StillWaiting[];
  /** How many more wait for other files. */
  readonly more: number;
  readonly notes: readonly NothingNew[];
}

export interface StillWaiting extends Pick<Waiting, 'kind' | 'path' | 'reason' | 'tokens'> {
  /** Of one with patterns: what each says of the file. */
  readonly patterns: readonly PatternReading[];
  readonly tested: Tested | undefined;
}

/** Past so many, what waits is only counted. */
const MOST_WAITING = 20;
/** And so many are looked at to find those. */
const MOST_TESTED = 300;

/** `before` is the session, `after` the same with `file` read. */
export function broughtBy(before: Inspected, after: Inspected, file: Path): Brought {
  const { report } = after;
  const step = report.steps.at(-1);
  const loads = report.stack.filter((layer) => layer.step === step?.index && layer.step > 0 && isTold(layer));
  const known = new Set(before.report.notLoaded.map(({ path, reason }) => `${path} ${reason.code}`));
  const tested = report.waiting.slice(0, MOST_TESTED).map((waiting) => stillWaiting(waiting, after, file));
  const sorted = [...tested].sort((a, b) => nearness(b) - nearness(a));
  return {
    file,
    kind: after.inputs.snapshot.touched.get(file)?.kind ?? 'missing',
    loads,
    tokens: addTokens(loads.map(({ tokens }) => tokens)),
    skills: report.skills.filter(({ path }) => step?.activated.includes(path)),
    blocked: report.notLoaded.filter(({ path, reason }) => !known.has(`${path} ${reason.code}`)),
    waits: sorted.slice(0, MOST_WAITING),
    more: report.waiting.length - Math.min(sorted.length, MOST_WAITING),
    notes: step?.notes ?? [],
  };
}

function isTold({ kind }: Layer): boolean {
  return kind !== 'mention' && kind !== 'file' && kind !== 'skillListing' && kind !== 'summary';
}

function stillWaiting(waiting: Waiting, { replayed, inputs }: Inspected, file: Path): StillWaiting {
  const { kind, path, reason, tokens } = waiting;
  if (reason.code !== 'waitsForMatch') return { kind, path, reason, tokens, patterns: [], tested: undefined };
  const { world } = replayed;
  const parsed = kind === 'skill' ? skillAt(world, path) : memoryAt(world, path);
  const { base } = reason.data;
  const { place } = inputs.snapshot;
  const patterns = readPatterns(parsed?.frontmatter.data['paths'] ?? reason.data.patterns, base);
  const tested = testPatterns(patterns, base, file, place.repository?.root ?? place.start);
  return { kind, path, reason, tokens, patterns, tested };
}

/** A rule that nearly matches is what somebody wonders about. */
function nearness({ tested }: StillWaiting): number {
  const weight = {
    excludedBy: 3,
    otherBase: 3,
    brackets: 3,
    excludes: 1,
    matches: 1,
    outside: 0,
    dead: 0,
    idle: 0,
    noFit: 0,
  };
  return Math.max(0, ...(tested?.verdicts ?? []).map(({ code }) => weight[code]));
}
