/** Which Bash commands count as looking at files (measured, 2.1.332): only these bring nested memory and rules. */
import { isQuoted, readShell, type ShellCommand, type Word } from './shell';

export interface View {
  readonly file: string;
  /** Nothing comes behind it: where it fails, the whole line does. */
  readonly isLast: boolean;
}

/** Options with which a program still only shows lines of one file; any other makes it something else. */
interface Looks {
  readonly option: RegExp;
  /** Options whose value is the next word. */
  readonly valued?: RegExp;
  readonly endsOptions?: true;
  /** How many operands stand before the file: a script, a pattern. */
  readonly before?: number;
}

const SHOWN_LINES: Looks = { option: /^-(?:n?\d+|-lines=\d+)$/, valued: /^(?:-n|--lines)$/ };
const GREP: Looks = {
  option:
    /^-(?:[inwEFPxhH]+|[ABC]\d+|-color=\w+|-(?:after-|before-)?context=\d+|-(?:ignore-case|line-number|(?:word|line|extended|perl)-regexp|fixed-strings|(?:no|with)-filename))$/,
  valued: /^-[ABC]$/,
  before: 1,
};
const PROGRAMS: Readonly<Record<string, Looks>> = {
  cat: { option: /^(?:-n|--number)$/ },
  head: SHOWN_LINES,
  tail: SHOWN_LINES,
  nl: { option: /^$/ },
  sed: {
    option: /^-(?:[nErsuz]+e?|-(?:quiet|silent|regexp-extended|posix|separate))$/,
    endsOptions: true,
    before: 1,
  },
  grep: GREP,
  egrep: GREP,
  fgrep: GREP,
  rg: {
    option:
      /^-(?:[inwFNSsUPxH]+|[ABC]\d+|-(?:after-|before-)?context=\d+|-(?:ignore-case|(?:no-)?line-number|smart-case|fixed-strings|word-regexp|no-filename))$/,
    valued: /^(?:-[ABC]|--(?:after-|before-)?context)$/,
    before: 1,
  },
};

/**
 * The files `line` views, in the order written; none when any of its parts does more than look or talk. Of a part in
 * brackets or a loop the first command counts. Pipes and redirections disqualify, even as quoted signs (measured).
 */
export function viewedFiles(line: string): View[] {
  if (/[|<>]/.test(line)) return [];
  const parts = (readShell(line) ?? []).filter(({ leads }) => leads);
  const views: View[] = [];
  for (const [at, part] of parts.entries()) {
    if (isHarmless(part)) continue;
    const file = part.isNegated || part.isBackground ? undefined : viewedBy(part);
    if (file === undefined) return [];
    views.push({ file, isLast: at === parts.length - 1 });
  }
  return views;
}

/** What may stand before and behind a look. */
function isHarmless({ words, assigned, isInner, isNegated, isBackground }: ShellCommand): boolean {
  return (
    !isInner &&
    !isNegated &&
    !isBackground &&
    assigned.length === 0 &&
    /^(?:echo|true|printf)$/.test(words[0]?.text ?? '')
  );
}

function viewedBy({ words: [program, ...args] }: ShellCommand): string | undefined {
  const name = program?.text ?? '';
  const looks = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
  const operands = looks && !args.some(isUnknown) ? operandsOf(looks, args) : undefined;
  if (!looks || !operands || operands.includes('-')) return undefined;
  if (name === 'sed') {
    const isQuiet = args.some(({ text }) => /^-(?:\w*n|-quiet|-silent)/.test(text));
    if (!isQuiet || !/^\d+(?:,\d+)?p$/.test(operands[0] ?? '')) return undefined;
  }
  return operands.length === (looks.before ?? 0) + 1 ? operands.at(-1) : undefined;
}

function operandsOf({ option, valued, endsOptions }: Looks, args: readonly Word[]): string[] | undefined {
  const operands: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]?.text ?? '';
    if (!arg.startsWith('-') || arg === '-') operands.push(arg);
    else if (arg === '--' && endsOptions) return [...operands, ...args.slice(at + 1).map(({ text }) => text)];
    else if (valued?.test(arg)) {
      if (!/^\d+$/.test(args[++at]?.text ?? '')) return undefined;
    } else if (!option.test(arg)) return undefined;
  }
  return operands;
}

/** Substitutions and wildcards, and the home folder. */
function isUnknown(word: Word): boolean {
  return !isQuoted(word) && /[`(){}*?[\]~]/.test(word.raw.replaceAll(/"[^"]*"|'[^']*'/g, ''));
}
