/** What an explanation is written with, and the pieces it is written in: the same for a card, a terminal and JSON. */
import type { Report } from '../../core/report';
import { markdownVoice, plainVoice, type Voice } from '../voice';
import { fill } from '../words/fill';
import type { Words } from '../words/say';
import type { WhyWords } from '../words/whyEn';

export interface WhyVoice extends Voice {
  readonly why: WhyWords;
  readonly report: Report;
  readonly isMarkdown: boolean;
}

/** `answer` is the one line that matters most; `lines` of a list belong to the part before it. */
export interface Part {
  readonly kind: 'answer' | 'text' | 'list';
  readonly lines: readonly string[];
}

export interface WhyInk {
  readonly report: Report;
  readonly words: Words;
  readonly why: WhyWords;
}

export function whyVoice({ report, words, why }: WhyInk, markup: 'markdown' | 'plain'): WhyVoice {
  const voice = markup === 'markdown' ? markdownVoice(words, report) : plainVoice(words, report);
  return { ...voice, why, report, isMarkdown: markup === 'markdown' };
}

/** A sentence of explanations; every value has to be marked by now. */
export function tellWhy(
  { why }: Pick<WhyVoice, 'why'>,
  key: keyof WhyWords,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(why[key], values);
}

export const answer = (line: string): Part => ({ kind: 'answer', lines: [line] });
export const text = (...lines: readonly string[]): Part => ({ kind: 'text', lines: said(lines) });
export const list = (lines: readonly string[]): Part => ({ kind: 'list', lines: said(lines) });

function said(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}

/** Parts that say something, each text once: two mechanisms may give the same reason. */
export function partsSaid(parts: readonly Part[]): readonly Part[] {
  const seen = new Set<string>();
  return parts.filter(({ lines }) => {
    const key = lines.join('\n');
    if (lines.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
