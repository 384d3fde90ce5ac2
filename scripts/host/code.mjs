#!/usr/bin/env node
// Stands in for VS Code's executable: takes what `runTests` of @vscode/test-electron passes, runs
// the tests in the server build with its workbench in a headless browser, prints what they print
// and ends with their exit code.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import { readArguments } from './arguments.mjs';
import { launchBrowser } from './browser.mjs';
import { onEnd } from './ending.mjs';
import { startServer } from './server.mjs';
import { openWorkbench } from './workbench.mjs';

const END_WITHIN = Number(process.env.CONTEXT_STACK_HOST_TIMEOUT ?? 600_000);

/** What the workbench itself says about its connection and about galleries it cannot reach. */
const NOISE =
  /^\[(reconnection-grace-time|AgentHost|AccountPolicyGate|Service Worker|remote)|^(Resolv|Creating a socket|Updating additional builtin)|open-vsx|authentication provider|vscode-cdn/;

const given = readArguments(process.argv.slice(2));
if (!given.tests || !given.folder || given.extensions.length === 0) {
  console.error('Usage: code.mjs --extensionDevelopmentPath=PATH --extensionTestsPath=PATH FOLDER');
  process.exit(2);
}

// Hangs end here; leaving the process takes server and browser along.
setTimeout(() => {
  console.error(`The tests did not end within ${END_WITHIN / 1000} s.`);
  process.exit(124);
}, END_WITHIN).unref();

process.exitCode = await runTests(given.tests, given.folder);

/**
 * @param {string} tests
 * @param {string} folder
 * @returns {Promise<number>} the exit code of the tests
 */
async function runTests(tests, folder) {
  const home = process.env.CONTEXT_STACK_HOME ?? temporaryHome();
  const server = await startServer({ home, trust: given.trust, locale: given.locale });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const options = {
      folder: resolve(folder),
      extensions: given.extensions.map((path) => resolve(path)),
      tests: resolve(tests),
    };
    const ended = new Promise((exit, fail) => {
      page.once('crash', () => fail(new Error('The page of the workbench crashed.')));
      browser.once('disconnected', () => fail(new Error('The browser ended before the tests did.')));
      openWorkbench(page, server, options, { log: print, exit }).catch(fail);
    });
    return await ended;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function temporaryHome() {
  const home = mkdtempSync(join(tmpdir(), 'context-stack-home-'));
  onEnd(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/**
 * @param {string} type
 * @param {unknown[]} args
 */
function print(type, args) {
  const text = format(...args);
  if (NOISE.test(text) && !process.env.CONTEXT_STACK_HOST_VERBOSE) return;
  if (type === 'error') console.error(text);
  else console.log(text);
}
