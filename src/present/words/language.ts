/**
 * Which language a tag means, and the catalogues of it. English is always there; the others are fetched, at most one
 * of them, before anything is said: most people never need them.
 */

export type Translated = 'ja' | 'zhCn';

/** Catalogues by the names under which they are asked for. */
type Catalogues = Readonly<Record<string, object>>;

const fetched = new Map<Translated, Catalogues>();

/** Makes a language known. `catalogues` has every name `byLanguage` is called with; a test holds it to that. */
export function addTranslation(language: Translated, catalogues: Catalogues): void {
  fetched.set(language, catalogues);
}

/** By a tag as `vscode.env.language` has it: Japanese, Simplified Chinese, else none. */
export function translationOf(tag: string): Translated | undefined {
  const lower = tag.toLowerCase();
  if (lower === 'ja' || lower.startsWith('ja-')) return 'ja';
  return ['zh', 'zh-cn', 'zh-sg'].includes(lower) || lower.startsWith('zh-hans') ? 'zhCn' : undefined;
}

/** Chooses by such a tag; English where the language is another or was not fetched. */
export function byLanguage<Catalogue extends object>(name: string, english: Catalogue): (tag: string) => Catalogue {
  return (tag) => {
    const language = translationOf(tag);
    const catalogue = language && fetched.get(language)?.[name];
    return (catalogue as Catalogue | undefined) ?? english;
  };
}
