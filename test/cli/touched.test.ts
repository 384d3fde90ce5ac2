/** Which files have to be gathered for a list of events. */
import { expect, it } from 'vitest';
import { touchedPaths } from '../../src/cli/touched';
import { toPath } from '../../src/core/files/path';
import type { SessionEvent } from '../../src/core/session/events';

const start = toPath('/shop');
const rows: [name: string, events: SessionEvent[], paths: string[]][] = [
  ['nothing happened', [], []],
  [
    'a file read twice is named once',
    [
      { kind: 'read', path: toPath('/shop/a') },
      { kind: 'edit', path: toPath('/shop/a') },
    ],
    ['/shop/a'],
  ],
  ['a command that views one file names it', [{ kind: 'bash', command: 'cat src/a.ts' }], ['/shop/src/a.ts']],
  ['a command that views none names none', [{ kind: 'bash', command: 'npm test' }], []],
  ['turns and skills name none', [{ kind: 'turn' }, { kind: 'invokeSkill', name: 'release' }, { kind: 'compact' }], []],
];

it.each(rows)('%s', (_, events, paths) => {
  expect(touchedPaths(events, start)).toEqual(paths);
});
