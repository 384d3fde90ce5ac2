/** The JSON a script gets: the promised shape, with texts and sentences in place of ids and codes. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../src/cli/jsonReport';
import type { Step } from '../../src/core/session/step';
import type { Counter } from '../../src/core/tokens/tokens';
import { step } from '../present/sampleReport';
import { file, findings as sampleFindings, report, told, shop } from './sampleReport';

const count: Counter = (text) => ({ count: text.length, margin: 0, how: 'counted' });
const schema: unknown = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(schema as object);

interface Printed {
  readonly steps: readonly {
    readonly event: unknown;
    readonly memory: readonly { readonly text: string; readonly trigger: string }[];
    readonly mentioned: readonly { readonly text: string }[];
    readonly skills: unknown;
  }[];
  readonly findings: readonly { readonly sentence: string }[];
}

/** As a script sees it: through JSON. */
function printed(steps: readonly Step[]): Printed {
  return JSON.parse(JSON.stringify(jsonReport(report(steps), count, sampleFindings))) as Printed;
}

const memory = told({
  path: 'CLAUDE.md',
  text: 'SHOP',
  reason: { code: 'atStart', data: { scope: 'project', folder: shop } },
});
const style = told({
  path: 'docs/style.md',
  kind: 'import',
  text: 'STYLE',
  hop: 1,
  reason: { code: 'imported', data: { by: file('CLAUDE.md'), line: 3, hop: 1 } },
});
const rule = told({
  path: '.claude/rules/api.md',
  kind: 'rule',
  text: 'API',
  reason: {
    code: 'ruleMatched',
    data: { pattern: 'src/api/**', patterns: ['src/api/**'], base: shop, file: file('src/api/user.ts') },
  },
});

describe('the JSON report', () => {
  it('keeps to its schema', () => {
    validate(printed([step(0, { kind: 'start' }, { memory: [memory, style] }), step(1, { kind: 'turn' })]));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('says what is wrong in a sentence', () => {
    const { findings } = printed([step(0, { kind: 'start' })]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('The pattern ./src/** cannot match any file.'),
    ]);
  });

  it('has the start as its first step and one step for each event', () => {
    const events = [{ kind: 'start' }, { kind: 'read', path: file('src/api/user.ts') }, { kind: 'turn' }] as const;
    const { steps } = printed(events.map((event, at) => step(at, event)));
    expect(steps.map((one) => one.event)).toEqual(events);
  });

  it('gives a block its scope as kind, its text as sent, its reason in words and its tokens', () => {
    const { steps } = printed([step(0, { kind: 'start' }, { memory: [memory] })]);
    expect(steps[0]?.memory).toEqual([
      {
        path: '/shop/CLAUDE.md',
        kind: 'project',
        source: 'memory',
        text: 'SHOP',
        trigger: 'start',
        reason: {
          code: 'atStart',
          data: { scope: 'project', folder: '/shop' },
          sentence: expect.stringContaining('Loads at start'),
        },
        tokens: { count: 4, margin: 0, how: 'counted' },
      },
    ]);
  });

  it('keeps a mentioned file apart from memory', () => {
    const mention = told({
      path: 'src/price.ts',
      kind: 'mention',
      text: 'PRICE',
      reason: { code: 'mentioned', data: { file: file('src/price.ts') } },
    });
    const { steps } = printed([
      step(0, { kind: 'start' }),
      step(1, { kind: 'mention', path: file('src/price.ts') }, { memory: [rule], mentioned: [mention] }),
    ]);
    expect(steps[1]?.memory.map((one) => one.text)).toEqual(['API']);
    expect(steps[1]?.mentioned.map((one) => one.text)).toEqual(['PRICE']);
  });

  it('lists skills as the model sees them', () => {
    const listed = {
      name: 'release',
      text: 'Writes notes.',
      path: file('.claude/skills/release/SKILL.md'),
      source: 'project',
    } as const;
    const { steps } = printed([step(0, { kind: 'start' }, { skills: [{ ...listed, full: listed.text }] })]);
    expect(steps[0]?.skills).toEqual([listed]);
  });

  it.each([
    ['the start, of an import at start', step(0, { kind: 'start' }, { memory: [memory, style] }), 'start'],
    ['the match, of a rule', step(1, { kind: 'read', path: file('src/api/user.ts') }, { memory: [rule] }), 'match'],
    [
      'the match, of an import of that rule',
      step(
        1,
        { kind: 'read', path: file('src/api/user.ts') },
        {
          memory: [rule, { ...style, reason: { code: 'imported', data: { by: rule.path, line: 1, hop: 1 } } }],
        },
      ),
      'match',
    ],
    [
      'the touch, of a nested file',
      step(
        1,
        { kind: 'read', path: file('web/a.ts') },
        {
          memory: [
            { ...memory, reason: { code: 'folderTouched', data: { folder: file('web'), file: file('web/a.ts') } } },
          ],
        },
      ),
      'folder',
    ],
    [
      'the compaction, of what it told again',
      step(
        1,
        { kind: 'compact' },
        { memory: [{ ...memory, reason: { code: 'reloaded', data: { because: 'compaction' } } }] },
      ),
      'compact',
    ],
  ] as const)('names as trigger %s', (_, last, trigger) => {
    const { steps } = printed([last]);
    expect(steps[0]?.memory.at(-1)?.trigger).toBe(trigger);
  });
});
