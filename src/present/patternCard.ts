/** The hover of a pattern: how Claude Code reads it, what it matches, and what it does not do. */
import type { PatternStanding } from '../core/draft/patternStanding';
import { excerpt, link } from './escape';
import { hoverSay, type HoverInk } from './hoverInk';
import { bullets, joined, title } from './layerCard';
import { shownPath } from './shownPath';
import { groupedNumber } from './tokens';
import { tellFolder, tellList } from './voice';

const LONGEST = 160;
const FORMS = 12;

export function patternCard(standing: PatternStanding, ink: HoverInk): string {
  const { reading, pattern } = standing;
  const kind = hoverSay(ink, reading.isExclusion ? 'hover.exclusion' : 'hover.pattern');
  return joined([
    title(excerpt(pattern, LONGEST), kind),
    ...matchSentences(standing, ink),
    bullets(readingSentences(standing, ink)),
  ]);
}

function matchSentences({ reading, matching, together }: PatternStanding, ink: HoverInk): string[] {
  if (reading.how === 'everything' || reading.how === 'dead' || reading.how === 'unreadable') return [];
  if (!matching) return [hoverSay(ink, 'hover.pattern.notListed')];
  const { count, first } = matching;
  const all = together === undefined ? '' : ` ${hoverSay(ink, 'hover.pattern.together', { n: together })}`;
  const links = first.map((path) => link(shownPath(path, ink.report), ink.links.open(path)));
  if (count > first.length) links.push(hoverSay(ink, 'hover.pattern.more', { n: groupedNumber(count - first.length) }));
  return [
    hoverSay(ink, reading.isExclusion ? 'hover.pattern.leavesOut' : 'hover.pattern.matches', { n: count }) + all,
    bullets(links),
  ];
}

function readingSentences({ reading, base, forms }: PatternStanding, ink: HoverInk): string[] {
  const { voice } = ink;
  const { how, why, isExclusion, isFolder, hasClass, hadTail } = reading;
  const folder = { base: tellFolder(voice, base) };
  if (how === 'dead') return [hoverSay(ink, `hover.pattern.dead.${why ?? 'dot'}`, folder)];
  if (how === 'everything' || how === 'unreadable') return [hoverSay(ink, `hover.pattern.${how}`)];
  const sentences = [hoverSay(ink, `hover.pattern.${how}`, folder)];
  if (hadTail) sentences.push(hoverSay(ink, 'hover.pattern.tail', { tail: voice.mark('/**') }));
  if (isFolder) sentences.push(hoverSay(ink, 'hover.pattern.folder'));
  if (forms.length > 1) {
    const shown = forms.map((form) => excerpt(form, LONGEST));
    sentences.push(hoverSay(ink, 'hover.pattern.forms', { n: forms.length, forms: tellList(voice, shown, FORMS) }));
  }
  if (hasClass) sentences.push(hoverSay(ink, 'hover.pattern.class'));
  sentences.push(hoverSay(ink, 'hover.pattern.case'));
  if (isExclusion) sentences.push(hoverSay(ink, 'hover.pattern.exclusion'));
  return sentences;
}
