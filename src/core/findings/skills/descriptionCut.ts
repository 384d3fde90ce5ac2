/** Descriptions longer than a line of the listing may be: the model never reads their end. */
import { maxListedChars } from '../../session/catalogue';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';
import { lineOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

export function* descriptionCut(scene: Scene): Iterable<Found> {
  const most = maxListedChars(scene.world);
  for (const { path, text, parsed } of ownSkills(scene)) {
    const { description = '', whenToUse, described, hidden, frontmatter } = parsed;
    if (!described || hidden) continue;
    const whole = whenToUse === undefined ? description : `${description} - ${whenToUse}`;
    const listed = scene.world.behaviour.foldListing ? whole.replaceAll(/\s+/g, ' ') : whole;
    if (listed.length <= most) continue;
    const key = description.length > most || whenToUse === undefined ? 'description' : 'when_to_use';
    yield found('description-cut', path, lineOf(text, frontmatter, key), {
      data: { length: listed.length, limit: most, cut: listed.slice(Math.max(0, most - 1)) },
      fixes: [{ code: 'shorten-description', safety: 'byHand', data: { limit: most }, paths: {}, changes: [] }],
    });
  }
}
