/** The page's sentences in the language of the editor: chosen here, written in the three files beside it. */
import { byLanguage } from './language';
import { pageEn, type PageWords } from './pageEn';

/** The words for a language tag as `vscode.env.language` has it; English where we have no others. */
export const pageWords = byLanguage<PageWords>('page', pageEn);
