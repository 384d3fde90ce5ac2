/** Which Bash commands count as looking at one file (measured, 2.1.332): only these bring nested memory and rules. */

const VIEWERS: ReadonlySet<string> = new Set(['cat', 'head', 'tail', 'sed', 'grep', 'rg', 'nl', 'egrep', 'fgrep']);

/** Words that make a command more than a look: pipes, redirections, substitutions, globs. */
const DISQUALIFIERS = /[|<>`(){}*?[\]~]|\$\(|\$\{|&(?!&)/;

/** The one file `command` views, as written, or nothing. Chained by `&&` or `;`, only the first part can view. */
export function viewedFile(command: string): string | undefined {
  const parts = splitCommands(command);
  const first = parts[0];
  if (first === undefined || parts.slice(1).some((part) => !isHarmless(part))) return undefined;
  const words = splitWords(first);
  const program = words?.[0];
  if (!words || program === undefined || !VIEWERS.has(program.text)) return undefined;
  if (words.some(({ text, quoted }) => !quoted && DISQUALIFIERS.test(text))) return undefined;
  const operands = operandsOf(
    program.text,
    words.slice(1).map(({ text }) => text),
  );
  return operands.length === 1 ? operands[0] : undefined;
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

/** What may follow behind a look: measured, `&& echo` leaves it a look. */
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
    else if (char === ';' || char === '\n' || command.startsWith('&&', at) || command.startsWith('||', at)) {
      parts.push(command.slice(from, at));
      if (char === '&' || char === '|') at++;
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

/** Options whose value is the next word. */
const WITH_VALUE: Readonly<Record<string, RegExp>> = {
  head: /^-[nc]$/,
  tail: /^-[nc]$/,
  nl: /^-[bdfhilnpsvw]$/,
  grep: /^-[ABCmef]$/,
  egrep: /^-[ABCmef]$/,
  fgrep: /^-[ABCmef]$/,
  rg: /^-[ABCmegtT]$/,
};

/** The files among the arguments: pattern and script of grep, rg and sed are not; `sed` must only print. */
function operandsOf(program: string, args: readonly string[]): string[] {
  const rest: string[] = [];
  const options: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') {
      rest.push(...args.slice(at + 1));
      break;
    }
    if (!arg.startsWith('-') || arg === '-') rest.push(arg);
    else {
      options.push(arg);
      if (WITH_VALUE[program]?.test(arg)) at++;
    }
  }
  if (rest.includes('-')) return [];
  if (program === 'sed')
    return options.includes('-n') && !options.some((option) => /^-[a-z]*i/.test(option)) ? rest.slice(1) : [];
  if (['grep', 'egrep', 'fgrep', 'rg'].includes(program)) {
    if (options.some((option) => /^-[a-zA-Z]*[rR]/.test(option) || option === '--recursive')) return [];
    return options.includes('-e') || options.includes('-f') ? rest : rest.slice(1);
  }
  return rest;
}
