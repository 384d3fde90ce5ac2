/** The page's sentences in the language of the editor: chosen here, written in the three files beside it. */
import { pageEn, type PageWords } from './pageEn';
import { pageJa } from './pageJa';
import { pageZhCn } from './pageZhCn';

/** The words for a language tag as `vscode.env.language` has it; English where we have no others. */
export const pageWords = byLanguage<PageWords>({ en: pageEn, ja: pageJa, zhCn: pageZhCn });

/** Chooses among the three languages by tag. */
export function byLanguage<Catalogue>(of: Record<'en' | 'ja' | 'zhCn', Catalogue>): (language: string) => Catalogue {
  return (language) => {
    const tag = language.toLowerCase();
    if (tag === 'ja' || tag.startsWith('ja-')) return of.ja;
    if (tag === 'zh' || tag === 'zh-cn' || tag === 'zh-sg' || tag.startsWith('zh-hans')) return of.zhCn;
    return of.en;
  };
}

/** Puts values where the sentence names them. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
