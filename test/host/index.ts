import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Mocha from 'mocha';

const SLOW = 60_000;

/** VS Code calls this inside its extension host and ends with what becomes of the promise. */
export async function run(): Promise<void> {
  const mocha = new Mocha({
    ui: 'bdd',
    color: false,
    timeout: SLOW,
    reporter: 'spec',
    forbidOnly: Boolean(process.env['CI']),
  });
  const only = process.env['CONTEXT_STACK_TESTS'] ?? '';
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.js') && name.includes(only));
  for (const name of files.sort()) mocha.addFile(join(__dirname, name));
  const { passed, failed, skipped } = await runAll(mocha);
  // Whoever started the editor adds the numbers up; only a file reaches it from every kind of host.
  const result = process.env['CONTEXT_STACK_TEST_RESULT'];
  if (result) writeFileSync(result, JSON.stringify({ passed, failed, skipped }));
  if (failed > 0) throw new Error(`${failed} of ${passed + failed} host tests failed`);
  // A run that found nothing to run has shown nothing.
  if (passed === 0) throw new Error('No host test ran');
}

function runAll(mocha: Mocha): Promise<{ passed: number; failed: number; skipped: number }> {
  return new Promise((done) => {
    const runner = mocha.run((failed) => {
      const { passes = 0, pending = 0 } = runner.stats ?? {};
      done({ passed: passes, failed, skipped: pending });
    });
  });
}
