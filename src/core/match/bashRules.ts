/** Whether a rule of the permissions, as `Bash(…)` holds it, is about a command (measured, 2.1.332). */
import type { ShellCommand } from '../parse/shell';

/** `cat:*` is what begins with it, `*` stands for anything, all else is the whole command. */
export function isAbout(rule: string, { words }: ShellCommand): boolean {
  const command = words.map(({ text }) => text).join(' ');
  const prefix = /^(.*):\*$/s.exec(rule)?.[1];
  if (prefix !== undefined) return command === prefix || command.startsWith(`${prefix} `);
  return matches(rule.trim().split('*'), command);
}

/** `pieces` in this order, the first at the start and the last at the end. */
function matches(pieces: readonly string[], command: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return command === first;
  if (!command.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = command.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return command.length - last.length >= at && command.endsWith(last);
}
