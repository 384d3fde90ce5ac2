/** Which Bash commands count as looking at one file (measured, 2.1.332): only these bring nested memory and rules. */

/** Words that make a command more than a look: pipes, redirections, substitutions, globs. */
const DISQUALIFIERS = /[|<>`(){}*?[\]~]|\$\(|\$\{|&/;

/** Options with which each program still only shows lines of one file; any other makes it something else. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  cat: /^-n$/,
  head: /^-(?:n?\d+)$/,
  tail: /^-(?:n?\d+)$/,
  nl: /^$/,
  sed: /^-(?:n|ne)$/,
  grep: /^-(?:[inwEF]+|[ABC]\d+|-colou?r(?:=\w+)?)$/,
  egrep: /^-(?:[inwEF]+|[ABC]\d+|-colou?r(?:=\w+)?)$/,
  fgrep: /^-(?:[inwEF]+|[ABC]\d+|-colou?r(?:=\w+)?)$/,
  rg: /^-(?:[inwF]+|[ABC]\d+)$/,
};

/** The first file `command` views, as written; nothing when any of its parts does more than look or talk. */
export function viewedFile(command: string): string | undefined {
  const parts = splitCommands(unwrap(command.trim()));
  let viewed: string | undefined;
  for (const part of parts) {
    if (isHarmless(part)) continue;
    const file = viewedByPart(part);
    if (file === undefined) return undefined;
    viewed ??= file;
  }
  return viewed;
}

/** `(cat f)` and `{ cat f; }` look as well. */
function unwrap(command: string): string {
  return /^\((.*)\)$/s.exec(command)?.[1] ?? /^\{\s(.*);\s*\}$/s.exec(command)?.[1] ?? command;
}

function viewedByPart(part: string): string | undefined {
  const words = splitWords(part);
  const program = words?.[0]?.text ?? '';
  const looks = LOOKS[program];
  if (!words || !looks || words.some(({ text, quoted }) => !quoted && DISQUALIFIERS.test(text))) return undefined;
  const operands: string[] = [];
  const args = words.slice(1).map(({ text }) => text);
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-') || arg === '-') operands.push(arg);
    else if ((program === 'head' || program === 'tail') && arg === '-n') {
      if (!/^\d+$/.test(args[++at] ?? '')) return undefined;
    } else if (!looks.test(arg)) return undefined;
  }
  return fileAmong(program, operands, args);
}

/** Of grep and rg the first operand is the pattern, of sed the script, which must print lines by number. */
function fileAmong(program: string, operands: readonly string[], args: readonly string[]): string | undefined {
  if (operands.includes('-')) return undefined;
  if (program === 'sed') {
    const prints = args.some((arg) => /^-n/.test(arg)) && /^\d+(?:,\d+)?p$/.test(operands[0] ?? '');
    return prints && operands.length === 2 ? operands[1] : undefined;
  }
  const hasPattern = program === 'rg' || program.endsWith('grep');
  return operands.length === (hasPattern ? 2 : 1) ? operands.at(-1) : undefined;
}

/** The folders a command's `cd`s go to, in order; `''` for a bare `cd`. Behind a pipe or in a subshell none lasts. */
export function changedFolders(command: string): string[] {
  return splitCommands(command).flatMap((part) => {
    const words = /^cd(?:\s|$)/.test(part) ? splitWords(part) : undefined;
    if (!words || words.length > 2 || words.some(({ text, quoted }) => !quoted && DISQUALIFIERS.test(text))) return [];
    return [words[1]?.text ?? ''];
  });
}

interface Word {
  readonly text: string;
  readonly quoted: boolean;
}

/** What may stand before and behind a look. */
function isHarmless(part: string): boolean {
  return /^(?:echo|true|printf)\b/.test(part);
}

function splitCommands(command: string): string[] {
  const parts: string[] = [];
  let quote = '';
  let from = 0;
  for (let at = 0; at < command.length; at++) {
    const char = command[at] ?? '';
    if (quote !== '') {
      if (char === '\\' && quote === '"') at++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '\\') at++;
    else if (char === ';' || char === '\n' || command.startsWith('&&', at)) {
      parts.push(command.slice(from, at));
      if (char === '&') at++;
      from = at + 1;
    }
  }
  parts.push(command.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Shell words; nothing when a quote is not closed. */
function splitWords(command: string): Word[] | undefined {
  const words: Word[] = [];
  const word = /\s*((?:[^\s"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')+)/y;
  while (word.lastIndex < command.length) {
    const match = word.exec(command);
    if (!match) return command.slice(word.lastIndex).trim() === '' ? words : undefined;
    const raw = match[1] ?? '';
    words.push({ text: unquote(raw), quoted: /^(?:".*"|'.*')$/s.test(raw) });
    word.lastIndex = match.index + match[0].length;
  }
  return words;
}

function unquote(raw: string): string {
  return raw.replaceAll(
    /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g,
    (_, double?: string, single?: string, escaped?: string) =>
      double !== undefined ? double.replaceAll(/\\(["\\$`])/g, '$1') : (single ?? escaped ?? ''),
  );
}
