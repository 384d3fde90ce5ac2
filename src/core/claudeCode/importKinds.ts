/** Which file name extensions an import may have. No extension is allowed, an unknown one is not (measured). */

const kinds = `
md txt text rst adoc asciidoc org tex latex
json yaml yml toml xml csv ini cfg conf config properties env lock
html htm css scss sass less
js ts tsx jsx mjs cjs mts cts vue svelte astro
py pyi pyw rb erb rake go rs java kt kts scala
c cpp cc cxx h hpp hxx cs swift
sh bash zsh fish ps1 bat cmd
sql graphql gql proto
php pl pm lua r dart ex exs erl hrl clj cljs cljc edn hs lhs elm ml mli f f90 f95 for
cmake make makefile gradle sbt ejs hbs pug jade
log diff patch`;

const allowed = new Set(kinds.split(/\s+/).filter(Boolean));

/** `extension` with its dot; `''` for none. */
export function isImportable(extension: string): boolean {
  return extension === '' || allowed.has(extension.slice(1).toLowerCase());
}
