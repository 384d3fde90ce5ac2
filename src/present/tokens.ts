/** Token counts as people read them: `≈` unless they were counted, never more digits than are known. */
import type { Layer } from '../core/report';
import type { Tokens } from '../core/tokens/tokens';
import { say, type Words } from './words/say';

/** `≈ 1.9k`, `≈ 210`, `1.9k`: at most three digits; an estimate has two. */
export function shortTokens(tokens: Tokens): string {
  const short = shortNumber(tokens.how === 'estimated' ? twoDigits(tokens.count) : tokens.count);
  return tokens.how === 'estimated' ? `≈ ${short}` : short;
}

/** What a layer weighs in a row; nothing for a summary that nobody has written yet. */
export function layerWeight({ kind, tokens }: Pick<Layer, 'kind' | 'tokens'>): string {
  return kind === 'summary' && tokens.count === 0 ? '' : shortTokens(tokens);
}

/** `≈ 1,912 tokens, ± 120`: every digit, with how far it may be off. */
export function longTokens(words: Words, tokens: Tokens): string {
  const count = groupedNumber(tokens.count);
  if (tokens.how === 'counted') return say(words, 'tokens.counted', { count, n: tokens.count });
  return say(words, 'tokens.estimated', { count, margin: groupedNumber(tokens.margin) });
}

/** `≈ 1.9k → ≈ 2.1k when saved`; `≈ 1.9k, +12 when saved` where the short numbers are alike. */
export function changingTokens(words: Words, before: Tokens, after: Tokens): string {
  const [was, will] = [shortTokens(before), shortTokens(after)];
  if (was !== will) return say(words, 'tokens.whenSaved', { before: was, after: will });
  if (before.count === after.count) return was;
  return say(words, 'tokens.whenSavedBy', { before: was, change: tokenChange(before, after) });
}

/** `+12`, `−3`. */
export function tokenChange(before: Tokens, after: Tokens): string {
  const change = after.count - before.count;
  return `${change < 0 ? '−' : '+'}${groupedNumber(Math.abs(change))}`;
}

/** `0.96%` of the window; below a hundredth of a percent `< 0.01%`. */
export function shareOf(tokens: Tokens, window: number): string {
  const percent = window > 0 ? (tokens.count / window) * 100 : 0;
  if (percent > 0 && percent < 0.01) return '< 0.01%';
  return `${percent >= 10 ? percent.toFixed(0) : percent >= 1 ? percent.toFixed(1) : percent.toFixed(2)}%`;
}

/** `1,912`, in every language. */
export function groupedNumber(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** `950`, `1k`, `1.9k`, `12k`, `1.2M`. */
export function shortNumber(value: number): string {
  const rounded = Math.round(value);
  if (rounded < 1000) return String(rounded);
  if (rounded < 999_500) return `${inUnits(rounded / 1000)}k`;
  return `${inUnits(rounded / 1_000_000)}M`;
}

function inUnits(value: number): string {
  return value.toFixed(value >= 9.95 ? 0 : 1).replace(/\.0$/, '');
}

function twoDigits(value: number): number {
  const step = value >= 100 ? 10 ** (Math.floor(Math.log10(value)) - 1) : 1;
  return Math.round(value / step) * step;
}

/** `4 MiB`, `312 KiB`, `80 bytes`. */
export function shownBytes(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${inUnits(bytes / (1024 * 1024))} MiB`;
  return bytes >= 1024 ? `${inUnits(bytes / 1024)} KiB` : `${bytes} B`;
}
