import { beforeEach, describe, expect, it } from 'vitest';
import type * as real from 'vscode';
import type { Inspected } from '../../src/core/inspect';
import type { Report } from '../../src/core/report';
import { Emitter } from '../../src/events';
import { COMMAND, PANEL, VIEW } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import type { ToPage } from '../../src/present/page';
import { registerBudget, type BudgetViews } from '../../src/views/budget';
import { report } from '../page/report';
import { editor, Uri } from '../support/fakeVscode';

/** A webview in a view or a tab, with the page's side of it. */
class Frame {
  readonly #received = new Emitter<unknown>();
  readonly #changed = new Emitter<void>();
  readonly #disposed = new Emitter<void>();
  readonly sent: ToPage[] = [];
  visible = true;
  revealed = 0;
  readonly onDidDispose = this.#disposed.event;
  readonly onDidChangeVisibility = this.#changed.event;
  readonly onDidChangeViewState = this.#changed.event;
  readonly webview = {
    html: '',
    options: {},
    cspSource: 'https://csp.test',
    asWebviewUri: (uri: Uri) => uri.path,
    onDidReceiveMessage: this.#received.event,
    postMessage: (message: ToPage) => {
      this.sent.push(message);
      return Promise.resolve(true);
    },
  };

  say(message: unknown): void {
    this.#received.fire(message);
  }
  show(visible: boolean): void {
    this.visible = visible;
    this.#changed.fire();
  }
  reveal(): void {
    this.revealed++;
  }
  dispose(): void {
    this.#disposed.fire();
  }
}

const answer = (of: Report) => ({ report: of, texts: new Map() }) as unknown as Inspected;

let inspection: Inspection;
let views: BudgetViews;
let frame: Frame;

beforeEach(() => {
  editor.reset();
  editor.state.makePanel = () => new Frame();
  inspection = new Inspection();
  inspection.accept(answer(report), false);
  views = registerBudget({ extensionUri: Uri.file('/ext') as unknown as real.Uri, inspection });
  frame = new Frame();
  const provider = editor.state.webviewViews.get(VIEW.budget);
  void provider?.resolveWebviewView(frame as unknown as real.WebviewView, {} as never, {} as never);
});

describe('the page in the side bar', () => {
  it('gets nothing before it is ready, then everything at once', () => {
    inspection.accept(answer(report), false);
    expect(frame.sent).toEqual([]);
    frame.say({ type: 'ready' });
    expect(frame.sent).toHaveLength(1);
    expect(frame.sent[0]).toMatchObject({ type: 'report', report, status: { kind: 'ready' }, language: 'en' });
    expect(structuredClone(frame.sent[0])).toEqual(frame.sent[0]);
  });

  it('follows each change while it is seen, and catches up when it comes into sight', () => {
    frame.say({ type: 'ready' });
    inspection.become({ kind: 'loading' });
    expect(frame.sent.map(({ status }) => status.kind)).toEqual(['ready', 'loading']);
    frame.show(false);
    inspection.become({ kind: 'noFolder' });
    expect(frame.sent).toHaveLength(2);
    frame.show(true);
    expect(frame.sent.at(-1)).toMatchObject({ report: undefined, status: { kind: 'noFolder' } });
  });

  it('holds no data in its document, and lets in only its own script, style and font', () => {
    const { html } = frame.webview;
    expect(html).not.toContain(report.model.id);
    const nonce = /script-src 'nonce-([0-9a-f]{32})'/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(
      `default-src 'none'; style-src https://csp.test; font-src https://csp.test; script-src 'nonce-${nonce}';`,
    );
    expect(html).toContain(`<script type="module" nonce="${nonce}" src="/ext/dist/page/main.js">`);
    expect(html).not.toMatch(/\sstyle=|unsafe/);
  });

  it.each([
    ['open a layer', 'openLayer', [report.stack[3]!.path], [COMMAND.openLayer, report.stack[3]!.path]],
    ['ask why', 'why', [report.stack[0]!.path], [COMMAND.why, report.stack[0]!.path]],
    ['open a folder', 'openFolder', [], ['workbench.action.files.openFolder']],
    ['show the log', 'showLog', [], [COMMAND.showLog]],
  ])('may %s', (_, command, args, call) => {
    frame.say({ type: 'run', command, arguments: args });
    expect(editor.state.commands).toEqual([call]);
  });

  it.each([
    ['a path the report does not name', { type: 'run', command: 'openLayer', arguments: ['/etc/passwd'] }],
    ['no path', { type: 'run', command: 'openLayer', arguments: [] }],
    ['more than a path', { type: 'run', command: 'why', arguments: [report.stack[0]!.path, '1'] }],
    ['a command of the editor', { type: 'run', command: 'workbench.action.quit', arguments: [] }],
    ['an argument where none belongs', { type: 'run', command: 'refresh', arguments: ['now'] }],
    ['arguments that are no texts', { type: 'run', command: 'refresh', arguments: [{}] }],
    ['no arguments', { type: 'run', command: 'refresh' }],
    ['something else', { type: 'quit' }],
    ['nothing', undefined],
    ['a text', 'ready'],
  ])('is not listened to when it says %s', (_, message) => {
    frame.say(message);
    expect(editor.state.commands).toEqual([]);
    expect(frame.sent).toEqual([]);
  });

  it('is let go when its frame goes', () => {
    frame.say({ type: 'ready' });
    frame.dispose();
    inspection.become({ kind: 'loading' });
    expect(frame.sent).toHaveLength(1);
  });
});

describe('the page in a tab', () => {
  it('is one tab, shown again when it is there and made anew when it was closed', () => {
    views.openOverview();
    views.openOverview();
    const [first] = editor.state.panels as Frame[];
    expect(editor.state.panels).toHaveLength(1);
    expect(first?.revealed).toBe(1);
    expect(first?.webview.html).toContain('data-where="tab"');
    first?.dispose();
    views.openOverview();
    expect(editor.state.panels).toHaveLength(2);
  });

  it('comes back after the window was loaded again', async () => {
    const panel = new Frame();
    await editor.state.panelSerializers
      .get(PANEL.overview)
      ?.deserializeWebviewPanel(panel as unknown as real.WebviewPanel, undefined);
    panel.say({ type: 'ready' });
    expect(panel.sent).toHaveLength(1);
    views.openOverview();
    expect([panel.revealed, editor.state.panels.length]).toEqual([1, 0]);
  });

  it('does not hear of changes once all is disposed', () => {
    views.openOverview();
    const [tab] = editor.state.panels as Frame[];
    tab?.say({ type: 'ready' });
    views.dispose();
    inspection.become({ kind: 'loading' });
    expect(tab?.sent).toHaveLength(1);
  });
});
