/** The status bar item: how much the instructions weigh, in how many layers, and whether that is too much. */
import type { Report } from '../core/report';
import { addTokens, type Tokens } from '../core/tokens/tokens';
import { changingTokens, groupedNumber, longTokens, shareOf, shortTokens, tokenChange } from './tokens';
import { say, type Words } from './words/say';

export interface StatusText {
  readonly text: string;
  /** Markdown. */
  readonly tooltip: string;
  readonly accessibilityLabel: string;
  readonly overLimit: boolean;
}

/** `limit` is in tokens; 0 is no limit. What is not saved counts: the colour is to come before the harm is done. */
export function statusText(report: Report, words: Words, limit: number): StatusText {
  const now = addTokens(report.stack.map(({ tokens }) => tokens));
  const saved = addTokens(report.stack.map(({ tokens, unsaved }) => unsaved ?? tokens));
  const layers = report.stack.length;
  const overLimit = limit > 0 && saved.count > limit;
  const isChanging = saved.count !== now.count;
  const whole = (tokens: Tokens) => ({
    tokens: longTokens(words, tokens),
    share: shareOf(tokens, report.model.window),
  });
  const change = isChanging ? tokenChange(now, saved) : '';
  return {
    text: `$(layers) ${isChanging ? changingShort(now, saved) : shortTokens(now)} · ${layers}`,
    tooltip: [
      `**${say(words, 'status.name')}** — ${say(words, 'count.layers', { n: layers })}`,
      say(words, 'card.sent', whole(now)),
      isChanging ? say(words, 'status.unsaved', { ...whole(saved), change }) : '',
      overLimit ? overSentence(words, now, saved, limit) : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    accessibilityLabel: say(words, 'status.access', {
      tokens: isChanging ? changingTokens(words, now, saved) : shortTokens(now),
      n: layers,
    }),
    overLimit,
  };
}

/** `≈ 9.1k → ≈ 9.3k`, or `≈ 9.1k +12` where that says more. */
function changingShort(now: Tokens, saved: Tokens): string {
  const [was, will] = [shortTokens(now), shortTokens(saved)];
  return was === will ? `${was} ${tokenChange(now, saved)}` : `${was} → ${will}`;
}

function overSentence(words: Words, now: Tokens, saved: Tokens, limit: number): string {
  const data = { limit: groupedNumber(limit), by: groupedNumber(saved.count - limit) };
  return say(words, now.count > limit ? 'status.over' : 'status.willBeOver', data);
}
