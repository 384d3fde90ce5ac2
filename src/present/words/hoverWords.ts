/** What hovers and completion in instruction files say, in the language of the editor. */
import { hoverEn, type HoverWords } from './hoverEn';
import { hoverJa } from './hoverJa';
import { hoverZhCn } from './hoverZhCn';
import { byLanguage } from './language';

export const hoverWords = byLanguage<HoverWords>({ en: hoverEn, ja: hoverJa, zhCn: hoverZhCn });
