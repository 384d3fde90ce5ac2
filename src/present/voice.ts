/**
 * In which language, seen from where, and in which markup something is said. A sentence gets every name, path and
 * pattern through its voice, so that Markdown can never be smuggled in by a file's name.
 */
import type { Path } from '../core/files/path';
import { codeSpan } from './escape';
import { shownPath, type Vantage } from './shownPath';
import { say, type DataOf, type WordKey, type Words } from './words/say';

export interface Voice {
  readonly words: Words;
  readonly from: Vantage;
  /** Marks a text that is not ours: as it is in plain text, in a code span in Markdown. */
  readonly mark: (text: string) => string;
}

/** For rows, terminals and screen readers. */
export function plainVoice(words: Words, from: Vantage): Voice {
  return { words, from, mark: (text) => text };
}

/** For hovers and cards. */
export function markdownVoice(words: Words, from: Vantage): Voice {
  return { words, from, mark: codeSpan };
}

/** `say` in the words of a voice. */
export function tell<Key extends WordKey>(
  voice: Voice,
  key: Key,
  ...filled: keyof DataOf<Key> extends never ? [] : [data: DataOf<Key>]
): string {
  return say(voice.words, key, ...filled);
}

/** A path, shown and marked. */
export function tellPath(voice: Voice, path: Path): string {
  return voice.mark(shownPath(path, voice.from));
}

/** A folder; the start directory is called by that name. */
export function tellFolder(voice: Voice, folder: Path): string {
  return folder === voice.from.start ? tell(voice, 'place.start') : tellPath(voice, folder);
}

/** Several texts that are not ours, marked, with commas between them; past `most` the rest is a number. */
export function tellList(voice: Voice, texts: readonly string[], most = 6): string {
  const shown = texts.slice(0, most).map(voice.mark);
  const rest = texts.length - shown.length;
  if (rest > 0) shown.push(tell(voice, 'count.more', { n: rest }));
  return shown.join(tell(voice, 'list.comma'));
}
