/** What is read from a session's transcript: the version and model in use, and its first request. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstRequest } from '../../../src/core/transcript/firstRequest';
import { inUse } from '../../../src/core/transcript/used';

type Fields = Readonly<Record<string, unknown>>;
const usage = { input_tokens: 3, cache_creation_input_tokens: 20_000, cache_read_input_tokens: 1000, output_tokens: 5 };
const version = '2.1.332';
const answer = (model: unknown, over: Fields = {}): Fields => ({
  type: 'assistant',
  isSidechain: false,
  version,
  message: { model, usage },
  ...over,
});
const user = (content: unknown, over: Fields = {}): Fields => ({
  type: 'user',
  isSidechain: false,
  parentUuid: null,
  version,
  message: { role: 'user', content },
  ...over,
});
const attached = (attachment: Fields): Fields => ({ type: 'attachment', parentUuid: 'u', version, attachment });
const lines = (...records: readonly unknown[]): string =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n');

describe('the model in use is that of the newest answer', () => {
  const opus = answer('claude-opus-5-5');
  test.each<[string, readonly unknown[], string | undefined]>([
    ['of several', [answer('claude-sonnet-5-5'), opus], 'claude-opus-5-5'],
    ['with what came after', [opus, user('thanks'), { type: 'last-prompt' }], 'claude-opus-5-5'],
    ['not a subagent’s', [opus, answer('claude-haiku-5-5', { isSidechain: true })], 'claude-opus-5-5'],
    ['not one Claude Code made up', [opus, answer('<synthetic>')], 'claude-opus-5-5'],
    ['not an error', [opus, answer('claude-opus-4-5', { isApiErrorMessage: true })], 'claude-opus-5-5'],
    ['not half a one', [opus, JSON.stringify(answer('claude-opus-4-5')).slice(0, -3)], 'claude-opus-5-5'],
    ['in the middle of other things', ['{"a', '[]', 'null', 'x', opus, '', '7', '{}'], 'claude-opus-5-5'],
    ['with the window it was asked for with', [answer('m', { requestedModel: 'm[1m]' })], 'm[1m]'],
    ['not another one that was asked for', [answer('m', { requestedModel: 'opus' })], 'm'],
    ['of a foreign kind', [answer(7), answer(''), answer(null), { type: 'assistant' }], undefined],
    ['of nobody', [user('hello')], undefined],
    ['of nothing', [], undefined],
  ])('%s', (_, records, model) => {
    expect(inUse(lines(...records)).model).toBe(model);
  });

  it('stands behind a cut line and a huge one', () => {
    const huge = user('x'.repeat(3_000_000));
    const text = `{"cut":"${'y'.repeat(100)}"}\n${lines(opus, huge)}`.slice(20);
    expect(inUse(text)).toEqual({ version, model: 'claude-opus-5-5' });
  });
});

test.each([
  ['2.1.332', '2.1.332'],
  ['newest', undefined],
  ['2.1', undefined],
  [7, undefined],
])('a version is written as a whole one: %j', (value, found) => {
  expect(inUse(lines({ version: value })).version).toBe(found);
});

describe('the first request', () => {
  const start = [
    { type: 'queue-operation', operation: 'enqueue' },
    user('go on'),
    attached({ type: 'environment', content: 'not of the user' }),
    attached({ type: 'skill_listing', content: '- a: b' }),
  ];
  const whole = { version, model: 'claude-opus-5', tokens: 21_003 };

  test.each<[string, readonly unknown[], string]>([
    ['with its prompt', [...start, answer('claude-opus-5')], 'go on'],
    ['not the second', [...start, answer('claude-opus-5'), answer('claude-opus-5', { version: '9.9.9' })], 'go on'],
    ['past what Claude Code answers itself', [...start, answer('<synthetic>'), answer('claude-opus-5')], 'go on'],
    ['past a subagent’s', [...start, user('x', { isSidechain: true }), answer('claude-opus-5')], 'go on'],
    [
      'with a prompt in parts',
      [
        user([
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ]),
        answer('claude-opus-5'),
      ],
      'a\nb',
    ],
    [
      'with a prompt in two records',
      [user('a'), user('b', { parentUuid: 'u', isMeta: true }), answer('claude-opus-5')],
      'a\nb',
    ],
    [
      'with a file that was mentioned',
      [...start, attached({ type: 'file', content: { file: { content: 'text' } } }), answer('claude-opus-5')],
      'go on\ntext',
    ],
    [
      'with one in any depth',
      [
        ...start,
        `{"type":"attachment","attachment":{"type":"file","content":${'['.repeat(20_000)}"a"${']'.repeat(20_000)}}}`,
        answer('claude-opus-5'),
      ],
      'go on\na',
    ],
  ])('%s', (_, records, prompt) => {
    expect(firstRequest(lines(...records))).toEqual({ ...whole, prompt });
  });

  test.each<[string, readonly unknown[]]>([
    ['goes on from another session', [user('a', { parentUuid: 'u' }), answer('claude-opus-5')]],
    ['goes on from a summary', [user('a', { isCompactSummary: true }), answer('claude-opus-5')]],
    ['was compacted first', [...start, { type: 'system', subtype: 'compact_boundary' }, answer('claude-opus-5')]],
    ['begins with a picture', [user([{ type: 'image', source: {} }]), answer('claude-opus-5')]],
    ['has no prompt', [answer('claude-opus-5')]],
    ['has no usage', [...start, answer('claude-opus-5', { message: { model: 'claude-opus-5' } })]],
    ['has no version', [...start, answer('claude-opus-5', { version: undefined })]],
    [
      'has a usage that is none',
      [...start, answer('m', { message: { model: 'm', usage: { input_tokens: -4, cache_read_input_tokens: 'x' } } })],
    ],
    ['has no answer yet', start],
    ['is cut off before it', [...start, JSON.stringify(answer('claude-opus-5')).slice(0, 90)]],
    ['is empty', []],
  ])('says nothing where a session %s', (_, records) => {
    expect(firstRequest(lines(...records))).toBeUndefined();
  });
});

it('never fails on anything', () => {
  const record = fc.oneof(
    fc.json(),
    fc.string(),
    fc.object().map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(fc.array(record), (all) => {
      const text = all.join('\n');
      inUse(text);
      firstRequest(text);
    }),
  );
});
