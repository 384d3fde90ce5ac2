/** The program as a user meets it: real files, real arguments, what it prints and with which number it ends. */
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine';
import type { FoundClaude } from '../../src/disk/installedClaude';
import { nodeTree } from '../../src/disk/nodeTree';
import { copyDemo } from './demoCopy';

const demo = copyDemo();
afterAll(demo.remove);

const schema: unknown = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'));
const validate = new Ajv2020().compile(schema as object);

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly lines: readonly string[];
}

/** Runs the program in the demo's workspace; `events` stands for what is piped in. */
async function run(
  argv: readonly string[],
  events?: unknown,
  env: Record<string, string> = {},
  found?: FoundClaude,
): Promise<Answer> {
  let out = '';
  const lines: string[] = [];
  const code = await runCommandLine(argv, {
    tree: nodeTree(),
    machine: { platform: 'linux', home: demo.home, env: { ...env, CONTEXT_STACK_MANAGED: demo.managed } },
    findClaude: () => Promise.resolve(found),
    cwd: demo.workspace,
    print: (text) => (out += text),
    warn: (line) => lines.push(line),
    readBytes: () => Promise.reject(new Error('no bytes are asked for')),
    readText: (path) =>
      path === '-' ? Promise.resolve(JSON.stringify(events)) : Promise.reject(new Error(`there is no ${path}`)),
  });
  return { code, out, lines };
}

interface Told {
  readonly path: string;
  readonly text: string;
}

interface Printed {
  readonly claude: string;
  readonly start: string;
  readonly steps: readonly { event: object; memory: readonly Told[]; skills: readonly { name: string }[] }[];
}

async function json(argv: readonly string[], events?: unknown, env?: Record<string, string>): Promise<Printed> {
  const { code, out, lines } = await run(['inspect', '--json', ...argv], events, env);
  expect({ code, lines }).toEqual({ code: 0, lines: [] });
  const printed: unknown = JSON.parse(out);
  validate(printed);
  expect(validate.errors ?? []).toEqual([]);
  return printed as Printed;
}

const names = (told: readonly Told[] | undefined) => told?.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

describe('inspect on the demo', () => {
  it('prints the tree of its stack', async () => {
    const { code, out, lines } = await run(['inspect']);
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
    expect(out).toContain(`Context stack of ${demo.workspace}`);
    expect(out).toMatch(/MEMORY\.md +≈ [\d.]+k · auto memory · 200 of 312 lines/);
    expect(out).toMatch(/teashop-deploy\.md +outside the project, import not approved/);
  });

  it.each([
    [[], 'claude-sonnet-4-6', '2.1.300'],
    [['--claude', '2.1.332'], 'claude-sonnet-4-6', '2.1.332'],
    [['--model', 'haiku'], 'claude-haiku-5-5', '2.1.300'],
  ])('takes version and model from the sessions unless told otherwise: %j', async (args, model, claude) => {
    const used = { model: 'claude-sonnet-4-6', first: undefined };
    const { out } = await run(
      ['inspect', '--json', ...args],
      undefined,
      {},
      { version: '2.1.300', how: 'transcript', used },
    );
    expect(JSON.parse(out)).toMatchObject({ model, claude });
  });

  it('prints what loads at start as JSON, in the order the model reads it', async () => {
    const { steps, claude } = await json([]);
    expect(claude).toBe('2.1.332');
    expect(steps.map(({ event }) => event)).toEqual([{ kind: 'start' }]);
    const told = names(steps[0]?.memory) ?? [];
    expect(told.slice(0, 6)).toEqual(['CLAUDE.md', 'CLAUDE.md', 'testing.md', 'CLAUDE.md', 'style.md', 'tone.md']);
    // between them stand the project's rules, in whatever order the file system gives
    expect(told.slice(6, 8).sort()).toEqual(['commits.md', 'releases.md']);
    expect(told.slice(8)).toEqual(['CLAUDE.local.md', 'MEMORY.md']);
  });

  it('prints one step for each event, with paths relative to the start directory or absolute', async () => {
    const events = [
      { kind: 'read', path: 'src/api/user.ts' },
      { kind: 'read', path: join(demo.workspace, 'packages/web/src/App.tsx') },
      { kind: 'turn' },
      { kind: 'bash', command: 'cat packages/api/src/stock.ts' },
    ];
    const { steps } = await json(['--events', '-'], events);
    expect(steps.map(({ memory }) => names(memory)).slice(1)).toEqual([['api.md'], ['CLAUDE.md'], [], ['CLAUDE.md']]);
    expect(steps.map(({ skills }) => skills.map(({ name }) => name)).slice(1)).toEqual([
      ['api-docs'],
      ['component'],
      [],
      [],
    ]);
  });

  it('keeps to its schema through every kind of event', async () => {
    const path = 'src/api/order.test.ts';
    const events = [
      ...['read', 'edit', 'write', 'mention'].map((kind) => ({ kind, path })),
      { kind: 'bash', command: 'ls' },
      { kind: 'glob', pattern: '**' },
      { kind: 'grep', pattern: 'tea', path: 'src' },
      { kind: 'invokeSkill', name: 'release-notes', args: '1.2' },
      { kind: 'invokeSkill', name: 'no-such-skill' },
      { kind: 'turn' },
      { kind: 'compact' },
      { kind: 'resume' },
    ];
    for (const claude of ['2.1.90', '2.1.332']) {
      const printed = await json(['--claude', claude, '--events', '-'], events);
      expect(printed.steps).toHaveLength(events.length + 1);
    }
  });

  it.each(['2.1.90', '2.1.332'])('lists as many skills as it counts at every moment, as %s', async (claude) => {
    const events = [
      { kind: 'read', path: 'src/api/user.ts' },
      { kind: 'read', path: 'packages/web/src/App.tsx' },
      { kind: 'turn' },
      { kind: 'compact' },
      { kind: 'read', path: 'packages/web/src/Basket.tsx' },
      { kind: 'read', path: 'src/api/order.ts' },
    ];
    for (let length = 0; length <= events.length; length++) {
      const { out } = await run(['inspect', '--claude', claude, '--events', '-'], events.slice(0, length));
      const listed = /\nSkill listing {2}(\d+) skills?.*\n.*\n((?: {4}.*\n)*)/.exec(out);
      expect(listed?.[2]?.trimEnd().split('\n').length ?? 0).toBe(Number(listed?.[1] ?? 0));
    }
  });

  it('heeds the home folder and the managed folder it is given', async () => {
    const { steps } = await json(['--home', '/nowhere', '--managed', '/nowhere']);
    expect(steps[0]?.memory.some(({ path }) => !path.startsWith(demo.workspace))).toBe(false);
  });

  it.each([
    ['counts without --home', [], true],
    ['does not count with --home', ['--home', demo.home], false],
  ] as const)("this process's own environment %s", async (_, argv, counts) => {
    const { steps } = await json(argv, undefined, { CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' });
    expect(steps[0]?.memory.length === 0).toBe(counts);
  });

  it.each([
    ['--env', 'CLAUDE_CODE_DISABLE_CLAUDE_MDS=1'],
    ['--flag', 'bare'],
  ])('loads no memory with %s %s', async (name, value) => {
    const { steps } = await json(['--home', demo.home, name, value]);
    expect(steps[0]?.memory).toEqual([]);
  });

  it('loads only what the setting sources give', async () => {
    const { steps } = await json(['--setting-sources', 'user']);
    expect(names(steps[0]?.memory)).not.toContain('CLAUDE.local.md');
  });
});

describe('inspect on folders that are hard to read', () => {
  it('prints a report all the same', async () => {
    const odd = join(demo.workspace, 'odd');
    mkdirSync(join(odd, '.claude/rules'), { recursive: true });
    mkdirSync(join(odd, '.claude/skills/empty'), { recursive: true });
    symlinkSync('.', join(odd, '.claude/rules/loop'));
    symlinkSync('nowhere', join(odd, '.claude/rules/broken.md'));
    writeFileSync(join(odd, '.claude/rules/binary.md'), Buffer.from([0, 255, 254, 10, 0]));
    writeFileSync(join(odd, '.claude/settings.json'), '{ not json');
    writeFileSync(join(odd, '.claude/rules/closed.md'), 'CLOSED');
    chmodSync(join(odd, '.claude/rules/closed.md'), 0o000);
    mkdirSync(join(odd, 'CLAUDE.md'));
    const { steps } = await json(['--start', 'odd', '--events', '-'], [{ kind: 'read', path: '../../../../etc' }]);
    expect(steps).toHaveLength(2);
  });

  it('takes the real path of a start directory that is a link', async () => {
    symlinkSync('packages', join(demo.workspace, 'linked'));
    const { start } = await json(['--start', 'linked']);
    expect(start).toBe(join(demo.workspace, 'packages'));
  });
});

describe('the program', () => {
  it.each([
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['--help'], /Usage: context-stack <command>/],
    [['inspect', '--help'], /Usage: context-stack inspect/],
  ])('answers %j', async (argv, text) => {
    const { code, out, lines } = await run(argv);
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
    expect(out).toMatch(text);
  });

  it.each([
    [[], 'no command'],
    [['look'], 'no command "look"'],
    [['inspect', '--nonsense'], "Unknown option '--nonsense'"],
    [['inspect', '--start', 'nowhere'], 'the start directory does not exist: nowhere'],
    [['inspect', '--start', 'README.md'], 'the start directory is not a folder: README.md'],
    [['inspect', '--events', 'nowhere.json'], 'the events cannot be read: there is no nowhere.json'],
    [['inspect', '--events', '-'], 'event 1 is of a kind that is not known: "look"'],
  ])('ends with 2 and one line for %j', async (argv, line) => {
    const { code, out, lines } = await run(argv, [{ kind: 'look' }]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines).toEqual([expect.stringContaining(line)]);
    expect(lines[0]).not.toContain('\n');
  });

  it('ends with 1 and one line for a fault of its own', async () => {
    const lines: string[] = [];
    const code = await runCommandLine(['inspect'], {
      tree: { ...nodeTree(), look: () => Promise.reject(new Error('a fault\nin two lines')) },
      machine: { platform: 'linux', home: demo.home, env: {} },
      findClaude: () => Promise.resolve(undefined),
      cwd: demo.workspace,
      print: () => undefined,
      warn: (line) => lines.push(line),
      readText: () => Promise.resolve('[]'),
      readBytes: () => Promise.reject(new Error('no bytes are asked for')),
    });
    expect({ code, lines }).toEqual({ code: 1, lines: ['context-stack: a fault in two lines'] });
  });

  it('says that a flag it does not know changes nothing', async () => {
    const { code, lines } = await run(['inspect', '--flag', 'verbose']);
    expect({ code, lines }).toEqual({ code: 0, lines: ['--flag verbose: not known to change what loads'] });
    expect((await run(['budget', '--flag', 'verbose'])).lines).toEqual(lines);
  });

  it('lets nothing reach the terminal that it would obey', async () => {
    const { lines } = await run(['inspect', '--flag', 'a\u001b[31m\nb']);
    expect(lines).toEqual(['--flag a [31m b: not known to change what loads']);
    expect((await run(['tokens', 'no\u001b[31m\nfile', 'none'])).lines).toEqual([
      'context-stack: no [31m file is not counted: there is no such file',
      'context-stack: none is not counted: there is no such file',
    ]);
    expect((await run(['budget', '--model', 'm\u001b[31m\nn'])).out).not.toContain('\u001b');
  });
});
