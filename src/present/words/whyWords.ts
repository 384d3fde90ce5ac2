/** The sentences of explanations in the language of the editor. */
import { byLanguage } from './language';
import { whyEn, type WhyWords } from './whyEn';

export const whyWords = byLanguage<WhyWords>('why', whyEn);
