// Runs the programs that installing needs, and brings missing ones where that is allowed.
import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} name
 * @returns {string | undefined} the program's path, if it is on the PATH
 */
export function findProgram(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      try {
        accessSync(path, constants.X_OK);
        if (statSync(path).isFile()) return path;
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  return undefined;
}

/**
 * Runs a program to its end; its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} what it printed
 */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`));
    });
  });
}

/** @returns {boolean} whether this process may install Debian packages */
function canInstall() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/**
 * Installs Debian packages where this process may; nothing is asked and nothing else is touched.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installDebian(packages) {
  if (!canInstall()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  console.log(`Installing ${packages.join(' ')} …`);
  try {
    await install();
  } catch {
    // A new machine has no package lists, or old ones.
    await run('apt-get', ['update'], { env });
    await install();
  }
  return true;
}

/**
 * @param {Record<string, string>} wanted program name → Debian package that has it
 * @param {string} why
 */
export async function needPrograms(wanted, why) {
  const missing = () => Object.keys(wanted).filter((name) => !findProgram(name));
  if (missing().length === 0) return;
  await installDebian(missing().map((name) => wanted[name]));
  if (missing().length > 0) {
    throw new Error(`Missing ${missing().join(', ')}: needed ${why}. Install them and run this again.`);
  }
}
