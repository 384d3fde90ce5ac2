// Which VS Code to use: the desktop editor needs a display, and a download that works.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache.mjs';

const ANSWER_WITHIN = 5_000;

/** The same address that @vscode/test-electron asks for the newest version. */
const RELEASES = 'https://update.code.visualstudio.com/api/releases/stable';

/** @returns {boolean} whether windows can be shown */
export function hasDisplay() {
  if (process.platform !== 'linux') return !process.env.CI;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** @returns {Promise<'desktop' | 'server'>} */
export async function chooseEditor() {
  const said = process.env.CONTEXT_STACK_HOST;
  if (said === 'desktop' || said === 'server') return said;
  if (said) throw new Error(`CONTEXT_STACK_HOST is "${said}"; it may be "desktop" or "server".`);
  if (!hasDisplay()) return 'server';
  return hasDownloaded() || (await canDownload()) ? 'desktop' : 'server';
}

function hasDownloaded() {
  const folder = join(cacheFolder(), 'desktop');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('vscode-'));
}

async function canDownload() {
  try {
    return (await fetch(RELEASES, { signal: AbortSignal.timeout(ANSWER_WITHIN) })).ok;
  } catch {
    return false;
  }
}
