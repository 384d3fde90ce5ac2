// Lets the server editor speak another language.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The server takes a language only if it knows a pack for it. An empty pack is enough to make
 * `vscode.env.language` and the extension's own texts that language.
 * @param {string} data the server's data folder
 * @param {string} locale
 * @returns {Promise<string[]>} arguments for the server
 */
export async function writeLanguage(data, locale) {
  const main = join(data, 'language', 'main.i18n.json');
  mkdirSync(join(data, 'language'), { recursive: true });
  writeFileSync(main, JSON.stringify({ version: '1.0.0', contents: {} }));
  const pack = {
    [locale]: {
      hash: `${locale}-empty`,
      extensions: [{ extensionIdentifier: { id: `context-stack.language-${locale}` }, version: '1.0.0' }],
      translations: { vscode: main },
      label: locale,
    },
  };
  writeFileSync(join(data, 'data', 'languagepacks.json'), JSON.stringify(pack));
  return ['--locale', locale];
}
