// How long the extension's bundle takes to load, which is most of its activation, in a process of its own with a
// stand-in for the editor. The whole, as the editor measures it, is printed by the workbench tests.
import Module, { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

/** Answers every question about itself with itself. */
const editor = new Proxy(function answer() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : editor),
  apply: () => editor,
  construct: () => editor,
});

const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? editor : load(request, ...rest));

const before = performance.now();
createRequire(import.meta.url)(fileURLToPath(new URL('../../dist/extension.js', import.meta.url)));
console.log(JSON.stringify({ bundle: performance.now() - before }));
