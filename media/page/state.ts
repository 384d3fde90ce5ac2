/** What the page remembers across reloads, and reads back as far as it can be understood. */
import type { ListingTrial } from '../../src/core/stack/listing';
import { readTrial, type ToPage } from '../../src/present/page';
import { readSorting, type Sorting } from './sorting';

export interface PageState {
  readonly sorting: Sorting;
  /** Over how many turns rent is counted. */
  readonly turns: number;
  /** Ids of the layers one would do without. */
  readonly ticked: readonly string[];
  /** Whether the page shows what a compaction would leave. */
  readonly after: boolean;
  readonly trial: ListingTrial | undefined;
  /** The block of the position map that is spoken of. */
  readonly mapAt: string | undefined;
}

/** What every section is drawn from. */
export interface Shown {
  readonly page: ToPage;
  readonly state: PageState;
  readonly change: (next: Partial<PageState>) => void;
}

export const MOST_TURNS = 1_000_000;

/** The state an older page kept may be another. */
export function readState(kept: unknown): PageState {
  const state = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const { turns, ticked, after, trial, mapAt } = state;
  return {
    sorting: readSorting(state['sorting']),
    turns: readTurns(turns) ?? 100,
    ticked: Array.isArray(ticked) ? ticked.filter((id) => typeof id === 'string') : [],
    after: after === true,
    trial: readTrial(trial),
    mapAt: typeof mapAt === 'string' ? mapAt : undefined,
  };
}

export function readTurns(turns: unknown): number | undefined {
  return Number.isInteger(turns) && Number(turns) >= 1 && Number(turns) <= MOST_TURNS ? Number(turns) : undefined;
}
