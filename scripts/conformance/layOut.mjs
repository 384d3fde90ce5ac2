// Makes the folders of a case real, in a temporary folder of its own.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @typedef {import('./case.mjs').Case} Case */
/** @typedef {import('./case.mjs').FileTree} FileTree */

/**
 * @typedef {object} Laid the folders of a case on the disk
 * @property {string} root
 * @property {string} ws
 * @property {string} top
 * @property {string} home
 * @property {string} managed
 * @property {(text: string) => string} fill `$WS` and its like replaced by the real folders
 * @property {(text: string) => string} name real folders replaced by `$WS` and its like
 * @property {() => void} remove
 */

/**
 * @param {Case} recorded
 * @param {{ managed?: string, realGit?: boolean }} [options] the managed folder, in the case's own folder unless
 *   given; whether `git init` makes the repository
 * @returns {Laid}
 */
export function layOut(recorded, options = {}) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'context-stack-case-')));
  const top = path.join(root, 'top');
  const folders = {
    $WS: path.join(top, 'ws'),
    $TOP: top,
    $HOME: path.join(root, 'home'),
    $MANAGED: options.managed ?? path.join(root, 'managed'),
  };
  const fill = (/** @type {string} */ text) =>
    Object.entries(folders).reduce((all, [name, folder]) => all.replaceAll(name, folder), text);
  const name = (/** @type {string} */ text) =>
    Object.entries(folders).reduce((all, [key, folder]) => all.replaceAll(folder, key), text);
  const remove = () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  const laid = { root, ws: folders.$WS, top, home: folders.$HOME, managed: folders.$MANAGED, fill, name, remove };
  try {
    fillFolders(recorded, laid, options.realGit ?? false);
  } catch (error) {
    remove();
    throw error;
  }
  return laid;
}

/**
 * @param {Case} recorded
 * @param {Laid} laid
 * @param {boolean} realGit
 */
function fillFolders(recorded, { ws, top, home, managed, fill }, realGit) {
  for (const folder of [ws, home]) fs.mkdirSync(folder, { recursive: true });
  writeTree(home, recorded.home, fill);
  writeTree(top, recorded.top, fill);
  writeTree(ws, recorded.workspace, fill);
  writeTree(managed, recorded.managed, fill);
  if (recorded.git ?? true) {
    makeRepository(recorded.gitRoot === undefined ? ws : path.join(top, recorded.gitRoot), realGit);
  }
  const config = path.join(home, '.claude.json');
  if (recorded.keepConfig || fs.existsSync(config)) return;
  const projects = { [ws]: { hasTrustDialogAccepted: true, ...recorded.project } };
  fs.writeFileSync(config, JSON.stringify({ hasCompletedOnboarding: true, projects }));
}

/**
 * Where git itself is not asked for, what it leaves as far as anything of ours looks at it: a real repository for
 * each case would take half a minute together.
 * @param {string} folder
 * @param {boolean} real
 */
function makeRepository(folder, real) {
  const git = path.join(folder, '.git');
  if (real) {
    const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', ['init', '-q', folder], { env, stdio: 'pipe' });
    return;
  }
  if (fs.existsSync(git)) return;
  fs.mkdirSync(git, { recursive: true });
  fs.writeFileSync(path.join(git, 'HEAD'), 'ref: refs/heads/main\n');
}

/**
 * @param {string} base
 * @param {FileTree | undefined} tree
 * @param {(text: string) => string} fill
 */
function writeTree(base, tree, fill) {
  for (const [relative, value] of Object.entries(tree ?? {})) {
    const file = path.join(base, relative);
    fs.mkdirSync(value === null ? file : path.dirname(file), { recursive: true });
    if (value === null) continue;
    if (typeof value === 'string') fs.writeFileSync(file, fill(value));
    else if ('symlink' in value) fs.symlinkSync(fill(value.symlink), file);
    else if ('base64' in value) fs.writeFileSync(file, Buffer.from(value.base64, 'base64'));
    else fs.writeFileSync(file, (value.head ?? '') + value.repeat.repeat(value.times) + (value.tail ?? ''));
  }
}
