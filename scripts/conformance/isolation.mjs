// Keeps what the recorder runs off the network, and gives it a managed folder that is not this machine's: the script
// starts itself once more in network and mount namespaces of its own, where the system lets it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Claude Code looks for what an administrator set on Linux, the one system where it can be made up. */
export const MANAGED = '/etc/claude-code';
/** Where this machine's own is. @type {Partial<Record<NodeJS.Platform, string>>} */
const OWN_MANAGED = {
  linux: MANAGED,
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:\\Program Files\\ClaudeCode',
};
/** Tells the second start which namespaces the first was in; being in others is what counts, not being told so. */
const OUTER = 'CONTEXT_STACK_OUTER_NAMESPACES';

/**
 * @typedef {object} Isolation
 * @property {boolean} network nothing can leave the machine
 * @property {boolean} managed the managed folder is a private, empty one
 * @property {string} why what is not as it should be; empty where all is
 */

/**
 * @param {(message: string) => void} say
 * @param {() => string | undefined} [findRefusal] why there can be no namespaces, if there cannot
 * @returns {Promise<{ isolation: Isolation } | { code: number }>} how this process is kept, or how the one that was
 *   started instead of it ended
 */
export async function isolate(say, findRefusal = whyNot) {
  const outer = process.env[OUTER];
  if (outer !== undefined && outer !== namespaces()) {
    const isolation = enterPrivateFolders();
    if (!isolation.managed) sayOwnManaged(say);
    return { isolation };
  }
  const refusal = findRefusal();
  if (refusal === undefined) return { code: await startAgain() };
  say(`Not isolated: ${refusal}.`);
  say('Claude Code gets a made-up home and key, and proxies that lead nowhere; that it heeds them is all there is.');
  sayOwnManaged(say);
  return { isolation: { network: false, managed: false, why: refusal } };
}

/** @param {(message: string) => void} say */
function sayOwnManaged(say) {
  const own = OWN_MANAGED[process.platform];
  if (own && existsSync(own) && readdirSync(own).length > 0)
    say(`What ${own} says is part of every session recorded now.`);
}

function namespaces() {
  return `${readlinkSync('/proc/self/ns/net')} ${readlinkSync('/proc/self/ns/mnt')}`;
}

/** Who is not root may be root in a user namespace, on most systems. */
function unshareArguments() {
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  return [...asRoot, '--net', '--mount', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
}

/** @returns {string | undefined} */
function whyNot() {
  if (process.platform !== 'linux') return `there are no namespaces on ${process.platform}`;
  const tried = spawnSync('unshare', [...unshareArguments(), 'true'], { encoding: 'utf8' });
  if (tried.error) return `unshare cannot be run (${/** @type {NodeJS.ErrnoException} */ (tried.error).code})`;
  return tried.status === 0 ? undefined : tried.stderr.trim().split('\n')[0] || `unshare ended with ${tried.status}`;
}

/** @returns {Promise<number>} */
function startAgain() {
  const again = [...unshareArguments(), process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn('unshare', again, { stdio: 'inherit', env: { ...process.env, [OUTER]: namespaces() } });
  // Each start ends what it started: this one has only to hand the signal on and to wait.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}

/** @returns {Isolation} */
function enterPrivateFolders() {
  delete process.env[OUTER];
  try {
    if (!existsSync(MANAGED)) makeMountPoint();
    mount('-t', 'tmpfs', 'tmpfs', MANAGED);
    return { network: true, managed: true, why: '' };
  } catch (error) {
    return { network: true, managed: false, why: `${MANAGED} cannot be mounted (${firstLine(error)})` };
  }
}

/** A folder to mount on, where there is none: in a layer over /etc, so that the real one is not written to. */
function makeMountPoint() {
  const layer = mkdtempSync(join(tmpdir(), 'context-stack-etc-'));
  try {
    mount('-t', 'tmpfs', 'tmpfs', layer);
    for (const part of ['upper', 'work']) mkdirSync(join(layer, part));
    mount('-t', 'overlay', 'overlay', '-o', `lowerdir=/etc,upperdir=${layer}/upper,workdir=${layer}/work`, '/etc');
    mkdirSync(MANAGED);
  } finally {
    // The layer stays where it is mounted; only its own place is given back.
    spawnSync('umount', ['--lazy', layer]);
    rmdirSync(layer);
  }
}

/** @param {string[]} args */
function mount(...args) {
  execFileSync('mount', args, { stdio: 'pipe', encoding: 'utf8' });
}

/** @param {any} error */
function firstLine(error) {
  return String(error.stderr || error.message)
    .trim()
    .split('\n')[0];
}
