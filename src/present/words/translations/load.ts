/** Loads the catalogues of a language, once; English needs none. */
import { addTranslation, translationOf } from '../language';

const files = {
  ja: () => import('./ja'),
  zhCn: () => import('./zhCn'),
};

/** To be awaited before anything is said. `tag` as `vscode.env.language` has it. */
export async function loadTranslation(tag: string): Promise<void> {
  const language = translationOf(tag);
  if (language === undefined) return;
  const { translation } = await files[language]();
  addTranslation(language, { ...translation });
}
