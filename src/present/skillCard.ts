/** The tooltip of a skill: how it stands, what the model sees of it, and what listing and invoking it cost. */
import type { SkillCard } from '../core/report';
import { linkLine } from './cardLinks';
import { excerpt } from './escape';
import { bullets, joined, matchSentence, title, type CardInk } from './layerCard';
import { reasonSentence } from './reasons';
import { shownPath } from './shownPath';
import { longTokens } from './tokens';
import { markdownVoice } from './voice';
import { say } from './words/say';

/** As much of the line as a hover can bear. */
const SEEN = 400;

export function skillCard(skill: SkillCard, { report, words, links }: CardInk): string {
  const voice = markdownVoice(words, report);
  const seen = skill.state === 'listed' || skill.state === 'listedWithoutDescription' || skill.state === 'found';
  return joined([
    title(skill.name, `${say(words, `kind.${skill.kind}`)}, ${say(words, `scope.${skill.scope}`)}`),
    voice.mark(shownPath(skill.path, report)),
    say(words, `skill.state.${skill.state}`),
    skill.reason ? reasonSentence(skill.reason, voice) : '',
    skill.reason ? matchSentence(skill.reason, voice) : '',
    seen ? say(words, 'skill.sees', { text: voice.mark(excerpt(skill.text, SEEN)) }) : say(words, 'skill.seesNot'),
    bullets([
      say(words, 'skill.listingCost', { tokens: longTokens(words, skill.listingTokens) }),
      say(words, 'skill.bodyCost', { tokens: longTokens(words, skill.bodyTokens) }),
    ]),
    linkLine(words, links, { path: skill.path, skill: skill.name }),
  ]);
}
