// Keeps the settings table of the README in step with package.json and package.nls.json.
// Without arguments it writes the table, with --print it prints it, with --check it only says whether it is in step.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');
const BEGIN = '<!-- settings -->';
const END = '<!-- /settings -->';

/** The text a manifest string stands for: `%key%` names an entry of the language file. */
function worded(text, words) {
  const key = /^%(.+)%$/.exec(text ?? '')?.[1];
  return key === undefined ? (text ?? '') : (words[key] ?? '');
}

/** One line fit for a table cell; `#setting.id#` is the editor's link syntax. */
function cell(text) {
  return text
    .replaceAll(/`?#([\w.]+)#`?/g, '`$1`')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}

/** The table, one row a setting, in the manifest's order. */
export function settingsTable(manifest, words) {
  const groups = [manifest.contributes?.configuration ?? []].flat();
  const settings = groups.flatMap((group) => Object.entries(group.properties ?? {}));
  const rows = settings.map(([id, setting]) => {
    const about = worded(setting.markdownDescription ?? setting.description, words);
    return `| \`${id}\` | ${cell(about)} | \`${cell(JSON.stringify(setting.default ?? null))}\` |`;
  });
  return ['| setting | what it does | default |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `readme` with `table` between the two markers. */
export function withTable(readme, table) {
  const from = readme.indexOf(BEGIN);
  const to = readme.indexOf(END);
  if (from < 0 || to < from) throw new Error(`README.md has no ${BEGIN} … ${END}`);
  return `${readme.slice(0, from + BEGIN.length)}\n\n${table}\n\n${readme.slice(to)}`;
}

function main(argument) {
  const words = existsSync(new URL('package.nls.json', root)) ? JSON.parse(read('package.nls.json')) : {};
  const table = settingsTable(JSON.parse(read('package.json')), words);
  if (argument === '--print') return console.log(table);
  const readme = read('README.md');
  const wanted = withTable(readme, table);
  if (wanted === readme) return console.log('The settings table is in step.');
  if (argument === '--check') {
    console.error('The settings table of README.md is out of step: run node scripts/readmeSettings.mjs');
    process.exitCode = 1;
    return;
  }
  writeFileSync(new URL('README.md', root), wanted);
  console.log('The settings table was written.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
