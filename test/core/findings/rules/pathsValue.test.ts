/** Values of `paths` that are not what they look like. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

const rule = (yaml: string) => ({ '.claude/rules/r.md': `---\n${yaml}\n---\nx`, 'src/a.ts': '', 'lib/b.ts': '' });

async function examined(yaml: string) {
  const { lines, findings, mended } = await look({ files: rule(yaml) });
  const fixes = findings.flatMap((each) => each.fixes);
  const done = fixes.map((fix) => Object.values(mended(fix))[0] ?? fix.code);
  return { lines: lines.map((line) => line.replace('.claude/rules/r.md:', '')), done };
}

const listed = '---\npaths:\n  - "src/**/*"\n  - "lib/**/*"\n---\nx';

test.each([
  ['paths: src/**/* lib/**/*', '2 "src/**/* lib/**/*" unsplit-paths.space', listed],
  ['paths: src/**/*; lib/**/*', '2 "src/**/*; lib/**/*" unsplit-paths.semicolon', listed],
  ['paths: |\n  src/**/*\n  lib/**/*', '2 "|\\n  src/**/*\\n  lib/**/*" unsplit-paths.line', listed],
  ['paths: [*.ts]', '2 "[*.ts]" unsplit-paths.bracket', '---\npaths:\n  - "*.ts"\n---\nx'],
  ['paths: "**"', '2 "\\"**\\"" always-on.everything', 'x'],
  ['a: b\npaths: ["/**"]', '3 "[\\"/**\\"]" always-on.everything', '---\na: b\n---\nx'],
  ['paths:', '2 "paths" always-on.empty', 'x'],
  ['paths: []', '2 "[]" always-on.empty', 'x'],
  ['paths: 5', '2 "5" always-on.noText', '---\npaths:\n  - "5"\n---\nx'],
  [
    'paths:\n  include:\n    - src/**',
    '3 "include:\\n    - src/**" always-on.noText',
    '---\npaths:\n  - "src/**"\n---\nx',
  ],
  ['paths: !src/**', '2 "!src/**" always-on.tag', 'name-what-is-meant'],
])('%j', async (yaml, line, mended) => {
  const { lines, done } = await examined(yaml);
  expect(lines).toContain(line);
  expect(done).toContain(mended);
});

test.each([
  'paths: src/**, lib/**',
  'paths: ["**", "src/**"]',
  'paths: "**/*"',
  'paths: [src/**, 5, ""]',
  'description: nothing else',
])('%j is a condition, or none and meant so', async (yaml) => {
  expect((await examined(yaml)).lines.filter((line) => !line.includes('wide-pattern'))).toEqual([]);
});

test('names with blanks are no list', async () => {
  const { lines } = await look({
    files: { '.claude/rules/r.md': '---\npaths: "my docs/all things/*.md"\n---\nx', 'my docs/all things/a.md': '' },
  });
  expect(lines).toEqual([]);
});
