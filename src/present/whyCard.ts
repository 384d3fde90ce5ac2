/** Why is this (not) loaded: for any path, everything the report knows of it and what would have to happen. */
import type { Path } from '../core/files/path';
import type { Layer, Report } from '../core/report';
import { escapeMarkdown } from './escape';
import { fateText, joined, matchSentence, type CardInk } from './layerCard';
import { needSentence } from './need';
import { reasonSentence } from './reasons';
import { shownPath } from './shownPath';
import { skillStateSentence } from './skillCard';
import { longTokens, shareOf } from './tokens';
import { markdownVoice, tellFolder, type Voice } from './voice';
import { say, type Words } from './words/say';

/** Markdown with a heading; nothing in it needs a link to be understood. */
export function whyCard(path: Path, { report, words }: Pick<CardInk, 'report' | 'words'>): string {
  const voice = markdownVoice(words, report);
  const parts = [
    ...loadedParts(path, report, voice),
    ...outParts(path, report, voice),
    ...skillParts(path, report, voice),
  ];
  return joined([
    `### ${escapeMarkdown(shownPath(path, report))}`,
    ...(parts.length > 0 ? parts : unknownParts(report, voice)),
    `*${say(words, report.claude.measured ? 'card.version' : 'card.newer', { version: escapeMarkdown(report.claude.version) })}*`,
  ]);
}

function loadedParts(path: Path, report: Report, voice: Voice): readonly string[] {
  const layers = report.stack.filter((layer) => layer.path === path && layer.kind !== 'skillListing');
  return layers.map((layer) => joined([place(layer, report, voice.words), ...layerSentences(layer, report, voice)]));
}

function place(layer: Layer, report: Report, words: Words): string {
  return `**${say(words, 'whyCard.loaded', { order: layer.order, count: report.stack.length })}**`;
}

function layerSentences(layer: Layer, report: Report, { words, ...voice }: Voice): readonly string[] {
  const share = shareOf(layer.tokens, report.model.window);
  const whole = { words, ...voice };
  return [
    reasonSentence(layer.reason, whole),
    matchSentence(layer.reason, whole),
    layer.olderThanDisk ? say(words, 'card.older') : '',
    say(words, 'card.sent', { tokens: longTokens(words, layer.tokens), share }),
    say(words, 'card.compaction', { fate: fateText(words, layer.fate) }),
  ];
}

function outParts(path: Path, report: Report, voice: Voice): readonly string[] {
  const { words } = voice;
  // what the catalogue has is said of the skill itself
  const isSaid = report.skills.some((skill) => skill.path === path);
  const waiting = isSaid ? [] : report.waiting.filter((item) => item.path === path);
  const out = isSaid ? [] : report.notLoaded.filter((item) => item.path === path);
  const part = (state: 'whyCard.waits' | 'whyCard.out', { reason }: (typeof waiting)[number] | (typeof out)[number]) =>
    joined([
      `**${say(words, state)}**`,
      reasonSentence(reason, voice),
      say(words, 'card.need', { need: needSentence(reason, voice) }),
    ]);
  return [...waiting.map((item) => part('whyCard.waits', item)), ...out.map((item) => part('whyCard.out', item))];
}

function skillParts(path: Path, report: Report, voice: Voice): readonly string[] {
  const { words } = voice;
  return report.skills
    .filter((skill) => skill.path === path)
    .map((skill) =>
      joined([
        `**${escapeMarkdown(skill.name)}**: ${skillStateSentence(skill, words)}`,
        skill.reason ? reasonSentence(skill.reason, voice) : '',
        skill.reason ? matchSentence(skill.reason, voice) : '',
        need(skill.reason, voice),
      ]),
    );
}

function need(reason: Report['skills'][number]['reason'], voice: Voice): string {
  switch (reason?.code) {
    case 'waitsForMatch':
    case 'waitsForFolder':
    case 'shadowed':
    case 'hiddenFromModel':
    case 'ignoredByGit':
    case 'neverMatches':
    case 'switchedOff':
    case 'sourceOff':
      return say(voice.words, 'card.need', { need: needSentence(reason, voice) });
    default:
      return '';
  }
}

function unknownParts(report: Report, voice: Voice): readonly string[] {
  const { words } = voice;
  return [
    `**${say(words, 'whyCard.unknown', { start: tellFolder(voice, report.start) })}**`,
    say(words, 'whyCard.places'),
  ];
}
