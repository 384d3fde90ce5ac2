/** The sentences of explanations in the language of the editor. */
import { byLanguage } from './language';
import { whyEn, type WhyWords } from './whyEn';
import { whyJa } from './whyJa';
import { whyZhCn } from './whyZhCn';

export const whyWords = byLanguage<WhyWords>({ en: whyEn, ja: whyJa, zhCn: whyZhCn });
