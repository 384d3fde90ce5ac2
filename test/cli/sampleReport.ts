/** A small literal report of a made-up shop, for tests of what the terminal prints. */
import { found, type Finding } from '../../src/core/findings/finding';
import { inLine } from '../../src/core/files/range';
import { join, toPath, type Path } from '../../src/core/files/path';
import { textId, type TextId } from '../../src/core/files/text';
import type { Inspected } from '../../src/core/inspect';
import type { Reason } from '../../src/core/reason';
import type { ListingRoom, Report } from '../../src/core/report';
import type { Step, Told } from '../../src/core/session/step';
import { noTokens, type Tokens } from '../../src/core/tokens/tokens';

export const shop = toPath('/shop');
export const file = (relative: string): Path => join(shop, relative);
export const estimated = (count: number): Tokens => ({ count, margin: Math.ceil(count / 10), how: 'estimated' });

const texts = new Map<TextId, string>();

interface ToldWish {
  readonly path: string;
  readonly text: string;
  readonly reason: Reason;
  readonly kind?: Told['kind'];
  readonly hop?: number;
}

/** A block whose text the sample report knows. */
export function told({ path, text, reason, kind = 'memory', hop = 0 }: ToldWish): Told {
  texts.set(textId(text), text);
  return {
    id: `0:${path}`,
    kind,
    scope: 'project',
    path: file(path),
    text: textId(text),
    written: textId(text),
    reason,
    hop,
    orderNotFixed: false,
  };
}

const room: ListingRoom = { budget: 30_000, used: 0, needed: 0, fraction: 0.001 };

/** A report with these steps, one of each thing that waits, is out, or is wrong; `over` replaces parts of it. */
export function report(steps: readonly Step[], over: Partial<Report> = {}): Pick<Inspected, 'report' | 'texts'> {
  const whole: Report = {
    schema: 'context-stack/1',
    claude: { version: '2.1.332', how: 'newestKnown', measured: true },
    start: shop,
    home: toPath('/home/me'),
    repository: shop,
    model: { id: 'claude-opus-5-5', family: 'new', window: 1_000_000, how: 'setting', autocompactAt: undefined },
    steps,
    stack: [],
    waiting: [
      {
        kind: 'rule',
        scope: 'project',
        path: file('.claude/rules/tests.md'),
        reason: { code: 'waitsForMatch', data: { patterns: ['**/*.test.ts'], base: shop } },
        tokens: estimated(120),
      },
    ],
    notLoaded: [
      {
        path: file('docs/glossary.md'),
        scope: 'project',
        reason: { code: 'importMissing', data: { by: file('CLAUDE.md'), line: 7, written: 'docs/glossary.md' } },
      },
    ],
    skills: [],
    listing: { text: textId(''), tokens: noTokens, skills: 0, withoutDescription: 0, room },
    budget: {
      window: 1_000_000,
      parts: [
        { part: 'memory', tokens: estimated(900) },
        { part: 'free', tokens: estimated(980_000) },
      ],
      used: estimated(900),
      bundledListing: noTokens,
      fixedFrom: 'defaults',
    },
    timeline: [],
    pool: { limit: 25_000, limitEach: 5000, used: 0, skills: [] },
    ...over,
  };
  return { report: whole, texts };
}

export const findings: readonly Finding[] = [
  {
    ...found('dead-pattern', file('.claude/rules/money.md'), inLine(2, 4, 10), { data: { pattern: './src/**' } }),
    severity: 'warning',
  },
];
