// The labelled texts, fetched from the package registry into an ignored folder and checked by their hashes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/tokens/', import.meta.url));

/** Where `name@version` lies unpacked; fetched first if it never was. */
export function packageFolder(spec) {
  const folder = join(CACHE, spec.replaceAll('/', '+'));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Unpacked beside its place and moved there whole: a fetch that was cut short leaves nothing half done.
  const making = mkdtempSync(join(CACHE, 'making-'));
  try {
    const options = { cwd: making, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 };
    const packed = JSON.parse(execFileSync('npm', ['pack', spec, '--ignore-scripts', '--json'], options));
    const tar = ['-xzf', packed[0].filename, '--strip-components=1', '--no-same-owner', '--no-same-permissions'];
    execFileSync('tar', tar, options);
    rmSync(join(making, packed[0].filename));
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/**
 * The labels with their texts. What cannot be had or has another hash is left out and named through `missing`, so
 * that a package that is gone costs its own files and nothing else.
 */
export function labelledTexts(labels, { progress = () => {}, missing = () => {} } = {}) {
  const specs = new Map();
  for (const label of labels) specs.set(spec(label), [...(specs.get(spec(label)) ?? []), label]);
  const found = [];
  let done = 0;
  for (const [name, files] of specs) {
    progress(++done, specs.size);
    let folder;
    try {
      folder = packageFolder(name);
    } catch {
      missing(name);
      continue;
    }
    for (const label of files) {
      const path = join(folder, label.path);
      const bytes = existsSync(path) ? readFileSync(path) : undefined;
      if (bytes && createHash('sha256').update(bytes).digest('hex') === label.sha256) {
        found.push({ ...label, text: bytes.toString('utf8') });
      } else missing(`${name} ${label.path}`);
    }
  }
  return found;
}

const spec = ({ pkg, version }) => `${pkg}@${version}`;
