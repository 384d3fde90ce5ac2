import { beforeEach, expect, test } from 'vitest';
import { unsavedDocuments } from '../../src/workspace/unsavedDocuments';
import { editor } from '../support/fakeVscode';

beforeEach(() => editor.reset());

const rows: [path: string, counts: boolean][] = [
  ['/w/CLAUDE.md', true],
  ['/w/packages/web/CLAUDE.local.md', true],
  ['/w/AGENTS.md', true],
  ['/w/.claude/rules/deep/api.md', true],
  ['/home/me/.claude/skills/x/SKILL.md', true],
  ['/w/docs/imported.md', true],
  ['/w/docs/other.md', false],
  ['/w/.claude/settings.json', false],
  ['/w/src/a.ts', false],
  ['untitled:/w/CLAUDE.md', false],
];
test.each(rows)('%s, edited and not saved, counts: %s', (path, counts) => {
  editor.type(editor.document(path), 'draft');
  const unsaved = unsavedDocuments((known) => known === '/w/docs/imported.md');
  expect([...unsaved]).toEqual(counts ? [[path, 'draft']] : []);
});

test('what is saved does not count', () => {
  const document = editor.document('/w/CLAUDE.md');
  editor.type(document, 'draft');
  editor.save(document);
  expect(unsavedDocuments(() => true).size).toBe(0);
});
