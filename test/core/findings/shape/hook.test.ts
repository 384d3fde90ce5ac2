import { describe, expect, it } from 'vitest';
import { hookWishIn } from '../../../../src/core/findings/shape/hook';
import { look } from '../../../support/examined';

describe('a sentence that describes a hook', () => {
  it.each([
    ['After editing any file, always run `npm run lint`.', 'edit', 'npm run lint'],
    ['Every time you change a file, run `npx prettier --write .`', 'edit', 'npx prettier --write .'],
    ['Always run `cargo fmt` after modifying Rust code.', 'edit', 'cargo fmt'],
    ['Run `pytest` after every code change', 'edit', 'pytest'],
    ['Always run `npm test` before committing.', 'beforeCommit', 'npm test'],
    ['Before every commit, run `./scripts/check.sh`.', 'beforeCommit', './scripts/check.sh'],
    ['After each commit, run `git push origin HEAD`.', 'afterCommit', 'git push origin HEAD'],
    ['At the start of every session run `git fetch --all`.', 'sessionStart', 'git fetch --all'],
    ['At the end of every task, run `make check`.', 'stop', 'make check'],
    ['ファイルを編集するたびに `npm run lint` を実行すること', 'edit', 'npm run lint'],
    ['コミットの前に必ず `npm test` を実行する', 'beforeCommit', 'npm test'],
    ['每次修改文件后运行 `npm run lint`', 'edit', 'npm run lint'],
    ['每次提交前必须执行 `npm test`', 'beforeCommit', 'npm test'],
  ])('%s', (sentence, event, command) => {
    expect(hookWishIn(sentence)).toEqual({ event, command });
  });

  it.each([
    'Run `npm test` to run the tests.',
    'Always use `npm run build`, never `tsc` directly.',
    'Always run the tests before committing.',
    'After editing a file, run `npm run lint` if it is TypeScript.',
    'Always run `npm run codegen` after changing the schema.',
    'Always run `npm test -- <file>` after editing any file.',
    'Call `useEffect` every time the code changes.',
    'Never run `npm publish` after editing files, ever.',
    'When you edit a file, you should always run `npm test` for the relevant package.',
    'Every commit message begins with `feat:` or `fix:`.',
    'Always write tests for new code; run `npm test` to see them.',
    'Before committing, run `npm test`.',
    'ファイルを編集したら、必要に応じて毎回 `npm run lint` を実行する',
    'Always ask before you run `git push` after a commit.',
  ])('is not: %s', (sentence) => {
    expect(hookWishIn(sentence)).toBeUndefined();
  });
});

describe('an instruction that a hook would do better', () => {
  const ask = '# Rules\n\n- Use tabs.\n- After editing any file, always\n  run `npm run lint`. It is quick.\n';
  const settings = '.claude/settings.json';
  const group = (command: string) => ({ matcher: 'Edit|Write', hooks: [{ type: 'command', command }] });

  it('is found over its lines, and drafted into new settings', async () => {
    const { lines, findings, mended } = await look({ files: { 'CLAUDE.md': ask } });
    expect(lines).toEqual([
      'CLAUDE.md:4 "After editing any file, always\\n  run `npm run lint`." every-time-hook.edit',
    ]);
    const files = mended(findings[0]!.fixes[0]!);
    expect(JSON.parse(files[settings] ?? '')).toEqual({ hooks: { PostToolUse: [group('npm run lint')] } });
  });

  it('is drafted into settings as they are, and then no longer found', async () => {
    const before =
      '{\n\t"model": "sonnet",\n\n\t"hooks": {\n\t\t"PostToolUse": [{ "matcher": "Bash", "hooks": [] }]\n\t}\n}\n';
    const files = { 'CLAUDE.md': ask, [settings]: before };
    const { findings, mended } = await look({ files });
    const after = mended(findings[0]!.fixes[0]!)[settings] ?? '';
    expect(after).toContain('\t"model": "sonnet",\n\n\t"hooks": {\n');
    expect(JSON.parse(after)).toEqual({
      model: 'sonnet',
      hooks: { PostToolUse: [{ matcher: 'Bash', hooks: [] }, group('npm run lint')] },
    });
    expect((await look({ files: { ...files, [settings]: after } })).lines).toEqual([]);
  });

  it('has no draft where the settings cannot be read', async () => {
    const { findings } = await look({ files: { 'CLAUDE.md': ask, [settings]: '{ "hooks": ' } });
    expect(findings.find(({ code }) => code === 'every-time-hook')?.fixes).toEqual([]);
  });

  it('goes into the settings of whoever it is of', async () => {
    const user = await look({ home: { '.claude/rules/lint.md': ask } });
    expect(Object.keys(user.mended(user.findings[0]!.fixes[0]!))).toEqual(['~/.claude/settings.json']);
    const local = await look({ files: { 'CLAUDE.local.md': ask } });
    expect(Object.keys(local.mended(local.findings[0]!.fixes[0]!))).toEqual(['.claude/settings.local.json']);
  });

  it('is none in a code block, and none of AGENTS.md', async () => {
    const fenced = '```md\nAfter editing any file, always run `npm run lint`.\n```\n';
    expect((await look({ files: { 'CLAUDE.md': fenced } })).lines).toEqual([]);
    expect((await look({ files: { 'AGENTS.md': ask } })).lines).toEqual([]);
  });
});
