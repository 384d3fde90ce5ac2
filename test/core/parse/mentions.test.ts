/** Which files a prompt, or the body of a skill, mentions. */
import { expect, test } from 'vitest';
import { mentionsIn } from '../../../src/core/parse/mentions';

test.each<[string, string, string[]]>([
  ['nothing', 'no mention', []],
  ['one at the start', '@a.ts', ['a.ts']],
  ['one behind white space', 'see\n@src/a.ts now', ['src/a.ts']],
  ['several', '@a and @b', ['a', 'b']],
  ['punctuation behind it', 'see @a.ts, then @b.ts.', ['a.ts', 'b.ts']],
  ['a range', '@a.ts#L1-2.', ['a.ts']],
  ['quotes', '@"a b.ts".', ['a b.ts']],
  ['what only looks like one', 'me@a.ts foo:@b (@c) `@d` "@e"', []],
  ['an absolute path', '@/abs/a', ['/abs/a']],
  ['home, which lies outside', '@~/a', []],
  ['a lone sign', 'at @ noon', []],
])('%s', (_name, text, names) => {
  expect(mentionsIn(text)).toEqual(names);
});
