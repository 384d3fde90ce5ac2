/** `context-stack budget` as a user meets it: tables, JSON that keeps to its schema, trials, and bad input. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine';
import { nodeTree } from '../../src/disk/nodeTree';
import { copyDemo } from './demoCopy';

const demo = copyDemo();
afterAll(demo.remove);
const schema: unknown = JSON.parse(readFileSync('docs/budget.schema.json', 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(schema as object);

const events = [
  { kind: 'read', path: 'src/api/user.ts' },
  { kind: 'read', path: 'packages/web/src/App.tsx' },
  { kind: 'mention', path: 'package.json' },
  { kind: 'invokeSkill', name: 'release-notes', args: '1.2' },
  { kind: 'turn' },
];

async function run(...argv: string[]) {
  let out = '';
  const lines: string[] = [];
  const code = await runCommandLine(['budget', '--events', '-', ...argv], {
    tree: nodeTree(),
    machine: { platform: 'linux', home: demo.home, env: { CONTEXT_STACK_MANAGED: demo.managed } },
    findClaude: () => Promise.resolve(undefined),
    cwd: demo.workspace,
    print: (text) => (out += text),
    warn: (line) => lines.push(line),
    readText: () => Promise.resolve(JSON.stringify(events)),
    readBytes: () => Promise.reject(new Error('no bytes are asked for')),
  });
  return { code, out, lines };
}

interface Printed {
  readonly window: number;
  readonly used: { readonly count: number };
  readonly bundledListing: { readonly count: number };
  readonly parts: readonly { part: string; tokens: { count: number } }[];
  readonly layers: readonly { path: string; kind: string; tokens: { count: number }; rent: number; fate: object }[];
  readonly listing: { budget: number; used: number; lines: readonly { name: string; kept: number; of: number }[] };
  readonly compaction: { freed: number; layers: readonly { kind: string; path: string }[]; unseen: readonly string[] };
  readonly timeline: readonly { event: string }[];
}

async function json(...argv: string[]): Promise<Printed> {
  const { code, out, lines } = await run('--json', ...argv);
  expect({ code, lines }).toEqual({ code: 0, lines: [] });
  const printed: unknown = JSON.parse(out);
  validate(printed);
  expect(validate.errors ?? []).toEqual([]);
  return printed as Printed;
}

describe('budget as JSON', () => {
  it.each(['2.1.90', '2.1.332'])('keeps to its schema, and its parts sum to the window (%s)', async (claude) => {
    const { window, parts, timeline, layers, used, bundledListing } = await json('--claude', claude);
    expect(parts.reduce((sum, { tokens }) => sum + tokens.count, 0)).toBe(window);
    expect(timeline.map(({ event }) => event)).toEqual(['start', ...events.map(({ kind }) => kind)]);
    const fixed = parts.filter(({ part }) => part === 'systemPrompt' || part === 'tools');
    const sum = [...fixed, ...layers].reduce((total, { tokens }) => total + tokens.count, bundledListing.count);
    expect(sum).toBe(used.count);
  });

  it('works out rent for the turns that were asked for', async () => {
    const { layers } = await json('--turns', '7');
    expect(layers.every(({ tokens, rent }) => rent === tokens.count * 7)).toBe(true);
  });

  it('tells what a compaction would leave, and what the model no longer sees', async () => {
    const { compaction } = await json();
    expect(compaction.layers[0]?.kind).toBe('summary');
    expect(compaction.layers.filter(({ kind }) => kind === 'file').length).toBeGreaterThan(0);
    expect(compaction.unseen).toEqual(['api-docs', 'component']);
  });

  it('tries the listing at another window and without skills', async () => {
    const now = await json();
    expect(now.listing.lines.every(({ kept, of }) => kept === of)).toBe(true);
    const narrow = await json('--window', '20k', '--off', 'db:reset');
    expect(narrow.listing.budget).toBeLessThan(now.listing.budget);
    expect(narrow.listing.lines.some(({ kept, of }) => kept < of)).toBe(true);
    expect(narrow.listing.lines.map(({ name }) => name)).toEqual(
      now.listing.lines.map(({ name }) => name).filter((name) => name !== 'db:reset'),
    );
  });
});

describe('budget as text', () => {
  it('has a table of parts, one of layers, the listing and the compaction', async () => {
    const { code, out, lines } = await run('--turns', '10');
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
    expect(out.split('\n')[0]).toBe(`Context budget of ${demo.workspace}`);
    expect(out).toMatch(/^ {2}System prompt +≈ [\d.]+k ± \d+ +[\d.]+%$/m);
    expect(out).toMatch(/^ {2}No\. +Layer +As written +As sent +Share +Over 10 turns +At compaction$/m);
    expect(out).toMatch(/MEMORY\.md \(.*\) +.*read again from disk$/m);
    expect(out).toMatch(/^Skill listing: [\d,]+ of [\d,]+ characters; every line is there in full\.$/m);
    expect(out).toMatch(/^ {2}Usable, but no longer seen: api-docs, component\.$/m);
    expect(out.split('\n').filter((line) => /\s$/.test(line))).toEqual([]);
  });

  it('says where more is loaded than the window holds, and where a trial changes nothing', async () => {
    const small = await run('--env', 'CLAUDE_CODE_MAX_CONTEXT_TOKENS=12000', '--model', 'someone-else');
    expect(small.out).toMatch(/^More than the window holds: /m);
    const older = await run('--window', '20k', '--claude', '2.1.90');
    expect(older.out).toMatch(/^ {2}This budget does not depend on the window\.$/m);
    expect((await run('--window', '20k')).out).not.toContain('does not depend');
  });

  it('names what the listing loses, and what would hold it', async () => {
    const { out } = await run('--window', '20k');
    expect(out).toMatch(/^Skill listing \(at 20k\): [\d,]+ of [\d,]+ characters$/m);
    expect(out).toMatch(/no description$/m);
    expect(out).toMatch(/set skillListingBudgetFraction to 0\.\d+, or switch skills off\.$/m);
    const older = await run('--window', '20k', '--claude', '2.1.90', '--env', 'SLASH_COMMAND_TOOL_CHAR_BUDGET=1000');
    expect(older.out).toMatch(/set SLASH_COMMAND_TOOL_CHAR_BUDGET to that/);
  });
});

it.each([
  [['--turns', 'many'], '--turns takes a whole number up to 999999, not "many"'],
  [['--window', '5'], '--window takes a number of tokens such as 200k or 1M, not "5"'],
  [['--window', 'wide'], '--window takes a number of tokens such as 200k or 1M, not "wide"'],
  [['--off', 'nobody'], '--off nobody: no skill of that name is listed at start'],
])('refuses %j with one line', async (argv, line) => {
  expect(await run(...argv)).toEqual({ code: 2, out: '', lines: [`context-stack: ${line}`] });
});
