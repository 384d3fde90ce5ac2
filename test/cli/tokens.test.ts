/** `context-stack tokens`: files of every kind, counted or not, as a table and as JSON. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { runCommandLine } from '../../src/cli/commandLine';
import { nodeTree } from '../../src/disk/nodeTree';

const folder = mkdtempSync(join(tmpdir(), 'context-stack-tokens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content);
write('prose.md', 'Keep functions short and say what they mean.\n');
write('empty.md', '\n\n');
write('binary.dat', Buffer.from([65, 0, 66]));
write('latin.txt', Buffer.from([65, 0xe9, 66]));
write('cut.txt', Buffer.from([65, 0xf0, 0x9f, 0x98, 66]));
write('sign.txt', 'a \ufffd is a sign of its own');
write('huge.txt', '');
truncateSync(join(folder, 'huge.txt'), 101 * 1024 * 1024);
mkdirSync(join(folder, 'inside'));

async function run(argv: readonly string[], piped?: string | Buffer) {
  let out = '';
  const lines: string[] = [];
  const code = await runCommandLine(['tokens', ...argv], {
    tree: nodeTree(),
    machine: { platform: 'linux', home: folder, env: {} },
    findClaude: () => Promise.resolve(undefined),
    cwd: folder,
    print: (text) => (out += text),
    warn: (line) => lines.push(line),
    readText: () => Promise.reject(new Error('no text is asked for')),
    readBytes: (path) => {
      if (path !== '-') return Promise.resolve(readFileSync(path));
      if (piped === undefined) return Promise.reject(new Error('nothing is piped in'));
      return Promise.resolve(Buffer.from(piped));
    },
  });
  return { code, out, lines };
}

interface Row {
  readonly file: string;
  readonly tokens: number | null;
  readonly margin: number | null;
  readonly how: string;
}

const json = async (argv: readonly string[], piped?: string | Buffer) => {
  const { code, out, lines } = await run([...argv, '--json'], piped);
  return { code, lines, rows: JSON.parse(out) as Row[] };
};

describe('tokens', () => {
  it('prints a flat row for each file, named as it was named', async () => {
    const { code, lines, rows } = await json([
      'prose.md',
      join(folder, 'prose.md'),
      './inside/../prose.md',
      'empty.md',
    ]);
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
    const [first] = rows;
    expect(first).toEqual({ file: 'prose.md', tokens: first?.tokens, margin: first?.margin, how: 'estimated' });
    expect(first?.tokens).toBeGreaterThan(9);
    expect(first?.margin).toBeGreaterThan(0);
    expect(rows.map(({ tokens }) => tokens)).toEqual([first?.tokens, first?.tokens, first?.tokens, 0]);
    expect(rows[2]?.file).toBe('./inside/../prose.md');
  });

  it('prints a table with all of them together', async () => {
    const { code, out } = await run(['prose.md', 'empty.md']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Tokens +Margin +File\n *≈ \d+ +± \d +prose\.md\n *0 +± 0 +empty\.md\n *≈ \d+ +± \d +all together\n$/,
    );
  });

  it('takes no bytes that are piped in for another text', async () => {
    const { out, code } = await run(['-', '--json'], Buffer.from([0x63, 0xe9, 0xff]));
    expect([code, JSON.parse(out)]).toEqual([
      2,
      [{ file: '-', tokens: null, margin: null, how: 'not counted: it is not UTF-8' }],
    ]);
  });

  it('reads what is piped in', async () => {
    const { rows } = await json(['-', 'prose.md'], 'Keep functions short and say what they mean.');
    expect(rows[0]).toEqual({ ...rows[1], file: '-' });
  });

  it('counts as the model does', async () => {
    const tokens = async (model: string) => (await json(['prose.md', '--model', model])).rows[0]?.tokens ?? 0;
    const [older, newer] = [await tokens('claude-opus-4-6'), await tokens('sonnet')];
    expect(older).toBeLessThan(newer);
    expect((await json(['prose.md'])).rows[0]?.tokens).toBe(newer);
  });

  it.each([
    ['missing.md', 'there is no such file'],
    ['inside', 'it is a folder'],
    ['binary.dat', 'it is a binary file'],
    ['latin.txt', 'it is not UTF-8'],
    ['cut.txt', 'it is not UTF-8'],
    ['huge.txt', 'it is larger than 100 MB'],
    ['-', 'nothing is piped in'],
  ])('says why %s is not counted, and counts the others', async (file, why) => {
    const { code, lines, rows } = await json([file, 'prose.md']);
    expect({ code, lines }).toEqual({ code: 2, lines: [`context-stack: ${file} is not counted: ${why}`] });
    expect(rows[0]).toEqual({ file, tokens: null, margin: null, how: `not counted: ${why}` });
    expect(rows[1]?.how).toBe('estimated');
    const { out } = await run([file, 'prose.md']);
    expect(out).toContain(`not counted: ${why}`);
  });

  it('takes a replacement character for what it is', async () => {
    expect((await json(['sign.txt'])).rows[0]?.how).toBe('estimated');
  });

  it('has a line for each file it did not count', async () => {
    const { code, lines } = await run(['missing.md', 'inside', 'prose.md']);
    expect(code).toBe(2);
    expect(lines).toHaveLength(2);
  });

  test.each([
    [[], 'tokens needs the name of a file; - reads standard input'],
    [[''], 'the name of a file is empty'],
    [['prose.md', '--model', ''], '--model is empty'],
    [['prose.md', '--other'], "Unknown option '--other'"],
  ])('refuses %j', async (argv, why) => {
    const { code, out, lines } = await run(argv);
    expect({ code, out, lines }).toEqual({ code: 2, out: '', lines: [`context-stack: ${why}`] });
  });

  it('explains itself', async () => {
    expect((await run(['--help'])).out).toMatch(/^Usage: context-stack tokens FILE/);
  });
});
