/** The list of events as people and scripts write it. */
import { describe, expect, it } from 'vitest';
import { BadInput } from '../../src/cli/badInput';
import { parseEvents } from '../../src/cli/eventsFile';
import { toPath } from '../../src/core/files/path';

const start = toPath('/shop');

describe('an events file', () => {
  const read: [string, object][] = [
    ['{"kind": "read", "path": "src/a.ts"}', { kind: 'read', path: '/shop/src/a.ts' }],
    ['{"kind": "edit", "path": "/other/a.ts"}', { kind: 'edit', path: '/other/a.ts' }],
    ['{"kind": "write", "path": "./src/../b.ts"}', { kind: 'write', path: '/shop/b.ts' }],
    ['{"kind": "mention", "path": "煎茶.md"}', { kind: 'mention', path: '/shop/煎茶.md' }],
    ['{"kind": "bash", "command": "cat a.ts"}', { kind: 'bash', command: 'cat a.ts' }],
    ['{"kind": "glob", "pattern": "**/*.ts"}', { kind: 'glob', pattern: '**/*.ts' }],
    ['{"kind": "glob"}', { kind: 'glob', pattern: '' }],
    ['{"kind": "grep", "pattern": "tea", "path": "src"}', { kind: 'grep', pattern: 'tea', path: '/shop/src' }],
    ['{"kind": "invokeSkill", "name": "release"}', { kind: 'invokeSkill', name: 'release' }],
    [
      '{"kind": "invokeSkill", "name": "release", "args": "1.2"}',
      { kind: 'invokeSkill', name: 'release', args: '1.2' },
    ],
    ['{"kind": "turn", "when": 12, "by": {}}', { kind: 'turn' }],
    ['{"kind": "compact", "path": null}', { kind: 'compact' }],
    ['{"kind": "resume"}', { kind: 'resume' }],
  ];
  it.each(read)('reads %s', (json, event) => {
    expect(parseEvents(`[${json}]`, start)).toEqual([event]);
  });

  it('may be empty, and may begin with a byte order mark', () => {
    expect(parseEvents('\ufeff[]', start)).toEqual([]);
  });

  const refused: [string, string][] = [
    ['', 'the events are not JSON'],
    ['{"kind": "turn"}', 'the events are not a JSON list'],
    ['[{"kind": "turn"}, "turn"]', 'event 2 is not an object'],
    ['[{"path": "a.ts"}]', 'event 1 has no "kind"'],
    ['[{"kind": "look", "path": "a.ts"}]', 'event 1 is of a kind that is not known: "look"'],
    ['[{"kind": "changed"}]', 'event 1 is of a kind that is not known: "changed"'],
    ['[{"kind": "start"}]', 'event 1 is of a kind that is not known: "start"'],
    ['[{"kind": "read"}]', 'event 1 has no "path"'],
    ['[{"kind": "read", "path": 4}]', '"path" of event 1 is not a text'],
    ['[{"kind": "bash"}]', 'event 1 has no "command"'],
    ['[{"kind": "invokeSkill", "args": "x"}]', 'event 1 has no "name"'],
  ];
  it.each(refused)('refuses %s', (json, line) => {
    expect(() => parseEvents(json, start)).toThrow(BadInput);
    expect(() => parseEvents(json, start)).toThrow(line);
  });
});
