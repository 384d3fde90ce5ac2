// Learns the tables of both families from the committed measurements and writes them where the engine loads them.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadCore } from './core.mjs';
import { learnTable } from './learn.mjs';
import { FAMILIES, readCalibration, readMeasurements } from './measurements.mjs';
import { tableSource } from './tableSource.mjs';

const core = await loadCore();
for (const family of FAMILIES) {
  const lines = learnTable(core, readMeasurements(family), family, readCalibration()[family]);
  const source = tableSource(lines);
  writeFileSync(new URL(`../../src/core/tokens/table/${family}.ts`, import.meta.url), source);
  console.log(`${family}: ${(gzipSync(source, { level: 9 }).length / 1024).toFixed(1)} KB compressed`);
}
