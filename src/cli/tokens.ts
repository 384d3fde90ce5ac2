/** `context-stack tokens`: what files cost the model, each by itself. */
import { isUtf8 } from 'node:buffer';
import { behaviourOf, NEWEST_KNOWN } from '../core/claudeCode/behaviour';
import { DEFAULT_MODEL } from '../core/claudeCode/modelNames';
import { modelFacts } from '../core/claudeCode/models';
import { isAbsolute, join } from '../core/files/path';
import { loadWeigher } from '../core/tokens/load';
import { addTokens, type Counter, type Tokens } from '../core/tokens/tokens';
import { fromNative } from '../disk/nativePath';
import { groupedNumber } from '../present/tokens';
import { parseTokensArguments } from './arguments';
import { BadInput } from './badInput';
import { tableText } from './columns';
import { tokensHelp } from './help';
import type { Terminal } from './terminal';

/** Larger files are not read. */
const LIMIT = 100 * 1024 * 1024;
/** A zero byte in so many characters at the start tells a binary file. */
const HEAD = 8192;

/** A file as it was named, with its tokens or why they were not counted. */
type Counted = { readonly file: string } & ({ readonly tokens: Tokens } | { readonly why: string });

/** Runs the command. Throws `BadInput` for what the person got wrong, after the other files were printed. */
export async function runTokens(argv: readonly string[], terminal: Terminal): Promise<void> {
  const args = parseTokensArguments(argv);
  if (args.help) {
    terminal.print(tokensHelp);
    return;
  }
  const conditions = { env: {}, behaviour: behaviourOf(NEWEST_KNOWN) };
  const { family } = modelFacts(args.model ?? DEFAULT_MODEL, conditions);
  const { count } = await loadWeigher(family);
  const counted: Counted[] = [];
  for (const file of args.files) counted.push(await countFile(file, count, terminal));
  terminal.print(args.json ? `${JSON.stringify(counted.map(jsonRow), null, 2)}\n` : tokensText(counted));
  const failed = counted.filter((row) => 'why' in row);
  for (const { file, why } of failed.slice(0, -1)) terminal.warn(`context-stack: ${notCounted(file, why)}`);
  const last = failed.at(-1);
  if (last) throw new BadInput(notCounted(last.file, last.why));
}

const notCounted = (file: string, why: string): string => `${file} is not counted: ${why}`;

async function countFile(file: string, count: Counter, terminal: Terminal): Promise<Counted> {
  const read = file === '-' ? await pipedIn(terminal) : await readFile(file, terminal);
  return 'why' in read ? { file, why: read.why } : { file, tokens: count(read.text) };
}

type Read = { readonly text: string } | { readonly why: string };

async function pipedIn(terminal: Terminal): Promise<Read> {
  try {
    const bytes = await terminal.readBytes('-', LIMIT);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (isBinary(text)) return { why: 'it is a binary file' };
    return isUtf8(bytes) ? { text } : { why: 'it is not UTF-8' };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

async function readFile(file: string, terminal: Terminal): Promise<Read> {
  const { cwd, tree } = terminal;
  const { platform } = terminal.machine;
  const path = isAbsolute(file) ? fromNative(file, platform) : join(fromNative(cwd, platform), file);
  const state = await tree.read(path, LIMIT);
  switch (state.kind) {
    case 'text': {
      const { text } = state;
      if (isBinary(text)) return { why: 'it is a binary file' };
      // what is not UTF-8 was read as this sign, which a text may also hold
      const isWhole = !text.includes('\ufffd') || isUtf8(await terminal.readBytes(path, LIMIT));
      return isWhole ? { text } : { why: 'it is not UTF-8' };
    }
    case 'missing':
      return { why: 'there is no such file' };
    case 'folder':
      return { why: 'it is a folder' };
    case 'tooLarge':
      return { why: 'it is larger than 100 MB' };
    case 'unreadable':
      return { why: state.message };
  }
}

function isBinary(text: string): boolean {
  return text.slice(0, HEAD).includes('\0');
}

function jsonRow(row: Counted): object {
  const { file } = row;
  if ('why' in row) return { file, tokens: null, margin: null, how: `not counted: ${row.why}` };
  const { count, margin, how } = row.tokens;
  return { file, tokens: count, margin, how };
}

function tokensText(counted: readonly Counted[]): string {
  const rows = counted.map((row) => ('why' in row ? ['', '', row.file, `not counted: ${row.why}`] : cells(row)));
  const all = counted.flatMap((row) => ('why' in row ? [] : [row.tokens]));
  if (all.length > 1) rows.push(cells({ file: 'all together', tokens: addTokens(all) }));
  const columns = [
    { title: 'Tokens', right: true },
    { title: 'Margin', right: true },
    { title: 'File' },
    { title: '' },
  ];
  return `${tableText(columns, rows, 0).join('\n')}\n`;
}

function cells({ file, tokens }: { file: string; tokens: Tokens }): string[] {
  const { count, margin, how } = tokens;
  return [`${how === 'estimated' ? '≈ ' : ''}${groupedNumber(count)}`, `± ${groupedNumber(margin)}`, file, ''];
}
