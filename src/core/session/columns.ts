/** How many columns of a terminal a text takes, as old versions counted the listing (measured). */
import { eastAsianWidth } from 'get-east-asian-width';
import { withoutEscapes } from '../parse/escapes';

const characters = new Intl.Segmenter();

/** A sequence shown as one emoji; a regional indicator that stands alone is none. */
const EMOJI =
  /(?!\p{RI})\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}|[0-9#*]\u{fe0f}\u{20e3}|\p{RI}\p{RI}/u;

/** Marks and signs without a width of their own. Not all that Unicode knows: those of Hebrew, Arabic or Khmer count. */
const NO_WIDTH =
  /^[\p{Cc}\u{ad}\u{300}-\u{36f}\u{600}-\u{605}\u{6dd}\u{70f}\u{8e2}\u{1ab0}-\u{1aff}\u{1dc0}-\u{1dff}\u{200b}-\u{200f}\u{2060}-\u{2064}\u{20d0}-\u{20ff}\u{fe00}-\u{fe0f}\u{fe20}-\u{fe2f}\u{feff}\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]$/u;
const MARK = /^\p{M}$/u;

function hasNoWidth(char: string, code: number): boolean {
  if (NO_WIDTH.test(char)) return true;
  const isIndic = code >= 0x900 && code <= 0xd4f && code % 0x80 < 0x64;
  const isThaiOrLao = code >= 0xe00 && code <= 0xeff;
  return (isIndic || isThaiOrLao) && MARK.test(char);
}

function columnsOfCharacter(character: string): number {
  if (EMOJI.test(character)) return 2;
  let columns = 0;
  for (const char of character) {
    const code = char.codePointAt(0) ?? 0;
    if (!hasNoWidth(char, code)) columns += eastAsianWidth(code);
  }
  return columns;
}

/** Plain ASCII needs no look at its characters. */
const ASCII = /^[ -~]*$/;

export function columnsOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of characters.segment(withoutEscapes(text))) columns += columnsOfCharacter(segment);
  return columns;
}

/** As many whole characters as leave a column for an ellipsis; unlike in the sum, escape sequences count (measured). */
export function cutColumns(text: string, max: number): string {
  if (columnsOf(text) <= max) return text;
  let left = max - 1;
  let end = 0;
  for (const { segment } of characters.segment(text)) {
    left -= columnsOfCharacter(segment);
    if (left < 0) break;
    end += segment.length;
  }
  return `${text.slice(0, end)}…`;
}
