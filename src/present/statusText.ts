/** The status bar item: how much the instructions weigh, in how many layers, and whether that is too much. */
import type { Report } from '../core/report';
import { addTokens } from '../core/tokens/tokens';
import { groupedNumber, longTokens, shareOf, shortTokens } from './tokens';
import { say, type Words } from './words/say';

export interface StatusText {
  readonly text: string;
  /** Markdown. */
  readonly tooltip: string;
  readonly accessibilityLabel: string;
  readonly overLimit: boolean;
}

/** `limit` is in tokens; 0 is no limit. */
export function statusText(report: Report, words: Words, limit: number): StatusText {
  const tokens = addTokens(report.stack.map((layer) => layer.tokens));
  const layers = report.stack.length;
  const overLimit = limit > 0 && tokens.count > limit;
  const weight = say(words, 'card.sent', {
    tokens: longTokens(words, tokens),
    share: shareOf(tokens, report.model.window),
  });
  const over = overLimit ? say(words, 'status.over', { limit: groupedNumber(limit) }) : '';
  return {
    text: `$(layers) ${shortTokens(tokens)} · ${layers}`,
    tooltip: [`**${say(words, 'status.name')}** — ${say(words, 'count.layers', { n: layers })}`, weight, over]
      .filter((part) => part !== '')
      .join('\n\n'),
    accessibilityLabel: say(words, 'status.access', { tokens: shortTokens(tokens), n: layers }),
    overLimit,
  };
}
