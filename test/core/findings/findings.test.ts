/** Findings that were there first, as examples of how the others are tested; and that no check takes others along. */
import { expect, test } from 'vitest';
import { lineRange } from '../../../src/core/files/range';
import { runChecks } from '../../../src/core/findings/examine';
import { found } from '../../../src/core/findings/finding';
import { Scene } from '../../../src/core/findings/scene';
import { look } from '../../support/examined';
import { project, WS } from '../../support/project';

test('findings name the place', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': 'Use tabs.\n\nSee @docs/gone.md',
      '.claude/rules/dead.md': '---\npaths: ["./src/**", "lib/**"]\n---\nx',
      '.claude/rules/broken.md': '---\na: "\n---\nx',
    },
  });
  expect(lines).toEqual([
    '.claude/rules/broken.md:2 "a: \\"" broken-frontmatter',
    '.claude/rules/dead.md:2 "./src/**" dead-pattern',
    'CLAUDE.md:3 "@docs/gone.md" import-not-loaded.importMissing',
  ]);
});

test('a settings file that is void is named', async () => {
  const { lines } = await look({ files: { '.claude/settings.json': '{ "model": 3 }' } });
  expect(lines).toEqual(['.claude/settings.json:1 "\\"model\\"" unreadable-file']);
});

test('a check that fails costs only its own findings', async () => {
  const { inspected } = await project({});
  const fails = () => {
    throw new Error('a fault');
  };
  const finds = () => [found('unreadable-file', WS, lineRange(0), { data: { message: 'x' } })];
  const { findings, faults } = runChecks([fails, finds], new Scene(inspected, undefined));
  expect(findings.map(({ code, severity }) => [code, severity])).toEqual([['unreadable-file', 'error']]);
  expect(faults).toEqual([new Error('a fault')]);
});
