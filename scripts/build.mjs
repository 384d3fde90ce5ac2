// Bundles the three programs: the extension (CommonJS for the extension host), the command line, and the page.
import { build, context } from 'esbuild';
import { copyFileSync, mkdirSync, existsSync } from 'node:fs';

const watch = process.argv.includes('--watch');
const production = !process.argv.includes('--development');

/** @type {import('esbuild').BuildOptions} */
const shared = { bundle: true, minify: production, sourcemap: !production, logLevel: 'warning', legalComments: 'none' };

/** @type {import('esbuild').BuildOptions[]} */
const programs = [
  { ...shared, entryPoints: ['src/extension.ts'], outfile: 'dist/extension.js', format: 'cjs', platform: 'node', target: 'node20.18', external: ['vscode'] },
  { ...shared, entryPoints: ['src/cli/main.ts'], outfile: 'dist/cli.js', format: 'cjs', platform: 'node', target: 'node20.18', banner: { js: '#!/usr/bin/env node' } },
  { ...shared, entryPoints: ['media/page/main.ts'], outfile: 'dist/page/main.js', format: 'esm', platform: 'browser', target: 'chrome128' },
].filter((program) => existsSync(program.entryPoints[0]));

mkdirSync('dist/page', { recursive: true });
for (const file of ['codicon.css', 'codicon.ttf']) copyFileSync(`node_modules/@vscode/codicons/dist/${file}`, `dist/page/${file}`);

if (watch) {
  for (const program of programs) await (await context(program)).watch();
  console.log('watching');
} else {
  await Promise.all(programs.map((program) => build(program)));
}
