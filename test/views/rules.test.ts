import { beforeEach, describe, expect, it } from 'vitest';
import { toPath, type Path } from '../../src/core/files/path';
import { AS_SENT_SCHEME, SETTING } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import { asSentAddress } from '../../src/present/asSentAddress';
import { registerAsSent } from '../../src/views/asSent';
import { registerEffectiveRulesHover } from '../../src/views/effectiveRulesHover';
import { registerStatusBar } from '../../src/views/statusBar';
import { inspectedOf, report, stack } from '../present/sampleReport';
import { FakeExact } from '../support/fakeExact';
import { editor, Uri } from '../support/fakeVscode';

let exact: FakeExact;
beforeEach(() => {
  editor.reset();
  exact = new FakeExact();
});

const texts = new Map(stack.map(({ text }) => [text, `# ${text}`]));
const pathOf = (uri: { scheme: string; path: string }): Path | undefined =>
  uri.scheme === 'file' ? toPath(uri.path) : undefined;

function inspected(): Inspection {
  const inspection = new Inspection();
  inspection.accept(inspectedOf(report, texts), false);
  return inspection;
}

function file(path: string, text = 'const a = 1;') {
  const document = editor.document(path);
  document.text = text;
  return document;
}

describe('the status bar item', () => {
  it('is hidden until there is a report', () => {
    const inspection = new Inspection();
    registerStatusBar(inspection, 'en', pathOf, exact);
    expect(editor.state.statusBar?.shown).toBe(false);
    inspection.accept(inspectedOf(report, texts), false);
    expect(editor.state.statusBar).toMatchObject({
      shown: true,
      text: '$(layers) ≈ 17k +188 · 13',
      name: 'Context Stack',
    });
  });

  it('follows the file in the editor with its effective rules', () => {
    registerStatusBar(inspected(), 'en', pathOf, exact);
    expect(editor.state.statusBar?.tooltip?.value).not.toContain('Effective rules');
    editor.show('/home/u/app/src/api/user.ts');
    expect(editor.state.statusBar?.tooltip?.value).toContain('**Effective rules for src\\/api\\/user\\.ts**');
    editor.show(Uri.from({ scheme: 'output', path: '/x' }));
    expect(editor.state.statusBar?.tooltip?.value).not.toContain('Effective rules');
  });

  it('turns to the warning colour past the limit, as soon as it is set', () => {
    registerStatusBar(inspected(), 'en', pathOf, exact);
    expect(editor.state.statusBar?.backgroundColor).toBeUndefined();
    editor.set(SETTING.limit, 10_000);
    expect(editor.state.statusBar?.backgroundColor?.id).toBe('statusBarItem.warningBackground');
    editor.set(SETTING.limit, 0);
    expect(editor.state.statusBar?.backgroundColor).toBeUndefined();
  });

  it('says when its numbers may be old', () => {
    const inspection = inspected();
    registerStatusBar(inspection, 'en', pathOf, exact);
    inspection.become({ kind: 'failed', message: 'bang' });
    expect(editor.state.statusBar?.tooltip?.value).toContain('This may be out of date');
  });

  it('says how many texts were counted, while that is on', () => {
    registerStatusBar(inspected(), 'en', pathOf, exact);
    const tooltip = () => editor.state.statusBar?.tooltip?.value;
    expect(tooltip()).not.toContain('Exact counts');
    exact.become({ kind: 'on', counted: 14, total: 16 });
    expect(tooltip()).toContain('\n\nExact counts: 14 of 16 instruction texts counted.');
    exact.become({ kind: 'stopped', why: 'network' });
    expect(tooltip()).toContain('Exact counts stopped, so that estimates stay. Refresh tries again.');
  });

  it('listens no longer once it is disposed', () => {
    const registered = registerStatusBar(inspected(), 'en', pathOf, exact);
    registered.dispose();
    expect(editor.state.statusBar?.disposed).toBe(true);
    expect(editor.listeners).toBe(0);
  });
});

describe('the hover of effective rules', () => {
  const hoverAt = (line: number, text = 'const a = 1;\nconst b = 2;', path = '/home/u/app/src/a.ts') =>
    editor.state.hover?.provideHover(file(path, text), { line });

  it('stands on the first line, with a link that turns it off', () => {
    registerEffectiveRulesHover(inspected(), 'en', pathOf);
    const hover = hoverAt(0);
    expect(hover?.contents.value).toContain('**Effective rules for src\\/a\\.ts**');
    expect(hover?.contents.value).toContain('[Turn this hover off](command:contextStack.turnHoverOff)');
  });

  it('stands on no other line, and not on a first line without text', () => {
    registerEffectiveRulesHover(inspected(), 'en', pathOf);
    expect(hoverAt(1)).toBeUndefined();
    expect(hoverAt(0, '   \ntext')).toBeUndefined();
  });

  it('is gone when it is switched off, and before there is a report', () => {
    const none = new Inspection();
    registerEffectiveRulesHover(none, 'en', pathOf);
    expect(hoverAt(0)).toBeUndefined();
    none.accept(inspectedOf(report, texts), false);
    expect(hoverAt(0)).toBeDefined();
    editor.set(SETTING.hover, 'off');
    expect(hoverAt(0)).toBeUndefined();
  });
});

describe('a text as sent', () => {
  const uriOf = (layer: (typeof stack)[number]) => Uri.from({ scheme: AS_SENT_SCHEME, ...asSentAddress(layer) });
  const provide = (uri: Uri) => editor.state.content.get(AS_SENT_SCHEME)?.provideTextDocumentContent(uri);

  it('is what the model reads', () => {
    registerAsSent(inspected(), 'en');
    expect(provide(uriOf(stack[3]!))).toBe(`# ${stack[3]!.text}`);
  });

  it('stays to be seen after compaction took it out of the stack', () => {
    const inspection = inspected();
    registerAsSent(inspection, 'en');
    inspection.accept(inspectedOf({ ...report, stack: [] }, texts), false);
    expect(provide(uriOf(stack[9]!))).toBe(`# ${stack[9]!.text}`);
  });

  it('says when it is gone', () => {
    registerAsSent(inspected(), 'en');
    expect(provide(uriOf({ ...stack[0]!, id: '9:/nowhere' }))).toBe('This text is no longer in the context.');
  });

  it('is drawn anew with each report while it is open', () => {
    const inspection = inspected();
    registerAsSent(inspection, 'en');
    editor.document(uriOf(stack[3]!));
    file('/home/u/app/a.ts');
    const told: string[] = [];
    editor.state.content.get(AS_SENT_SCHEME)?.onDidChange((uri) => void told.push(uri.path));
    inspection.accept(inspectedOf({ ...report }, texts), false);
    expect(told).toEqual(['/as sent/CLAUDE.md']);
  });
});
