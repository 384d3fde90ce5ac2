/** The page's sentences in the language of the editor: chosen here, written in the three files beside it. */
import { pageEn, type PageWords } from './pageEn';
import { pageJa } from './pageJa';
import { pageZhCn } from './pageZhCn';

/** The words for a language tag as `vscode.env.language` has it; English where we have no others. */
export function pageWords(language: string): PageWords {
  const tag = language.toLowerCase();
  if (tag === 'ja' || tag.startsWith('ja-')) return pageJa;
  if (tag === 'zh' || tag === 'zh-cn' || tag.startsWith('zh-hans')) return pageZhCn;
  return pageEn;
}

/** Puts values where the sentence names them. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
