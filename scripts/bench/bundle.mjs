// Bundles the engine and its disk as the extension has them, and the measuring program around them.
import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything the measuring program calls. */
const entry = `
export { changesBetween } from './src/core/gather/changes';
export { findPlace } from './src/core/gather/place';
export { inspect, weigherFor } from './src/core/inspect';
export { examine } from './src/core/findings/examine';
export { gatherWorkspace } from './src/core/gather/workspaceFiles';
export { listWorkspace } from './src/disk/listWorkspace';
export { sumsWith } from './src/core/tokens/estimate';
export { decodeTable } from './src/core/tokens/table';
export { table } from './src/core/tokens/table/new';
export { gatherSession } from './src/core/session/gatherSession';
export { loadWeigher } from './src/core/tokens/load';
export { NEWEST_KNOWN } from './src/core/claudeCode/behaviour';
export { CachedTree } from './src/disk/cachedTree';
export { nodeTree } from './src/disk/nodeTree';
export { toPath } from './src/core/files/path';
`;

/** What works while somebody types, from the event to the words that are shown. */
const typing = `
export * from './src/core/engine';
export { NEWEST_KNOWN } from './src/core/claudeCode/behaviour';
export { CachedTree } from './src/disk/cachedTree';
export { nodeTree } from './src/disk/nodeTree';
export { toPath } from './src/core/files/path';
export { Inspection } from './src/inspection';
export { Refresh } from './src/workspace/refresh';
export { Session } from './src/workspace/session';
export { statusText } from './src/present/statusText';
export { stackRows } from './src/present/stackRows';
export { fileLens, sectionLens } from './src/present/lenses';
export { wordsFor } from './src/present/words/say';
`;

/** What answers while somebody looks at a pattern. */
const matching = `
export { FileIndex } from './src/core/files/fileIndex';
export { matchingFiles } from './src/core/match/matchingFiles';
`;

/** The editor is not here; nothing that is measured calls it. */
const noEditor = {
  name: 'no-editor',
  /** @param {import('esbuild').PluginBuild} plugin */
  setup(plugin) {
    plugin.onResolve({ filter: /^vscode$/ }, () => ({ path: 'vscode', namespace: 'no-editor' }));
    plugin.onLoad({ filter: /.*/, namespace: 'no-editor' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Writes the engine's bundle into `folder` and answers its path. */
export function bundleEngine(folder) {
  return bundle(entry, join(folder, 'engine.cjs'));
}

/** Writes the bundle of what works while somebody types. */
export function bundleTyping(folder) {
  return bundle(typing, join(folder, 'typing.cjs'));
}

/** Writes the bundle of what finds the files that patterns match. */
export function bundleMatching(folder) {
  return bundle(matching, join(folder, 'matching.cjs'));
}

async function bundle(contents, outfile) {
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.18',
    logLevel: 'warning',
    plugins: [noEditor],
  });
  return outfile;
}
