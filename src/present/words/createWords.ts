/** What the commands ask that try a reading out or write new files, in the language of the editor. */
import { createEn, type CreateWords } from './createEn';
import { byLanguage } from './language';

export const createWords = byLanguage<CreateWords>('create', createEn);
