import fc from 'fast-check';
import { Lexer, walkTokens, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { toPath, type Path } from '../../src/core/files/path';
import type { Report } from '../../src/core/report';
import { activityRows } from '../../src/present/activityRows';
import { asSentAddress, layerOfAddress } from '../../src/present/asSentAddress';
import { commandAddress } from '../../src/present/cardLinks';
import { stateSentence } from '../../src/present/emptyStates';
import { changedLayers, seenLayers } from '../../src/present/layerChange';
import { layerCard } from '../../src/present/layerCard';
import { boldMatch, matchedPart } from '../../src/present/matchedPart';
import { skillRows } from '../../src/present/skillRows';
import { stackRows } from '../../src/present/stackRows';
import { statusText } from '../../src/present/statusText';
import { whyCard } from '../../src/present/whyCard';
import { en } from '../../src/present/words/en';
import { whyEn } from '../../src/present/words/whyEn';
import { explanationOf } from '../support/explanation';
import { everyRow } from './outline';
import { about, app, inApp, links, report, stack } from './sampleReport';

const cardOf = (path: Path, of: Report = report) =>
  whyCard(explanationOf(of, path), { report: of, words: en, why: whyEn });

describe('the why card', () => {
  it.each([
    ['CLAUDE.md', 'In the context, place 4 of 13.'],
    ['.claude/rules/api.md', 'matches the pattern `src/api/**`'],
    ['.claude/rules/charts.md', 'To load it: Read, edit or write a file that matches `charts/**`, `*.chart.ts`.'],
    ['docs/gone.md', 'To load it: Create `docs/gone.md`, or correct line 20 of `CLAUDE.md`.'],
    ['.claude/skills/secret/SKILL.md', 'remove disable-model-invocation'],
    ['src/index.ts', 'This is no instruction file; Claude Code does not look for it.'],
    ['../beside/CLAUDE.md', 'Claude Code does not look for this file from the start directory.'],
  ])('of %s says: %s', (path, sentence) => {
    expect(cardOf(inApp(path))).toContain(sentence);
  });
});

describe('the card of a layer', () => {
  it('says of what start told that it lies in the stable prefix, and what an edit costs', () => {
    const cards = stack.map((layer) => layerCard(layer, { report, words: en, links }));
    const inPrefix = cards.map((card) => card.includes('In the stable prefix'));
    expect(inPrefix).toEqual(stack.map(({ order }) => order <= 9));
    const total = stack.reduce((sum, { tokens }) => sum + tokens.count, 0);
    expect(cards[0]).toContain(`makes ≈ ${(total / 1000).toFixed(0)}k from here on be written anew`);
  });
});

describe('the why card of a skill', () => {
  it.each([
    ['waits', 'charts', 'Waits for a file to be touched.'],
    ['does not load', 'secret', 'Only you can invoke it'],
  ])('that %s says it once', (_, name, sentence) => {
    const card = cardOf(inApp(`.claude/skills/${name}/SKILL.md`));
    expect(card).toContain(sentence);
    expect(card.match(/To load it: /g)).toHaveLength(1);
    expect(card).not.toContain('Not in the context');
  });

  it('is there for one the catalogue does not have', () => {
    const path = inApp('dist/.claude/skills/x/SKILL.md');
    const reason = { code: 'ignoredByGit', data: { folder: inApp('dist') } } as const;
    const ignored: Report = { ...report, notLoaded: [{ path, scope: 'project', reason }] };
    expect(cardOf(path, ignored)).toContain('Git ignores `dist`');
  });
});

describe('the part of a path a pattern matched', () => {
  it.each([
    ['src/api/**', 'src/api/user.ts', '**src\\/api**\\/user\\.ts'],
    ['*.ts', 'src/api/user.ts', 'src\\/api\\/**user\\.ts**'],
    ['api', 'src/api/user.ts', 'src\\/**api**\\/user\\.ts'],
    ['src/**', 'packages/x/src/a.ts', 'packages\\/x\\/**src**\\/a\\.ts'],
    ['/src/**', 'src/a.ts', '**src**\\/a\\.ts'],
    ['src/**/*.ts', 'src/api/user.ts', '**src\\/api\\/user\\.ts**'],
  ])('%s in %s is bold', (pattern, path, bold) => {
    const part = matchedPart(pattern, app, inApp(path));
    expect(part && boldMatch(part)).toBe(bold);
  });

  it('is nothing for a path it does not match', () => {
    expect(matchedPart('docs/**', app, inApp('src/a.ts'))).toBeUndefined();
    expect(matchedPart('*.ts', app, toPath('/srv/a.ts'))).toBeUndefined();
  });
});

/** Every link and all HTML in a Markdown text. */
function alive(markdown: string): string[] {
  const found: string[] = [];
  void walkTokens(new Lexer().lex(markdown), (token: Token) => {
    if (token.type === 'link') found.push(String(token['href']).replace(/\?.*/, ''));
    if (token.type === 'html' || token.type === 'image' || token.type === 'def') found.push(token.type);
  });
  return found;
}

describe('every tooltip', () => {
  const ours = ['open', 'asSent', 'why', 'copyPath', 'copyName'].map((name) => `command:${name}`);
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '](command:evil)',
          '[x](command:evil)',
          '<b>',
          '`',
          '**',
          '\n\n',
          '|',
          '\\',
          ')',
          'www.e.example',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('').replaceAll('/', ''));

  it('holds no link, command or HTML that a file brought along', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const rename = (path: Path): Path => `${path}${name}` as Path;
        const evil: Report = {
          ...report,
          stack: stack.map((layer) => ({ ...layer, path: rename(layer.path) })),
          waiting: report.waiting.map((item) => ({ ...item, path: rename(item.path) })),
          notLoaded: report.notLoaded.map((item) => ({ ...item, path: rename(item.path) })),
          skills: report.skills.map((skill) => ({ ...skill, name: skill.name + name, text: name })),
          steps: report.steps.map((step) => ({
            ...step,
            event: step.event.kind === 'read' ? { ...step.event, path: rename(step.event.path) } : step.event,
            memory: step.memory.map((told) => ({ ...told, path: rename(told.path) })),
            skills: step.skills.map((skill) => ({ ...skill, name: skill.name + name, text: name })),
          })),
        };
        const ink = { report: evil, words: en, links };
        const rows = [...stackRows(ink), ...activityRows(ink), ...skillRows(ink)];
        const targets = new Set(everyRow(rows).flatMap(({ tooltip }) => alive(tooltip())));
        expect([...targets].filter((target) => !ours.includes(target))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('carries arguments through a link unharmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [token] = new Lexer().lex(`[x](${commandAddress('c', text, 3)})`);
        const link = (token as { tokens?: Token[] }).tokens?.[0] as { href?: string } | undefined;
        expect(JSON.parse(decodeURIComponent(link?.href?.slice('command:c?'.length) ?? ''))).toEqual([text, 3]);
      }),
    );
  });
});

describe('the status bar', () => {
  const weighing = (unsaved: number | undefined): Report => ({
    ...report,
    stack: report.stack.map((layer) => ({
      ...layer,
      unsaved: layer.unsaved && unsaved !== undefined ? about(unsaved) : undefined,
    })),
  });
  const saved = weighing(undefined);

  it('shows tokens and layers', () => {
    const { text, tooltip, accessibilityLabel, overLimit } = statusText(saved, en, 0);
    expect(text).toBe('$(layers) ≈ 17k · 13');
    expect(tooltip).toBe('**Context Stack** — 13 layers\n\nAs sent: ≈ 17,096 tokens, ± 1,070 (8.5% of the window)');
    expect(accessibilityLabel).toBe('Context Stack: ≈ 17k tokens in 13 layers');
    expect(overLimit).toBe(false);
  });

  it.each([
    [17_096, false],
    [17_095, true],
  ])('with a limit of %d is over it: %s', (limit, over) => {
    const { overLimit, tooltip } = statusText(saved, en, limit);
    expect(overLimit).toBe(over);
    expect(tooltip.includes('Over the limit of 17,095 tokens by 1.')).toBe(over);
  });

  it.each([
    [1912, '≈ 17k', undefined],
    [1924, '≈ 17k +12', '+12'],
    [900, '≈ 17k → ≈ 16k', '−1,012'],
    [4912, '≈ 17k → ≈ 20k', '+3,000'],
  ])('shows what an edit will make of it: %d tokens', (unsaved, text, change) => {
    const shown = statusText(weighing(unsaved), en, 0);
    expect(shown.text).toBe(`$(layers) ${text} · 13`);
    expect(/When saved: .*, (\S+)$/m.exec(shown.tooltip)?.[1]).toBe(change);
  });

  it.each([
    [4912, 18_000, true, 'When saved, over the limit of 18,000 tokens by 2,096.'],
    [4912, 17_000, true, 'Over the limit of 17,000 tokens by 3,096.'],
    [100, 17_000, false, undefined],
  ])('counts an edit against the limit: %d tokens, at most %d', (unsaved, limit, over, sentence) => {
    const { overLimit, tooltip } = statusText(weighing(unsaved), en, limit);
    expect(overLimit).toBe(over);
    expect(/^.*limit of.*$/m.exec(tooltip)?.[0]).toBe(sentence);
  });
});

describe('the state of a view', () => {
  it.each([
    ['no folder', { kind: 'noFolder' }, undefined, undefined],
    ['a first reading', { kind: 'loading' }, undefined, 'Reading memory files, rules and skills…'],
    ['a reading behind an old report', { kind: 'loading' }, report, undefined],
    ['a report', { kind: 'ready', restricted: false }, report, undefined],
    ['a fault at first', { kind: 'failed', message: 'x' }, undefined, 'Something went wrong: x'],
    ['a fault', { kind: 'failed', message: 'x' }, report, 'This may be out of date, since something went wrong: x'],
  ] as const)('says of %s what there is to say', (_, status, shown, sentence) => {
    expect(stateSentence(status, shown, en)).toBe(sentence);
  });

  it('says what is not read in Restricted Mode', () => {
    expect(stateSentence({ kind: 'ready', restricted: true }, report, en)).toMatch(/^Restricted Mode: /);
  });
});

describe('what changed since the last look', () => {
  const first = stack[0]!;
  it.each([
    ['nothing', stack, 0],
    ['one layer fewer', stack.slice(1), 1],
    ['another text', [{ ...first, text: 'other' }, ...stack.slice(1)], 1],
    ['only the order and the weight', stack.map((layer) => ({ ...layer, order: 99, tokens: about(1) })), 0],
  ])('counts %s', (_, now, expected) => {
    expect(changedLayers(seenLayers(report), { ...report, stack: now })).toBe(expected);
  });
});

describe('the address of a text as sent', () => {
  it.each([
    [stack[3]!, '/as sent/CLAUDE.md'],
    [stack[8]!, '/as sent/skill-listing.md'],
    [stack[12]!, '/as sent/deploy.md'],
  ])('names its layer and its tab', (layer, path) => {
    const address = asSentAddress(layer);
    expect(address.path).toBe(path);
    expect(layerOfAddress(address.query)).toBe(layer.id);
  });

  it('of somebody else is none of ours', () => {
    expect(layerOfAddress('')).toBeUndefined();
  });
});
