/** Frontmatter: where it begins and ends, how its YAML is read, the second attempt, and what no file can make it do. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { behaviourOf, MEASURED, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { quoteSpecial, readFrontmatter } from '../../../src/core/parse/frontmatter';
import { readYaml } from '../../../src/core/parse/yaml';
import { readPlainYaml } from '../../../src/core/parse/plainYaml';

const now = behaviourOf(NEWEST_KNOWN);
const then = behaviourOf(MEASURED[0]);
const read = (text: string, dialect = now) => readFrontmatter(text, dialect);

describe('the fences', () => {
  test.each<[string, string, string, string, number]>([
    ['at the first line and closed', '---\na: 1\n---\nbody\n', 'read', 'body\n', 3],
    ['with nothing between', '---\n---\nbody', 'read', 'body', 2],
    ['with a blank line between', '---\n\n---\nbody', 'read', 'body', 3],
    ['closed at the end of the file', '---\na: 1\n---', 'read', '', 2],
    ['with spaces behind', '---  \na: 1\n---\t\nbody', 'read', 'body', 3],
    ['unclosed', '---\na: 1\nbody', 'none', '---\na: 1\nbody', 0],
    ['late', '\n---\na: 1\n---\nbody', 'none', '\n---\na: 1\n---\nbody', 0],
    ['behind a space', ' ---\na: 1\n---\n', 'none', ' ---\na: 1\n---\n', 0],
    ['of four dashes', '----\na: 1\n----\n', 'none', '----\na: 1\n----\n', 0],
    ['with a language', '---js\na: 1\n---\nbody', 'none', '---js\na: 1\n---\nbody', 0],
    ['with a later rule in the body', '---\na: 1\n---\nx\n---\ny', 'read', 'x\n---\ny', 3],
    ['not there', 'body', 'none', 'body', 0],
    ['of an empty file', '', 'none', '', 0],
  ])('%s', (_name, text, state, body, bodyLine) => {
    expect(read(text)).toMatchObject({ state, body, bodyLine });
  });
});

describe('the YAML', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['a text', 'description: hello', { description: 'hello' }],
    ['a list', 'paths:\n  - a\n  - b', { paths: ['a', 'b'] }],
    ['a list without indent', 'paths:\n- a\n- b', { paths: ['a', 'b'] }],
    ['a flow list', 'paths: [a, "b"]', { paths: ['a', 'b'] }],
    ['a list inside a list', 'paths:\n  - [a, b]', { paths: [['a', 'b']] }],
    ['a block text', 'description: |\n  one\n  two', { description: 'one\ntwo\n' }],
    ['numbers, booleans and nothing', 'a: 1\nb: true\nc: null\nd:', { a: 1, b: true, c: null, d: null }],
    ['a comment', '# note\na: 1 # more', { a: 1 }],
    ['an empty tag', 'paths: !src/**', { paths: '' }],
    ['only a text', 'hello', {}],
    ['only a list', '- a\n- b', {}],
  ])('is read: %s', (_name, inside, data) => {
    const answer = read(`---\n${inside}\n---\nbody`);
    expect(answer.state).toBe('read');
    expect(answer.data).toEqual(data);
  });

  test.each<[string, string, unknown]>([
    ['a star', 'paths: **/*.ts', '**/*.ts'],
    ['an open bracket', 'paths: [src/**', '[src/**'],
    ['an open brace', 'paths: {a,b', '{a,b'],
    ['a colon', 'paths: a: b', 'a: b'],
    ['an at sign', 'paths: @x', '@x'],
    ['a percent sign', 'paths: %x', '%x'],
    ['a quote and a backslash among the rest', 'paths: *"\\x', '*"\\x'],
  ])('is read at the second attempt, the value put in quotes: %s', (_name, inside, value) => {
    expect(read(`---\n${inside}\n---\n`)).toMatchObject({ state: 'read', data: { paths: value } });
  });

  test.each([
    ['a list item with a star', 'paths:\n  - *.ts'],
    ['a list item with two stars', 'paths:\n  - **/*.ts'],
    ['two quoted texts', 'paths: "a", "b"'],
    ['an open quote', 'paths: "a'],
  ])('is broken even then: %s', (_name, inside) => {
    const answer = read(`---\n${inside}\n---\nbody`);
    expect(answer).toMatchObject({ state: 'broken', data: {}, body: 'body' });
    expect(answer.error).toMatch(/\S/);
  });

  test.each<[string, string, string, unknown]>([
    ['tabs', 'paths:\n\t- a', 'broken', ['a']],
    ['doubled keys, the last of which counts', 'paths: a\npaths: b', 'broken', 'b'],
    ['a text that begins with a comma', 'paths: , a', 'broken', ', a'],
  ])('takes %s since it became lenient', (_name, inside, before, value) => {
    expect(read(`---\n${inside}\n---\n`, then).state).toBe(before);
    expect(read(`---\n${inside}\n---\n`)).toMatchObject({ state: 'read', data: { paths: value } });
  });

  test.each([
    ['a second document', 'paths: a\n...\nb: c'],
    ['more text behind the end', 'paths: a\n...\nfoo'],
  ])('is broken by %s, in both eras', (_name, inside) => {
    for (const dialect of [now, behaviourOf(MEASURED[0])]) {
      expect(read(`---\n${inside}\n---\nbody`, dialect)).toMatchObject({ state: 'broken', body: 'body' });
    }
  });

  it('has only a comment behind its end', () => {
    expect(read('---\npaths: a\n...\n# c\n---\n')).toMatchObject({ state: 'read', data: { paths: 'a' } });
  });

  test.each<[string, string, unknown]>([
    ['no tag: a star', '!*.ts', '!*.ts'],
    ['no tag: two stars', '!**/*.ts', '!**/*.ts'],
    ['no tag: braces in it', '!src/*.{ts,tsx}', '!src/*.{ts,tsx}'],
    ['a tag, with a text behind it', '!x y', 'y'],
    ['a tag of YAML', '!!str 5', '5'],
    ['a lone mark', '! x', 'x'],
  ])('a value that begins with an exclamation mark is %s', (_name, written, value) => {
    expect(read(`---\npaths: ${written}\n---\n`).data['paths']).toEqual(value);
  });

  it('fails on an unquoted exclusion among list items, where it once lost the item', () => {
    const text = '---\npaths:\n  - "**/*.ts"\n  - !**/*.test.ts\n---\nbody';
    expect(read(text).state).toBe('broken');
    expect(read(text, then)).toMatchObject({ state: 'read', data: { paths: ['**/*.ts', ''] } });
    expect(read(text.replace('!**/*.test.ts', '"!**/*.test.ts"')).state).toBe('read');
  });
});

describe('the second attempt', () => {
  test.each([
    ['quotes a value with a special character', 'a: *x', 'a: "*x"'],
    ['leaves a plain value', 'a: x', 'a: x'],
    ['leaves a value in double quotes', 'a: "*x"', 'a: "*x"'],
    ['leaves a value in single quotes', "a: '*x'", "a: '*x'"],
    ['leaves list items', '- *x', '- *x'],
    ['leaves indented lines', '  a: *x', '  a: *x'],
    ['leaves an empty value', 'a: ', 'a: '],
    ['quotes line by line', 'a: *x\nb: y\nc: {', 'a: "*x"\nb: y\nc: "{"'],
    ['escapes quotes', 'a: *"x"', 'a: "*\\"x\\""'],
  ])('%s', (_name, yaml, repaired) => {
    expect(quoteSpecial(yaml, () => false)).toBe(repaired);
  });

  test.each<[string, unknown, unknown]>([
    ['[a, b]', ['a', 'b'], '[a, b]'],
    ['["**/*.ts", src/**]', ['**/*.ts', 'src/**'], '["**/*.ts", src/**]'],
    ['[a] [b]', '[a] [b]', '[a] [b]'],
    ['[*.ts]', '[*.ts]', '[*.ts]'],
    ['[a] ', '[a] ', '[a] '],
    ['{a: b}', '{a: b}', '{a: b}'],
  ])('a list in brackets stays one now, and was a text: %s', (written, isNow, was) => {
    const text = `---\npaths: ${written}\nx: @y\n---\n`;
    expect(read(text).data['paths']).toEqual(isNow);
    expect(read(text, behaviourOf(MEASURED[0])).data['paths']).toEqual(was);
  });
});

describe('a hostile file', () => {
  it('has no JavaScript run', () => {
    const run = '(globalThis.frontmatterRan = true, { paths: "x" })';
    for (const text of [
      `---js\nmodule.exports = ${run}\n---\n`,
      `---javascript\n${run}\n---\n`,
      `---\n---js\n${run}\n---\n`,
      `---\na: !!js/function "function () { globalThis.frontmatterRan = true }"\n---\n`,
      `---\njs\n${run}\n---\n`,
    ]) {
      expect(['none', 'read', 'broken']).toContain(read(text).state);
    }
    expect('frontmatterRan' in globalThis).toBe(false);
  });

  it('does not blow up by aliases', { timeout: 5000 }, () => {
    const lines = ['a0: &a0 [x, x]'];
    for (let at = 1; at < 30; at++)
      lines.push(`a${String(at)}: &a${String(at)} [*a${String(at - 1)}, *a${String(at - 1)}]`);
    expect(read(`---\n${lines.join('\n')}\n---\n`).state).not.toBe('none');
  });

  test.each([
    ['brackets in brackets', `paths: ${'['.repeat(8000)}`],
    ['closed brackets in brackets', `paths: ${'['.repeat(2000)}x${']'.repeat(2000)}`],
    ['maps in maps', `paths: ${'{a: '.repeat(1500)}1${'}'.repeat(1500)}`],
    ['lists in lists', `paths:\n${Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}-`).join('\n')}`],
    ['blank lines', `a: 1${'\n'.repeat(50_000)}b: 2`],
    ['lines of spaces', `a: 1\n${' '.repeat(100_000)}\nb: 2`],
    ['an anchor to itself', 'paths: &a [*a]'],
  ])('stays bounded: %s', { timeout: 5000 }, (_name, inside) => {
    expect(['read', 'broken']).toContain(read(`---\n${inside}\n---\n`).state);
  });

  it('does not reach the prototype of all objects', () => {
    read('---\n__proto__:\n  polluted: yes\nconstructor:\n  prototype:\n    polluted: yes\n---\n');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it('any text has an answer, and its body is the end of the text', () => {
  const piece = fc.constantFrom(
    '---',
    '\n',
    'a: ',
    '- ',
    '*',
    '"',
    "'",
    '[',
    '{',
    '!',
    '&x ',
    '*x',
    '\t',
    ' ',
    ':',
    '#',
    '|',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, lenient) => {
      const text = `---\n${pieces.join('')}\n---\nbody`;
      const answer = read(text, behaviourOf(lenient ? NEWEST_KNOWN : MEASURED[0]));
      expect(text.endsWith(answer.body)).toBe(true);
      // a fence in the middle of a line leaves the rest of that line to the body
      const fromLine = text.split('\n').slice(answer.bodyLine).join('\n');
      expect(
        fromLine.endsWith(answer.body) && !fromLine.slice(0, -answer.body.length || undefined).includes('\n'),
      ).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each<[string, unknown]>([
  ['<<: {a: 1}', { a: 1 }],
  ['"<<": {a: 1}', { a: 1 }],
  ['x: &x {a: 1}\n<<: *x', { x: { a: 1 }, a: 1 }],
  ['<<: [{a: 1}, text, {a: 2, b: 3}]', { a: 1, b: 3 }],
  ['<<: {a: 1}\na: 2', { a: 2 }],
  ['a: 2\n<<: {a: 1}', { a: 2 }],
  ['a:\n<<: {a: 1}', { a: null }],
  ['<<: {a: 1}\n<<: {a: 2, b: 3}', { a: 1, b: 3 }],
  ['<<: {<<: {a: 1}}', { a: 1 }],
  ['<<: text\na: 1', { a: 1 }],
  ['<<: [[{a: 1}]]', {}],
])('%j merges', (yaml, data) => {
  expect(readYaml(yaml, now)).toEqual(data);
});

test('what old versions have for << is a key', () => {
  expect(readYaml('<<: {a: 1}', then)).toEqual({ '<<': { a: 1 } });
});

test.each([
  ['what is nowhere', '<<: *x'],
  ['itself', 'x: &x\n  <<: *x'],
  [
    'millions',
    `x0: &x0 {a: 1}\n${Array.from({ length: 40 }, (_, at) => `x${String(at + 1)}: &x${String(at + 1)} {<<: [*x${String(at)}, *x${String(at)}]}`).join('\n')}`,
  ],
])('merging %s fails', (_name, yaml) => {
  expect(() => readYaml(yaml, now)).toThrow();
});

it('plain frontmatter, read line by line, says what a YAML reader says', () => {
  const word = fc.constantFrom(
    ...['a', 'src', 'yes', 'no', 'null', 'true', 'x y', 'a, b', "it's", 'e1', '~', '=', 'a=b', '(x)', 'a ', ' a', 'N'],
    ...['"a"', "'a'", '"a\'b"', "'a''b'", '"a" ', 'a - b', 'a;', '1', '-', 'inf', 'a^', 'a$', "a'", 'x_y', 'a/b.ts'],
  );
  const line = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b', 'c-d', 'yes', 'E_1'), word).map(([key, value]) => `${key}: ${value}`),
    fc.constantFrom('a:', 'b:', 'paths:'),
    word.map((value) => `  - ${value}`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const yaml = lines.join('\n');
      const plain = readPlainYaml(yaml);
      if (plain === undefined || lines.length === 0) return;
      for (const dialect of [now, then]) expect(readYaml(yaml, dialect)).toEqual(plain);
    }),
    { numRuns: 1000 },
  );
});
