/** Terminal escape sequences, as far as Claude Code takes them out of a listed text (measured with 2.1.332). */

/** Every kind has a two-character form and a single control character. Another escape ends any; the end of the text too. */
const SEQUENCES = [
  // control sequences, up to the letter that ends them
  String.raw`(?:\x1b\[|\x9b)[^\x18\x1a\x1b\x40-\x7e\x9c]*[\x18\x1a\x40-\x7e\x9c]?`,
  // titles, links and other commands, which a bell ends too
  String.raw`(?:\x1b\]|\x9d)[^\x07\x18\x1a\x1b\x9c]*[\x07\x18\x1a\x9c]?`,
  // device strings and the like
  String.raw`(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x18\x1a\x1b\x9c]*[\x18\x1a\x9c]?`,
  // escapes of three characters, and of two
  String.raw`\x1b[\x20-\x2f][^\x1b]?`,
  String.raw`\x1b[\x18\x1a\x30-\x7e\x9c]?`,
];
const ESCAPE = new RegExp(SEQUENCES.join('|'), 'g');

export function withoutEscapes(text: string): string {
  return text.replaceAll(ESCAPE, '');
}
