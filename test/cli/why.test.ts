/** `context-stack why` as a user meets it: on the demo's real files. */
import { afterAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine';
import { nodeTree } from '../../src/disk/nodeTree';
import { copyDemo } from './demoCopy';

const demo = copyDemo();
afterAll(demo.remove);

async function run(...argv: readonly string[]) {
  let out = '';
  const lines: string[] = [];
  const code = await runCommandLine(['why', ...argv], {
    tree: nodeTree(),
    machine: { platform: 'linux', home: demo.home, env: { CONTEXT_STACK_MANAGED: demo.managed } },
    findClaude: () => Promise.resolve(undefined),
    cwd: demo.workspace,
    print: (text) => (out += text),
    warn: (line) => lines.push(line),
    readBytes: () => Promise.reject(new Error('no bytes are asked for')),
    readText: () => Promise.reject(new Error('no text is asked for')),
  });
  return { code, out, lines };
}

describe('context-stack why', () => {
  it.each([
    [['CLAUDE.md'], 'In the context, place 4 of'],
    [['.claude/rules/money.md'], 'It never loads: ./src/** cannot match any file.'],
    [['.claude/rules/api.md', '--touch', 'src/api/user.ts'], 'If src/api/user.ts is read now, it loads.'],
    [['packages/api/legacy/CLAUDE.md'], 'Excluded by **/packages/api/legacy/CLAUDE.md in claudeMdExcludes.'],
    [['packages/web/.claude/skills/component'], 'A skill of packages/web, below the start directory'],
    [
      ['packages/api/AGENTS.md', '--claude', '2.1.90'],
      'AGENTS.md is read from 2.1.277 on. The version shown is older.',
    ],
    [['nowhere.md'], 'There is no such file, so nothing of it can load.'],
    [['src/price.ts'], 'This is no instruction file'],
  ])('%j says: %s', async (argv, sentence) => {
    const { code, out, lines } = await run(...argv);
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
    expect(out).toContain(sentence);
    expect(out).not.toMatch(/[`\\]|\{\w+\}|\n\n/);
  });

  it('has a help of its own', async () => {
    expect((await run('--help')).out).toContain('Usage: context-stack why FILE');
  });

  it('prints the data and the sentences as JSON', async () => {
    const { code, out } = await run('.claude/rules/money.md', '--json', '--touch', 'src/price.ts');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      schema: 'context-stack-why/1',
      answer: 'out',
      origin: { kind: 'rule', where: 'start' },
      notLoaded: [{ reason: { code: 'neverMatches' } }],
      condition: { kind: 'patterns', readings: [{ written: './src/**', dead: 'dot' }] },
      touch: { effect: 'nothing' },
      sentences: expect.arrayContaining(['Not in the context.']) as unknown,
    });
  });

  it.each([
    [[], 'why needs the name of a file'],
    [['a.md', 'b.md'], 'why takes one file, and "b.md" is another'],
    [['a.md', '--touch', ''], '--touch is empty'],
    [['a.md', '--start', 'nowhere'], 'the start directory does not exist'],
    [['a.md', '--nope'], '--nope'],
  ])('%j ends with 2 and one line', async (argv, line) => {
    const { code, out, lines } = await run(...argv);
    expect([code, out, lines.length]).toEqual([2, '', 1]);
    expect(lines[0]).toContain(line);
  });
});
