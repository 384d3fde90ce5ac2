/** Kinds of characters: which of them make one piece together, and which stand alone. */

export const WORD = 0;
export const DIGIT = 1;
/** Han, Hangul syllables, letters beyond U+FFFF: each is a piece of its own. */
export const ALONE = 2;
export const PUNCTUATION = 3;
export const SYMBOL = 4;
export const SPACE = 5;
export const TAB = 6;
export const NEWLINE = 7;
/** Not sent at all: control and private-use characters. */
export const DROPPED = 8;
/** The first half of a pair: which kind it is takes both. */
const PAIR = 9;
const UNKNOWN = 255;

/** Symbols beyond ASCII that join runs of punctuation and whose cost changes with a space beside them. */
const LIKE_PUNCTUATION = '→…—）（└│：►←，•“”―–．－；×·©●△«»、£।€−█□±§°®„›';

/** Filled as characters are met: a regular expression knows them all, and each is asked for once. */
const kinds = new Uint8Array(0x10000).fill(UNKNOWN);
for (const char of LIKE_PUNCTUATION) kinds[char.charCodeAt(0)] = PUNCTUATION;

/** The kind of the character at `at`; where a pair begins there, of the pair. */
export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  let kind = kinds[code] ?? UNKNOWN;
  if (kind === UNKNOWN) kinds[code] = kind = kindOf(code);
  return kind === PAIR ? kindOfPair(text, at) : kind;
}

/** Where the run of one kind ends; for kinds without characters of two units. No call for each character: a text is read cold. */
export function endOf(text: string, from: number, to: number, kind: number): number {
  for (let at = from; ; at++) {
    while (at < to && kinds[text.charCodeAt(at)] === kind) at++;
    // one that was not met before
    if (at >= to || kindAt(text, at) !== kind) return at;
  }
}

/** How many UTF-16 units the character at `at` takes. */
export function unitsAt(text: string, at: number): number {
  return isPair(text, at) ? 2 : 1;
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}

function kindOf(code: number): number {
  if (code === 10) return NEWLINE;
  if (code === 9) return TAB;
  if (code >= 0xd800 && code < 0xe000) return code < 0xdc00 ? PAIR : SYMBOL;
  if ((code >= 0xac00 && code <= 0xd7a3) || (code >= 0x3400 && code <= 0x9fff)) return ALONE;
  const char = String.fromCharCode(code);
  if (/[\p{Cc}\p{Co}]/u.test(char)) return DROPPED;
  if (/\p{Script=Han}/u.test(char) && /\p{L}/u.test(char)) return ALONE;
  if (/[\p{L}\p{M}]/u.test(char)) return code >= 0xfe00 && code <= 0xfe0f ? SYMBOL : WORD;
  if (code === 0x3000) return SYMBOL;
  if (/\p{Z}/u.test(char)) return SPACE;
  if (/\p{Nd}/u.test(char)) return DIGIT;
  return code < 0x80 ? PUNCTUATION : SYMBOL;
}

function kindOfPair(text: string, at: number): number {
  if (!isPair(text, at)) return SYMBOL;
  const char = text.slice(at, at + 2);
  if (/[\p{L}\p{M}]/u.test(char)) return ALONE;
  return /\p{Co}/u.test(char) ? DROPPED : SYMBOL;
}
