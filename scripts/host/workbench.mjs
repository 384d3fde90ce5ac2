// Opens the workbench of a server editor in a browser.
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} WorkbenchOptions
 * @property {string} folder what to open
 * @property {string[]} extensions development paths
 * @property {string} [tests] path of a module that exports `run()`
 *
 * @typedef {object} Automation
 * @property {(type: string, args: unknown[]) => void} log what the tests and the editor print
 * @property {(code: number) => void} exit the tests are done
 */

/** @param {string} path how a path stands in a URI: with forward slashes and encoded */
const uriPath = (path) => pathToFileURL(path).pathname;

/**
 * @param {import('./server.mjs').Server} server
 * @param {WorkbenchOptions} options
 * @returns {string} the address that shows the workbench
 */
export function workbenchUrl(server, options) {
  const remote = (/** @type {string} */ path) => `vscode-remote://${server.authority}${uriPath(path)}`;
  const payload = [
    ...options.extensions.map((path) => ['extensionDevelopmentPath', remote(path)]),
    ...(options.tests ? [['extensionTestsPath', remote(options.tests)]] : []),
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ];
  const url = new URL(server.url);
  url.searchParams.set('folder', decodeURIComponent(uriPath(options.folder)));
  url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('./server.mjs').Server} server
 * @param {WorkbenchOptions} options
 * @param {Automation} [automation]
 */
export async function openWorkbench(page, server, options, automation) {
  await page.exposeFunction('codeAutomationLog', (/** @type {string} */ type, /** @type {unknown[]} */ args) =>
    automation?.log(type, args),
  );
  await page.exposeFunction('codeAutomationExit', (/** @type {number} */ code) => automation?.exit(code));
  await page.goto(workbenchUrl(server, options), { waitUntil: 'domcontentloaded' });
  if (!options.tests) await page.locator('.monaco-workbench .part.statusbar').waitFor({ timeout: 60_000 });
}
