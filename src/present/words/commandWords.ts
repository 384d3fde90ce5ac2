/** What commands ask and answer, in the language of the editor. */
import { commandEn, type CommandWords } from './commandEn';
import { commandJa } from './commandJa';
import { commandZhCn } from './commandZhCn';
import { byLanguage } from './language';

export const commandWords = byLanguage<CommandWords>({ en: commandEn, ja: commandJa, zhCn: commandZhCn });
