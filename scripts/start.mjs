// `npm start`: builds the extension and shows it in VS Code, on the demo or (`-- --folder PATH`) on
// a folder of your own. The demo brings its own home folder; your folder is shown with yours.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { makeDemo } from './demo.mjs';
import { cacheFolder } from './host/cache.mjs';
import { chooseEditor, hasDisplay } from './host/choose.mjs';
import { onEnd } from './host/ending.mjs';
import { startServer } from './host/server.mjs';
import { editorEnvironment, userSettings } from './host/settings.mjs';
import { findProgram, run } from './host/tools.mjs';
import { workbenchUrl } from './host/workbench.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** @typedef {{ workspace: string, home?: string, env: NodeJS.ProcessEnv }} Place */

// Ctrl-C is how one leaves, not a failure; leaving runs what `onEnd` was given.
process.once('SIGINT', () => process.exit(0));
const { values } = parseArgs({ options: { folder: { type: 'string' } } });
await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { cwd: ROOT });
const place = values.folder === undefined ? await makeDemo() : ownFolder(values.folder);
const desktop = await findDesktop();
await (desktop ? openDesktop(desktop, place) : openServer(place));

/**
 * @param {string} folder
 * @returns {Place}
 */
function ownFolder(folder) {
  // npm runs scripts in the project's folder; the path was typed somewhere else, perhaps.
  const workspace = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  if (!statSync(workspace, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${workspace} is no folder.`);
  return { workspace, env: {} };
}

/** @returns {Promise<string | undefined>} the desktop editor's program */
async function findDesktop() {
  if (process.env.CONTEXT_STACK_HOST === 'server' || !hasDisplay()) return undefined;
  const installed = findProgram('code');
  if (installed) return installed;
  if ((await chooseEditor()) === 'server') return undefined;
  return downloadAndUnzipVSCode({ cachePath: join(cacheFolder(), 'desktop') });
}

/**
 * @param {string} program
 * @param {Place} where
 */
async function openDesktop(program, where) {
  const profile = mkdtempSync(join(tmpdir(), 'context-stack-profile-'));
  onEnd(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  mkdirSync(join(profile, 'User'));
  writeFileSync(join(profile, 'User', 'settings.json'), JSON.stringify(userSettings({})));
  const args = [
    '--wait',
    '--new-window',
    '--skip-welcome',
    '--disable-workspace-trust',
    `--extensionDevelopmentPath=${ROOT}`,
    `--user-data-dir=${profile}`,
    `--extensions-dir=${join(profile, 'extensions')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    where.workspace,
  ];
  const env = editorEnvironment(where.home, where.env);
  const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  onEnd(() => child.kill());
  console.log(`VS Code shows ${where.workspace}. Close its window, or press Ctrl-C here, to end.`);
  await new Promise((done, fail) => child.once('close', done).once('error', fail));
}

/** @param {Place} where */
async function openServer(where) {
  const server = await startServer(where);
  const url = workbenchUrl(server, { folder: where.workspace, extensions: [ROOT] });
  console.log(`VS Code shows ${where.workspace} at\n\n  ${url}\n\nPress Ctrl-C to end.`);
  if (hasDisplay()) showInBrowser(url);
  await server.gone;
}

/** @param {string} url */
function showInBrowser(url) {
  const programs = { darwin: 'open', win32: 'explorer' };
  const program = programs[/** @type {keyof typeof programs} */ (process.platform)] ?? 'xdg-open';
  // The address is printed as well, so nothing is lost where this does not work.
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}
