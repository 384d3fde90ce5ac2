/** Small files that once took a process down, or minutes: each has an answer, and soon. */
import { describe, expect, test } from 'vitest';
import { behaviourOf, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { readFrontmatter } from '../../../src/core/parse/frontmatter';
import { readMarkdown } from '../../../src/core/parse/markdown';

const dialect = behaviourOf(NEWEST_KNOWN);

describe('frontmatter is taken for broken', () => {
  test.each([
    ['when lists stand in lists without end', `paths:\n  ${'- '.repeat(15_000)}x`],
    ['when keys are asked for without end', `paths:\n  ${'? '.repeat(14_000)}x`],
    ['when brackets are opened without end', `paths: ${'['.repeat(50_000)}`],
    [
      'when a megabyte of it cannot be read',
      `paths: *.ts\n${Array.from({ length: 60_000 }, (_, at) => `k${String(at)}: *v [ {`).join('\n')}`,
    ],
  ])('%s', (_name, yaml) => {
    expect(readFrontmatter(`---\n${yaml}\n---\nbody`, dialect)).toMatchObject({ state: 'broken', body: 'body' });
  });
});

test('a list that holds itself is read as the text it is written with', () => {
  const { state, data } = readFrontmatter('---\npaths: &p [*p, "*.ts"]\n---\nbody', dialect);
  expect({ state, data }).toEqual({ state: 'read', data: { paths: '&p [*p, "*.ts"]' } });
});

test('a paragraph of nothing but emphasis does not hide the import behind it', () => {
  const text = `${'*a_'.repeat(20_000)}\n\n@z.md`;
  expect(readMarkdown(text, dialect).imports).toEqual([{ path: 'z.md', line: 2, character: 0 }]);
});
