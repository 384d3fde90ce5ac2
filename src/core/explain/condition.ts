/** The condition of a rule or skill: its patterns and how they are read, or why it has none. */
import type { FileState } from '../files/fileTree';
import type { Path } from '../files/path';
import type { Inspected } from '../inspect';
import { memoryFileOf, skillFileOf } from '../parse/memo';
import type { PathsValue } from '../parse/pathsValue';
import type { Frontmatter } from '../parse/frontmatter';
import type { Unconditional } from '../reason';
import { waitsBelow, type Origin } from './origin';
import { readPatterns, testPatterns, type Reading, type Tested } from './patterns';

export type Condition =
  | {
      readonly kind: 'patterns';
      /** What the patterns are relative to. */
      readonly base: Path;
      readonly readings: readonly Reading[];
      /** What they say of the touched file. */
      readonly tested: Tested | undefined;
    }
  /** It has no condition, whatever it may look like. */
  | { readonly kind: 'always'; readonly why: Unconditional }
  /** `paths` is written, and changes nothing in a file of this kind. */
  | { readonly kind: 'ignored'; readonly of: 'memory' | 'nestedSkill' | 'command' };

/** Nothing for files that have none, and where nobody wrote one that could count. */
export function conditionOf(
  origin: Origin,
  state: FileState,
  { replayed }: Inspected,
  touch: Path | undefined,
): Condition | undefined {
  if (state.kind !== 'text') return undefined;
  const { behaviour, snapshot } = replayed.world;
  const { place } = snapshot;
  const top = place.repository?.root ?? place.start;
  const patterns = (base: Path, { frontmatter }: { frontmatter: Frontmatter }): Condition => {
    const readings = readPatterns(frontmatter.data['paths'], base);
    const tested = touch === undefined ? undefined : testPatterns(readings, base, touch, top);
    return { kind: 'patterns', base, readings, tested };
  };
  switch (origin.kind) {
    case 'rule': {
      const file = memoryFileOf(state, behaviour);
      return file.paths.kind === 'always' ? file.paths : unlessAll(patterns(origin.base, file));
    }
    case 'skill': {
      const file = skillFileOf(state, behaviour);
      if (file.paths.kind === 'always') return undefined;
      if (waitsBelow(origin) !== undefined) return { kind: 'ignored', of: 'nestedSkill' };
      return unlessAll(patterns(place.start, file));
    }
    case 'command':
      return written(skillFileOf(state, behaviour)) ? { kind: 'ignored', of: 'command' } : undefined;
    case 'memory':
    case 'agents':
      return written(memoryFileOf(state, behaviour)) ? { kind: 'ignored', of: 'memory' } : undefined;
    default:
      return undefined;
  }
}

const written = ({ paths }: { readonly paths: PathsValue }): boolean => paths.kind === 'patterns';

/** Patterns that all stand for everything are no condition. */
function unlessAll(condition: Condition): Condition {
  if (condition.kind !== 'patterns' || !condition.readings.every(({ everything }) => everything)) return condition;
  return { kind: 'always', why: 'matchesEverything' };
}
