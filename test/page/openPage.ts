/** Builds the page and opens it in a browser as the editor does: its own document and policy, a message for the report. */
import { build } from 'esbuild';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { pageWords } from '../../src/present/words/pageWords';
import type { FromPage, ToPage } from '../../src/present/page';
import { budgetHtml } from '../../src/views/budgetHtml';
import { listing, report, titles } from './report';
import { themes, type Theme } from './themes';

const folder = 'out/page';
const origin = 'https://page.test';
const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', ttf: 'font/ttf' };

export async function buildPage(): Promise<void> {
  await build({
    entryPoints: ['media/page/main.ts'],
    outfile: `${folder}/main.js`,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'chrome128',
    logLevel: 'warning',
  });
  mkdirSync(folder, { recursive: true });
  for (const file of ['codicon.css', 'codicon.ttf']) {
    copyFileSync(`node_modules/@vscode/codicons/dist/${file}`, `${folder}/${file}`);
  }
}

export interface Opening {
  readonly theme?: keyof typeof themes;
  readonly width?: number;
  readonly height?: number;
  readonly where?: 'view' | 'tab';
  readonly language?: string;
  readonly state?: unknown;
  readonly forcedColors?: boolean;
  readonly message?: Partial<ToPage>;
}

export interface Opened {
  readonly page: Page;
  /** What the page said to the host. */
  readonly posted: () => Promise<readonly FromPage[]>;
  /** What it keeps across reloads. */
  readonly state: () => Promise<unknown>;
  /** Breaches of the policy and errors of the script. */
  readonly complaints: readonly string[];
  readonly send: (message: Partial<ToPage>) => Promise<void>;
}

export async function openPage(browser: Browser, opening: Opening = {}): Promise<Opened> {
  const { theme = 'dark', width = 760, height = 900, where = 'tab', language = 'en' } = opening;
  const page = await browser.newPage({
    viewport: { width, height },
    forcedColors: opening.forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(`${origin}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file === '') return route.fulfill({ contentType: 'text/html', body: document(where, language) });
    const body = readFileSync(join(folder, file));
    return route.fulfill({ contentType: kinds[file.split('.').at(-1) ?? ''] ?? 'text/plain', body });
  });
  await page.addInitScript((state) => {
    const posted: unknown[] = [];
    let kept = state;
    Object.assign(window, {
      posted,
      kept: () => kept,
      acquireVsCodeApi: () => ({
        postMessage: (message: unknown) => void posted.push(message),
        getState: () => kept,
        setState: (next: unknown) => (kept = next),
      }),
    });
  }, opening.state);
  await page.goto(`${origin}/`);
  await wear(page, themes[theme], where);
  const send = (message: Partial<ToPage>) =>
    page.evaluate((data) => window.postMessage(data, '*'), { ...whole(language), ...message } satisfies ToPage);
  await page.waitForFunction('window.posted.some((message) => message.type === "ready")');
  await send(opening.message ?? {});
  await page.waitForFunction('document.querySelector("#page").childElementCount > 0');
  return {
    page,
    complaints,
    send,
    posted: () => page.evaluate<readonly FromPage[]>('window.posted'),
    state: () => page.evaluate<unknown>('window.kept()'),
  };
}

function whole(language: string): ToPage {
  const beside = { titles, after: undefined, listing, tried: undefined } as const;
  const words = pageWords(language);
  return { type: 'report', report, status: { kind: 'ready', restricted: false }, words, language, ...beside };
}

function document(where: 'view' | 'tab', language: string): string {
  const title = pageWords(language)['page.title'];
  const files = { script: `${origin}/main.js`, style: `${origin}/main.css`, icons: `${origin}/codicon.css` };
  return budgetHtml({ origin, ...files, nonce: 'onlyThisOnce', language, title, where });
}

/** The editor sets the theme through the style object and classes of the body. */
async function wear(page: Page, theme: Theme, where: 'view' | 'tab'): Promise<void> {
  await page.evaluate(
    ({ kind, variables, surface }) => {
      for (const [name, value] of Object.entries(variables)) {
        globalThis.document.documentElement.style.setProperty(`--vscode-${name}`, value);
      }
      globalThis.document.documentElement.style.setProperty('background-color', `var(--vscode-${surface}-background)`);
      globalThis.document.body.classList.add(kind);
    },
    { ...theme, surface: where === 'view' ? 'sideBar' : 'editor' },
  );
}
