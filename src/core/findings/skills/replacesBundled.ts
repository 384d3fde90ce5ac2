/** Skills that take the place of one Claude Code brings: its own is gone then, which may not be meant. */
import { fixedParts } from '../../claudeCode/fixedParts';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';
import { lineOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

export function* replacesBundled(scene: Scene): Iterable<Found> {
  const { model, claude } = scene.report;
  const bundled = new Set(
    fixedParts(claude.version, model.family)
      .bundled.filter(({ isCommand }) => !isCommand)
      .map(({ name }) => name),
  );
  for (const { kind, path, text, parsed, card } of ownSkills(scene)) {
    if (kind !== 'skill' || !card || !bundled.has(card.name)) continue;
    if (card.state !== 'listed' && card.state !== 'listedWithoutDescription') continue;
    yield found('replaces-bundled', path, lineOf(text, parsed.frontmatter, 'name'), {
      data: { name: card.name },
      fixes: [{ code: 'rename-skill-folder', safety: 'byHand', data: { name: card.name }, paths: {}, changes: [] }],
    });
  }
}
