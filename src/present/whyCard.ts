/** Why is this (not) loaded: an explanation as a card, and the card of what reading a file would load. */
import type { Explanation } from '../core/explain/explain';
import type { Brought } from '../core/explain/reading';
import { bullets, joined } from './layerCard';
import { escapeMarkdown } from './escape';
import { shownPath } from './shownPath';
import { broughtParts } from './why/brought';
import { explained } from './why/explained';
import { tellWhy, whyVoice, type Part, type WhyInk } from './why/parts';
import { say } from './words/say';

/** Markdown with a heading; nothing in it needs a link to be understood. */
export function whyCard(explanation: Explanation, ink: WhyInk): string {
  const { report } = ink;
  return joined([
    `### ${escapeMarkdown(shownPath(explanation.path, report))}`,
    ...explained(explanation, whyVoice(ink, 'markdown')).map(markdownPart),
    versionLine(ink),
  ]);
}

/** What reading a file now would load, as such a card. */
export function broughtCard(brought: Brought, ink: WhyInk): string {
  const path = escapeMarkdown(shownPath(brought.file, ink.report));
  return joined([
    `### ${tellWhy(ink, 'brought.title', { path })}`,
    ...broughtParts(brought, whyVoice(ink, 'markdown')).map(markdownPart),
    versionLine(ink),
  ]);
}

function markdownPart({ kind, lines }: Part): string {
  if (kind === 'list') return bullets(lines);
  return kind === 'answer' ? `**${lines.join(' ')}**` : lines.join('\n\n');
}

function versionLine({ report, words }: WhyInk): string {
  const { measured, version } = report.claude;
  return `*${say(words, measured ? 'card.version' : 'card.newer', { version: escapeMarkdown(version) })}*`;
}
