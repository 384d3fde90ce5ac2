/** What a person sees in the terminal. */
import { expect, it } from 'vitest';
import { textReport } from '../../src/cli/textReport';
import type { Layer } from '../../src/core/report';
import { step } from '../present/sampleReport';
import { estimated, file, findings, report, shop, told } from './sampleReport';

function layer(order: number, path: string, tokens: number, over: Partial<Layer> = {}): Layer {
  const block = told({ path, text: path, reason: { code: 'atStart', data: { scope: 'project', folder: shop } } });
  return {
    ...block,
    order,
    step: 0,
    tokens: estimated(tokens),
    writtenTokens: estimated(tokens),
    olderThanDisk: false,
    fate: { kind: 'kept' },
    unsaved: undefined,
    ...over,
  };
}

const whole = report([step(0, { kind: 'start' }), step(1, { kind: 'read', path: file('src/api/user.ts') })], {
  stack: [
    layer(1, 'CLAUDE.md', 640),
    layer(2, 'docs/お茶.md', 210, {
      kind: 'import',
      hop: 1,
      reason: { code: 'imported', data: { by: file('CLAUDE.md'), line: 11, hop: 1 } },
    }),
    layer(3, '.claude/rules/api.md', 50, {
      kind: 'rule',
      step: 1,
      reason: {
        code: 'ruleMatched',
        data: { pattern: 'src/api/**', patterns: ['src/api/**'], base: shop, file: file('src/api/user.ts') },
      },
    }),
  ],
});

it('prints the stack in reading order, then what waits, what is out and what is wrong', () => {
  expect(textReport(whole, findings).split('\n')).toEqual([
    'Context stack of /shop',
    'Claude Code 2.1.332 · claude-opus-5-5 · ≈ 900 of 1,000,000 tokens (0.09%)',
    '',
    'At start  2 loaded · ≈ 850',
    '  1 CLAUDE.md  ≈ 640 · .',
    '  2 ↳ お茶.md  ≈ 210 · imported at line 12',
    '',
    'Because of what was touched  1 loaded · ≈ 50',
    '  3 api.md  ≈ 50 · matched src/api/** by user.ts',
    '',
    'Waiting  1 rule',
    '  tests.md  ≈ 120 · waits for **/*.test.ts',
    '',
    'Not loaded  1',
    '  glossary.md  missing · docs',
    '',
    'Findings',
    '  warning  .claude/rules/money.md:3  The pattern ./src/** cannot match any file. Write it relative to its base, without a leading ./ or ../ or ~/.',
    '',
  ]);
});

it('says so when nothing is loaded', () => {
  const nothing = report([step(0, { kind: 'start' })], { waiting: [], notLoaded: [] });
  expect(textReport(nothing, [])).toMatch(/\n\nNothing is loaded: .*\n$/);
});

it('says when the version is newer than what was measured', () => {
  const newer = report([], { claude: { version: '3.0.0', how: 'setting', measured: false } });
  expect(textReport(newer, [])).toContain('Claude Code 3.0.0 (newer than what was measured)');
});

it('lets no line break or escape out of a name', () => {
  const odd = report([], { stack: [layer(1, 'a\u001b[31m\nb.md', 10)] });
  expect(textReport(odd, [])).not.toContain('\u001b');
  expect(textReport(odd, [])).toContain('1 a [31m b.md');
});
