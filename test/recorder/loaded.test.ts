import { expect, it } from 'vitest';
import { readLoaded, toFactSteps } from '../../scripts/conformance/loaded.mjs';

const request = (...texts: string[]) => ({
  messages: [{ role: 'user', content: texts.map((text) => ({ type: 'text', text })) }],
});
const facts = (requests: unknown[], records: unknown[] = []) =>
  toFactSteps(readLoaded(requests, records), (text) => text, new Set(), false);

it.each([
  ['$WS/CLAUDE.md', ' (project instructions, checked into the codebase)', 'project'],
  ['$WS/inc.md', " (user's private project instructions, not checked in)", 'local'],
  ['$TOP/one.md', " (user's private global instructions for all projects)", 'user'],
  ['$MANAGED/CLAUDE.md', " (user's private global instructions for all projects)", 'managed'],
  ['$HOME/am/MEMORY.md', " (user's auto-memory, persists across conversations)", 'auto'],
  ['$WS/sub/CLAUDE.md', '', 'project'],
  ['$WS/sub/CLAUDE.local.md', '', 'local'],
  ['$HOME/.claude/rules/a.md', '', 'user'],
  ['$MANAGED/.claude/rules/a.md', '', 'managed'],
])('tells whose file it is from what is sent: %s%s', (path, about, kind) => {
  const [step] = facts([request(`<system-reminder>\nContents of ${path}${about}:\n\nA\n</system-reminder>`)]);
  expect(step?.memory).toEqual([{ path, kind, text: 'A' }]);
});

it('counts a text as new once, and again where it is sent once more', () => {
  const text = 'Contents of $WS/a.md:\n\nA';
  const counted = `${text}\n<total_tokens>5 left</total_tokens>`;
  const steps = facts([request(text), request(counted, 'x'), request(text, 'x', text)]);
  expect(steps.map(({ memory }) => memory.length)).toEqual([1, 0, 1]);
});

it('believes the transcript, and adds the files that only what is sent has', () => {
  const told = { path: '$WS/CLAUDE.md', type: 'AutoMem', content: 'quotes\nContents of it' };
  const records = [{ type: 'attachment', attachment: { type: 'instructions', files: [told] } }];
  const sent = request('Contents of $WS/CLAUDE.md:\n\nquotes', 'Contents of $WS/AGENTS.md:\n\nAG');
  expect(facts([sent], records)[0]?.memory).toEqual([
    { path: '$WS/CLAUDE.md', kind: 'auto', text: 'quotes\nContents of it' },
    { path: '$WS/AGENTS.md', kind: 'project', text: 'AG' },
  ]);
});

it('keeps the bodies of invoked skills where a case invokes any, and nothing else that was said', () => {
  const user = (content: unknown) => ({ role: 'user', content });
  const first = [user('go')];
  const second = [
    ...first,
    { role: 'assistant', content: [{ type: 'tool_use', name: 'Skill' }] },
    user([
      { type: 'tool_result', content: 'Launching skill: s' },
      { type: 'text', text: 'Base directory for this skill: $WS/s\n\nBody\n<system-reminder>\nx\n</system-reminder>' },
      { type: 'text', text: '<system-reminder>\ny\n</system-reminder>' },
    ]),
  ];
  const steps = readLoaded([{ messages: first }, { messages: second }], []);
  const kept = (invokes: boolean) => toFactSteps(steps, (text) => text, new Set(), invokes);
  expect(kept(true).map(({ invoked }) => invoked)).toEqual([[], ['Base directory for this skill: $WS/s\n\nBody']]);
  expect(kept(false).map(({ invoked }) => invoked)).toEqual([undefined, undefined]);
});
