// Makes a copy of the demo that may be changed, and that knows nothing of this repository.
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onEnd } from './host/ending.mjs';
import { run } from './host/tools.mjs';

const FIXTURE = fileURLToPath(new URL('../test/fixtures/demo/', import.meta.url));

/** How the fixture spells the folder that Claude Code names after the project's path. */
const PROJECT = 'PROJECT';

/**
 * @typedef {object} Demo
 * @property {string} workspace
 * @property {string} home
 * @property {string} managed
 * @property {NodeJS.ProcessEnv} env points the extension at the copy
 * @property {() => void} remove
 */

/** @returns {Promise<Demo>} */
export async function makeDemo() {
  // The real path: Claude Code names folders after it, and some systems link their temporary folder.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'context-stack-demo-')));
  const removeRoot = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const forget = onEnd(removeRoot);
  for (const name of ['workspace', 'home', 'managed']) {
    mkdirSync(join(root, name));
    if (existsSync(join(FIXTURE, name))) cpSync(join(FIXTURE, name), join(root, name), { recursive: true });
  }
  const [workspace, home, managed] = ['workspace', 'home', 'managed'].map((name) => join(root, name));
  nameProject(home, workspace);
  await makeRepository(workspace);
  const env = { CONTEXT_STACK_HOME: home, CONTEXT_STACK_MANAGED: managed };
  const remove = () => {
    forget();
    removeRoot();
  };
  return { workspace, home, managed, env, remove };
}

/**
 * @param {string} home
 * @param {string} workspace
 */
function nameProject(home, workspace) {
  const projects = join(home, '.claude', 'projects');
  if (!existsSync(join(projects, PROJECT))) return;
  renameSync(join(projects, PROJECT), join(projects, projectKey(workspace)));
}

/**
 * @param {string} path an absolute path
 * @returns {string} the name of the folder in which Claude Code keeps what belongs to that project
 */
export const projectKey = (path) => path.replace(/[^a-zA-Z0-9]/g, '-');

/** @param {string} folder becomes a repository with one commit */
async function makeRepository(folder) {
  // No settings of the person: hooks, signing or a template of theirs have no part in a demo.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'])
    delete (/** @type {NodeJS.ProcessEnv} */ (env)[name]);
  const git = (/** @type {string[]} */ ...args) => run('git', args, { cwd: folder, env });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git(
    '-c',
    'user.name=Demo',
    '-c',
    'user.email=demo@example.invalid',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    'Begin',
  );
}
