import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isolate } from '../../scripts/conformance/isolation.mjs';
import { Bench, isRunning } from './support';

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});
afterEach(() => {
  bench.remove();
  vi.unstubAllEnvs();
});

const SKILLS = {
  'CLAUDE.md': 'top 語\n',
  'sub/CLAUDE.md': 'below\n',
  'sub/.claude/skills/late/SKILL.md': 'in $WS/sub',
  '.claude/skills/own/SKILL.md': 'mine',
  '.claude/skills/dataviz/SKILL.md': 'also mine',
};
const READ = { op: 'read', path: 'sub/a.ts' } as const;
const STEPS = [
  {
    memory: [{ path: '$WS/CLAUDE.md', kind: 'project', text: 'top 語' }],
    skills: [{ name: 'own', text: 'mine' }],
  },
  {
    memory: [{ path: '$WS/sub/CLAUDE.md', kind: 'project', text: 'below' }],
    skills: [{ name: 'late', text: 'in $WS/sub' }],
  },
];

describe('recording', () => {
  it.each([
    ['the transcript, where it tells', true],
    ['what is sent, where the transcript does not tell', false],
  ])('reads %s', async (_, tellsInTranscript) => {
    bench.cases('cases.jsonl', { id: 'both', workspace: SKILLS, steps: [READ] });
    const claude = bench.claude({ tellsInTranscript });
    const { code, said } = await bench.record('--claude', claude, '--cases', 'cases.jsonl');
    expect(said).toMatch(/1 recorded, 0 failed, 0 not recorded in [\d.]+ s with Claude Code 9\.9\.9/);
    expect(code).toBe(0);
    expect(bench.facts('facts-9.9.9.jsonl')).toEqual([{ id: 'both', steps: STEPS }]);
    expect(fs.readFileSync(bench.path('facts-9.9.9.jsonl'), 'utf8')).toMatch(
      /^\{"id": "both", "steps": \[\{"memory": /,
    );
  });

  it('leaves out what this version lists in an empty workspace', async () => {
    bench.cases('cases.jsonl', { id: 'both', workspace: SKILLS, steps: [READ] });
    await bench.record('--claude', bench.claude({ bundled: ['own', 'loop'] }), '--cases', 'cases.jsonl');
    const [fact] = bench.facts('facts-9.9.9.jsonl');
    expect(fact?.steps[0]?.skills).toEqual([{ name: 'dataviz', text: 'also mine' }]);
  });

  it('writes the facts of each file of cases beside it, without those of several turns', async () => {
    bench.cases('cases.jsonl', { id: 'b' }, { id: 'turns', turns: [{}] }, { id: 'a' });
    bench.cases('cases-own.jsonl', { id: 'c' });
    const { said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl', 'cases-own.jsonl');
    expect(said).toContain('1 cases of several turns left out');
    expect(bench.facts('facts-9.9.9.jsonl').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(bench.facts('facts-own-9.9.9.jsonl').map(({ id }) => id)).toEqual(['c']);
  });

  it('replaces only what --match names, and keeps the rest as it stands', async () => {
    bench.cases('cases.jsonl', { id: 'b' }, { id: 'a', workspace: { 'CLAUDE.md': 'A' } }, { id: 'c' });
    const old = (id: string) => `{"id":"${id}","steps":[]}`;
    bench.write('facts-9.9.9.jsonl', ['z', 'c', 'a'].map((id) => `${old(id)}\n`).join(''));
    const { said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl', '--match', '^a$');
    expect(said).toContain('1 recorded');
    const lines = fs.readFileSync(bench.path('facts-9.9.9.jsonl'), 'utf8').split('\n');
    expect(lines).toEqual([expect.stringContaining('"text": "A"'), old('c'), old('z'), '']);
  });

  it('keeps what a case that fails had before, and drops what has no case any more', async () => {
    bench.cases('cases.jsonl', { id: 'a' }, { id: 'b', env: { FAKE_MODE: 'crash' } });
    const old = (id: string) => `{"id":"${id}","steps":[]}`;
    bench.write('facts-9.9.9.jsonl', ['gone', 'b', 'a'].map((id) => `${old(id)}\n`).join(''));
    const { code } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl');
    expect(code).toBe(1);
    const lines = fs.readFileSync(bench.path('facts-9.9.9.jsonl'), 'utf8').split('\n');
    expect(lines).toEqual([expect.stringMatching(/^\{"id": "a", .*"memory"/), old('b'), '']);
  });

  it.each([
    ['a file that holds no facts', 'cases.jsonl', /cases\.jsonl:1: expected a fact/],
    ['a folder', '.', /expected a file/],
  ])('writes over nothing else: %s', async (_name, out, message) => {
    bench.cases('cases.jsonl', { id: 'a' });
    const before = fs.readFileSync(bench.path('cases.jsonl'), 'utf8');
    const { code, said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl', '--out', out);
    expect(said).toMatch(message);
    expect(code).toBe(2);
    expect(fs.readFileSync(bench.path('cases.jsonl'), 'utf8')).toBe(before);
  });

  it('writes all to --out', async () => {
    bench.cases('cases.jsonl', { id: 'a' });
    bench.cases('cases-own.jsonl', { id: 'c' });
    const argv = ['--cases', 'cases.jsonl', 'cases-own.jsonl', '--out', 'all.jsonl', '--jobs', '1'];
    await bench.record('--claude', bench.claude(), ...argv);
    expect(bench.facts('all.jsonl').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(fs.existsSync(bench.path('facts-9.9.9.jsonl'))).toBe(false);
  });

  it('gives nothing of its own environment away but the PATH', async () => {
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'secret');
    vi.stubEnv('CLAUDE_CONFIG_DIR', '/somewhere');
    vi.stubEnv('HTTPS_PROXY', 'http://proxy');
    bench.cases('cases.jsonl', { id: 'a', env: { FAKE_NOTES: bench.notes, EXTRA: '$WS/x' } });
    await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl');
    const env = bench.noted()[0]?.env ?? {};
    expect(Object.keys(env).sort()).toEqual([
      'ANTHROPIC_API_KEY',
      'ANTHROPIC_BASE_URL',
      'CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC',
      'DISABLE_AUTOUPDATER',
      'DISABLE_ERROR_REPORTING',
      'DISABLE_TELEMETRY',
      'EXTRA',
      'FAKE_NOTES',
      'HOME',
      'HTTPS_PROXY',
      'HTTP_PROXY',
      'NO_PROXY',
      'PATH',
      'TMPDIR',
    ]);
    expect(env['ANTHROPIC_BASE_URL']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(env['HTTPS_PROXY']).toBe('http://127.0.0.1:9');
    expect(env['EXTRA']).toBe(env['HOME']?.replace(/home$/, 'top/ws/x'));
    expect(fs.existsSync(env['HOME'] ?? '/')).toBe(false);
  });
});

describe('a Claude Code that fails', () => {
  it('fails by name, and the others are recorded', async () => {
    const inMode = (mode: string) => ({ id: mode, env: { FAKE_MODE: mode } });
    bench.cases('cases.jsonl', inMode('crash'), { id: 'good' }, inMode('garbage'), inMode('silent'));
    const { code, said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl');
    expect(code).toBe(1);
    expect(said).toContain('crash: ended with code 3: first line / second line\n');
    expect(said).toContain('garbage: expected a result in JSON with a session_id: Hello!\n');
    expect(said).toContain('silent: never asked the model: {"session_id":"none"}\n');
    expect(said).toContain('1 recorded, 3 failed, 0 not recorded');
    expect(bench.facts('facts-9.9.9.jsonl').map(({ id }) => id)).toEqual(['good']);
  });

  it('is ended with all that it started when it hangs', async () => {
    const inMode = (mode: string) => ({ id: mode, env: { FAKE_MODE: mode, FAKE_NOTES: bench.notes } });
    bench.cases('cases.jsonl', inMode('hang'), inMode('hangWithChild'), inMode('leavesChild'));
    const argv = ['--cases', 'cases.jsonl', '--timeout', '3', '--jobs', '3'];
    const { code, said } = await bench.record('--claude', bench.claude(), ...argv);
    expect(said).toContain('hang: still running after 3 s, killed\n');
    expect(said).toContain('hangWithChild: still running after 3 s, killed\n');
    expect(said).toContain('1 recorded, 2 failed');
    expect(code).toBe(1);
    expect(bench.noted()).toHaveLength(5);
    await vi.waitFor(() => expect(bench.noted().filter(({ pid }) => isRunning(pid))).toEqual([]));
  });

  it('has a fact without steps where it does not know an option of the case', async () => {
    bench.cases('cases.jsonl', { id: 'a', args: ['--new-option'] });
    const { code } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl');
    expect(code).toBe(0);
    expect(bench.facts('facts-9.9.9.jsonl')).toEqual([{ id: 'a', steps: [] }]);
  });

  it.each([
    ['says no version', "console.log('hello')", '--version says no version: hello'],
    [
      'fails already in an empty workspace',
      "if (process.argv[2] === '--version') console.log('1.2.3')",
      'Nothing recorded',
    ],
  ])('is not asked for cases when it %s', async (_, script, message) => {
    bench.write('claude.mjs', script);
    bench.cases('cases.jsonl', { id: 'a' });
    const { code, said } = await bench.record('--claude', 'claude.mjs', '--cases', 'cases.jsonl');
    expect(said).toContain(message);
    expect(code).toBe(1);
    expect(fs.readdirSync(bench.folder).filter((name) => name.startsWith('facts'))).toEqual([]);
  });
});

describe('where nothing can be kept apart', () => {
  it('says so', async () => {
    const said: string[] = [];
    const kept = await isolate(
      (line) => said.push(line),
      () => 'unshare: Operation not permitted',
    );
    expect(said[0]).toBe('Not isolated: unshare: Operation not permitted.');
    expect(kept).toEqual({ isolation: { network: false, managed: false, why: 'unshare: Operation not permitted' } });
  });

  it('names the cases that need a managed folder, and records the others', async () => {
    bench.cases('cases.jsonl', { id: 'm', managed: { 'CLAUDE.md': 'M' } }, { id: 'a' });
    const { code, said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl');
    expect(said).toContain('not recorded, for the managed folder cannot be made up (made up for a test): m\n');
    expect(said).toContain('1 recorded, 0 failed, 1 not recorded');
    expect(bench.facts('facts-9.9.9.jsonl').map(({ id }) => id)).toEqual(['a']);
    expect(code).toBe(0);
  });
});
