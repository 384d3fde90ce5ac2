/** The page's side of the protocol: what it says, and the little a page must keep. */
import type { FromPage, PageCommand, Wish } from '../../src/present/page';

interface Api {
  postMessage(message: FromPage): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): Api;

const api = acquireVsCodeApi();

export function sayReady(): void {
  api.postMessage({ type: 'ready' });
}

export function sayWish(wish: Wish): void {
  api.postMessage({ type: 'wish', wish });
}

export function run(command: PageCommand, ...args: readonly string[]): void {
  api.postMessage({ type: 'run', command, arguments: args });
}

export function keptState(): unknown {
  return api.getState();
}

export function keepState(state: unknown): void {
  api.setState(state);
}
