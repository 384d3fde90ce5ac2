/** Patterns in a form that gitignore semantics can never match; where the meaning is plain they are written anew. */
import { isWithin, join, relativeTo, toPath, toPosixPath, type Path } from '../../files/path';
import { firstMatch } from '../../match/firstMatch';
import { compile, isDead, isReadable } from '../../match/patterns';
import { fix, found, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { conditionsOf, placeOf, type Condition, type PatternPlace } from './conditions';

export function* deadPattern(scene: Scene): Iterable<Found> {
  for (const condition of conditionsOf(scene)) {
    for (const [at, pattern] of condition.patterns.entries()) {
      const dead = deadForm(scene, condition, pattern);
      if (!dead) continue;
      const place = placeOf(condition, at);
      const { variant } = dead;
      yield found('dead-pattern', condition.path, place.range, {
        data: variant === undefined ? { pattern } : { pattern, variant },
        paths: { base: condition.base },
        fixes: fixesOf(scene, condition, pattern, dead, place),
      });
    }
  }
}

interface Dead {
  /** Nothing for `./x`, the most common of all. */
  readonly variant: 'parent' | 'home' | 'absolute' | 'comment' | 'dots' | 'unreadable' | undefined;
  /** What is most likely meant: an absolute path, patterns and all; or nothing. */
  readonly meant: Path | undefined;
}

/** Nothing for a pattern that may match something; of braces all that they stand for must be dead. */
function deadForm(scene: Scene, { base, isListed }: Condition, written: string): Dead | undefined {
  const pattern = written.replace(/^!/, '');
  const { home } = scene.world.snapshot.place;
  const { parts } = compile([pattern]);
  const every = (test: (part: string) => boolean) => parts.length > 0 && parts.every((part) => test(part.pattern));
  if (every((part) => isDead(part))) {
    if (pattern.startsWith('#')) return { variant: 'comment', meant: undefined };
    if (pattern.startsWith('~/')) return { variant: 'home', meant: join(home, pattern.slice(2)) };
    const variant = pattern.startsWith('..') ? 'parent' : undefined;
    return { variant, meant: pattern.startsWith('.') ? join(base, pattern) : undefined };
  }
  if (every((part) => /\/\.{1,2}(?:\/|$)/.test(part)))
    return { variant: 'dots', meant: pattern.startsWith('**') ? undefined : join(base, pattern.replace(/^\//, '')) };
  if (isFromRoot(pattern, [base, home, scene.world.snapshot.place.start])) {
    // unless folders of those very names lie in the base, too
    const isThere = isListed && scene.workspace && firstMatch(scene.workspace.index, [pattern], base) !== undefined;
    return isThere === true
      ? undefined
      : { variant: 'absolute', meant: /^[A-Z]:/i.test(pattern) ? toPath(pattern) : toPosixPath(pattern) };
  }
  return every((part) => part.includes('[') && !isReadable(part))
    ? { variant: 'unreadable', meant: undefined }
    : undefined;
}

/** A path from the root of the file system, by how it begins: a leading slash alone stands for the base. */
function isFromRoot(pattern: string, folders: readonly Path[]): boolean {
  if (/^[A-Za-z]:[\\/]/.test(pattern)) return true;
  return folders.some((folder) => folder.split('/').length > 2 && isWithin(folder, pattern as Path));
}

function fixesOf(scene: Scene, condition: Condition, written: string, dead: Dead, place: PatternPlace): Fix[] {
  const bang = written.startsWith('!') ? '!' : '';
  const to = (pattern: string, safety: Fix['safety']): Fix[] => {
    const change = place.rewrite(bang + pattern);
    return change ? [fix('rewrite-pattern', safety, [change], { data: { pattern: bang + pattern } })] : [];
  };
  if (dead.variant === 'comment') {
    const escaped = `\\${written}`;
    const index = scene.workspace?.index;
    const isThere = index && firstMatch(index, [escaped], condition.base) !== undefined;
    return isThere ? to(escaped, 'review') : [];
  }
  if (dead.meant === undefined) return [];
  const relative = relativeTo(condition.base, dead.meant);
  if (relative === undefined) return [fix('pattern-outside', 'byHand', [], { paths: { base: condition.base } })];
  return to(anchored(relative), 'safe');
}

/** A pattern for `relative` below its base and nowhere else. */
function anchored(relative: string): string {
  if (relative === '' || relative === '**') return '**/*';
  return relative.replace(/\/\*\*$/, '').includes('/') ? relative : `/${relative}`;
}
