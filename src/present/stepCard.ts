/** One step of the session as a page: what happened, and all it loaded. The rows of the Activity tree, written out. */
import { activityRows } from './activityRows';
import { escapeMarkdown } from './escape';
import { joined, type CardInk } from './layerCard';
import { noLinks } from './cardLinks';
import type { Row } from './row';

/** Nothing when the session has no such step. */
export function stepCard(step: number, { report, words }: Pick<CardInk, 'report' | 'words'>): string | undefined {
  const row = activityRows({ report, words, links: noLinks }).find((each) => each.step === step);
  if (row === undefined) return undefined;
  return joined([
    `### ${escapeMarkdown(row.label)}`,
    escapeMarkdown(row.description),
    row.children.map(line).join('\n'),
  ]);
}

function line({ label, description }: Row): string {
  const name = `- **${escapeMarkdown(label)}**`;
  return description === '' ? name : `${name} — ${escapeMarkdown(description)}`;
}
