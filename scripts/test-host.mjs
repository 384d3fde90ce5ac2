// Runs test/host inside a real VS Code: the desktop editor or the server build, whichever is to be had.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { buildHostTests } from './build-host-tests.mjs';
import { makeDemo } from './demo.mjs';
import { findBrowser } from './host/browser.mjs';
import { cacheFolder } from './host/cache.mjs';
import { chooseEditor } from './host/choose.mjs';
import { onEnd } from './host/ending.mjs';
import { installServer } from './host/install.mjs';
import { userSettings } from './host/settings.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('./host/code.mjs', import.meta.url));

const editor = await chooseEditor();
console.log(`Host tests in the ${editor === 'desktop' ? 'desktop editor' : 'server build'} of VS Code`);
if (editor === 'server') {
  // Before the tests' own time begins to run.
  await installServer();
  await findBrowser();
}
const extensionTestsPath = await buildHostTests();
const demo = await makeDemo();
const profile = mkdtempSync(join(tmpdir(), 'context-stack-profile-'));
onEnd(() => rmSync(profile, { recursive: true, force: true }));
mkdirSync(join(profile, 'User'));
writeFileSync(join(profile, 'User', 'settings.json'), JSON.stringify(userSettings({})));

try {
  await runTests({
    vscodeExecutablePath: editor === 'desktop' ? await desktop() : LAUNCHER,
    extensionDevelopmentPath: ROOT,
    extensionTestsPath,
    launchArgs: [demo.workspace, `--user-data-dir=${profile}`, `--extensions-dir=${join(profile, 'extensions')}`],
    extensionTestsEnv: {
      ...demo.env,
      HOME: demo.home,
      USERPROFILE: demo.home,
      // The launcher would look for its cache in the made-up home.
      CONTEXT_STACK_HOST_CACHE: cacheFolder(),
    },
  });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

/** @returns {Promise<string>} */
function desktop() {
  return downloadAndUnzipVSCode({ cachePath: join(cacheFolder(), 'desktop') });
}
