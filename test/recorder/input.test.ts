import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCases } from '../../scripts/conformance/cases.mjs';
import { DATA, readDiffArguments, readRecordArguments } from '../../scripts/conformance/arguments.mjs';
import { Bench, RECORD } from './support';

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});
afterEach(() => bench.remove());

const GOOD = '{"id": "good", "workspace": {}}';
const withSteps = (...steps: unknown[]) => JSON.stringify({ id: 'x', workspace: {}, steps });
const withFile = (path: string, value: unknown) => JSON.stringify({ id: 'x', workspace: { [path]: value } });

describe('a malformed case', () => {
  it.each([
    ['no JSON', '{"id": ', 'expected one JSON object, but'],
    ['no object', '[1]', 'expected one JSON object, not [1]'],
    ['no id', '{"workspace": {}}', 'expected an "id"'],
    ['an id twice', GOOD, 'case good: expected an id of its own, it is that of'],
    ['no workspace', '{"id": "x"}', 'case x: expected a "workspace"'],
    ['an unknown key', '{"id": "x", "workspce": {}}', 'case x: unknown key "workspce", expected one of id, workspace'],
    ['steps that are no list', '{"id": "x", "workspace": {}, "steps": {}}', 'case x: "steps": expected a list'],
    ['an unknown op', withSteps({ op: 'raed' }), 'case x: step 1: unknown op "raed", expected one of read, write'],
    ['a step without path', withSteps({ op: 'read' }), 'case x: step 1: read needs a "path"'],
    ['an edit of nothing', withSteps({ op: 'edit', path: 'a', old: 'b' }), 'case x: step 1: edit needs a "new"'],
    ['a step that leaves', withSteps({ op: 'read', path: '../a' }), 'case x: step 1: ../a leaves the workspace'],
    ['a step to anywhere', withSteps({ op: 'read', path: '/a' }), 'case x: step 1: /a leaves the workspace'],
    ['an unknown file value', withFile('a.md', { text: 'a' }), 'case x: "workspace": a.md: expected a text, null,'],
    ['a file without times', withFile('a.md', { repeat: 'a' }), 'case x: "workspace": a.md: expected a text, null,'],
    ['a file that leaves', withFile('../../a.md', 'a'), 'case x: "workspace": ../../a.md leaves its folder'],
    ['a file anywhere', withFile('/a.md', 'a'), 'case x: "workspace": /a.md leaves its folder'],
    ['a link that leaves', withFile('a', { symlink: '../../../b' }), 'a: the link to ../../../b leaves the folders'],
    ['a link to anywhere', withFile('a', { symlink: '/etc' }), 'a: the link to /etc leaves the folders of the case'],
    ['a start that leaves', '{"id": "x", "workspace": {}, "cwd": ".."}', 'case x: "cwd": .. leaves the workspace'],
    ['another API', '{"id": "x", "workspace": {}, "env": {"ANTHROPIC_BASE_URL": ""}}', "is the recorder's own"],
    ['an argument that is no text', '{"id": "x", "workspace": {}, "args": [1]}', '"args": expected texts, not 1'],
  ])('is named by file and line, and nothing is run: %s', async (_, line, message) => {
    bench.write('cases.jsonl', `${GOOD}\n\n${line}\n`);
    bench.write('claude.mjs', `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(bench.path('ran'))}, '')`);
    const { code, said } = await bench.record('--claude', 'claude.mjs', '--cases', 'cases.jsonl');
    expect(said.startsWith(`${bench.path('cases.jsonl')}:3: `)).toBe(true);
    expect(said).toContain(message);
    expect(code).toBe(2);
    expect(fs.existsSync(bench.path('ran'))).toBe(false);
  });

  it('is none of those that are here', () => {
    const names = fs.readdirSync(DATA).filter((name) => name.startsWith('cases'));
    expect(() => readCases(names.map((name) => DATA + name))).not.toThrow();
  });
});

describe('the arguments', () => {
  it.each([
    [[], '--claude is missing'],
    [['--claude'], '--claude needs a value'],
    [['--claude', 'a', '--claude', 'b'], '--claude is given twice'],
    [['--claude', 'a', 'b'], 'unexpected "b"'],
    [['b'], 'unexpected "b"'],
    [['--claude', 'a', '--verbose'], 'unknown --verbose'],
    [['--claude', 'a', '--match', '('], '--match: Invalid regular expression'],
    [['--claude', 'a', '--jobs', '0'], '--jobs takes a whole number above 0, not "0"'],
    [['--claude', 'a', '--timeout', 'soon'], '--timeout takes a number above 0, not "soon"'],
    [['--claude', './none'], '--claude ./none: no such file'],
    [['--claude', 'no-such-program'], '--claude no-such-program: no such program on the PATH'],
    [['--claude', './cases.jsonl'], '--claude ./cases.jsonl: expected a program that can be run, or a .js file'],
    [['--claude', 'claude.mjs', '--out', 'none/facts.jsonl'], '/none: expected a folder that facts can be written to'],
    [['--claude', 'claude.mjs', '--cases', 'none.jsonl'], 'none.jsonl: cannot be read (ENOENT)'],
    [['--claude', 'claude.mjs', '--cases', 'cases.jsonl', '--match', 'none'], '--match none: no case has such an id'],
  ])('are refused: %j', async (argv, message) => {
    bench.write('cases.jsonl', `${GOOD}\n`);
    const { code, said } = await bench.record(...argv.map((arg) => (arg === 'claude.mjs' ? bench.claude() : arg)));
    expect(said).toContain(message);
    expect(code).toBe(2);
  });

  it('end the script itself with 2', () => {
    const { status, stderr } = spawnSync(process.execPath, [RECORD, '--claud', 'x'], { encoding: 'utf8' });
    expect(stderr).toMatch(/^unknown --claud\nnpm run conformance:record/);
    expect(status).toBe(2);
  });

  it('mean all cases there are, two jobs and a minute unless they say otherwise', () => {
    const { cases, jobs, timeout, match } = readRecordArguments(['--claude', 'a'], '/');
    const there = fs.readdirSync(DATA).filter((name) => name.startsWith('cases'));
    expect(cases).toEqual(there.sort().map((name) => DATA + name));
    expect([jobs, timeout, match]).toEqual([2, 60, undefined]);
  });

  it('of the comparison are two versions, or two files', () => {
    const beside = readDiffArguments(['2.1.90', '2.1.332'], '/');
    expect(beside).toContainEqual({ old: `${DATA}facts-own-2.1.90.jsonl`, now: `${DATA}facts-own-2.1.332.jsonl` });
    expect(beside).toHaveLength(3);
    expect(readDiffArguments(['a.jsonl', 'b.jsonl'], '/x')).toEqual([{ old: '/x/a.jsonl', now: '/x/b.jsonl' }]);
    for (const argv of [[], ['2.1.90'], ['2.1.90', 'a.jsonl'], ['1', '2', '3'], ['--help', 'x']]) {
      expect(() => readDiffArguments(argv, '/')).toThrow('expected two versions, or two files of facts');
    }
    expect(() => readDiffArguments(['2.1.90', '0.0.1'], '/')).toThrow('there are no facts of 0.0.1');
  });
});

describe('a malformed file of facts', () => {
  it.each([
    ['{"id": "a"}', 'expected a fact {"id", "steps"'],
    ['{"id": "a", "steps": [{"memory": [{}], "skills": []}]}', 'expected a fact {"id", "steps"'],
    ['{"id": "good", "steps": []}\n{"id": "good", "steps": []}', 'a second fact for good'],
  ])('is named by file and line, and left as it is: %s', async (text, message) => {
    bench.write('cases.jsonl', `${GOOD}\n`);
    bench.write('facts-9.9.9.jsonl', text);
    const { code, said } = await bench.record('--claude', bench.claude(), '--cases', 'cases.jsonl', '--match', 'good');
    expect(said).toMatch(/facts-9\.9\.9\.jsonl:\d: /);
    expect(said).toContain(message);
    expect(code).toBe(2);
    expect(fs.readFileSync(bench.path('facts-9.9.9.jsonl'), 'utf8')).toBe(text);
  });
});
