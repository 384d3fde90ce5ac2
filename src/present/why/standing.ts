/** What a session knows of a file, in sentences: where it is loaded and why, or why not and what it would take. */
import type { Explanation, Standing } from '../../core/explain/explain';
import type { Reason } from '../../core/reason';
import type { Layer, SkillCard } from '../../core/report';
import { escapeMarkdown } from '../escape';
import { fateText } from '../layerCard';
import { boldMatch, matchedPart } from '../matchedPart';
import { needSentence } from '../need';
import { reasonSentence } from '../reasons';
import { skillStateSentence } from '../skillCard';
import { longTokens, shareOf } from '../tokens';
import { tell, tellFolder } from '../voice';
import { say } from '../words/say';
import { answer, tellWhy, text, type Part, type WhyVoice } from './parts';

/** The answer first, then the reasons; nothing known leaves the answer alone. */
export function standingParts(explanation: Explanation, voice: WhyVoice): readonly Part[] {
  const { now } = explanation;
  const parts = [...layerParts(now, voice), ...outParts(now, voice, true), ...skillParts(now, voice)];
  return parts.length > 0 ? parts : unknownParts(explanation, voice);
}

/** The same without an answer of its own: what a standing would be. */
export function reasonParts(then: Standing, voice: WhyVoice): readonly Part[] {
  return [...outParts(then, voice, false), ...skillParts(then, voice)];
}

function unknownParts({ answer: told, origin }: Explanation, voice: WhyVoice): readonly Part[] {
  switch (told) {
    case 'missing':
      return [answer(tellWhy(voice, 'where' in origin ? 'answer.ifThere' : 'answer.missing'))];
    case 'folder':
    case 'never':
    case 'plain':
      return [answer(tellWhy(voice, `answer.${told}`))];
    case 'notReached':
      return [
        answer(tell(voice, 'whyCard.unknown', { start: tellFolder(voice, voice.report.start) })),
        text(say(voice.words, 'whyCard.places')),
      ];
    case 'loaded':
      return [answer(tellWhy(voice, 'answer.loaded'))];
    case 'waits':
    case 'out':
      return [answer(say(voice.words, `whyCard.${told}`))];
  }
}

function layerParts({ layers }: Standing, voice: WhyVoice): readonly Part[] {
  const { words, report } = voice;
  return layers.flatMap((layer) => [
    answer(say(words, 'whyCard.loaded', { order: layer.order, count: report.stack.length })),
    text(reasonSentence(layer.reason, voice)),
    text(matched(layer.reason, voice)),
    text(layer.olderThanDisk ? say(words, 'card.older') : ''),
    text(sent(layer, voice)),
    text(say(words, 'card.compaction', { fate: fateText(words, layer.fate) })),
  ]);
}

function sent(layer: Layer, { words, report }: WhyVoice): string {
  const share = shareOf(layer.tokens, report.model.window);
  return say(words, 'card.sent', { tokens: longTokens(words, layer.tokens), share });
}

/** The pattern that decided, with the part of the path it matched. */
export function matched(reason: Reason, voice: WhyVoice): string {
  if (reason.code !== 'ruleMatched') return '';
  const { pattern, base, file } = reason.data;
  const part = matchedPart(pattern, base, file);
  if (!part) return '';
  const path = voice.isMarkdown ? boldMatch(part) : `${part.before}${part.matched}${part.after}`;
  return tell(voice, 'card.matched', { pattern: voice.mark(pattern), path });
}

function outParts({ waiting, notLoaded }: Standing, voice: WhyVoice, isAnswer: boolean): readonly Part[] {
  const { words } = voice;
  const part = (
    state: 'whyCard.waits' | 'whyCard.out',
    reason: (typeof waiting | typeof notLoaded)[number]['reason'],
  ) => [
    ...(isAnswer ? [answer(say(words, state))] : []),
    text(reasonSentence(reason, voice)),
    text(say(words, 'card.need', { need: needSentence(reason, voice) })),
  ];
  return [
    ...waiting.flatMap(({ reason }) => part('whyCard.waits', reason)),
    ...notLoaded.flatMap(({ reason }) => part('whyCard.out', reason)),
  ];
}

function skillParts({ skills }: Standing, voice: WhyVoice): readonly Part[] {
  const { words } = voice;
  return skills.flatMap((skill) => {
    const name = voice.isMarkdown ? `**${escapeMarkdown(skill.name)}**` : skill.name;
    return [
      text(`${name}: ${skillStateSentence(skill, words)}`),
      text(skill.reason ? reasonSentence(skill.reason, voice) : ''),
      text(skill.reason ? matched(skill.reason, voice) : ''),
      text(need(skill.reason, voice)),
    ];
  });
}

function need(reason: SkillCard['reason'], voice: WhyVoice): string {
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
