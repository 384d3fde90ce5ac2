/** Files that contradict each other, and the many that only seem to. */
import { expect, test } from 'vitest';
import { look } from '../../../support/examined';

const between = async (user: string, project: string) =>
  look({ home: { '.claude/CLAUDE.md': user }, files: { 'CLAUDE.md': project } });

test.each([
  ['Use tabs.', 'Use 2 spaces for indentation.'],
  ['- Indent with two spaces', '- 4-space indentation'],
  ['Always use npm.', 'Use pnpm to install packages.'],
  ['Use single quotes.', 'Prefer double quotes for strings'],
  ['Always respond in English.', 'Respond in Japanese.'],
  ['必ず日本語で回答してください。', '请用中文回答。'],
  ['Use Jest for tests', 'Always use Vitest'],
  ['インデントはタブを使う', 'インデントにはスペースを使用する'],
  ['始终使用制表符缩进', '使用空格缩进'],
  ['Always run the tests before committing.', 'Never run tests before committing!'],
  ['Commit the generated\nfiles.', '**Do not commit generated files**'],
  ['生成ファイルを必ずコミットする', 'x\n- 生成ファイルを必ずコミットしないでください'],
  ['必须提交生成的文件', '不要提交生成的文件'],
  ['# Me\n\n## Style\nUse tabs.', '# Ours\n\n## Formatting\n\nUse spaces.'],
])('%s against %s', async (user, project) => {
  const { findings, project: made } = await between(user, project);
  expect(findings.map(({ code, path }) => [code, made.show(path)])).toEqual([['contradiction', 'CLAUDE.md']]);
  expect(findings[0]?.related).toHaveLength(1);
});

test('both places are exact', async () => {
  const { lines, findings, sentences } = await between(
    'Hello. Use tabs, please.\n\n* Use tabs.',
    'See.\n- First. Use spaces. Last.',
  );
  expect(lines).toEqual(['CLAUDE.md:2 "Use spaces" contradiction']);
  expect(findings[0]?.related.map(({ range }) => range)).toEqual([
    { startLine: 2, startCharacter: 2, endLine: 2, endCharacter: 10 },
  ]);
  expect(sentences).toEqual([
    'This says “Use spaces”, but ~/.claude/CLAUDE.md says “Use tabs”, and a session reads both.',
  ]);
});

test.each([
  ['Use tabs.', 'Use tabs for indentation.'],
  ['Use spaces.', 'Use 4 spaces.'],
  ['Use tabs.', 'Use spaces in YAML files.'],
  ['Use tabs.', 'In YAML:\n\n- Use spaces.'],
  ['Use tabs.', '## Python\n\nUse spaces.'],
  ['Use tabs.', 'Use spaces\nonly in YAML files.'],
  ['Use npm.', 'Use npm run build with pnpm.'],
  ['Use npm.', '- Use npm.\n- Use pnpm.'],
  ['Use npm.', '```\nUse pnpm.\n```\n\n<!-- Use pnpm. -->\n\n> Use pnpm.'],
  ['Never commit generated files.', 'Commit generated files of the API only.'],
  ['Never commit.', 'Always commit.'],
  ['Never commit generated files.', 'Never commit generated files.'],
  ['Always run the tests.', 'Do not run the linters.'],
  ['Respond in English.', 'Write comments in Japanese.'],
])('%s beside %s is fine', async (user, project) => {
  expect((await between(user, project)).lines).toEqual([]);
});

test('what a folder or a condition narrows may differ', async () => {
  const files = {
    'CLAUDE.md': 'Use tabs.',
    'p/CLAUDE.md': 'Use spaces.',
    '.claude/rules/r.md': '---\npaths: "**/*.py"\n---\nUse 4 spaces.',
    'p/a.py': '',
  };
  expect((await look({ files }, ['read p/a.py'])).lines).toEqual([]);
});
