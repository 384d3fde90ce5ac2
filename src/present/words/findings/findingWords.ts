/** The sentences of findings and their fixes in the language of the editor. */
import { byLanguage } from '../language';
import { findingEn, type FindingWords } from './findingEn';

export const findingWords = byLanguage<FindingWords>('finding', findingEn);
