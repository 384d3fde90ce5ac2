/** Kinds of text that are estimated differently well: margins and corrections go by them. */

export const PLAIN = 0;
/** ASCII words of which only parts are known. */
export const GUESSED = 1;
export const CJK = 2;
const LATIN = 3;
const CYRILLIC = 4;
const ARABIC = 5;
/** Scripts, symbols and halves of characters of which next to nothing was measured. */
export const RARE = 6;
export const KINDS = 7;

/** The kind of a word, by its first letter beyond ASCII. */
export function kindOfWord(word: string): number {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 0x80) return kindOfLetter(code);
  }
  return PLAIN;
}

function kindOfLetter(code: number): number {
  if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) return LATIN;
  if (code >= 0x400 && code < 0x530) return CYRILLIC;
  if ((code >= 0x600 && code < 0x780) || (code >= 0xfb50 && code < 0xff00)) return ARABIC;
  return (code >= 0x3040 && code < 0x3200) || (code >= 0xff66 && code < 0xffa0) ? CJK : RARE;
}
