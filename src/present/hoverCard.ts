/** A hover in an instruction file: what stands there, in Markdown. All that is not ours is marked or escaped. */
import type { ImportStanding } from '../core/draft/importStanding';
import type { KeyStanding, Standing } from '../core/draft/standing';
import type { PlaceholderStanding } from '../core/draft/placeholderStanding';
import { escapeMarkdown, excerpt } from './escape';
import { bullets, joined, title } from './layerCard';
import { linkLine } from './cardLinks';
import { needSentence } from './need';
import { patternCard } from './patternCard';
import { reasonSentence } from './reasons';
import { longTokens } from './tokens';
import { tellList, tellPath } from './voice';
import type { HoverInk } from './hoverInk';
import { hoverSay } from './hoverInk';

const FIRST_LINE = 100;

export function hoverCard(standing: Standing, ink: HoverInk): string {
  switch (standing.kind) {
    case 'import':
      return importCard(standing, ink);
    case 'pattern':
      return patternCard(standing, ink);
    case 'key':
      return keyCard(standing, ink);
    case 'placeholder':
      return placeholderCard(standing, ink);
  }
}

function importCard({ written, target, fate, begins, tokens }: ImportStanding, ink: HoverInk): string {
  const { voice, links } = ink;
  const lines = (begins ?? [])
    .filter((line) => line.trim() !== '')
    .map((line) => escapeMarkdown(excerpt(line, FIRST_LINE)));
  const isMissing = fate.kind === 'blocked' && fate.reason.code === 'importMissing';
  return joined([
    title(`@${written}`, hoverSay(ink, 'hover.import')),
    hoverSay(ink, 'hover.import.means', { path: tellPath(voice, target) }),
    ...fateSentences(fate, ink),
    tokens ? hoverSay(ink, 'hover.import.tokens', { tokens: longTokens(voice.words, tokens) }) : '',
    lines.length === 0 ? '' : `${hoverSay(ink, 'hover.import.begins')}:\n\n${bullets(lines)}`,
    linkLine(voice.words, links, { path: target, missing: isMissing }),
  ]);
}

function fateSentences(fate: ImportStanding['fate'], ink: HoverInk): string[] {
  if (fate.kind !== 'loaded' && fate.kind !== 'blocked') return [hoverSay(ink, `hover.import.${fate.kind}`)];
  const why = `${hoverSay(ink, `hover.import.${fate.kind}`)} ${reasonSentence(fate.reason, ink.voice)}`;
  return fate.kind === 'loaded' ? [why] : [why, needSentence(fate.reason, ink.voice)];
}

const UNKNOWN = {
  rule: 'hover.key.unknownRule',
  memory: 'hover.key.unknownMemory',
  skill: 'hover.key.unknownSkill',
  command: 'hover.key.unknownCommand',
} as const;

function keyCard({ name, of, known, isTooNew, isOtherValue, value }: KeyStanding, ink: HoverInk): string {
  const { voice } = ink;
  const heading = title(name, hoverSay(ink, 'hover.key'));
  if (!known) return joined([heading, hoverSay(ink, UNKNOWN[of], of === 'rule' ? { paths: voice.mark('paths') } : {})]);
  const { since, values } = known;
  return joined([
    heading,
    hoverSay(ink, `key.${known.meaning}`),
    values ? hoverSay(ink, 'hover.key.values', { values: tellList(voice, values) }) : '',
    isOtherValue ? hoverSay(ink, 'hover.key.otherValue', { value: voice.mark(excerpt(value, FIRST_LINE)) }) : '',
    since === undefined ? '' : hoverSay(ink, 'hover.key.since', { version: since }),
    isTooNew ? hoverSay(ink, 'hover.key.tooNew', { now: escapeMarkdown(ink.report.claude.version) }) : '',
  ]);
}

function placeholderCard({ written, means }: PlaceholderStanding, ink: HoverInk): string {
  return joined([
    title(excerpt(written, FIRST_LINE), hoverSay(ink, 'hover.placeholder')),
    ...placeholderSentences(means, ink),
  ]);
}

function placeholderSentences(means: PlaceholderStanding['means'], ink: HoverInk): string[] {
  const { voice } = ink;
  switch (means.kind) {
    case 'argument':
      return [
        hoverSay(ink, 'hover.placeholder.argument', { n: means.index }),
        hoverSay(ink, means.missingStays ? 'hover.placeholder.missingStays' : 'hover.placeholder.missingGoes'),
      ];
    case 'named':
      return [hoverSay(ink, 'hover.placeholder.named', { name: voice.mark(means.name), n: means.index })];
    case 'path':
    case 'effort':
      return [hoverSay(ink, 'hover.placeholder.value', { value: voice.mark(excerpt(means.value, 300)) })];
    case 'stays':
      if (means.since === undefined) return [hoverSay(ink, 'hover.placeholder.stays')];
      return [hoverSay(ink, 'hover.placeholder.staysSince', { since: means.since })];
    case 'all':
    case 'escaped':
    case 'session':
    case 'command':
      return [hoverSay(ink, `hover.placeholder.${means.kind}`)];
  }
}
