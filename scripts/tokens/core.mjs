// The estimator as it ships, for the learning and measuring scripts: they must cut and tile words as it does.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** Bundles the estimator's sources in memory and answers what src/core/tokens/learning.ts exports. */
export async function loadCore() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/core/tokens/learning.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.18',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
