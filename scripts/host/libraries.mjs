// What the packaged browser expects of a Linux that never had one: shared libraries and fonts.
import { existsSync, readdirSync } from 'node:fs';
import { findProgram, installDebian, run } from './tools.mjs';

const PACKAGES = ['libnss3', 'libnspr4', 'libexpat1'];
const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** @param {string} program a Linux executable whose libraries must be there */
export async function needLibraries(program) {
  const missing = await missingLibraries(program);
  if (missing.length === 0) return;
  await installDebian(PACKAGES);
  const still = await missingLibraries(program);
  if (still.length > 0) {
    throw new Error(`The browser needs ${still.join(', ')} (Debian: apt-get install ${PACKAGES.join(' ')}).`);
  }
}

/** @param {string} program */
async function missingLibraries(program) {
  if (!findProgram('ldd')) return [];
  const lines = (await run('ldd', [program])).split('\n');
  return lines.filter((line) => line.includes('not found')).map((line) => line.trim().split(' ')[0]);
}

/** Pictures need letters: Latin ones, and Japanese ones for the Japanese pictures. */
export async function needFonts() {
  if (process.platform !== 'linux') return;
  const names = FONT_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map(String),
  );
  const wanted = [];
  if (!names.some((name) => /\.(ttf|otf)$/i.test(name))) wanted.push('fontconfig', 'fonts-dejavu-core');
  if (!names.some((name) => /cjk|ipag|ipaex|takao|vl-?gothic|notosansjp/i.test(name)))
    wanted.push('fonts-ipafont-gothic');
  if (wanted.length === 0) return;
  try {
    if (!(await installDebian(wanted))) console.warn(`No font for some letters: install ${wanted.join(' ')}.`);
  } catch (error) {
    // Tests read text, not letter shapes: without the font only the pictures suffer.
    console.warn(`Could not install ${wanted.join(' ')}: ${/** @type {Error} */ (error).message.slice(0, 300)}`);
  }
}
