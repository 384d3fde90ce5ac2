import { beforeEach, describe, expect, it } from 'vitest';
import type * as real from 'vscode';
import type { Inspected } from '../../src/core/inspect';
import type { Report } from '../../src/core/report';
import { Emitter } from '../../src/events';
import { COMMAND, PANEL, VIEW } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import type { ToPage } from '../../src/present/page';
import { registerBudget, type BudgetViews } from '../../src/views/budget';
import type { PageEngine } from '../../src/views/pageMessage';
import { after, listing, report, tried } from '../page/report';
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

const answer = (of: Report) =>
  ({
    report: of,
    texts: new Map(),
    count: (text: string) => ({ count: text.length, margin: 0, how: 'counted' }),
  }) as unknown as Inspected;

/** What the engine was asked for, and what it answers. */
let asked: unknown[];
let brought: Report;
const doors: PageEngine = {
  afterCompaction: (inspected) => {
    asked.push('after');
    return { ...inspected, report: { ...brought, start: inspected.report.start } };
  },
  tryListingOf: (_, trial) => {
    asked.push(trial);
    return { lines: trial.off?.length ? tried.lines : listing.lines, room: listing.room };
  },
};

let inspection: Inspection;
let views: BudgetViews;
let frame: Frame;

beforeEach(async () => {
  asked = [];
  brought = after;
  editor.reset();
  editor.state.makePanel = () => new Frame();
  inspection = new Inspection();
  inspection.accept(answer(report), false);
  views = registerBudget({
    extensionUri: Uri.file('/ext') as unknown as real.Uri,
    inspection,
    engine: () => Promise.resolve(doors),
  });
  frame = new Frame();
  const provider = editor.state.webviewViews.get(VIEW.budget);
  void provider?.resolveWebviewView(frame as unknown as real.WebviewView, {} as never, {} as never);
  await engineLoaded();
});

/** The page asks for the engine when it is shown, and has it when those who wait have had their turn. */
const engineLoaded = () => Promise.resolve().then(() => undefined);

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

  it('waits for the engine, which has what it draws', async () => {
    const late = new Frame();
    const provider = editor.state.webviewViews.get(VIEW.budget);
    void provider?.resolveWebviewView(late as unknown as real.WebviewView, {} as never, {} as never);
    late.say({ type: 'ready' });
    expect(late.sent).toEqual([]);
    await engineLoaded();
    expect(late.sent).toHaveLength(1);
  });

  it('is told what happened at each step, and the listing with its tokens', () => {
    frame.say({ type: 'ready' });
    expect(frame.sent[0]?.titles).toEqual([
      'Session started',
      'Opened src/api/user.ts',
      'Edited packages/web/App.tsx',
      'Mentioned src/api/user.ts',
      'Invoked api-docs',
      'Invoked release',
    ]);
    const text = listing.lines.map(({ name, text: behind }) => (behind === '' ? `- ${name}` : `- ${name}: ${behind}`));
    expect(frame.sent[0]?.listing).toEqual({
      lines: listing.lines,
      room: listing.room,
      tokens: { count: text.join('\n').length, margin: 0, how: 'counted' },
    });
    expect(frame.sent[0]).toMatchObject({ after: undefined, tried: undefined });
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

describe('what the page wishes for', () => {
  const wish = (wished: unknown) => frame.say({ type: 'wish', wish: wished });
  const off = report.skills.slice(0, 1).map(({ path }) => path);

  it('the report after a compaction, as long as it wishes for it', () => {
    frame.say({ type: 'ready' });
    expect(asked).not.toContain('after');
    wish({ after: true });
    expect(frame.sent.at(-1)?.after?.budget).toEqual(after.budget);
    expect(frame.sent.at(-1)?.titles.at(-1)).toBe('Compacted');
    inspection.accept(answer({ ...report, start: report.home }), false);
    expect(frame.sent.at(-1)?.after?.start).toBe(report.home);
    wish({ after: false });
    expect(frame.sent.at(-1)?.after).toBeUndefined();
  });

  it('the listing under a trial, of skills that are there', () => {
    frame.say({ type: 'ready' });
    wish({ after: false, trial: { window: 200_000, off: [...off, '/etc/passwd'] } });
    expect(asked.at(-1)).toEqual({ window: 200_000, off });
    expect(frame.sent.at(-1)?.tried?.lines).toEqual(tried.lines);
    wish({ after: false });
    expect(frame.sent.at(-1)?.tried).toBeUndefined();
  });

  it('nothing before there is a report', () => {
    frame.say({ type: 'ready' });
    inspection.become({ kind: 'noFolder' });
    wish({ after: true, trial: { off: [] } });
    expect(frame.sent.at(-1)).toMatchObject({ after: undefined, listing: undefined, tried: undefined });
  });

  it('each page for itself', async () => {
    views.openOverview();
    await engineLoaded();
    const [tab] = editor.state.panels as Frame[];
    frame.say({ type: 'ready' });
    wish({ after: true });
    tab?.say({ type: 'ready' });
    expect(tab?.sent.at(-1)?.after).toBeUndefined();
  });

  it('a skill, or a file the compaction brings back, may be opened too', () => {
    brought = { ...after, stack: [{ ...after.stack[8]!, path: report.home }] };
    const open = (path: string) => frame.say({ type: 'run', command: 'openLayer', arguments: [path] });
    frame.say({ type: 'ready' });
    open(report.home);
    expect(editor.state.commands).toEqual([]);
    wish({ after: true });
    open(report.home);
    open(report.skills[2]!.path);
    expect(editor.state.commands).toEqual([
      [COMMAND.openLayer, report.home],
      [COMMAND.openLayer, report.skills[2]!.path],
    ]);
  });

  it.each([
    ['no wish', undefined],
    ['a wish without its switch', {}],
    ['a switch that is none', { after: 'yes' }],
    ['a trial that is none', { after: true, trial: 3 }],
    ['a trial without paths', { after: true, trial: {} }],
    ['paths that are no texts', { after: true, trial: { off: [{}] } }],
    ['a window that is no number', { after: true, trial: { off: [], window: '200000' } }],
    ['a window that is not whole', { after: true, trial: { off: [], window: 200_000.5 } }],
    ['a window of nothing', { after: true, trial: { off: [], window: 0 } }],
    ['a window without end', { after: true, trial: { off: [], window: Infinity } }],
  ])('is not heard when it is %s', (_, wished) => {
    frame.say({ type: 'ready' });
    const before = frame.sent.length;
    wish(wished);
    expect(frame.sent).toHaveLength(before);
    expect(asked).not.toContain('after');
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
    await engineLoaded();
    panel.say({ type: 'ready' });
    expect(panel.sent).toHaveLength(1);
    views.openOverview();
    expect([panel.revealed, editor.state.panels.length]).toEqual([1, 0]);
  });

  it('does not hear of changes once all is disposed', async () => {
    views.openOverview();
    await engineLoaded();
    const [tab] = editor.state.panels as Frame[];
    tab?.say({ type: 'ready' });
    views.dispose();
    inspection.become({ kind: 'loading' });
    expect(tab?.sent).toHaveLength(1);
  });
});
