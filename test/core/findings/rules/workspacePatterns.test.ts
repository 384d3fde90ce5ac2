/** Patterns against the files that are there. */
import { expect, test } from 'vitest';
import { look, type Looked } from '../../../support/examined';
import type { ProjectSetup } from '../../../support/project';

const FILES = [
  'src/api/a.ts',
  'packages/web/src/b.ts',
  'packages/web/lib/c.ts',
  'app/[slug]/page.tsx',
  'README.md',
  'docs/x.md',
];

const project = (yaml: string, path = '.claude/rules/r.md', files = FILES): ProjectSetup => ({
  files: { [path]: `---\npaths: ${yaml}\n---\nx`, ...Object.fromEntries(files.map((file) => [file, ''])) },
});

const mends = ({ findings, mended }: Looked) =>
  findings.flatMap(({ fixes }) => fixes.map((fix) => Object.values(mended(fix))[0]?.split('\n')[1]));

test.each([
  ['"vendored/x/**"', '"vendored/x/**" unmatched-pattern', []],
  ['["*.vue", "*.svelte"]', '"*.vue" unmatched-pattern', []],
  ['srcs/api/**', '"srcs/api/**" misspelt-pattern.folder', ['paths: src/api/**']],
  ['src/apis/*.ts', '"src/apis/*.ts" misspelt-pattern.folder', ['paths: src/api/*.ts']],
  ['SRC\\api\\*', '"SRC\\\\api\\\\*" misspelt-pattern.slashes', ['paths: SRC/api/*']],
  ['ws/src/api/**', '"ws/src/api/**" misspelt-pattern.base', ['paths: src/api/**']],
  ['ws/src/**', '"ws/src/**" misspelt-pattern.base', ['paths: /src/**']],
  ['src/lib/c.ts, web/lib/*.ts', '"web/lib/*.ts" misspelt-pattern.depth', ['paths: "src/lib/c.ts, **/web/lib/*.ts"']],
  ['"app/[slug]/*.tsx"', '"app/[slug]/*.tsx" bracket-folder', ['paths: "app/\\\\[slug\\\\]/*.tsx"']],
])('%s is named', async (yaml, expected, mended) => {
  const looked = await look(project(yaml));
  expect(looked.lines.map((line) => line.replace(/^\S+ /, ''))).toContain(expected);
  expect(mends(looked).filter((line) => line !== undefined)).toEqual(expect.arrayContaining(mended));
});

test.each([
  'src/api/**',
  'SRC/API/*.TS',
  '["*.ts", "*.vue"]',
  '"*.{ts,vue}"',
  '"**/*.ts"',
  '"**/src/**"',
  '/src/**',
  'lib/**',
  '"dist/**"',
  '".env*"',
  '["packages/*/src/**", "!**/*.test.ts"]',
  '"*.ts"',
  'README.md',
  '"app/\\\\[slug\\\\]/*.tsx"',
  '"src/[ab]pi/*.ts"',
])('%s is as it should be', async (yaml) => {
  expect((await look(project(yaml))).lines).toEqual([]);
});

test('a nested rule whose patterns begin at the project is told', async () => {
  const path = 'packages/web/.claude/rules/r.md';
  const looked = await look(project('packages/web/src/*.ts', path));
  expect(looked.lines).toEqual([`${path}:2 "packages/web/src/*.ts" misspelt-pattern.base`]);
  expect(mends(looked)).toEqual(['paths: src/*.ts']);
});

test('what the user wrote for all projects need not match here', async () => {
  const { lines } = await look({
    home: { '.claude/rules/r.md': '---\npaths: "*.vue"\n---\nx', '.claude/rules/s.md': '---\npaths: src/**\n---\nx' },
    files: { 'src/a.ts': '', 'b/src/a.ts': '' },
  });
  expect(lines).toEqual([]);
});

test('a pattern that means any depth is told where there is something to tell apart', async () => {
  const looked = await look(project('["src/**", "*.md"]'));
  expect(looked.of('wide-pattern')).toEqual(['.claude/rules/r.md:2 "src/**"', '.claude/rules/r.md:2 "*.md"']);
  expect(mends(looked)).toEqual([
    'paths: ["/src/**", "*.md"]',
    'paths: ["**/src/**", "*.md"]',
    'paths: ["src/**", "/*.md"]',
    'paths: ["src/**", "**/*.md"]',
  ]);
});

test('one folder of that name, or others only in packages of others, is all that can be meant', async () => {
  const files = ['src/a.ts', 'node_modules/x/src/a.ts', 'README.md', '.github/x.md'];
  expect((await look(project('["src/**", "*.md"]', undefined, files))).lines).toEqual([]);
  expect((await look(project('src/**', undefined, ['a/src/x.ts', 'b/src/x.ts']))).lines).toEqual([]);
});
