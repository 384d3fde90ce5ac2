// The estimator as it ships, for the learning and measuring scripts: they must cut and tile words as it does.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const entry = `
export { sumsWith } from './src/core/tokens/estimate';
export { formOf } from './src/core/tokens/forms';
export { GUESSED, KINDS, PLAIN, RARE } from './src/core/tokens/kindOfText';
export { marginOf } from './src/core/tokens/margin';
export { normalised } from './src/core/tokens/normalise';
export { COUNT, decodeTable } from './src/core/tokens/table';
export { letterCost, SHARED } from './src/core/tokens/tiles';
export { LONGEST_WORD, notCosted, wordCosts } from './src/core/tokens/words';
export { ALONE, kindAt, PUNCTUATION, SYMBOL, unitsAt, WORD } from './src/core/tokens/characters';
`;

/** Bundles the estimator's sources in memory and answers what they export. */
export async function loadCore() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'ts' },
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
