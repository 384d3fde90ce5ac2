/**
 * Patterns that match no file of the workspace: a slip where another pattern is near that does, else only where all
 * patterns of a rule are so, since a list may well name kinds of files a project has none of yet.
 */
import { firstMatch } from '../../match/firstMatch';
import { nearPattern, type Near } from '../../match/nearPattern';
import { compile, isDead } from '../../match/patterns';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';
import { conditionsOf, placeOf, type Condition } from './conditions';
import { partedBy } from './unsplitPaths';

export function* unmatchedPattern(scene: Scene): Iterable<Found> {
  for (const condition of conditionsOf(scene)) if (condition.isListed) yield* inOne(scene, condition);
}

function* inOne(scene: Scene, condition: Condition): Iterable<Found> {
  const { path, patterns, base } = condition;
  const index = scene.workspace?.index;
  if (!index) return;
  const positive = [...patterns.entries()].filter(([, pattern]) => !pattern.startsWith('!'));
  const lost = positive.filter(
    ([, pattern]) => !isUnlisted(pattern) && firstMatch(index, [pattern], base) === undefined,
  );
  const allLost = lost.length === positive.length;
  const alive = lost.filter(([, pattern]) => !isNamedElsewhere(pattern));
  let named = alive.length < lost.length;
  for (const [at, pattern] of alive) {
    const near = nearPattern(index, pattern, base, scene.world.snapshot.place.start);
    // "at any depth" is a guess, made only where the rule would never be sent otherwise
    if (!near || (near.slip === 'depth' && !allLost)) continue;
    named = true;
    yield misspelt(condition, at, near);
  }
  const [first] = lost;
  if (!first || !allLost || named) return;
  const { range } = placeOf(condition, first[0]);
  yield found('unmatched-pattern', path, range, { data: { pattern: first[1] }, paths: { base } });
}

function misspelt(condition: Condition, at: number, { pattern, slip, file }: Near): Found {
  const { path, base, patterns } = condition;
  const { range, rewrite } = placeOf(condition, at);
  const change = rewrite(pattern);
  return found('misspelt-pattern', path, range, {
    data: { pattern: patterns[at] ?? '', near: pattern, variant: slip },
    paths: { base, file },
    fixes: change ? [fix('rewrite-pattern', 'review', [change], { data: { pattern } })] : [],
  });
}

/** Other checks say more of these. */
function isNamedElsewhere(pattern: string): boolean {
  return partedBy(pattern) !== undefined || compile([pattern]).parts.every((part) => isDead(part.pattern));
}

/** Folders and files that are made, hidden from version control, or not listed by an editor. */
const UNLISTED =
  /(?:^|[/{,])(?:(?:node_modules|vendor|dist|build|out|target|bin|obj|coverage|generated|tmp|temp|logs?|\.git|\.next|\.nuxt|\.cache|\.venv|venv|__pycache__)(?=$|[/*,}])|\.env|[^/]*\.(?:env|log|lock|min|generated|local)(?![a-z]))/i;

function isUnlisted(pattern: string): boolean {
  return UNLISTED.test(pattern);
}
