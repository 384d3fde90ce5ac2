/**
 * Descriptions that the budget of the listing takes away. However many lose theirs, the cause is one: it is found
 * once, at the first skill that does, and names the others.
 */
import { FILE } from '../../claudeCode/places';
import { join } from '../../files/path';
import { normalise } from '../../files/text';
import { withValue } from '../../parse/jsonEdit';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { lineOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

const MOST_RELATED = 20;

export function* descriptionLost(scene: Scene): Iterable<Found> {
  const { budget, needed } = scene.report.listing.room;
  if (needed <= budget) return;
  const isDropped = scene.world.behaviour.overBudget === 'dropWhole';
  const losers = ownSkills(scene).filter(({ card }) =>
    isDropped
      ? card?.state === 'listedWithoutDescription'
      : card !== undefined && card.state !== 'shadowed' && card.text.length < card.fullText.length,
  );
  const places = losers.map(({ path, text, parsed }) => ({
    path,
    range: lineOf(text, parsed.frontmatter, 'description'),
  }));
  const [first, ...others] = places;
  if (!first) return;
  yield found('description-lost', first.path, first.range, {
    data: { variant: isDropped ? 'dropped' : 'shortened', n: losers.length, budget, needed },
    related: others.slice(0, MOST_RELATED),
    fixes: [
      ...raiseBudget(scene),
      { code: 'shorten-descriptions', safety: 'byHand', data: { over: needed - budget }, paths: {}, changes: [] },
    ],
  });
}

/** Nothing where the setting would not help, or where its file cannot be written without a person. */
function raiseBudget(scene: Scene): readonly Fix[] {
  const { fraction } = scene.report.listing.room;
  if (fraction === undefined) return [];
  const settings = join(scene.report.start, FILE.settings);
  const about = { data: { fraction }, paths: { settings } };
  const key = 'skillListingBudgetFraction';
  const file = scene.file(settings);
  if (!file) {
    if (scene.state(settings)?.kind === 'unreadable') return [];
    const text = `${JSON.stringify({ [key]: fraction }, undefined, 2)}\n`;
    return [fix('raise-listing-budget', 'review', [{ kind: 'create', path: settings, text }], about)];
  }
  const text = normalise(file.text);
  const edit = withValue(text, [key], fraction);
  return edit ? [fix('raise-listing-budget', 'review', [replace(settings, text, edit.range, edit.text)], about)] : [];
}
