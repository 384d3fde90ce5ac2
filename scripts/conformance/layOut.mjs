// The folders of a case: which files are in them, and made real, in a temporary folder of its own.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @typedef {import('./case.mjs').Case} Case */
/** @typedef {import('./case.mjs').FileTree} FileTree */

/** @typedef {import('./case.mjs').FileValue} FileValue */

/**
 * @typedef {object} Folders of a case
 * @property {string} ws
 * @property {string} top
 * @property {string} home
 * @property {string} managed
 * @property {(text: string) => string} fill `$WS` and its like replaced by the real folders
 * @property {(text: string) => string} name real folders replaced by `$WS` and its like
 */

/** @typedef {Folders & { root: string, remove: () => void }} Laid the folders of a case on the disk */

/**
 * @param {string} root
 * @param {string} [managed] in the root unless given
 * @returns {Folders}
 */
export function foldersOf(root, managed = path.join(root, 'managed')) {
  const top = path.join(root, 'top');
  const folders = { $WS: path.join(top, 'ws'), $TOP: top, $HOME: path.join(root, 'home'), $MANAGED: managed };
  const fill = (/** @type {string} */ text) =>
    Object.entries(folders).reduce((all, [name, folder]) => all.replaceAll(name, folder), text);
  const name = (/** @type {string} */ text) =>
    Object.entries(folders).reduce((all, [key, folder]) => all.replaceAll(folder, key), text);
  return { ws: folders.$WS, top, home: folders.$HOME, managed, fill, name };
}

/**
 * Everything that stands in the folders of a case, by absolute path, texts filled in. A repository is what `git init`
 * leaves as far as anything of ours looks at it.
 * @param {Case} recorded
 * @param {Folders} folders
 * @param {boolean} [withRepository] false leaves the repository to git itself
 * @returns {Map<string, FileValue>}
 */
export function filesOf(recorded, { ws, top, home, managed, fill }, withRepository = true) {
  /** @type {[string, FileTree | undefined][]} */
  const trees = [
    [home, recorded.home],
    [top, recorded.top],
    [ws, recorded.workspace],
    [managed, recorded.managed],
  ];
  /** @type {Map<string, FileValue>} */
  const files = new Map([
    [ws, null],
    [home, null],
  ]);
  for (const [base, tree] of trees) {
    for (const [relative, value] of Object.entries(tree ?? {})) {
      files.set(path.join(base, relative), filled(value, fill));
    }
  }
  const config = path.join(home, '.claude.json');
  if (!recorded.keepConfig && !files.has(config)) {
    const projects = { [ws]: { hasTrustDialogAccepted: true, ...recorded.project } };
    files.set(config, JSON.stringify({ hasCompletedOnboarding: true, projects }));
  }
  const repository = repositoryOf(recorded, ws, top);
  const head = repository && path.join(repository, '.git', 'HEAD');
  if (withRepository && head && !files.has(path.dirname(head)) && !files.has(head))
    files.set(head, 'ref: refs/heads/main\n');
  return files;
}

/**
 * @param {Case} recorded
 * @param {string} ws
 * @param {string} top
 */
function repositoryOf({ git, gitRoot }, ws, top) {
  if (git === false) return undefined;
  return gitRoot === undefined ? ws : path.join(top, gitRoot);
}

/**
 * @param {FileValue} value
 * @param {(text: string) => string} fill
 * @returns {FileValue}
 */
function filled(value, fill) {
  if (typeof value === 'string') return fill(value);
  return value !== null && 'symlink' in value ? { symlink: fill(value.symlink) } : value;
}

/**
 * @param {Case} recorded
 * @param {{ managed?: string, realGit?: boolean }} [options] the managed folder, in the case's own folder unless
 *   given; whether `git init` makes the repository
 * @returns {Laid}
 */
export function layOut(recorded, options = {}) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'context-stack-case-')));
  const folders = foldersOf(root, options.managed);
  const remove = () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    const { realGit = false } = options;
    for (const [file, value] of filesOf(recorded, folders, !realGit)) write(file, value);
    const repository = repositoryOf(recorded, folders.ws, folders.top);
    if (realGit && repository) makeRepository(repository);
  } catch (error) {
    remove();
    throw error;
  }
  return { ...folders, root, remove };
}

/** @param {string} folder */
function makeRepository(folder) {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['init', '-q', folder], { env, stdio: 'pipe' });
}

/**
 * @param {string} file
 * @param {FileValue} value
 */
function write(file, value) {
  fs.mkdirSync(value === null ? file : path.dirname(file), { recursive: true });
  if (value === null) return;
  if (typeof value === 'object' && 'symlink' in value) fs.symlinkSync(value.symlink, file);
  else fs.writeFileSync(file, contentOf(value));
}

/**
 * @param {Exclude<FileValue, null | { readonly symlink: string }>} value
 * @returns {string | Buffer}
 */
export function contentOf(value) {
  if (typeof value === 'string') return value;
  if ('base64' in value) return Buffer.from(value.base64, 'base64');
  return (value.head ?? '') + value.repeat.repeat(value.times) + (value.tail ?? '');
}
