import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetsOf } from '../../../src/core/files/range';
import { withItem, withValue, type JsonEdit } from '../../../src/core/parse/jsonEdit';

function applied(text: string, edit: JsonEdit | undefined): string {
  if (!edit) return 'no edit';
  const [from, to] = offsetsOf(text, edit.range);
  return text.slice(0, from) + edit.text + text.slice(to);
}

const set = (text: string, keys: readonly string[], value: unknown) => applied(text, withValue(text, keys, value));
const add = (text: string, keys: readonly string[], item: unknown) => applied(text, withItem(text, keys, item));

describe('a value in the text of a JSON file', () => {
  it.each([
    ['', '{\n  "a": 1\n}\n'],
    ['{}', '{\n  "a": 1\n}'],
    ['{}\n', '{\n  "a": 1\n}\n'],
    ['{ "b": 2 }', '{ "b": 2, "a": 1 }'],
    ['{\n  "b": 2\n}\n', '{\n  "b": 2,\n  "a": 1\n}\n'],
    ['{\n\t"b": { "c": [1] }\n}', '{\n\t"b": { "c": [1] },\n\t"a": 1\n}'],
    ['{\n    "a": 7,\n\n    "b": 2\n}', '{\n    "a": 1,\n\n    "b": 2\n}'],
    ['{"a":{"x":1},"b":2}', '{"a":1,"b":2}'],
  ])('is set in %j', (before, after) => {
    expect(set(before, ['a'], 1)).toBe(after);
  });

  it('is made with what is missing on the way', () => {
    expect(set('{\n  "b": 2\n}', ['a', 'c'], [1])).toBe('{\n  "b": 2,\n  "a": {\n    "c": [\n      1\n    ]\n  }\n}');
  });

  it.each(['[1]', '7', '{ "a": ', '{ "a": 1, }', '// x\n{}', '{ "a": "text" }'])('is not set in %j', (text) => {
    expect(set(text, ['a', 'b'], 1)).toBe('no edit');
  });
});

describe('an item in a list of a JSON file', () => {
  it.each([
    ['{}', '{\n  "h": {\n    "p": [\n      1\n    ]\n  }\n}'],
    ['{ "h": { "p": [0] } }', '{ "h": { "p": [0, 1] } }'],
    ['{\n  "h": {\n    "p": [\n      0\n    ]\n  }\n}', '{\n  "h": {\n    "p": [\n      0,\n      1\n    ]\n  }\n}'],
    ['{\n  "h": {\n    "p": []\n  }\n}', '{\n  "h": {\n    "p": [\n      1\n    ]\n  }\n}'],
    ['{\n  "h": {}\n}', '{\n  "h": {\n    "p": [\n      1\n    ]\n  }\n}'],
  ])('is added in %j', (before, after) => {
    expect(add(before, ['h', 'p'], 1)).toBe(after);
  });

  it('is not added to what is no list', () => {
    expect(add('{ "h": { "p": {} } }', ['h', 'p'], 1)).toBe('no edit');
    expect(add('{ "h": 1 }', ['h', 'p'], 1)).toBe('no edit');
  });
});

/** JSON has no -0. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('whatever the file holds, only the value becomes another', () => {
  const files = fc.dictionary(fc.string(), fc.jsonValue().map(asWritten), { noNullPrototype: true });
  fc.assert(
    fc.property(files, fc.constantFrom(undefined, 2, 4, '\t'), fc.string(), (file, indent, key) => {
      fc.pre(key !== '__proto__' && !Object.hasOwn(file, '__proto__'));
      const text = JSON.stringify(file, undefined, indent);
      const edit = withValue(text, [key], 1);
      if (edit) expect(JSON.parse(applied(text, edit))).toEqual({ ...file, [key]: 1 });
    }),
  );
});
