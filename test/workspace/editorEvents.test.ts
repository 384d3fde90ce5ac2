import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { EditorEvents } from '../../src/workspace/editorEvents';
import { followExclude } from '../../src/workspace/followExclude';
import {
  editor,
  TabInputNotebook,
  TabInputText,
  TabInputTextDiff,
  TextDocumentChangeReason,
  Uri,
} from '../support/fakeVscode';

let told: string[];
let following: boolean;
let events: EditorEvents;

beforeEach(() => {
  vi.useFakeTimers();
  editor.reset();
  told = [];
  following = true;
  events = new EditorEvents({
    following: () => following,
    excluded: followExclude(
      () => ['dist'],
      () => ['/w' as Path],
    ),
    emit: (event) => told.push(`${event.kind} ${event.path}`),
  });
});
afterEach(() => {
  events.dispose();
  vi.useRealTimers();
});

const second = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

describe('showing a document reads it', () => {
  test('each time another one comes to the front', () => {
    for (const path of ['/w/a.ts', '/w/b.ts', '/w/a.ts']) editor.show(path);
    expect(told).toEqual(['read /w/a.ts', 'read /w/b.ts', 'read /w/a.ts']);
  });

  test('but not the same one right after itself', () => {
    editor.show('/w/a.ts');
    editor.show('/w/a.ts');
    expect(told).toEqual(['read /w/a.ts']);
  });

  test('also when the editor tells of the tab last', () => {
    const document = editor.document('/w/a.ts');
    editor.state.activeTextEditor = { document };
    editor.events.activeTextEditor.fire(undefined);
    expect(told).toEqual([]);
    editor.activateTab(new TabInputText(document.uri));
    expect(told).toEqual(['read /w/a.ts']);
  });

  test('a notebook too', () => {
    const uri = Uri.file('/w/n.ipynb');
    editor.state.activeNotebookEditor = { notebook: { uri } };
    editor.activateTab(new TabInputNotebook(uri, 'jupyter'));
    editor.events.activeNotebookEditor.fire(undefined);
    expect(told).toEqual(['read /w/n.ipynb']);
  });

  const others: [name: string, show: () => void][] = [
    ['output', () => editor.show('output:/tasks')],
    ['an untitled document', () => editor.show('untitled:Untitled-1')],
    ['user settings', () => editor.show('vscode-userdata:/settings.json')],
    [
      'the file of a diff',
      () => editor.show('/w/a.ts', new TabInputTextDiff(Uri.parse('git:/w/a.ts'), Uri.file('/w/a.ts'))),
    ],
    ['a file in a peek of another one', () => editor.show('/w/peeked.ts', new TabInputText(Uri.file('/w/a.ts')))],
    ['a file of the repository itself', () => editor.show('/w/.git/COMMIT_EDITMSG')],
    ['a file the user leaves out', () => editor.show('/w/packages/x/dist/a.js')],
  ];
  test.each(others)('but %s does not count', (_, show) => {
    show();
    expect(told).toEqual([]);
  });

  test('coming back from a diff to the file read last is nothing new', () => {
    editor.show('/w/a.ts');
    editor.show('/w/a.ts', new TabInputTextDiff(Uri.parse('git:/w/a.ts'), Uri.file('/w/a.ts')));
    editor.show('/w/a.ts');
    expect(told).toEqual(['read /w/a.ts']);
  });
});

describe('typing edits', () => {
  test('once a burst, when it is over', async () => {
    const document = editor.document('/w/a.ts');
    editor.type(document, 'a');
    await vi.advanceTimersByTimeAsync(900);
    editor.type(document, 'ab');
    await vi.advanceTimersByTimeAsync(900);
    expect(told).toEqual([]);
    await second();
    expect(told).toEqual(['edit /w/a.ts']);
  });

  test('in two documents is two edits', async () => {
    editor.type(editor.document('/w/a.ts'), 'a');
    editor.type(editor.document('/w/b.ts'), 'b');
    await second();
    expect(told).toEqual(['edit /w/a.ts', 'edit /w/b.ts']);
  });

  test('undo counts, even back to what is saved', async () => {
    const document = editor.document('/w/a.ts');
    editor.events.changeText.fire({ document, contentChanges: [{}], reason: TextDocumentChangeReason.Undo });
    await second();
    expect(told).toEqual(['edit /w/a.ts']);
  });

  test('a change on disk, or of nothing but a state, is no edit', async () => {
    const document = editor.document('/w/a.ts');
    editor.events.changeText.fire({ document, contentChanges: [{}], reason: undefined });
    editor.events.changeText.fire({ document, contentChanges: [], reason: undefined });
    const other = editor.document('/w/b.ts');
    other.isDirty = true;
    editor.events.changeText.fire({ document: other, contentChanges: [], reason: undefined });
    await second();
    expect(told).toEqual([]);
  });

  test('in a cell edits the notebook, running it does not', async () => {
    const notebook = { uri: Uri.file('/w/n.ipynb') };
    editor.events.changeNotebook.fire({ notebook, contentChanges: [], cellChanges: [{ outputs: [] }] });
    await second();
    expect(told).toEqual([]);
    editor.events.changeNotebook.fire({ notebook, contentChanges: [], cellChanges: [{ document: {} }] });
    await second();
    expect(told).toEqual(['edit /w/n.ipynb']);
  });
});

describe('saving writes', () => {
  test('after the edit that was under way', async () => {
    const document = editor.document('/w/a.ts');
    editor.type(document, 'a');
    editor.save(document);
    expect(told).toEqual(['edit /w/a.ts', 'write /w/a.ts']);
    await second();
    expect(told).toHaveLength(2);
  });
});

describe('while nothing is followed', () => {
  test('nothing is told, and what is in front counts once following begins', async () => {
    following = false;
    const document = editor.show('/w/a.ts');
    editor.type(document, 'a');
    editor.save(document);
    await second();
    expect(told).toEqual([]);
    following = true;
    events.show();
    expect(told).toEqual(['read /w/a.ts']);
  });
});

describe('at the start', () => {
  const open = (): void => {
    for (const path of ['/w/a.ts', '/w/front.ts', '/w/b.ts']) editor.activateTab(new TabInputText(Uri.file(path)));
    editor.activateTab(new TabInputTextDiff(Uri.file('/w/d.ts'), Uri.file('/w/d.ts')));
    const document = editor.document('/w/front.ts');
    editor.state.activeTextEditor = { document };
    editor.state.tabs = editor.state.tabs.map((tab) => ({
      ...tab,
      isActive: JSON.stringify(tab.input).includes('front'),
    }));
  };

  test('restored tabs count once, the one in front last', () => {
    open();
    events.restore(new Set());
    editor.events.activeTextEditor.fire(undefined);
    editor.events.tabs.fire(undefined);
    expect(told).toEqual(['read /w/a.ts', 'read /w/b.ts', 'read /w/front.ts']);
  });

  test('but not those a kept session knows', () => {
    open();
    events.restore(new Set(['/w/a.ts', '/w/front.ts'] as Path[]));
    editor.events.tabs.fire(undefined);
    expect(told).toEqual(['read /w/b.ts']);
  });
});

test('in a new session the same document is read again', async () => {
  const document = editor.show('/w/a.ts');
  editor.type(document, 'a');
  events.reset();
  await second();
  editor.show('/w/a.ts');
  expect(told).toEqual(['read /w/a.ts', 'read /w/a.ts']);
});

test('after disposing nothing is told', async () => {
  editor.type(editor.document('/w/a.ts'), 'a');
  events.dispose();
  editor.show('/w/b.ts');
  await second();
  expect(told).toEqual([]);
});
