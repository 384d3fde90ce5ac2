// Bundles the three programs: the extension (CommonJS for the extension host), the command line, and the page.
import { build, context } from 'esbuild';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const watch = process.argv.includes('--watch');
const production = !process.argv.includes('--development');
const root = path.resolve(import.meta.dirname, '..');

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: production,
  sourcemap: !production,
  charset: 'utf8',
  logLevel: 'warning',
  legalComments: 'none',
};

/** @type {import('esbuild').BuildOptions} */
const node = {
  ...shared,
  format: 'cjs',
  platform: 'node',
  target: 'node20.18',
  external: ['vscode'],
  alias: {
    'js-yaml': path.join(root, 'scripts/build/noYaml.cjs'),
    // the module build lets what is not used fall away
    yaml: path.join(root, 'node_modules/yaml/browser/dist/index.js'),
  },
};

/** The extension fetches the engine when the first answer is needed: it is a bundle of its own. */
const engineApart = {
  name: 'engine-apart',
  /** @param {import('esbuild').PluginBuild} plugin */
  setup(plugin) {
    plugin.onResolve({ filter: /\/core\/engine$/ }, () => ({ path: './engine.js', external: true }));
  },
};

/** So are the tables of the token estimators, one for each tokenizer family. */
const tablesApart = {
  name: 'tables-apart',
  /** @param {import('esbuild').PluginBuild} plugin */
  setup(plugin) {
    plugin.onResolve({ filter: /\/table\/(new|old)$/ }, ({ path: table, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./tokens-${table.slice(-3)}.js`, external: true },
    );
  },
};

/** And the languages beside English: at most one of them is ever fetched. */
const translationsApart = {
  name: 'translations-apart',
  /** @param {import('esbuild').PluginBuild} plugin */
  setup(plugin) {
    plugin.onResolve({ filter: /^\.\/(ja|zhCn)$/ }, ({ path: language, kind }) =>
      kind === 'dynamic-import' ? { path: `./words-${language.slice(2)}.js`, external: true } : undefined,
    );
  },
};

/** @type {import('esbuild').BuildOptions[]} */
const programs = [
  {
    ...node,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.js',
    plugins: [engineApart, translationsApart],
  },
  ...['ja', 'zhCn'].map((language) => ({
    ...node,
    entryPoints: [`src/present/words/translations/${language}.ts`],
    outfile: `dist/words-${language}.js`,
  })),
  { ...node, entryPoints: ['src/core/engine.ts'], outfile: 'dist/engine.js', plugins: [tablesApart] },
  ...['new', 'old'].map((family) => ({
    ...node,
    entryPoints: [`src/core/tokens/table/${family}.ts`],
    outfile: `dist/tokens-${family}.js`,
  })),
  {
    ...node,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'dist/cli.js',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [tablesApart],
  },
  {
    ...shared,
    entryPoints: ['media/page/main.ts'],
    outfile: 'dist/page/main.js',
    format: 'esm',
    platform: 'browser',
    target: 'chrome128',
  },
];

mkdirSync(path.join(root, 'dist/page'), { recursive: true });
for (const file of ['codicon.css', 'codicon.ttf']) {
  copyFileSync(path.join(root, 'node_modules/@vscode/codicons/dist', file), path.join(root, 'dist/page', file));
}

if (watch) {
  for (const program of programs) await (await context(program)).watch();
  console.log('watching');
} else {
  await Promise.all(programs.map((program) => build(program)));
}
