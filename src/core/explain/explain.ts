/**
 * Why a file is, or is not, in the context: found where and by which step, under which condition, what would have
 * to happen, from which version, and what reading some other file would do to it. Data only; pure.
 */
import type { FileState } from '../files/fileTree';
import type { Path } from '../files/path';
import type { Inspected } from '../inspect';
import type { Blocked, NothingNew } from '../reason';
import type { Layer, NotLoaded, SkillCard, Waiting } from '../report';
import { conditionOf, type Condition } from './condition';
import { originOf, type Origin } from './origin';
import type { Sight } from './sight';
import { sinceOf, type Since } from './since';

/** All that a report says of one path. */
export interface Standing {
  readonly layers: readonly Layer[];
  readonly waiting: readonly Waiting[];
  readonly notLoaded: readonly NotLoaded[];
  readonly skills: readonly SkillCard[];
}

/** In one word: it is in, it loads when something happens, it is kept out, or nothing leads there. */
export type Answer = 'loaded' | 'waits' | 'out' | 'notReached' | 'missing' | 'folder' | 'never' | 'plain';

export interface Explanation {
  readonly path: Path;
  readonly state: FileState['kind'];
  readonly answer: Answer;
  readonly origin: Origin;
  /** What this session knows of it. */
  readonly now: Standing;
  /** Where this session has not been: what reading any file of `folder` would do to it. */
  readonly ahead: { readonly folder: Path; readonly then: Standing } | undefined;
  readonly condition: Condition | undefined;
  /** Empty where nothing changed over the measured versions. */
  readonly since: readonly Since[];
  readonly touch: Touched | undefined;
}

/** What reading `file` now would do to the file that is explained. */
export interface Touched {
  readonly file: Path;
  readonly effect: 'loads' | 'listed' | 'alreadyIn' | 'nothing';
  /** What it would then be: a layer with its reason, or why it is still out. */
  readonly then: Standing;
  /** What that reading as a whole would not do. */
  readonly notes: readonly NothingNew[];
}

export function explain(sight: Sight): Explanation {
  const { path, state, now, near, touched } = sight;
  const { snapshot, claude } = now.inputs;
  const origin = originOf(path, snapshot);
  const standing = standingOf(now, path);
  const ahead = near && { folder: near.folder, then: standingOf(near.after, path) };
  const condition = conditionOf(origin, state, now, touched?.file);
  const blocked: readonly Blocked[] = [...standing.notLoaded, ...(ahead?.then.notLoaded ?? [])].map(
    ({ reason }) => reason,
  );
  return {
    path,
    state: state.kind,
    answer: answerOf(state, origin, standing, ahead?.then),
    origin,
    now: standing,
    ahead,
    condition,
    since: sinceOf(origin, condition?.kind === 'patterns', blocked, claude.version),
    touch: touched && touchedBy(touched.file, standing, touched.after, path),
  };
}

function standingOf({ report }: Inspected, path: Path): Standing {
  const here = <T extends { readonly path: Path }>(items: readonly T[]) => items.filter((item) => item.path === path);
  const skills = here(report.skills);
  // what the catalogue has is said of the skill itself
  const others = skills.length === 0;
  return {
    layers: here(report.stack).filter(({ kind }) => kind !== 'skillListing' && kind !== 'summary'),
    waiting: others ? here(report.waiting) : [],
    notLoaded: others ? here(report.notLoaded) : [],
    skills,
  };
}

const isEmpty = ({ layers, waiting, notLoaded, skills }: Standing): boolean =>
  layers.length + waiting.length + notLoaded.length + skills.length === 0;

function answerOf(state: FileState, origin: Origin, now: Standing, then: Standing | undefined): Answer {
  if (!isEmpty(now)) return answerIn(now);
  if (state.kind === 'missing') return 'missing';
  if (state.kind === 'folder') return 'folder';
  if (origin.kind === 'neverRead') return 'never';
  if (origin.kind === 'plain') return 'plain';
  if (then === undefined || isEmpty(then)) return 'notReached';
  const answer = answerIn(then);
  return answer === 'loaded' ? 'waits' : answer;
}

function answerIn({ layers, waiting, skills }: Standing): Answer {
  if (layers.length > 0) return 'loaded';
  if (waiting.length > 0) return 'waits';
  const states = skills.map(({ state }) => state);
  if (states.includes('listed') || states.includes('listedWithoutDescription') || states.includes('found'))
    return 'loaded';
  return skills.some(({ state, reason }) => state === 'waiting' && reason?.code !== 'neverMatches') ? 'waits' : 'out';
}

function touchedBy(file: Path, before: Standing, after: Inspected, path: Path): Touched {
  const then = standingOf(after, path);
  const step = after.report.steps.at(-1);
  const isNew = then.layers.some((layer) => layer.step === step?.index);
  const isListed = step?.activated.includes(path) === true;
  const effect = isNew ? 'loads' : isListed ? 'listed' : before.layers.length > 0 ? 'alreadyIn' : 'nothing';
  return { file, effect, then, notes: step?.notes ?? [] };
}
