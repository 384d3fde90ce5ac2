/** Which escape sequences go from a listed text, and what of the text around them stays. */
import { expect, test } from 'vitest';
import { withoutEscapes } from '../../../src/core/parse/escapes';

test.each<[string, string, string]>([
  ['no escape', 'plain ~ text', 'plain ~ text'],
  ['a colour', 'a\x1b[1;31mb\x1b[0mc', 'abc'],
  ['a colour by its single character', 'a\x9b31mb', 'ab'],
  ['a control sequence that is not ended', 'a\x1b[31', 'a'],
  ['a link ended by a bell', '\x1b]8;;http://x\x07y', 'y'],
  ['a link ended by a string terminator', '\x1b]8;;http://x\x1b\\y', 'y'],
  ['a title that is not ended', 'a\x1b]0;title', 'a'],
  ['a device string', 'a\x1bPq\x9cz', 'az'],
  ['a device string, which no bell ends', 'a\x1bPq\x07z', 'a'],
  ['an escape of two characters', 'a\x1bcb', 'ab'],
  ['an escape of three', 'a\x1b(Bc', 'ac'],
  ['an escape before what is no part of one', 'a\x1b😀', 'a😀'],
  ['an escape at the end', 'a\x1b', 'a'],
  ['an escape inside another', 'a\x1b[\x1b[1mz', 'az'],
  ['a cancelled sequence', 'a\x1b[3\x18z', 'az'],
])('%s', (_name, text, left) => {
  expect(withoutEscapes(text)).toBe(left);
});
