/** The effective-rules card: what holds for the file in the editor, in order, and what it would still bring. */
import type { Path } from '../core/files/path';
import type { SkillCard } from '../core/report';
import { addTokens } from '../core/tokens/tokens';
import { escapeMarkdown, excerpt, link } from './escape';
import { effectiveRules, type EffectiveRules } from './effectiveRules';
import { bullets, joined, layerName, type CardInk } from './layerCard';
import { shortReason } from './shortReason';
import { shownName, shownPath } from './shownPath';
import { shortTokens } from './tokens';
import { markdownVoice } from './voice';
import { whereAndWhy } from './whereAndWhy';
import { say } from './words/say';

/** Longer cards are cut: a hover is looked at, not read. */
const MOST = 12;
const FIRST_LINE = 80;

/**
 * `textOf` hands out the texts the report names. `aside` is Markdown that ends the heading: a hover is cut at its
 * end, so what must be seen stands there.
 */
export function effectiveRulesCard(path: Path, ink: CardInk, textOf: (id: string) => string, aside = ''): string {
  const rules = effectiveRules(ink.report, path, textOf);
  const { words, report } = ink;
  const sum = shortTokens(addTokens(rules.applied.map(({ layer }) => layer.tokens)));
  const heading = escapeMarkdown(say(words, 'rules.title', { path: shownPath(path, report) }));
  return joined([
    `**${heading}**${rules.applied.length === 0 ? '' : ` — ${sum}`}${aside === '' ? '' : ` · ${aside}`}`,
    rules.outside ? say(words, 'rules.outside') : '',
    rules.applied.length === 0 ? say(words, 'rules.none') : appliedList(rules, ink),
    rules.waiting.length === 0 ? '' : `${say(words, 'rules.waiting')}:\n\n${waitingList(rules, ink)}`,
    skillSentence(rules.skills, ink),
    rules.alwaysListed === 0 ? '' : say(words, 'rules.listedToo', { n: rules.alwaysListed }),
  ]);
}

/** Numbered with the place in the prompt, which a list of Markdown would count anew: `4 CLAUDE.md · . — Use tabs`. */
function appliedList({ applied }: EffectiveRules, ink: CardInk): string {
  const { words, report, links } = ink;
  const voice = markdownVoice(words, report);
  const lines = applied.slice(0, MOST).map(({ layer, firstLine }) => {
    const name = link(layerName(layer, words), links.open(layer.path));
    const first = firstLine === '' ? '' : ` — ${escapeMarkdown(excerpt(firstLine.replace(/^#+\s+/, ''), FIRST_LINE))}`;
    return `${layer.order} ${name} · ${whereAndWhy(layer, voice)}${first}`;
  });
  if (applied.length > MOST) lines.push(say(words, 'count.more', { n: applied.length - MOST }));
  return lines.join('  \n');
}

function waitingList({ waiting }: EffectiveRules, ink: CardInk): string {
  const { words, report, links } = ink;
  const voice = markdownVoice(words, report);
  const lines = waiting
    .slice(0, MOST)
    .map(({ path, tokens, reason }) =>
      [link(shownName(path), links.open(path)), shortTokens(tokens), shortReason(reason, voice)].join(' · '),
    );
  return bullets(lines);
}

function skillSentence(skills: readonly SkillCard[], { words, links }: CardInk): string {
  if (skills.length === 0) return say(words, 'rules.skillsNone');
  const names = skills.slice(0, MOST).map(({ name, path }) => link(name, links.open(path)));
  return `${say(words, 'rules.skills')}: ${names.join(say(words, 'list.comma'))}`;
}
