/** Splits the arguments of an invocation into words, as each era does (measured). */

/**
 * A shell's words: quotes and backslashes taken away; what ends a command ends the list. No word at all: the plain
 * ones. Unless parts are `joined`, a word keeps its quotes and backslashes where it is not quoted as a whole.
 */
export function argumentWords(args: string, joined: boolean): readonly string[] {
  const words = shellWords(args, joined);
  return words.length > 0 ? words : plainWords(args);
}

function shellWords(args: string, joined: boolean): readonly string[] {
  const words: string[] = [];
  let at = 0;
  while (at < args.length) {
    at += /^[ \t]*/.exec(args.slice(at))?.[0].length ?? 0;
    if (at >= args.length || /^(?:[;|&<>\n]|\d*[<>])/.test(args.slice(at))) break;
    if (args[at] === '#') break;
    const word = readWord(args, at, joined);
    at = word.end;
    const isVariable = words.length > 0 && /^\$\w+$/.test(word.written);
    const isAssignment = words.length === 0 && /^[A-Za-z_]\w*=/.test(word.written);
    if (!isVariable && !isAssignment) words.push(word.text);
  }
  return words;
}

export function plainWords(args: string): readonly string[] {
  return args.split(/\s+/).filter((word) => word !== '');
}

interface Word {
  readonly text: string;
  readonly written: string;
  readonly end: number;
}

const PIECE = /^(?:\\([\s\S])|"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|(`[^`]*`|\$\([^)]*\))|([^\s;|&<>"'\\]))/;

function readWord(args: string, from: number, joined: boolean): Word {
  let text = '';
  let at = from;
  for (;;) {
    const rest = args.slice(at);
    const piece = PIECE.exec(rest);
    if (piece) {
      text += piece[1] ?? piece[2] ?? piece[3] ?? piece[4] ?? piece[5] ?? '';
      at += piece[0].length;
    } else if (rest.startsWith('"') || rest.startsWith("'")) {
      // a quote that is never closed is kept, and all behind it is of the word
      return { text: text + rest, written: args.slice(from), end: args.length };
    } else {
      const written = args.slice(from, at);
      return { text: joined ? text : older(written, text), written, end: Math.max(at, from + 1) };
    }
  }
}

/** Quotes around the whole go, and single ones inside; else all stays as it is written. */
function older(written: string, text: string): string {
  if (/^(["'])[^]*\1$/.test(written) && written.length > 1) return written.slice(1, -1);
  return /^[^"'\\`]+'[^"\\`]*$/.test(written) ? text : written;
}
