/** The sentences of the extension itself: the catalogue for a display language, and a sentence of it, filled. */
import { en } from './en';
import { fill } from './fill';
import { byLanguage } from './language';

export type WordKey = keyof typeof en;

/** One language's catalogue. */
export type Words = Readonly<Record<WordKey, string>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | Placeholder<Rest>
  : never;

/** What a sentence needs to be told: one value for each `{name}` in its English text. */
export type DataOf<Key extends WordKey> = { readonly [Name in Placeholder<(typeof en)[Key]>]: string | number };

type Filled<Key extends WordKey> = keyof DataOf<Key> extends never ? [] : [data: DataOf<Key>];

/** The catalogue for an editor's display language. */
export const wordsFor = byLanguage<Words>('surface', en);

/** The sentence `key` with its placeholders filled, as `fill` does it. */
export function say<Key extends WordKey>(words: Words, key: Key, ...filled: Filled<Key>): string {
  return fill(words[key], filled[0] ?? {});
}
