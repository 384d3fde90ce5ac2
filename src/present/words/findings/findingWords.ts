/** The sentences of findings and their fixes in the language of the editor. */
import { byLanguage } from '../language';
import { findingEn, type FindingWords } from './findingEn';
import { findingJa } from './findingJa';
import { findingZhCn } from './findingZhCn';

export const findingWords = byLanguage<FindingWords>({ en: findingEn, ja: findingJa, zhCn: findingZhCn });
