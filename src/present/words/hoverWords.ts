/** What hovers and completion in instruction files say, in the language of the editor. */
import { hoverEn, type HoverWords } from './hoverEn';
import { byLanguage } from './language';

export const hoverWords = byLanguage<HoverWords>('hover', hoverEn);
