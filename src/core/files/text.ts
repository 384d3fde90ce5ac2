/** Texts as the model reads them, and the id by which a text is known wherever it is not carried along. */

import type { TextFile } from './fileTree';

/** Names a text by its content. Equal texts have equal ids. */
export type TextId = string;

/**
 * BOM and carriage returns removed: what every Claude Code parser starts from (measured: BOM and CRLF become LF).
 * Where the BOM is not `bomIgnored`, it stands before the first line and hides a fence there.
 */
export function normalise(text: string, bomIgnored = true): string {
  const body = bomIgnored && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return body.includes('\r') ? body.replaceAll('\r\n', '\n') : body;
}

const ids = new WeakMap<TextFile, TextId>();

/** The id of a file's text, worked out once a file. */
export function fileId(file: TextFile): TextId {
  let id = ids.get(file);
  if (id === undefined) ids.set(file, (id = textId(file.text)));
  return id;
}

/** A 64-bit content id, enough to tell the texts of one session apart: two independent 32-bit multiplicative hashes. */
export function textId(text: string): TextId {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return `${hex(b)}${hex(a)}-${text.length.toString(36)}`;
}
