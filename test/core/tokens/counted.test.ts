import { describe, expect, it } from 'vitest';
import { inspect, type Inspected } from '../../../src/core/inspect';
import { countedFirst, countedPart, countKey, modelAtEndpoint, nothingCounted } from '../../../src/core/tokens/counted';
import type { Counter } from '../../../src/core/tokens/tokens';
import { project } from '../../support/project';

const guess: Counter = (text) => ({ count: text.length, margin: 1, how: 'estimated' });

describe('a text and its count', () => {
  it.each([
    ['a\n', 'a'],
    ['a \t\n\v\f\r', 'a'],
    [' a', ' a'],
    ['a\u00a0', 'a\u00a0'],
    ['\n', ''],
    ['', ''],
  ])('%j is counted as %j', (text, part) => {
    expect(countedPart(text)).toBe(part);
    expect(countKey(text)).toBe(countKey(part));
  });

  it('takes the count where there is one, and is sure of nothing at all', () => {
    const count = countedFirst(guess, new Map([[countKey('rule'), 3]]));
    expect(count('rule\n')).toEqual({ count: 3, margin: 0, how: 'counted' });
    expect(count('\n')).toEqual({ count: 0, margin: 0, how: 'counted' });
    expect(count('other')).toEqual({ count: 5, margin: 1, how: 'estimated' });
  });

  it.each([
    ['claude-opus-5-5', 'claude-opus-5-5'],
    ['claude-sonnet-4-5[1m]', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-5[1M]', 'claude-sonnet-4-5'],
  ])('%s is %s at the endpoint', (id, model) => {
    expect(modelAtEndpoint(id)).toBe(model);
  });
});

const files = {
  'CLAUDE.md': 'Write tests.\n\n@docs/style.md\n',
  'docs/style.md': 'Short names.\n',
  '.claude/rules/all.md': 'Say why.\n',
  '.claude/rules/api.md': '---\npaths: src/api/**\n---\nHTTP routes.\n',
  '.claude/skills/docs/SKILL.md': '---\nname: docs\ndescription: Writes pages\n---\nWrite a page.\n',
  'src/a.ts': 'const secret = 1;\n',
  'notes.txt': 'not an instruction\n',
};
const events = ['read src/a.ts', 'mention notes.txt', 'skill docs now', 'turn'];

/** The counts of some texts, as those of the model of a report. */
function again({ inputs, report, instructions }: Inspected, chosen: (text: string) => boolean): Inspected {
  const counts = new Map(instructions().flatMap((text) => (chosen(text) ? [[countKey(text), 1000] as const] : [])));
  return inspect({ ...inputs, counted: new Map([[modelAtEndpoint(report.model.id), counts]]) });
}

describe('the texts a count may be asked for', () => {
  it('are those of memory, rules, imports and skills, and no others', async () => {
    const { inspected } = await project({ files }, events);
    const texts = inspected.instructions().join('\n---\n');
    for (const part of ['Write tests.', 'Short names.', 'Say why.', 'HTTP routes.', 'Write a page.', 'Writes pages'])
      expect(texts).toContain(part);
    expect(texts).not.toMatch(/secret|not an instruction/);
    expect(inspected.report.stack.map(({ kind }) => kind)).toContain('mention');
  });

  it('are none of what is being edited', async () => {
    const { inspected, place } = await project({ files }, events);
    const unsaved = new Map([[`${place.start}/CLAUDE.md` as typeof place.start, 'half a sen']]);
    const edited = inspect({ ...inspected.inputs, unsaved });
    expect(edited.instructions().join('\n')).not.toContain('half a sen');
    const counted = again(edited, () => true);
    const layer = counted.report.stack.find(({ unsaved: tokens }) => tokens !== undefined);
    expect([layer?.tokens.how, layer?.unsaved?.how]).toEqual(['counted', 'estimated']);
  });
});

describe('a report with counts', () => {
  it('has them for its texts, and estimates for the rest', async () => {
    const { inspected } = await project({ files }, events);
    const { report } = again(inspected, () => true);
    const hows = new Map(report.stack.map(({ kind, tokens }) => [kind, tokens.how]));
    expect(Object.fromEntries(hows)).toEqual({
      memory: 'counted',
      import: 'counted',
      rule: 'counted',
      skillListing: 'counted',
      skill: 'counted',
      mention: 'estimated',
    });
    expect(report.waiting.map(({ tokens }) => tokens)).toEqual([{ count: 1000, margin: 0, how: 'counted' }]);
    expect(report.skills.find(({ name }) => name === 'docs')?.bodyTokens.how).toBe('counted');
  });

  it('has sums that are counted only where every part is', async () => {
    const { inspected } = await project({ files }, events);
    const part = (of: Inspected, name: string) => of.report.budget.parts.find((each) => each.part === name)?.tokens.how;
    expect(part(inspected, 'memory')).toBe('estimated');
    expect(
      part(
        again(inspected, () => true),
        'memory',
      ),
    ).toBe('counted');
    const some = again(inspected, (text) => !text.includes('Short names'));
    expect(part(some, 'memory')).toBe('estimated');
  });

  it('of another model, and without any, is as before', async () => {
    const { inspected } = await project({ files }, events);
    const other = inspect({ ...inspected.inputs, counted: new Map([['other', new Map([['x', 1]])]]) });
    expect(other.report).toEqual(inspected.report);
    expect(inspect({ ...inspected.inputs, counted: nothingCounted }).report).toEqual(inspected.report);
  });

  it('keeps a layer as the same object while no count comes', async () => {
    const { inspected } = await project({ files }, events);
    const counted = again(inspected, () => true);
    const next = inspect(counted.inputs, counted);
    const others = next.report.stack.filter((layer, at) => layer !== counted.report.stack[at]);
    // the listing is written anew for each report
    expect(others.map(({ kind }) => kind)).toEqual(['skillListing']);
  });
});
