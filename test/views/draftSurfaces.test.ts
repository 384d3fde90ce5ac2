import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileWeight, Section, Unsent } from '../../src/core/draft/facts';
import { toPath, type Path } from '../../src/core/files/path';
import { COMMAND, SETTING } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import { registerCodeLens } from '../../src/views/codeLens';
import { registerStackView } from '../../src/views/stackView';
import { registerStatusBar } from '../../src/views/statusBar';
import { registerUnsentText } from '../../src/views/unsentText';
import { about, inApp, inspectedOf, report } from '../present/sampleReport';
import { FakeExact } from '../support/fakeExact';
import { editor, type FakeDocument, type FakeTextEditor } from '../support/fakeVscode';

beforeEach(() => {
  editor.reset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pathOf = (uri: { scheme: string; path: string }): Path | undefined =>
  uri.scheme === 'file' ? toPath(uri.path) : undefined;
const memory = inApp('CLAUDE.md');

function ready(): Inspection {
  const inspection = new Inspection();
  inspection.accept(inspectedOf(report, new Map()), false);
  return inspection;
}

/** The report with another weight of the edited CLAUDE.md. */
function typed(unsaved: number | undefined) {
  const stack = report.stack.map((layer) =>
    layer.path === memory ? { ...layer, unsaved: unsaved === undefined ? undefined : about(unsaved) } : layer,
  );
  return inspectedOf({ ...report, stack }, new Map());
}

describe('code lenses', () => {
  const sections: readonly Section[] = [
    { line: 4, tokens: about(310), isCut: false },
    { line: 9, tokens: about(0), isCut: true },
  ];
  const weight: FileWeight = { saved: about(1912), draft: about(2100) };
  const register = (inspection: Inspection) =>
    registerCodeLens({
      inspection,
      language: 'en',
      pathOf,
      reader: () => Promise.resolve({ weightOf: () => weight, sectionsOf: () => sections }),
    });
  const lensesOf = async (path: string) => {
    const document = editor.document(path);
    const lenses = (await editor.state.lenses?.provideCodeLenses(document)) ?? [];
    return lenses.map(({ range, command }) => `${range.start.line}: ${command.title}`);
  };

  it('stand above the file and its headings', async () => {
    register(ready());
    expect(await lensesOf(memory)).toEqual([
      '0: ≈ 1.9k → ≈ 2.1k when saved · loads at start, place 4 · read by every session',
      '4: ≈ 310 tokens',
      '9: behind the cut, not read',
    ]);
  });

  it('say why when they are pressed, those of headings nothing', async () => {
    register(ready());
    const lenses = await editor.state.lenses!.provideCodeLenses(editor.document(memory));
    expect(lenses.map(({ command }) => [command.command, command.arguments])).toEqual([
      [COMMAND.why, [memory]],
      ['', undefined],
      ['', undefined],
    ]);
  });

  it('are as few as the setting says, and drawn anew when it changes', async () => {
    register(ready());
    let drawn = 0;
    editor.state.lenses?.onDidChangeCodeLenses(() => drawn++);
    editor.set(SETTING.codeLens, 'file');
    expect(await lensesOf(memory)).toHaveLength(1);
    editor.set(SETTING.codeLens, 'off');
    expect(await lensesOf(memory)).toEqual([]);
    expect(drawn).toBe(2);
  });

  it('are not there for other files, nor without a report', async () => {
    const inspection = new Inspection();
    register(inspection);
    expect(await lensesOf(memory)).toEqual([]);
    inspection.accept(inspectedOf(report, new Map()), false);
    expect(await lensesOf(inApp('README.md'))).toEqual([]);
    expect(await lensesOf('untitled:/home/u/app/CLAUDE.md')).toEqual([]);
  });
});

describe('what is typed', () => {
  it('shows in the status bar at once, and goes with the edit', () => {
    const inspection = ready();
    registerStatusBar(inspection, 'en', pathOf, new FakeExact());
    const text = () => editor.state.statusBar?.text;
    inspection.weigh(typed(undefined));
    expect(text()).toBe('$(layers) ≈ 17k · 13');
    inspection.weigh(typed(1930));
    expect(text()).toBe('$(layers) ≈ 17k +18 · 13');
    inspection.weigh(typed(3912));
    expect(text()).toBe('$(layers) ≈ 17k → ≈ 19k · 13');
    editor.set(SETTING.limit, 18_000);
    expect(editor.state.statusBar?.backgroundColor?.id).toBe('statusBarItem.warningBackground');
    inspection.weigh(typed(undefined));
    expect(editor.state.statusBar?.backgroundColor).toBeUndefined();
  });

  it('changes only its own row of the stack', () => {
    const inspection = ready();
    registerStackView(inspection, 'en');
    const tree = editor.state.trees.get('contextStack.stack')!;
    tree.show(true);
    const changed: (string | undefined)[] = [];
    const rows: { id: string; label: string }[] = [];
    tree.provider.onDidChangeTreeData((row) => {
      const all = (Array.isArray(row) ? row : [row]) as ({ id: string; label: string } | undefined)[];
      changed.push(...all.map((each) => each?.label.trim()));
      rows.push(...all.flatMap((each) => each ?? []));
    });
    inspection.weigh(typed(3912));
    inspection.weigh(typed(3912));
    expect(changed).toEqual(['4 CLAUDE.md']);
    expect(tree.provider.getTreeItem(rows[0] as never).description).toContain('≈ 1.9k → ≈ 3.9k when saved');
    inspection.weigh(typed(undefined));
    expect(tree.provider.getTreeItem(rows[0] as never).description).toContain('≈ 1.9k · ');
  });

  it('does not draw the tree of a view that nobody sees', () => {
    const inspection = ready();
    registerStackView(inspection, 'en');
    const tree = editor.state.trees.get('contextStack.stack')!;
    let changed = 0;
    tree.provider.onDidChangeTreeData(() => changed++);
    inspection.weigh(typed(3912));
    expect(changed).toBe(0);
  });
});

describe('what is not sent', () => {
  let unsent: Unsent | undefined;
  const register = (inspection: Inspection) =>
    registerUnsentText({
      inspection,
      language: 'en',
      pathOf,
      reader: () => Promise.resolve({ unsentOf: (_, path) => (path === memory ? unsent : undefined) }),
    });
  const drawn = ({ drawn: all }: FakeTextEditor) => editor.state.decorations.map((type) => all.get(type) ?? 'never');
  const settle = () => vi.advanceTimersByTimeAsync(50);
  const shown = (text: string): [FakeDocument, FakeTextEditor] => {
    const document = editor.document(memory, text);
    return [document, editor.reveal(document, editor.document(inApp('src/a.ts')))[0]!];
  };

  it('is dimmed, with a rule and words at the cut', async () => {
    unsent = {
      comments: [{ startLine: 0, startCharacter: 0, endLine: 0, endCharacter: 10 }],
      cut: { by: 'lines', line: 2, character: 0, lines: 4, limit: 2 },
    };
    const [, front] = shown('<!-- c -->\nb\nc\nd');
    register(ready());
    await settle();
    expect(drawn(front)).toMatchObject([
      [
        { start: { line: 0 }, end: { character: 10 } },
        { start: { line: 2, character: 0 }, end: { line: 4 } },
      ],
      [{ range: 'line 1', renderOptions: { after: { contentText: 'Claude Code reads up to here: line 2 of 4' } } }],
    ]);
    expect(drawn(editor.state.visible[1]!)).toEqual(['never', 'never']);
  });

  it('is drawn anew while somebody types, once for a burst, and goes when the file shrinks', async () => {
    unsent = { comments: [], cut: { by: 'lines', line: 1, character: 0, lines: 2, limit: 1 } };
    const [document, front] = shown('a\nb');
    register(ready());
    await settle();
    unsent = { comments: [], cut: undefined };
    editor.type(document, 'a');
    editor.type(document, '');
    await settle();
    expect(drawn(front)).toEqual([[], []]);
  });

  it('has the colours of the theme and no others', async () => {
    register(ready());
    await settle();
    const colors = JSON.stringify(editor.state.decorations).match(/"(?:#|rgb)[^"]*"/);
    expect(colors).toBeNull();
    expect(editor.state.decorations).toMatchObject([
      { color: { id: 'disabledForeground' } },
      { borderColor: { id: 'editorWarning.foreground' } },
    ]);
  });

  it('leaves nothing behind', async () => {
    const registered = register(ready());
    await settle();
    registered.dispose();
    expect(editor.state.decorations).toEqual([]);
    expect(editor.listeners).toBe(0);
  });
});
