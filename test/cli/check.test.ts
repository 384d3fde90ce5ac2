/** `context-stack check` as a user and a CI job meet it: text, JSON and SARIF, exit codes, what can be set, bad input. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine';
import { SEVERITIES } from '../../src/core/findings/catalogue';
import { copyDemo } from './demoCopy';
import { nodeTree } from '../../src/disk/nodeTree';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'context-stack-check-')));
afterAll(() => rmSync(root, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

put({
  'home/.keep': '',
  'good/.git/HEAD': 'ref: refs/heads/main\n',
  'good/CLAUDE.md': 'Use tabs for indentation.\n',
  'bad/.git/HEAD': 'ref: refs/heads/main\n',
  'bad/CLAUDE.md': 'Use tabs.\n',
  'bad/.claude/settings.json': '{ "model": 3 }\n',
  'bad/.claude/rules/dead.md': '---\npaths: ./src/**\n---\nx\n',
  'bad/src/a.ts': '',
});

async function run(folder: string, ...argv: string[]) {
  let out = '';
  const lines: string[] = [];
  const code = await runCommandLine(['check', '--home', join(root, 'home'), ...argv], {
    tree: nodeTree(),
    machine: { platform: 'linux', home: join(root, 'home'), env: {} },
    findClaude: () => Promise.resolve(undefined),
    cwd: resolve(root, folder),
    print: (text) => (out += text),
    warn: (line) => lines.push(line),
    readText: () => Promise.reject(new Error('nothing is asked for')),
    readBytes: () => Promise.reject(new Error('nothing is asked for')),
  });
  return { code, out, lines };
}

describe('check as text', () => {
  it('ends with 0 where nothing is wrong', async () => {
    expect(await run('good')).toEqual({ code: 0, out: 'Nothing is wrong in the instruction files.\n', lines: [] });
  });

  it('names file, place, severity and code, and ends with 1 on an error', async () => {
    const { code, out, lines } = await run('bad');
    expect({ code, lines }).toEqual({ code: 1, lines: [] });
    expect(out).toMatch(
      /^\.claude\/rules\/dead\.md\n {2}2:8 {5}warning {6}The pattern \.\/src\/\*\* .* dead-pattern\n/,
    );
    expect(out).toMatch(/\n\.claude\/settings\.json\n {2}1:3 {5}error {8}.* unreadable-file\n/);
    expect(out).toMatch(/\n2 findings: 1 error, 1 warning, 0 more\n$/);
  });

  it('fails on what it is told to fail on', async () => {
    const calm = ['--severity', 'unreadable-file=information'];
    expect((await run('bad', ...calm)).code).toBe(0);
    expect((await run('bad', ...calm, '--fail-on', 'warning')).code).toBe(1);
  });

  it('leaves out files, and codes that are off', async () => {
    const { code, out } = await run('bad', '--ignore', 'rules/', '--severity', 'unreadable-file=off');
    expect({ code, out }).toEqual({ code: 0, out: 'Nothing is wrong in the instruction files.\n' });
  });

  it('looks at the whole repository from a folder in it', async () => {
    expect((await run('bad/src')).out).toContain('.claude/rules/dead.md');
  });
});

it('finds nothing in this repository, its fixtures left out', async () => {
  const { code, out, lines } = await run(process.cwd(), '--ignore', 'test/fixtures');
  expect({ code, out, lines }).toEqual({ code: 0, out: 'Nothing is wrong in the instruction files.\n', lines: [] });
});

it('finds in the demo what is wrong there on purpose, and nothing else', async () => {
  const demo = copyDemo();
  try {
    const { out } = await run(demo.workspace, '--format', 'json');
    const { findings } = JSON.parse(out) as {
      findings: { code: string; path: string; range: { startLine: number } }[];
    };
    const place = (path: string) => path.slice(demo.workspace.length + 1);
    expect(findings.map(({ code, path, range }) => `${place(path)}:${range.startLine + 1} ${code}`)).toEqual([
      '.claude/rules/money.md:3 dead-pattern',
      '.claude/rules/releases.md:3 broken-frontmatter',
      '.claude/skills/code-review/SKILL.md:2 replaces-bundled',
      'AGENTS.md:1 agents-off',
      'CLAUDE.md:25 import-not-loaded',
      'CLAUDE.md:26 import-not-loaded',
      'packages/api/AGENTS.md:1 agents-off',
    ]);
  } finally {
    demo.remove();
  }
});

describe('check as JSON', () => {
  it('keeps to its schema', async () => {
    const validate = new Ajv2020({ allErrors: true }).compile(
      JSON.parse(readFileSync('docs/check.schema.json', 'utf8')) as object,
    );
    const printed = JSON.parse((await run('bad', '--format', 'json')).out) as { findings: { code: string }[] };
    validate(printed);
    expect(validate.errors ?? []).toEqual([]);
    expect(printed.findings.map(({ code }) => code)).toEqual(['dead-pattern', 'unreadable-file']);
  });
});

describe('check as SARIF', () => {
  it('describes every rule and places each result relative to the root', async () => {
    const { out, code } = await run('bad', '--format', 'sarif');
    const { version, runs } = JSON.parse(out) as {
      version: string;
      runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }[];
    };
    expect({ code, version }).toEqual({ code: 1, version: '2.1.0' });
    const rules = runs[0]?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(SEVERITIES));
    const results = runs[0]?.results ?? [];
    expect(results.map(({ ruleIndex }) => rules[ruleIndex]?.id)).toEqual(results.map(({ ruleId }) => ruleId));
    expect(results[0]).toMatchObject({
      ruleId: 'dead-pattern',
      level: 'warning',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '.claude/rules/dead.md', uriBaseId: 'ROOT' },
            region: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 16 },
          },
        },
      ],
    });
  });
});

describe('bad input', () => {
  it.each([
    [['--format', 'xml'], '--format takes one of text, json, sarif, not "xml"'],
    [['--severity', 'nonsense=off'], 'there is no code "nonsense"'],
    [['--severity', 'dead-pattern=loud'], 'takes one of hint, information, warning, error, off, not "loud"'],
    [['--fail-on', 'never'], '--fail-on takes one of'],
    [['--start', 'nowhere'], 'the start directory does not exist'],
  ])('%j is refused in one line', async (argv, message) => {
    const { code, lines } = await run('good', ...argv);
    expect(code).toBe(2);
    expect(lines).toEqual([expect.stringContaining(message)]);
  });
});
