/**
 * The patterns most people write, as expressions that can be tried on a hundred thousand paths at once: letters,
 * stars, slashes. They say of each path what `Matcher` says of it, which stays the measure (a property test compares).
 */
import { affordable, starsOf } from './bounds';
import type { Compiled } from './patterns';

export interface PlainPatterns {
  /** Whether a file, or a folder with its slash, is meant by itself: its folders are asked about one by one. */
  readonly test: (relative: string) => boolean;
}

/** The longest path, and the most folders, for which the bounds of `Matcher` cut nothing off a plain list. */
export const LONGEST = 255;
export const DEEPEST = 32;
const WORST = `${'a'.repeat(LONGEST)}${'/a'.repeat(DEEPEST - 1)}`;
const MOST = 100;

/**
 * A letter, digit or mark that means itself, single stars, question marks, `**` between slashes; brackets that choose
 * among characters, and those that were escaped.
 */
const plain = /^!?\/?(?:\*\*\/)?(?:SEGMENT\/(?:\*\*\/)?)*SEGMENT\/?$/.source.replaceAll(
  'SEGMENT',
  String.raw`(?:[\w.@~,=&%:;'"<>\u00c0-\u0fff\u3041-\ud7ff-]|\?|\*(?!\*)|\[\w+\]|\\\[[\w.-]*\\\])+`,
);
const isPlain = new RegExp(plain);

/** Nothing when one of the patterns is more than plain, or their work is not small. */
export function plainPatterns(compiled: Compiled): PlainPatterns | undefined {
  const patterns = compiled.parts.map(({ pattern }) => pattern);
  if (patterns.length > MOST || patterns.some((pattern) => pattern.length > LONGEST || !isPlain.test(pattern)))
    return undefined;
  if (affordable(patterns.map(starsOf), WORST).includes(false)) return undefined;
  const isExclusion = (pattern: string) => pattern.startsWith('!');
  if (!patterns.some(isExclusion)) {
    const any = new RegExp(patterns.map((pattern) => `(?:${expressionOf(pattern)})`).join('|') || '$^', 'i');
    return { test: (relative) => any.test(relative) };
  }
  const rules = patterns.map((pattern) => {
    const excludes = isExclusion(pattern);
    return { excludes, expression: new RegExp(expressionOf(excludes ? pattern.slice(1) : pattern), 'i') };
  });
  // the last that matches decides
  return { test: (relative) => rules.findLast(({ expression }) => expression.test(relative))?.excludes === false };
}

/** What `ignore` 7.0.5 makes of it. */
function expressionOf(pattern: string): string {
  const isFolder = pattern.endsWith('/');
  const segments = (isFolder ? pattern.slice(0, -1) : pattern).split('/');
  const isAnchored = segments.length > 1;
  if (segments[0] === '') segments.shift();
  let source = isAnchored ? '^' : String.raw`(?:^|\/)`;
  if (segments[0] === '**') {
    source = String.raw`^(?:.*\/)?`;
    segments.shift();
  }
  let slash = '';
  for (const [at, segment] of segments.entries()) {
    if (segment === '**') {
      source += String.raw`(?:\/[^\/]+)*`;
      continue;
    }
    const isLast = at === segments.length - 1;
    source += slash + (isLast && segment === '*' && slash !== '' && !isFolder ? '[^/]+' : segmentOf(segment));
    slash = String.raw`\/`;
  }
  return source + (isFolder ? String.raw`\/$` : String.raw`(?=$|\/$)`);
}

function segmentOf(segment: string): string {
  return segment
    .replaceAll('.', String.raw`\.`)
    .replaceAll('?', '[^/]')
    .replaceAll('*', '[^/]*');
}
