/** `context-stack budget`: what fills the window, what each layer costs, what the listing loses, and what compaction leaves. */
import { afterCompaction, tryListingOf, type Inspected } from '../core/inspect';
import type { TriedListing } from '../core/stack/listing';
import { parseBudgetArguments, type BudgetArguments } from './arguments';
import { BadInput } from './badInput';
import { budgetJson } from './budgetJson';
import { budgetText } from './budgetText';
import { budgetHelp } from './help';
import { answer } from './inspect';
import type { Terminal } from './terminal';

/** All that is printed, in either form. */
export interface BudgetAnswer {
  readonly now: Inspected;
  /** As it would be if a compaction came now. */
  readonly after: Inspected;
  readonly listing: TriedListing;
  readonly wish: Pick<BudgetArguments, 'turns' | 'window' | 'off'>;
}

/** Runs the command. Throws `BadInput` for what the person got wrong. */
export async function runBudget(argv: readonly string[], terminal: Terminal): Promise<void> {
  const args = parseBudgetArguments(argv);
  if (args.help) {
    terminal.print(budgetHelp);
    return;
  }
  const now = await answer(args, terminal);
  const { window, off } = args;
  const listing = tryListingOf(now, { window, off: off.map((name) => pathOf(name, now)) });
  const all: BudgetAnswer = { now, after: afterCompaction(now), listing, wish: args };
  terminal.print(args.json ? `${JSON.stringify(budgetJson(all), null, 2)}\n` : budgetText(all));
}

function pathOf(name: string, now: Inspected) {
  const line = tryListingOf(now, {}).lines.find((listed) => listed.name === name);
  if (!line) throw new BadInput(`--off ${name}: no skill of that name is listed at start`);
  return line.path;
}
