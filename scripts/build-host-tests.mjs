// Bundles each file of test/host on its own: the extension host loads CommonJS and has `vscode`.
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** @returns {Promise<string>} the path of the module that exports `run()` */
export async function buildHostTests() {
  const source = join(ROOT, 'test', 'host');
  const out = join(ROOT, 'out', 'host');
  // A test that is gone must not run on in its built form.
  rmSync(out, { recursive: true, force: true });
  const files = (await readdir(source)).filter((name) => name === 'index.ts' || name.endsWith('.test.ts'));
  await build({
    entryPoints: files.map((name) => join(source, name)),
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return join(out, 'index.js');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildHostTests();
