// Gets VS Code's server build and the Node it wants into the cache, once.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, fillOnce } from './cache.mjs';
import { needPrograms, run } from './tools.mjs';

/** The one place that says which editor the tests run in. */
const VERSIONS = { server: '4.139.1', node: '24.21.0' };

/** The server's own addons: without them its extension host does not start. */
const ADDONS = ['@vscode/spdlog', '@vscode/native-watchdog'];

/** @typedef {{ node: string, server: string, version: string }} ServerBuild */

/** @returns {Promise<ServerBuild>} the paths of Node and of the server's main script */
export async function installServer() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const nodePackage = `node-${system}-${process.arch}`;
  const folder = join(
    cacheFolder(),
    `vscode-server-${VERSIONS.server}-node-${VERSIONS.node}-${system}-${process.arch}`,
  );
  await fillOnce(folder, (partial) => fill(partial, nodePackage));
  const editor = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');
  return {
    node: join(folder, 'node_modules', nodePackage, 'bin', system === 'win' ? 'node.exe' : 'node'),
    server: join(editor, 'out', 'server-main.js'),
    version: VERSIONS.server,
  };
}

/**
 * @param {string} folder
 * @param {string} nodePackage
 */
async function fill(folder, nodePackage) {
  await needPrograms({ 'g++': 'g++', make: 'make', python3: 'python3' }, 'to build the addons of the server editor');
  const started = Date.now();
  console.log(`Getting the server build of VS Code (once, about a minute) …`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npm(folder, [
    'install',
    `code-server@${VERSIONS.server}`,
    `${nodePackage}@${VERSIONS.node}`,
    '--ignore-scripts',
  ]);
  const editor = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');
  await npm(editor, ['install', '--omit=dev', '--ignore-scripts']);
  // TypeScript, without which the editor complains about each script it opens.
  await npm(join(editor, 'extensions'), ['install', '--omit=dev', '--ignore-scripts']);
  console.log('Building its addons …');
  await npm(editor, ['rebuild', ...ADDONS]);
  console.log(`The server build is ready (${Math.round((Date.now() - started) / 1000)} s).`);
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function npm(cwd, args) {
  const env = { ...process.env };
  // What an outer npm tells its scripts about the project must not reach the inner one.
  for (const name of Object.keys(env)) {
    if (/^npm_(package|lifecycle|config_(local_prefix|prefix|global_prefix))/i.test(name)) delete env[name];
  }
  // Node's own headers, where they were installed with it, spare a download.
  const prefix = dirname(dirname(process.execPath));
  if (existsSync(join(prefix, 'include', 'node', 'node_api.h'))) env.npm_config_nodedir ??= prefix;
  return run('npm', [...args, '--no-audit', '--no-fund'], { cwd, env });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await installServer());
