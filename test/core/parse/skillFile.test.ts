/** What is listed of a skill, when it counts, and what an invocation sends. */
import { describe, expect, it, test } from 'vitest';
import { toPath } from '../../../src/core/files/path';
import { behaviourOf, MEASURED, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { readSkillFile } from '../../../src/core/parse/skillFile';

const now = behaviourOf(NEWEST_KNOWN);
const then = behaviourOf(MEASURED[0]);
const read = (text: string, dialect = now) =>
  readSkillFile({ kind: 'text', text, real: toPath('/s/SKILL.md'), bytes: text.length }, dialect);
const withKeys = (keys: string, body = 'Body.') => read(`---\n${keys}\n---\n${body}\n`);

describe('the description', () => {
  const long = 'x'.repeat(120);
  test.each<[string, string, string]>([
    ['is the key’s text', 'description: Does it', 'Does it'],
    ['is trimmed', 'description: "  Does it  "', 'Does it'],
    ['may be a number', 'description: 42', '42'],
    ['may be a boolean', 'description: true', 'true'],
    ['with a colon is read at the second attempt', 'description: Use when: x', 'Use when: x'],
    ['with an open bracket is read at the second attempt', 'description: [x', '[x'],
    ['that is a list counts as none', 'description: [a, b]', 'Body.'],
    ['that is a map counts as none', 'description: {a: b}', 'Body.'],
    ['that is empty counts as none', 'description: ""', 'Body.'],
    ['that is missing is the first line of the body', 'name: x', 'Body.'],
  ])('%s', (_name, keys, description) => {
    expect(withKeys(keys).description).toBe(description);
  });

  test.each<[string, string, string | undefined]>([
    ['a heading without its marks', '# My skill\n\ntext', 'My skill'],
    ['the first line that is not blank', '\n\n  text here \nmore', 'text here'],
    ['a hundred characters whole', long.slice(0, 100), long.slice(0, 100)],
    ['of a longer line 97 and three dots', long, `${'x'.repeat(97)}...`],
    ['nothing for an empty body', '', undefined],
    ['marks that are no heading', '#tag', '#tag'],
  ])('without a key is %s', (_name, body, description) => {
    expect(read(body).description).toBe(description);
  });
});

test.each<[string, string, string | undefined]>([
  ['when_to_use', 'when_to_use: Then', 'Then'],
  ['when-to-use, ignored', 'when-to-use: Then', undefined],
  ['whenToUse, ignored', 'whenToUse: Then', undefined],
  ['an empty one', 'when_to_use: ""', undefined],
])('the key %s', (_name, keys, text) => {
  expect(withKeys(keys).whenToUse).toBe(text);
});

describe('booleans', () => {
  test.each<[string, boolean, boolean]>([
    ['true', true, true],
    ['"true"', true, true],
    ['yes', true, false],
    ['on', true, false],
    ['"Yes"', true, false],
    ['false', false, false],
    ['no', false, false],
    ['maybe', false, false],
    ['', false, false],
  ])('disable-model-invocation: %s hides now: %s, before 2.1.218: %s', (value, isNow, wasThen) => {
    const text = `---\ndisable-model-invocation: ${value}\n---\nbody`;
    expect([read(text).hidden, read(text, then).hidden]).toEqual([isNow, wasThen]);
  });

  test.each<[string, boolean, boolean]>([
    ['false', false, false],
    ['"false"', false, false],
    ['no', false, true],
    ['off', false, true],
    ['true', true, true],
    ['0', false, true],
  ])('user-invocable: %s lets a user run it now: %s, before: %s', (value, isNow, wasThen) => {
    const text = `---\nuser-invocable: ${value}\n---\nbody`;
    expect([read(text).userInvocable, read(text, then).userInvocable]).toEqual([isNow, wasThen]);
  });
});

describe('a BOM', () => {
  const text = '\ufeff---\ndescription: Does it\n---\nbody';
  it('is ignored now', () => {
    expect(read(text)).toMatchObject({ description: 'Does it', body: 'body' });
  });
  it('once hid the frontmatter', () => {
    expect(read(text, then).frontmatter.state).toBe('none');
    expect(read(text, then).body).toContain('description: Does it');
  });
});

it('unclosed frontmatter is body', () => {
  expect(read('---\ndescription: x\nbody')).toMatchObject({ description: '---', body: '---\ndescription: x\nbody' });
});

it('a name is a label, in a list too', () => {
  expect(withKeys('name: other').label).toBe('other');
  expect(withKeys('name: [a]').label).toBe('a');
  expect(withKeys('name: [a, b]').label).toBe('a,b');
  expect(withKeys('name: []').label).toBeUndefined();
});
