// Ends what a run started, whichever way the run itself ends.

/** @type {Set<() => void>} */
const endings = new Set();
let listening = false;

/**
 * @param {() => void} end runs at the latest when this process ends; must not wait for anything
 * @returns {() => void} forgets it again
 */
export function onEnd(end) {
  listen();
  endings.add(end);
  return () => endings.delete(end);
}

function listen() {
  if (listening) return;
  listening = true;
  process.on('exit', endAll);
  const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => {
      endAll();
      process.exit(code);
    });
  }
}

function endAll() {
  // The newest first: a browser before its server, a server before its folder.
  for (const end of [...endings].reverse()) {
    endings.delete(end);
    try {
      end();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Signals a process started with `detached`, and all that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
