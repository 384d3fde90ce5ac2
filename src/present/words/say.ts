/** Chooses the catalogue for a display language, and fills the placeholders of a sentence. */
import { en } from './en';
import { ja } from './ja';
import { zhCn } from './zhCn';

export type WordKey = keyof typeof en;

/** One language's catalogue. */
export type Words = Readonly<Record<WordKey, string>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | Placeholder<Rest>
  : never;

/** What a sentence needs to be told: one value for each `{name}` in its English text. */
export type DataOf<Key extends WordKey> = { readonly [Name in Placeholder<(typeof en)[Key]>]: string | number };

type Filled<Key extends WordKey> = keyof DataOf<Key> extends never ? [] : [data: DataOf<Key>];

/** The catalogue for an editor's display language: Japanese, Simplified Chinese, else English. */
export function wordsFor(language: string): Words {
  const tag = language.toLowerCase();
  if (tag === 'ja' || tag.startsWith('ja-')) return ja;
  if (tag === 'zh' || tag === 'zh-cn' || tag === 'zh-sg' || tag.startsWith('zh-hans')) return zhCn;
  return en;
}

/**
 * The sentence `key` with its placeholders filled; a value is put in as it is and never searched for placeholders.
 * `{n:rule|rules}` gives the first form for exactly one, else the second.
 */
export function say<Key extends WordKey>(words: Words, key: Key, ...filled: Filled<Key>): string {
  const data: Readonly<Record<string, string | number>> = filled[0] ?? {};
  return words[key].replaceAll(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = data[name] ?? '';
    if (one === undefined || other === undefined) return String(value);
    return value === 1 ? one : other;
  });
}
