/** What hovers in instruction files are written with: the voice of all cards, and sentences of their own. */
import type { Report } from '../core/report';
import type { CardLinks } from './cardLinks';
import { markdownVoice, type Voice } from './voice';
import { fill } from './words/fill';
import type { HoverWords } from './words/hoverEn';
import { hoverWords } from './words/hoverWords';
import { wordsFor } from './words/say';

export interface HoverInk {
  readonly report: Report;
  readonly voice: Voice;
  readonly hover: HoverWords;
  readonly links: CardLinks;
}

export function hoverInk(report: Report, language: string, links: CardLinks): HoverInk {
  return { report, voice: markdownVoice(wordsFor(language), report), hover: hoverWords(language), links };
}

/** A sentence of the hovers' own. What is filled in is marked or escaped by whoever calls; a name without words says nothing. */
export function hoverSay(
  { hover }: Pick<HoverInk, 'hover'>,
  key: keyof HoverWords | `key.${string}`,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill((hover as Readonly<Record<string, string>>)[key] ?? '', values);
}
