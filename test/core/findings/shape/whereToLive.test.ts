import { expect, it } from 'vitest';
import { whereToLive, type Answers } from '../../../../src/core/findings/shape/whereToLive';

const table: readonly (readonly [Answers['when'], steps: 0 | 1, files: 0 | 1, inFull: 0 | 1, string])[] = [
  ['byItself', 0, 0, 0, 'memory'],
  ['byItself', 0, 0, 1, 'memory'],
  ['byItself', 0, 1, 0, 'rule'],
  ['byItself', 0, 1, 1, 'rule'],
  ['byItself', 1, 0, 0, 'skill by memory'],
  ['byItself', 1, 0, 1, 'memory'],
  ['byItself', 1, 1, 0, 'skill by rule'],
  ['byItself', 1, 1, 1, 'rule'],
  ['whenCalled', 0, 0, 0, 'skill'],
  ['whenCalled', 0, 0, 1, 'memory'],
  ['whenCalled', 0, 1, 0, 'rule'],
  ['whenCalled', 0, 1, 1, 'rule'],
  ['whenCalled', 1, 0, 0, 'skill'],
  ['whenCalled', 1, 0, 1, 'memory'],
  ['whenCalled', 1, 1, 0, 'skill'],
  ['whenCalled', 1, 1, 1, 'rule'],
  ['atEvents', 0, 0, 0, 'hook'],
  ['atEvents', 1, 1, 1, 'hook'],
];

it.each(table)('%s, steps %s, files %s, in full %s: %s', (when, steps, files, inFull, wanted) => {
  const { home, trigger } = whereToLive({ when, steps: steps === 1, files: files === 1, inFull: inFull === 1 });
  expect(trigger === undefined ? home : `${home} by ${trigger}`).toBe(wanted);
});
