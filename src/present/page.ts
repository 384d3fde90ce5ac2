/**
 * The one typed protocol between the host and the page: one message to it, two from it. What the page says is
 * judged here before anything is done about it; how the page looks is media/page.
 */
import type { Report } from '../core/report';
import type { ShownStatus } from './emptyStates';
import type { PageWords } from './words/pageEn';

/** All the page ever gets: everything it draws, each time. */
export interface ToPage {
  readonly type: 'report';
  readonly report: Report | undefined;
  readonly status: ShownStatus;
  readonly words: PageWords;
  /** BCP 47 tag by which numbers are written. */
  readonly language: string;
}

/** What a click in the page may ask for. */
export const pageCommands = [
  'openLayer',
  'why',
  'openOverview',
  'openFolder',
  'manageTrust',
  'refresh',
  'showLog',
] as const;

export type PageCommand = (typeof pageCommands)[number];

export type FromPage =
  | { readonly type: 'ready' }
  | { readonly type: 'run'; readonly command: PageCommand; readonly arguments: readonly string[] };

/** The message if it is one of ours in every part, else nothing. */
export function readFromPage(message: unknown): FromPage | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'ready') return { type: 'ready' };
  if (message.type !== 'run' || !('command' in message) || !('arguments' in message)) return undefined;
  const command = pageCommands.find((known) => known === message.command);
  if (command === undefined || !isStrings(message.arguments)) return undefined;
  return { type: 'run', command, arguments: message.arguments };
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
