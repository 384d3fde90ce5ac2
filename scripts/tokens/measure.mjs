// Measures the estimator on texts of packages it did not learn from, and calibrates it.
// node scripts/tokens/measure.mjs prints the table of errors; with --write it goes into the README, and the
// corrections and margins into test/core/tokens/data/calibration.json (then run npm run tokens:fit).
import { readFileSync, writeFileSync } from 'node:fs';
import { calibratedByFold, corrected, correctionsOf, marginsOf } from './calibrate.mjs';
import { loadCore } from './core.mjs';
import { crossValidate } from './crossValidate.mjs';
import { errorTable, statistics } from './errors.mjs';
import { intoFolds } from './folds.mjs';
import { calibrationFile, FAMILIES, readLabels, readMeasurements } from './measurements.mjs';
import { naiveCounts } from './naive.mjs';
import { labelledTexts } from './texts.mjs';

const BEGIN = '<!-- tokens -->';
const END = '<!-- /tokens -->';
const say = (line) => process.stderr.isTTY && process.stderr.write(`\r${line}\u001b[K`);

const core = await loadCore();
const found = labelledTexts(readLabels(), {
  progress: (done, of) => say(`fetching packages: ${done} of ${of}`),
  missing: (what) => console.error(`not to be had as it was measured: ${what}`),
});
const texts = intoFolds(found);
const measured = {};
const calibration = {};
for (const family of FAMILIES) {
  const rows = crossValidate(core, readMeasurements(family), texts, family, say);
  measured[family] = calibratedByFold(core, rows, family);
  const corrections = correctionsOf(core, rows, family);
  const margins = marginsOf(
    core,
    rows.map((row) => corrected(core, row, corrections)),
  );
  calibration[family] = { corrections, margins };
}
say('');
const table = errorTable(measured, naiveCounts(found));
console.log(table);
for (const family of FAMILIES) {
  const { within } = statistics(measured[family]);
  console.log(`\n${family}: ${(within * 100).toFixed(1)} % of all texts within their margin`);
}
if (process.argv.includes('--write')) {
  writeFileSync(calibrationFile, `${JSON.stringify(calibration, null, 2)}\n`);
  const readme = new URL('../../README.md', import.meta.url);
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${BEGIN} … ${END}`);
  writeFileSync(readme, `${text.slice(0, from + BEGIN.length)}\n\n${table}\n\n${text.slice(to)}`);
}
