/**
 * The one typed protocol between the host and the page: one message to it, three from it. What the page says is
 * judged here before anything is done about it; how the page looks is media/page.
 */
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import type { ListingTrial, TriedListing } from '../core/stack/listing';
import type { Tokens } from '../core/tokens/tokens';
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
  /** What happened at each step, in words; the compaction of `after` among them. */
  readonly titles: readonly string[];
  /** The report as it would be after a compaction, while the page wishes for it. */
  readonly after: Report | undefined;
  /** The listing of a session that starts now. */
  readonly listing: WeighedListing | undefined;
  /** The same under the trial the page wishes for. */
  readonly tried: WeighedListing | undefined;
}

/** The lines of a listing, what they take of its budget, and their tokens. */
export interface WeighedListing extends TriedListing {
  readonly tokens: Tokens;
}

/** What the page wants to be told beside the report, for as long as it does not wish otherwise. */
export interface Wish {
  readonly after: boolean;
  readonly trial: ListingTrial | undefined;
}

export const noWish: Wish = { after: false, trial: undefined };

/** What a click in the page may ask for. */
export const pageCommands = [
  'openLayer',
  'why',
  'openOverview',
  'openFolder',
  'manageTrust',
  'newSession',
  'refresh',
  'showLog',
] as const;

export type PageCommand = (typeof pageCommands)[number];

export type FromPage =
  | { readonly type: 'ready' }
  | { readonly type: 'wish'; readonly wish: Wish }
  | { readonly type: 'run'; readonly command: PageCommand; readonly arguments: readonly string[] };

/** The message if it is one of ours in every part, else nothing. */
export function readFromPage(message: unknown): FromPage | undefined {
  if (!isRecord(message)) return undefined;
  if (message['type'] === 'ready') return { type: 'ready' };
  if (message['type'] === 'wish') {
    const wish = readWish(message['wish']);
    return wish && { type: 'wish', wish };
  }
  if (message['type'] !== 'run') return undefined;
  const command = pageCommands.find((known) => known === message['command']);
  const args = message['arguments'];
  if (command === undefined || !isStrings(args)) return undefined;
  return { type: 'run', command, arguments: args };
}

function readWish(wish: unknown): Wish | undefined {
  if (!isRecord(wish) || typeof wish['after'] !== 'boolean') return undefined;
  const { after, trial } = wish;
  if (trial === undefined) return { after, trial };
  const read = readTrial(trial);
  return read && { after, trial: read };
}

/** No window is larger, and none that is smaller would hold Claude Code's own prompt. */
const WINDOWS = { least: 10_000, most: 100_000_000 };

/** A trial in every part as it must be; whether its paths are skills is for the one who knows them. */
export function readTrial(trial: unknown): ListingTrial | undefined {
  if (!isRecord(trial)) return undefined;
  const { window, off } = trial;
  if (!isStrings(off)) return undefined;
  if (window !== undefined && !isWindow(window)) return undefined;
  return { window, off: off as readonly Path[] };
}

function isWindow(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= WINDOWS.least && Number(value) <= WINDOWS.most;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
