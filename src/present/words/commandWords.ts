/** What commands ask and answer, in the language of the editor. */
import { commandEn, type CommandWords } from './commandEn';
import { byLanguage } from './language';

export const commandWords = byLanguage<CommandWords>('command', commandEn);
