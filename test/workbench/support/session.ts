import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, Locator, Page } from 'playwright-core';
import { makeDemo } from '../../../scripts/demo.mjs';
import { launchBrowser } from '../../../scripts/host/browser.mjs';
import { startServer } from '../../../scripts/host/server.mjs';
import { openWorkbench as openPage } from '../../../scripts/host/workbench.mjs';
import { hoverText } from './hover';
import { openFile, runCommand } from './quickInput';
import { expandRow, openView, pane, showOnly, treeRows, type TreeRow } from './views';
import { webviewFrame } from './webview';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Theme = 'light' | 'dark' | 'hc-dark' | 'hc-light';

const THEME_FILES = {
  light: 'light_modern',
  dark: 'dark_modern',
  'hc-dark': 'hc_black',
  'hc-light': 'hc_light',
} as const;
const MOST_PICTURES = 20;

export interface SessionOptions {
  readonly theme?: Theme;
  /** The language of `vscode.env.language`, for example `ja`; the workbench's own words stay English. */
  readonly locale?: string;
  /** false opens the folder in Restricted Mode. */
  readonly trust?: boolean;
  /** Another folder than the demo's workspace. */
  readonly folder?: string;
  /** More user settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly size?: { readonly width: number; readonly height: number };
  /** The extension's folder, when it is not this project. */
  readonly extension?: string;
}

export interface Session {
  readonly page: Page;
  readonly workspace: string;
  readonly home: string;
  readonly managed: string;
  /** Runs a command of the palette by the title it shows there, with or without its category. */
  runCommand(title: string): Promise<void>;
  /** Shows a view container of the activity bar, or the view of that name. */
  openView(name: string): Promise<void>;
  /** Gives the whole side bar to one view. */
  showOnly(viewTitle: string): Promise<void>;
  /** Opens a row of a tree that is closed, by its label. */
  expandRow(viewTitle: string, label: string): Promise<void>;
  /** The part of the side bar or panel that a view fills. */
  pane(viewTitle: string): Locator;
  /** The rows of a tree view that are to be seen, once there is at least one. */
  treeRows(viewTitle: string): Promise<readonly TreeRow[]>;
  /** Opens a file of the workspace as a permanent editor. */
  openFile(relative: string): Promise<void>;
  /** Rests the pointer on something and reads the card that appears. */
  hover(target: Locator): Promise<string>;
  /** The inside of a webview by the title of its editor or view. */
  webviewFrame(title: string): Promise<Frame>;
  /** What the workbench and the extension host have printed so far, `error: …` and the like. */
  readonly logs: readonly string[];
  /** Saves a picture as out/screenshots/NAME.png and returns its path. */
  screenshot(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens VS Code's workbench with the extension on a fresh copy of the demo. */
export async function openWorkbench(options: SessionOptions = {}): Promise<Session> {
  const { theme = 'dark', trust = true, locale, settings = {}, size = { width: 1280, height: 800 } } = options;
  const closers: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  try {
    const demo = await makeDemo();
    closers.push(demo.remove);
    const language = locale === undefined ? {} : { locale };
    const server = await startServer({ home: demo.home, env: demo.env, theme, trust, settings, ...language });
    closers.push(server.stop);
    const browser = await launchBrowser();
    closers.push(() => browser.close());
    const page = await browser.newPage({ viewport: size });
    const folder = options.folder ?? demo.workspace;
    const logs: string[] = [];
    page.on('console', (message) => logs.push(`${message.type()}: ${withoutStyles(message.text())}`));
    await openPage(page, server, { folder, extensions: [options.extension ?? ROOT] });
    await themeApplied(page, theme);
    return {
      page,
      workspace: folder,
      home: demo.home,
      managed: demo.managed,
      logs,
      runCommand: (title) => runCommand(page, title),
      openView: (name) => openView(page, name),
      showOnly: (viewTitle) => showOnly(page, viewTitle),
      expandRow: (viewTitle, label) => expandRow(page, viewTitle, label),
      pane: (viewTitle) => pane(page, viewTitle),
      treeRows: (viewTitle) => treeRows(page, viewTitle),
      openFile: (relative) => openFile(page, relative),
      hover: (target) => hoverText(page, target),
      webviewFrame: (title) => webviewFrame(page, title),
      screenshot: (name) => screenshot(page, name),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The workbench colours what it prints; the colours' names are no part of the line. */
function withoutStyles(line: string): string {
  return line
    .replace(/%c/g, '')
    .replace(/\bcolor: (#\w+|\w+)? ?/g, '')
    .trim();
}

async function screenshot(page: Page, name: string): Promise<string> {
  const folder = join(ROOT, 'out', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What the status bar is busy with would be in the picture, and is gone in the next one.
  await page.locator('.statusbar .codicon-loading').first().waitFor({ state: 'hidden' });
  // The workbench fades and lays out for a while after its content is there: a picture is ready
  // when the next one is the same.
  let before: Buffer = Buffer.alloc(0);
  for (let again = 0; again < MOST_PICTURES; again++) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (picture.equals(before)) break;
    before = picture;
  }
  writeFileSync(path, before);
  return path;
}

/** The theme comes from an extension: until that is there the workbench wears its first colours. */
async function themeApplied(page: Page, theme: Theme): Promise<void> {
  await page.locator(`.monaco-workbench[class*="themes-${THEME_FILES[theme]}-json"]`).first().waitFor();
}
