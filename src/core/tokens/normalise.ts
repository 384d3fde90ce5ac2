/** A text as it is counted: composed, without what is never sent. */
import type { Family } from './forms';

/** Control characters but tab and new line, and private use. */
const NEVER_SENT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ue000-\uf8ff]+/g;
/** What most texts are written in: nothing is to be done there. */
const BEYOND_PLAIN = /[^\t\n -~]/;
/** Everything below is composed already. */
const MAY_BE_DECOMPOSED = /[\u0300-\uffff]/;
const CURLY_DOUBLE = /[\u201c\u201d]/g;
const CURLY_SINGLE = /[\u2018\u2019]/g;

export function normalised(text: string, family: Family): string {
  if (!BEYOND_PLAIN.test(text)) return text;
  let sent = text.replace(NEVER_SENT, '');
  if (!MAY_BE_DECOMPOSED.test(sent)) return sent;
  sent = sent.normalize('NFC');
  return family === 'old' ? sent.replace(CURLY_DOUBLE, '"').replace(CURLY_SINGLE, "'") : sent;
}

/** Where the text ends when white space at its end is left out. */
export function endOfContent(text: string): number {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
