// Ends processes that left their group: a shell that a tool call started has one of its own.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Ends what still runs in `root`, or with it in its environment. The folder has a name that was never there before, so nothing
 * else can have it. Only where the system shows the environments of processes (Linux); elsewhere the group must do.
 * @param {string} root
 */
export function endStrays(root) {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(root) || folderOf(pid).startsWith(root);
      if (isOurs) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Gone meanwhile, or somebody else's.
    }
  }
}

/** @param {string} pid */
function folderOf(pid) {
  return readlinkSync(`/proc/${pid}/cwd`);
}
