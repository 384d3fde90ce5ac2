// Writes docs/findings.md and the codes of the setting contextStack.findings.severity out of src/core/findings and
// src/present/findingDocs. Without arguments it writes them, with --check it only says whether they are in step.
import { build } from 'esbuild';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const root = new URL('../', import.meta.url);
const SETTING = 'contextStack.findings.severity';
const LEVELS = ['error', 'warning', 'information', 'hint', 'off'];

const entry = `
export { SEVERITIES, AREAS } from './src/core/findings/catalogue';
export { findingDocs } from './src/present/findingDocs/findingDocs';
`;

async function loadCatalogue() {
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

const TITLES = {
  files: 'Files',
  imports: 'Imports',
  memory: 'Memory files',
  rules: 'Frontmatter and patterns',
  shape: 'Where an instruction should live',
  skills: 'Skills and commands',
};

const introduction = `# Findings

What Context Stack finds in instruction files, by its code. In the editor findings stand in the list of problems; \`context-stack check\` prints them in a terminal or in CI. How severe one is can be set by its code in \`${SETTING}\`, or with \`--severity CODE=LEVEL\`; \`off\` turns it off.

Most have a quick fix. It is *safe* where Claude Code reads the same as before but for what is mended, to be *looked at first* where it reads something else, and *by hand* where only a person can know. None is written without a preview.

This page is generated from the sources.
`;

function section(code, severity, { title, about, example, mend }) {
  return `### ${code}\n\n**${title}** · ${severity}\n\n${about}\n\n\`\`\`\`text\n${example}\n\`\`\`\`\n\n${mend}`;
}

function page({ SEVERITIES, AREAS, findingDocs }) {
  const areas = Object.entries(AREAS).filter(([, severities]) => Object.keys(severities).length > 0);
  const rows = areas.flatMap(([, severities]) =>
    Object.keys(severities).map(
      (code) => `| [\`${code}\`](#${code}) | ${findingDocs[code].title} | ${SEVERITIES[code]} |`,
    ),
  );
  const parts = areas.flatMap(([area, severities]) => [
    `## ${TITLES[area]}`,
    ...Object.keys(severities).map((code) => section(code, SEVERITIES[code], findingDocs[code])),
  ]);
  const table = ['| code | what it is | severity |', '| --- | --- | --- |', ...rows].join('\n');
  return `${[introduction.trim(), table, ...parts].join('\n\n')}\n`;
}

/** package.json with every code as a property of the setting. */
function manifest(text, { SEVERITIES, findingDocs }) {
  const whole = JSON.parse(text);
  const group = whole.contributes.configuration.find(({ properties }) => SETTING in properties);
  group.properties[SETTING].properties = Object.fromEntries(
    Object.keys(SEVERITIES).map((code) => [
      code,
      { type: 'string', enum: LEVELS, default: SEVERITIES[code], description: findingDocs[code].title },
    ]),
  );
  return JSON.stringify(whole);
}

async function main(argument, catalogue) {
  const before = readFileSync(new URL('package.json', root), 'utf8');
  const after = manifest(before, catalogue);
  const wanted = page(catalogue);
  const file = new URL('docs/findings.md', root);
  const pageIsInStep = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (pageIsInStep && JSON.stringify(JSON.parse(before)) === after) return console.log('The findings page is in step.');
  if (argument === '--check') {
    console.error('docs/findings.md or its setting is out of step: run node scripts/findingsPage.mjs');
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, wanted);
  writeFileSync(new URL('package.json', root), await prettier.format(after, { parser: 'json-stringify' }));
  console.log('The findings page was written.');
}

await main(process.argv[2], await loadCatalogue());
