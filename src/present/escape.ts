/**
 * Makes any text harmless inside Markdown: names and file contents come from whoever wrote the files, and no link,
 * command, image or HTML of theirs may come alive in a hover.
 */

const punctuation = /[!-/:-@[-`{-~]/g;
const blanks = /[\s\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** `text` on one line, as Markdown that shows exactly it: every ASCII punctuation mark is escaped. */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replaceAll(punctuation, (mark) =>
    mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`,
  );
}

/** `text` on one line in a code span, whatever backticks it holds; nothing for a blank text. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  if (line === '') return '';
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** `[label](target)`; the label is escaped, the target must be an address of ours. */
export function link(label: string, target: string): string {
  return `[${escapeMarkdown(label)}](${target})`;
}

/** White space and control characters folded to single spaces, none at the ends. */
export function oneLine(text: string): string {
  return text.replaceAll(blanks, ' ').trim();
}

/** `oneLine`, cut to `length` characters with an ellipsis; never in the middle of a surrogate pair. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(oneLine(text.slice(0, length * 8)));
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** The first line with anything in it. */
export function firstLineOf(text: string): string {
  return text.split('\n', 20).find((line) => line.trim() !== '') ?? '';
}
