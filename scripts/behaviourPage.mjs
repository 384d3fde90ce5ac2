// Writes docs/behaviour.md out of the table in src/core/claudeCode/table.
// Without arguments it writes the page, with --print it prints it, with --check it only says whether it is in step.
import { build } from 'esbuild';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const PAGE = new URL('docs/behaviour.md', root);

const entry = `
export { areas } from './src/core/claudeCode/table/areas';
export { QUESTIONS } from './src/core/claudeCode/table/questions';
export { MEASURED } from './src/core/claudeCode/behaviour';
`;

/** The table as a module of this process. */
async function loadTable() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: fileURLToPath(root), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const introduction = ([oldest, newest]) => `# What Claude Code loads, and when

This is what Context Stack goes by: each rule in a sentence, with the versions it holds for and how that is known.

Claude Code itself was run, unmodified, in small made-up folders, against a stand-in for the service it talks to, and what it sent was written down. Two versions were measured in full, ${oldest} and ${newest}, and where they differ up to eighteen versions between them. So a rule says:

- **Measured in ${oldest} and ${newest}**: both behave this way. **Measured in ${newest}**: only the newer one was asked.
- **Since … / Until …**: the behaviour changed. Where the **changelog** names the version, that one stands here, and beside it the nearest versions that were measured before and after. Where it was only **measured**, *since* is the first version seen with the new behaviour and *until* the last one seen with the old; Context Stack takes what lies between as old.
- **In … / In …**: the two versions differ, and from which version between them is not known; Context Stack takes the newer behaviour from the newer one on.
- **Documents, not measured**: it is taken from what is written elsewhere.
- **Shown by**: recorded cases anybody can read, in \`test/conformance/data\`: \`cases*.jsonl\` has the folder and what was done in it, \`facts-*.jsonl\` what the model was sent, by version. A \`*\` stands for several. Where none is named, it was seen in a session that is no recorded case, one of several turns for example.
- **Documented otherwise**: somewhere else you may have read something different.

Versions newer than ${newest} are taken to behave like it. What Context Stack works out is held to every recorded case of both versions by \`test/conformance\`. *Told* means sent to the model as an instruction; *touched* means read, written, edited, mentioned or viewed as [What touching a file brings](#touches) says; *the start* is the start of a session, and *the start directory* the folder it was started in. This page is generated from \`src/core/claudeCode/table\`.
`;

const anchor = (area, name) => `${area}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function questionTable(questions, all) {
  const title = (area) => all.find(({ id }) => id === area)?.title;
  const rows = questions.map(([question, area, name]) => `| ${question} | [${title(area)}](#${anchor(area, name)}) |`);
  return ['| Look here first | |', '| --- | --- |', ...rows].join('\n');
}

/** The version before, as far as numbers tell. */
const before = (version) => version.replace(/\d+$/, (patch) => String(Number(patch) - 1));

/** What is said and how it is known: newest first, each sentence with its versions. */
function sentences({ sentences: { first, then }, known }, measured) {
  if (then.length === 0) {
    const versions = { both: measured, oldest: measured.slice(0, 1), newest: measured.slice(1) }[known];
    return { lines: [first], how: versions ? `Measured in ${versions.join(' and ')}` : 'Documents, not measured' };
  }
  const since = ({ known: by, from }) => `${by === 'apart' ? 'In' : 'Since'} ${from}`;
  const until = ({ known: by, from, between }) => (by === 'changelog' ? before(from) : between[0]);
  const old = `${then[0].known === 'apart' ? 'In' : 'Until'} ${until(then[0])}`;
  const lines = then.map((change, at) => {
    const next = then[at + 1];
    return `**${next ? `${change.from} to ${until(next)}` : since(change)}:** ${change.value}`;
  });
  const how = then.map((change) => {
    const [last, first] = change.between;
    if (change.known === 'changelog') return `Changelog; measured before in ${last}, after in ${first}`;
    return `Measured in ${last} and ${first}${change.known === 'apart' ? ', not between them' : ''}`;
  });
  return { lines: [...lines.toReversed(), `**${old}:** ${first}`], how: how.join('; ') };
}

function ruleText(area, name, { says, cases = [], otherwise }, measured) {
  const { lines, how } = sentences(says, measured);
  const shown = cases.length === 0 ? '' : ` Shown by ${cases.map((id) => `\`${id}\``).join(', ')}.`;
  const doubt = otherwise === undefined ? '' : `  \n  **Documented otherwise:** ${otherwise}`;
  return `- <a id="${anchor(area, name)}"></a>${lines.join('  \n  ')}  \n  _${how}._${shown}${doubt}`;
}

function section({ id, title, about, rows }, measured) {
  const rules = Object.entries(rows).map(([name, row]) => ruleText(id, name, row, measured));
  return `<a id="${id}"></a>\n\n## ${title}\n\n${about}\n\n${rules.join('\n')}\n`;
}

function page({ areas, QUESTIONS, MEASURED }) {
  const all = areas();
  const contents = all.map(({ id, title }) => `[${title}](#${id})`).join(' · ');
  const parts = [
    introduction(MEASURED),
    questionTable(QUESTIONS, all),
    contents,
    ...all.map((area) => section(area, MEASURED)),
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

async function main(argument) {
  const wanted = page(await loadTable());
  if (argument === '--print') return console.log(wanted);
  if (existsSync(PAGE) && readFileSync(PAGE, 'utf8') === wanted) return console.log('The behaviour page is in step.');
  if (argument === '--check') {
    console.error('docs/behaviour.md is out of step: run node scripts/behaviourPage.mjs');
    process.exitCode = 1;
    return;
  }
  writeFileSync(PAGE, wanted);
  console.log('The behaviour page was written.');
}

await main(process.argv[2]);
