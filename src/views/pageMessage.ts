/** Makes the message to the page: the report, and what the page wishes to know beside it. */
import { linesOf } from '../core/session/step';
import type * as engine from '../core/engine';
import type { Inspected } from '../core/inspect';
import type { ListingTrial } from '../core/stack/listing';
import type { Inspection } from '../inspection';
import { eventTitle } from '../present/eventTitle';
import type { ToPage, WeighedListing, Wish } from '../present/page';
import { pageWords } from '../present/words/pageWords';
import { wordsFor } from '../present/words/say';

/** What is asked of the engine; it is there when there is a report. */
export type PageEngine = Pick<typeof engine, 'afterCompaction' | 'tryListingOf'>;

export function pageMessage(
  { inspected, status }: Pick<Inspection, 'inspected' | 'status'>,
  { after: isAfter, trial }: Wish,
  engine: PageEngine | undefined,
  language: string,
): ToPage {
  const after = isAfter && inspected ? engine?.afterCompaction(inspected).report : undefined;
  const report = inspected?.report;
  const told = after ?? report;
  const words = wordsFor(language);
  return {
    type: 'report',
    report,
    status,
    words: pageWords(language),
    language,
    titles: told?.steps.map(({ event }) => eventTitle(event, words, told)) ?? [],
    after,
    listing: inspected && engine && weighed(inspected, engine, {}),
    tried: inspected && engine && trial && weighed(inspected, engine, trial),
  };
}

/** A page knows the skills it was told of; what else it names as switched off is left aside. */
function weighed(inspected: Inspected, { tryListingOf }: PageEngine, trial: ListingTrial): WeighedListing {
  const skills = new Set(inspected.report.skills.map(({ path }) => path));
  const off = trial.off?.filter((path) => skills.has(path)) ?? [];
  const tried = tryListingOf(inspected, { window: trial.window, off });
  return { ...tried, tokens: inspected.count(linesOf(tried.lines)) };
}
