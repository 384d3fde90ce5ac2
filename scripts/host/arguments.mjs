// Reads the arguments that VS Code's own test runner gives an editor.

/**
 * @typedef {object} EditorArguments
 * @property {string[]} extensions
 * @property {string | undefined} tests
 * @property {string | undefined} folder
 * @property {string | undefined} locale
 * @property {boolean} trust
 */

/**
 * Flags this editor has no use for (`--no-sandbox`, `--disable-updates`, `--user-data-dir` …) are
 * taken and left: the server has its own profile for each run and its browser its own flags.
 * @param {string[]} args
 * @returns {EditorArguments}
 */
export function readArguments(args) {
  /** @type {EditorArguments} */
  const read = { extensions: [], tests: undefined, folder: undefined, locale: undefined, trust: false };
  for (const arg of args) {
    const [name, ...rest] = arg.split('=');
    const value = rest.join('=');
    if (name === '--extensionDevelopmentPath') read.extensions.push(value);
    else if (name === '--extensionTestsPath') read.tests = value;
    else if (name === '--folder-uri') read.folder = new URL(value).pathname;
    else if (name === '--locale') read.locale = value;
    else if (name === '--disable-workspace-trust') read.trust = true;
    else if (!arg.startsWith('-') && read.folder === undefined) read.folder = arg;
  }
  return read;
}
