import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { fromNative } from '../../src/disk/nativePath';
import { installedClaude, type FoundClaude } from '../../src/disk/installedClaude';

let home: Path;
const start = '/srv/my project' as Path;
const transcripts = '.claude/projects/-srv-my-project';

beforeEach(() => {
  home = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/claude-`)));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function put(name: string, text: string, seconds = 1000): void {
  const file = `${home}/${name}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

const record = (version: unknown): string => `${JSON.stringify({ type: 'user', version })}\n`;
const find = (machineWide = true): Promise<FoundClaude | undefined> =>
  installedClaude({ start, home, config: `${home}/.claude` as Path, machineWide });

describe('the newest transcript of the project says the version', () => {
  test('its last record counts', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.90') + record('2.1.332'));
    expect(await find()).toEqual({
      version: '2.1.332',
      how: 'transcript',
      used: { model: undefined, first: undefined },
    });
  });

  test('an older transcript does not', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.332'), 1000);
    put(`${transcripts}/b.jsonl`, record('2.1.90'), 2000);
    expect(await find()).toMatchObject({ version: '2.1.90' });
  });

  test('unless the newest says nothing', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.200'), 1000);
    put(`${transcripts}/b.jsonl`, '{"type":"summary"}\n{"type":', 2000);
    expect(await find()).toMatchObject({ version: '2.1.200' });
  });

  test('only the end of a long one is read', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.1') + record(undefined).repeat(10_000) + record('2.1.300'));
    expect(await find()).toMatchObject({ version: '2.1.300' });
  });

  test('a named pipe is not waited for', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.200'));
    execFileSync('mkfifo', [`${home}/${transcripts}/b.jsonl`]);
    expect(await find()).toMatchObject({ version: '2.1.200' });
  });

  test('what is no version is passed over', async () => {
    put(`${transcripts}/a.jsonl`, record('2.1.200') + record(7) + record('newest') + '[]\nnull\nnot json\n');
    expect(await find()).toMatchObject({ version: '2.1.200' });
  });

  test('transcripts of other projects do not count', async () => {
    put('.claude/projects/-srv-other/a.jsonl', record('2.1.332'));
    expect(await find(false)).toBeUndefined();
  });
});

describe('the newest transcripts say the model and the first request', () => {
  const answer = (model: string, tokens = 10): string => {
    const message = { model, usage: { input_tokens: tokens } };
    return `${JSON.stringify({ type: 'assistant', version: '2.1.332', message })}\n`;
  };
  const prompt = (text: string): string => `${JSON.stringify({ type: 'user', message: { content: text } })}\n`;
  const first = (model: string, tokens: number) => ({ version: '2.1.332', model, tokens, prompt: 'go' });
  const filler = `${JSON.stringify({ type: 'user', version: '2.1.332', message: { content: 'x'.repeat(400_000) } })}\n`;

  const rows: [name: string, older: string, newest: string, used: FoundClaude['used']][] = [
    [
      'of one session',
      prompt('go') + answer('claude-opus-5', 30_000) + answer('claude-opus-5'),
      '',
      { model: 'claude-opus-5', first: first('claude-opus-5', 30_000) },
    ],
    [
      'of the newest',
      prompt('go') + answer('claude-opus-5', 30_000),
      prompt('go') + answer('claude-sonnet-5', 20_000),
      { model: 'claude-sonnet-5', first: first('claude-sonnet-5', 20_000) },
    ],
    [
      'of the one before where the newest has no answer',
      prompt('go') + answer('claude-opus-5', 30_000),
      record('2.1.332'),
      { model: 'claude-opus-5', first: first('claude-opus-5', 30_000) },
    ],
    [
      'from both ends of a long one',
      '',
      prompt('go') + answer('claude-opus-5', 30_000) + filler + answer('claude-sonnet-5'),
      { model: 'claude-sonnet-5', first: first('claude-opus-5', 30_000) },
    ],
    ['not of records too long to be read', '', prompt('go') + filler, { model: undefined, first: undefined }],
  ];
  test.each(rows)('%s', async (_, older, newest, used) => {
    put(`${transcripts}/a.jsonl`, `${older}${record('2.1.332')}`, 1000);
    if (newest !== '') put(`${transcripts}/b.jsonl`, newest, 2000);
    expect(await find()).toEqual({ version: '2.1.332', how: 'transcript', used });
  });
});

describe('without a transcript, what is installed says it', () => {
  const manifest = (version: string): string => JSON.stringify({ name: 'claude-code', version });
  const rows: [name: string, files: Record<string, string>, version: string][] = [
    [
      'below the config folder',
      { '.claude/local/node_modules/@anthropic-ai/claude-code/package.json': manifest('99.1.1') },
      '99.1.1',
    ],
    [
      'as a global package below home',
      { '.npm-global/lib/node_modules/@anthropic-ai/claude-code/package.json': manifest('99.1.2') },
      '99.1.2',
    ],
    [
      'for a Node version',
      { '.nvm/versions/node/v20.1.0/lib/node_modules/@anthropic-ai/claude-code/package.json': manifest('99.1.3') },
      '99.1.3',
    ],
    [
      'by the native installer, the newest of several',
      { '.local/share/claude/versions/99.1.9': '', '.local/share/claude/versions/99.1.10': '' },
      '99.1.10',
    ],
  ];
  test.each(rows)('%s', async (_, files, version) => {
    for (const [name, text] of Object.entries(files)) put(name, text);
    expect(await find()).toEqual({ version, how: 'installed', used: undefined });
  });

  test('a broken package is passed over', async () => {
    put('.claude/local/node_modules/@anthropic-ai/claude-code/package.json', '{');
    put('.local/share/claude/versions/99.1.1', '');
    expect(await find()).toMatchObject({ version: '99.1.1' });
  });

  test('in an untrusted workspace only the config folder is read', async () => {
    put('.local/share/claude/versions/99.1.1', '');
    expect(await find(false)).toBeUndefined();
    put('.claude/local/node_modules/@anthropic-ai/claude-code/package.json', manifest('2.1.200'));
    expect(await find(false)).toMatchObject({ version: '2.1.200' });
  });
});

test('nothing anywhere is no answer', async () => {
  expect(await find(false)).toBeUndefined();
});
