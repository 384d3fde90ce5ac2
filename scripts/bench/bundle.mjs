// Bundles the engine and its disk as the extension has them, and the measuring program around them.
import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything the measuring program calls. */
const entry = `
export { gather } from './src/core/gather/gather';
export { changesBetween } from './src/core/gather/changes';
export { findPlace } from './src/core/gather/place';
export { inspect, weigherFor } from './src/core/inspect';
export { sumsWith } from './src/core/tokens/estimate';
export { decodeTable } from './src/core/tokens/table';
export { table } from './src/core/tokens/table/new';
export { touchedPaths } from './src/core/session/triggers';
export { NEWEST_KNOWN } from './src/core/claudeCode/behaviour';
export { CachedTree } from './src/disk/cachedTree';
export { nodeTree } from './src/disk/nodeTree';
export { toPath } from './src/core/files/path';
`;

/** Writes the bundle into `folder` and answers its path. */
export async function bundleEngine(folder) {
  const outfile = join(folder, 'engine.cjs');
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.18',
    logLevel: 'warning',
  });
  return outfile;
}
