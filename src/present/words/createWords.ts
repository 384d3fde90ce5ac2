/** What the commands ask that try a reading out or write new files, in the language of the editor. */
import { createEn, type CreateWords } from './createEn';
import { createJa } from './createJa';
import { createZhCn } from './createZhCn';
import { byLanguage } from './language';

export const createWords = byLanguage<CreateWords>({ en: createEn, ja: createJa, zhCn: createZhCn });
