/** The page's sentences in the language of the editor: chosen here, written in the three files beside it. */
import { byLanguage } from './language';
import { pageEn, type PageWords } from './pageEn';
import { pageJa } from './pageJa';
import { pageZhCn } from './pageZhCn';

/** The words for a language tag as `vscode.env.language` has it; English where we have no others. */
export const pageWords = byLanguage<PageWords>({ en: pageEn, ja: pageJa, zhCn: pageZhCn });
