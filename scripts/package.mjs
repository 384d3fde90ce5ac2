// Makes the .vsix, and fails when it would hold another file than test/manifest/vsix.txt lists.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const vsce = (...args) =>
  spawnSync('npx', ['vsce', ...args], { encoding: 'utf8', shell: process.platform === 'win32' });

const lines = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll('\\', '/'))
    .filter((line) => line !== '')
    .sort();

const listed = vsce('ls', '--no-dependencies');
if (listed.status !== 0) stop(listed.stderr || listed.stdout);

const expected = lines(readFileSync('test/manifest/vsix.txt', 'utf8'));
const actual = lines(listed.stdout);
const added = actual.filter((file) => !expected.includes(file));
const missing = expected.filter((file) => !actual.includes(file));
if (added.length + missing.length > 0) {
  stop([...added.map((file) => `not expected: ${file}`), ...missing.map((file) => `missing: ${file}`)].join('\n'));
}

// Links in the README stay as written: the placeholder repository has no pages to rewrite them to.
const packed = vsce('package', '--no-dependencies', '--no-rewrite-relative-links');
if (packed.status !== 0) stop(packed.stderr || packed.stdout);
console.log(packed.stdout.trim());

function stop(text) {
  console.error(text);
  process.exit(1);
}
