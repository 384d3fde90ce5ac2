/** The tooltip of a skill: how it stands, what the model sees of it, and what listing and invoking it cost. */
import type { SkillCard } from '../core/report';
import { linkLine } from './cardLinks';
import { excerpt } from './escape';
import { bullets, joined, matchSentence, title, type CardInk } from './layerCard';
import { reasonSentence } from './reasons';
import { shownPath } from './shownPath';
import { longTokens } from './tokens';
import { markdownVoice } from './voice';
import { say, type Words } from './words/say';

/** As much of the line as a hover can bear. */
const SEEN = 400;

export function skillCard(skill: SkillCard, { report, words, links }: CardInk): string {
  const voice = markdownVoice(words, report);
  const seen = skill.state === 'listed' || skill.state === 'listedWithoutDescription' || skill.state === 'found';
  return joined([
    title(skill.name, `${say(words, `kind.${skill.kind}`)}, ${say(words, `scope.${skill.scope}`)}`),
    voice.mark(shownPath(skill.path, report)),
    skillStateSentence(skill, words),
    skill.reason ? reasonSentence(skill.reason, voice) : '',
    skill.reason ? matchSentence(skill.reason, voice) : '',
    seen ? say(words, 'skill.sees', { text: voice.mark(excerpt(lineOf(skill), SEEN)) }) : say(words, 'skill.seesNot'),
    bullets([
      say(words, 'skill.listingCost', { tokens: longTokens(words, skill.listingTokens) }),
      say(words, 'skill.bodyCost', { tokens: longTokens(words, skill.bodyTokens) }),
    ]),
    linkLine(words, links, { path: skill.path, skill: skill.name }),
  ]);
}

/** How it stands with the model. What waits for a file that cannot be, and what a setting cut, are said apart. */
export function skillStateSentence({ state, reason, text }: SkillCard, words: Words): string {
  if (state === 'waiting' && reason?.code === 'neverMatches') return say(words, 'skill.state.never');
  if (state === 'listed' && text === '') return say(words, 'skill.state.nameOnly');
  return say(words, `skill.state.${state}`);
}

function lineOf({ name, text }: SkillCard): string {
  return text === '' ? name : `${name}: ${text}`;
}
