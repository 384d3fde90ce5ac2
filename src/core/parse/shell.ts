/** As much of the shell's grammar as tells which commands a line holds, and how they hang together. */

export interface Word {
  readonly text: string;
  readonly raw: string;
}

export interface ShellCommand {
  /** Values set for it, `NAME=value`. */
  readonly assigned: readonly Word[];
  readonly words: readonly Word[];
  /** It runs when the one before it went well, when that did not, or in any case. */
  readonly runs: 'then' | 'else' | 'always';
  /** It stands first of all in its part of the line: `cat f` in `(cat f)`, `if cat f; then ls; fi`. */
  readonly leads: boolean;
  /** In brackets, a condition or a loop. */
  readonly isInner: boolean;
  /** What it does to the shell is lost: in a subshell, in a pipe, in the background. */
  readonly isLost: boolean;
  readonly isBackground: boolean;
  /** `!` stands before it. */
  readonly isNegated: boolean;
}

/** A comment, an operator (redirections with their number), or a word. */
const TOKEN =
  /(?:[ \t\r]|\\\r?\n)*(?:(#[^\n]*)|(\d*[<>]+[&|]?|&&|\|\||\|&|[;&|()\n])|((?:[^\s"'\\`$&|;()<>]|\\[^\n]|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|`[^`]*`|\$\([^()]*\)|\$(?!\())+))/y;

const OPENING = /^(?:if|while|until|for|\{)$/;
const CLOSING = /^(?:fi|done|\})$/;
const MIDDLE = /^(?:then|do|else|elif)$/;

/** The commands of a line in the order written; nothing when it cannot be read, or defines a function. */
export function readShell(line: string): ShellCommand[] | undefined {
  const tokens = tokensOf(`${line}\n`);
  return tokens && new Reader().read(tokens);
}

interface Token {
  readonly operator?: string;
  readonly word?: Word;
}

function tokensOf(line: string): Token[] | undefined {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < line.length) {
    const match = token.exec(line);
    if (!match) return undefined;
    const [, , operator, raw] = match;
    if (operator !== undefined) tokens.push({ operator });
    else if (raw !== undefined) tokens.push({ word: { raw, text: unquote(raw) } });
  }
  return tokens;
}

class Reader {
  readonly #commands: ShellCommand[] = [];
  #words: Word[] = [];
  #runs: ShellCommand['runs'] = 'always';
  #subshells = 0;
  #blocks = 0;
  #leads = true;
  #piped = false;

  read(tokens: readonly Token[]): ShellCommand[] | undefined {
    let isTarget = false;
    for (const { operator, word } of tokens) {
      if (word) {
        if (!isTarget) this.#words.push(word);
        isTarget = false;
      } else if (operator === '(') {
        if (this.#words.some(({ raw }) => !OPENING.test(raw) && !MIDDLE.test(raw))) return undefined;
        this.#subshells++;
      } else if (/[<>]/.test(operator ?? '')) isTarget = !/\d$/.test(operator ?? '');
      else this.#end(operator ?? '');
    }
    this.#end('');
    return this.#commands;
  }

  #end(operator: string): void {
    const isPipe = operator === '|' || operator === '|&';
    this.#push(this.#piped || isPipe, operator === '&');
    if (operator === ')') {
      this.#subshells = Math.max(0, this.#subshells - 1);
      return;
    }
    this.#piped = isPipe;
    this.#runs = operator === '&&' ? 'then' : operator === '||' ? 'else' : 'always';
    if (this.#subshells === 0 && this.#blocks === 0) this.#leads = true;
  }

  #push(isPiped: boolean, isBackground: boolean): void {
    const words = this.#words.splice(0);
    let isNegated = false;
    for (let keyword = words[0]?.raw ?? ''; words.length > 0; keyword = words[0]?.raw ?? '') {
      if (OPENING.test(keyword)) this.#blocks++;
      else if (CLOSING.test(keyword)) this.#blocks = Math.max(0, this.#blocks - 1);
      else if (MIDDLE.test(keyword)) this.#runs = /^el/.test(keyword) ? 'else' : 'then';
      else if (keyword === '!') isNegated = true;
      else break;
      words.shift();
      if (keyword === 'for') {
        this.#loop(words);
        return;
      }
    }
    if (words.length === 0) return;
    const first = words.findIndex(({ raw }) => !/^\w+=/.test(raw));
    const assigned = words.splice(0, first < 0 ? words.length : first);
    const isLost = isPiped || isBackground || this.#subshells > 0;
    const [runs, leads, isInner] = [this.#runs, this.#leads, this.#subshells + this.#blocks > 0];
    this.#commands.push({ assigned, words, runs, leads, isInner, isLost, isBackground, isNegated });
    this.#leads = false;
  }

  /** `for NAME in WORD` sets a value; with several words it is none that could be known. */
  #loop([name, , value, ...more]: Word[]): void {
    if (!name || !value || more.length > 0) return;
    const assigned = [{ raw: `${name.raw}=${value.raw}`, text: `${name.text}=${value.text}` }];
    const rest = { leads: false, isInner: true, isLost: false, isBackground: false, isNegated: false };
    this.#commands.push({ assigned, words: [], runs: this.#runs, ...rest });
  }
}

/** Whether it is quoted as a whole, so that nothing in it means more than itself. */
export function isQuoted({ raw }: Word): boolean {
  return /^(?:"[^"]*"|'[^']*')$/s.test(raw);
}

function unquote(raw: string): string {
  return raw.replaceAll(
    /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double?: string, single?: string, escaped?: string) =>
      double !== undefined ? double.replaceAll(/\\(["\\$`])/g, '$1') : (single ?? escaped ?? ''),
  );
}
