/** Imports that bring nothing are named at their own place, with what may have been meant. */
import { expect, test } from 'vitest';
import { FileIndex } from '../../../../src/core/files/fileIndex';
import { examine } from '../../../../src/core/findings/examine';
import { gatherWorkspace } from '../../../../src/core/gather/workspaceFiles';
import { filesBelow, look, type Looked } from '../../../support/examined';
import { project, WS } from '../../../support/project';

const mendings = ({ findings, mended }: Looked) =>
  findings.flatMap(({ fixes }) => fixes.flatMap((fix) => (fix.safety === 'byHand' ? [] : [mended(fix)])));

test('the range is the import itself', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': '# A\n\n- see @docs/gone.md and @docs and @a.pdf\n',
      'docs/x.md': 'x',
      'a.pdf': 'x',
      '.claude/rules/r.md': '---\npaths: src/**/*.ts\n---\n**@my\\ gone.md**',
      'src/a.ts': '',
    },
  });
  expect(lines).toEqual([
    '.claude/rules/r.md:4 "@my\\\\ gone.md" import-not-loaded.importMissing',
    'CLAUDE.md:3 "@docs/gone.md" import-not-loaded.importMissing',
    'CLAUDE.md:3 "@docs" import-not-loaded.importFolder',
    'CLAUDE.md:3 "@a.pdf" import-not-loaded.importKind',
  ]);
});

test('imports that load are not named', async () => {
  const { lines } = await look({
    files: {
      'CLAUDE.md': '@docs/a.md\n@docs/a.md#part\n@./LICENSE\n- @docs/my\\ b.md\n@.env\n',
      'docs/a.md': 'A `@gone.md`\n\n```\n@gone.md\n```\n',
      'docs/my b.md': 'b',
      LICENSE: 'x',
      '.env': 'x',
      'packages/x/CLAUDE.md': '@notes.md and @../../docs/a.md',
      'packages/x/notes.md': 'x',
    },
  });
  expect(lines).toEqual([]);
});

test.each([
  ['See @docs/a.md.', 'See @docs/a.md'],
  ['See @docs/a.md, then go on', 'See @docs/a.md , then go on'],
  ['(see @docs/a.md)', '(see @docs/a.md )'],
  ['参照 @docs/a.md。', '参照 @docs/a.md'],
])('punctuation that became a part of the name: %s', async (text, mendedText) => {
  const looked = await look({ files: { 'CLAUDE.md': text, 'docs/a.md': 'x' } });
  expect(looked.findings.map(({ data }) => data['variant'])).toEqual(['importPunctuation']);
  expect(mendings(looked)).toEqual([{ 'CLAUDE.md': mendedText }]);
});

test.each([
  ['CLAUDE.md', '@docs/a.md', { 'docs/A.md': 'x' }, '@docs/A.md'],
  ['CLAUDE.md', '@docs/guide', { 'docs/guide.md': 'x' }, '@docs/guide.md'],
  ['CLAUDE.md', '@docs/guidelins.md', { 'docs/guidelines.md': 'x' }, '@docs/guidelines.md'],
  ['CLAUDE.md', '@/docs/guide.md', { 'docs/guide.md': 'x' }, '@docs/guide.md'],
  ['CLAUDE.md', '@docs/style.md', { 'notes/my style/style.md': 'x' }, '@notes/my\\ style/style.md'],
  ['.claude/rules/r.md', '@docs/guide.md', { 'docs/guide.md': 'x' }, '@../../docs/guide.md'],
  ['CLAUDE.md', '@docs/', { 'docs/README.md': 'x' }, '@docs/README.md'],
  ['CLAUDE.md', '@docs/', { 'docs/other.md': 'x' }, undefined],
  ['CLAUDE.md', '@docs/styel.md', { 'docs/style.md': 'x', 'docs/b.md': 'x' }, '@docs/style.md'],
  ['CLAUDE.md', '@docs/a.md', { 'docs/b.md': 'x', 'x/a.md': '1', 'y/a.md': '2' }, undefined],
])('in %s, %s with %j becomes %s', async (path, text, files, mendedText) => {
  const looked = await look({ files: { ...files, [path]: text } });
  expect(looked.of('import-not-loaded')).toHaveLength(1);
  expect(mendings(looked)).toEqual(mendedText === undefined ? [] : [{ [path]: mendedText }]);
});

test('outside, above the start and by a link are told apart', async () => {
  const { lines } = await look({
    start: 'p',
    top: { 'out.md': 'x' },
    files: {
      'p/CLAUDE.md': '@../../out.md\n@../shared.md\n@link.md',
      'shared.md': 'x',
      'p/link.md': { symlink: '../../out.md' },
    },
  });
  expect(lines).toEqual([
    'CLAUDE.md:1 "@../../out.md" import-not-loaded.importExternal',
    'CLAUDE.md:2 "@../shared.md" import-not-loaded.importAboveStart',
    'CLAUDE.md:3 "@link.md" import-not-loaded.importLinkOutside',
  ]);
});

test('a hop too deep', async () => {
  const files = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.md`, `n ${n}\n\n@${n + 1}.md`]));
  const { lines } = await look({ files: { ...files, 'CLAUDE.md': '@1.md', '6.md': 'x' } });
  expect(lines).toEqual(['4.md:3 "@5.md" import-not-loaded.importTooDeep']);
});

test('files that no session has reached are looked at, those of others are not', async () => {
  const { lines } = await look({
    files: {
      'packages/x/CLAUDE.md': 'x\n@gone.md',
      'packages/x/.claude/rules/r.md': '@gone.md',
      'packages/y/CLAUDE.md': '@../../../out.md',
      'node_modules/z/CLAUDE.md': '@gone.md',
      'test/fixtures/z/CLAUDE.md': '@gone.md',
      'packages/w/CLAUDE.md': '@node_modules/a/README.md',
    },
    top: { 'out.md': 'x' },
  });
  expect(lines).toEqual([
    'packages/x/.claude/rules/r.md:1 "@gone.md" import-not-loaded.importMissing',
    'packages/x/CLAUDE.md:2 "@gone.md" import-not-loaded.importMissing',
    'packages/y/CLAUDE.md:1 "@../../../out.md" import-not-loaded.importOutsideAtTouch',
  ]);
});

test('where letter case does not count, a listed name in another one is there', async () => {
  const made = await project({ files: { 'CLAUDE.md': 'x', 'p/CLAUDE.md': '@Notes.md\n@gone.md', 'p/notes.md': 'x' } });
  const { world } = made.replayed;
  const place = { ...world.snapshot.place, platform: 'darwin' as const };
  const replayed = { ...made.replayed, world: { ...world, snapshot: { ...world.snapshot, place } } };
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const { findings } = examine({ ...made.inspected, replayed }, workspace);
  expect(findings.map(({ code, data }) => [code, data['import']])).toEqual([['import-not-loaded', '@gone.md']]);
});
