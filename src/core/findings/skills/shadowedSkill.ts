/** Skills and commands of which another has the name, so that the model is never shown them; and commands nobody can run. */
import { inLine } from '../../files/range';
import { fileId, normalise } from '../../files/text';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';
import { lineOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

export function* shadowedSkill(scene: Scene): Iterable<Found> {
  for (const { kind, path, text, parsed, card } of ownSkills(scene)) {
    if (card?.reason?.code !== 'shadowed') continue;
    const { name, by } = card.reason.data;
    const holder = scene.skill(by);
    // of two copies nothing is lost
    if (holder && fileId(holder.file) === fileId(parsed.file)) continue;
    const range = lineOf(text, parsed.frontmatter, 'name');
    const related = holder
      ? [{ path: by, range: lineOf(normalise(holder.file.text), holder.frontmatter, 'name') }]
      : [{ path: by, range: inLine(0, 0, 0) }];
    const about = { paths: { by }, related };
    if (kind === 'command' && holder && !holder.userInvocable) {
      yield found('command-never-runs', path, range, { ...about, data: { name } });
    } else {
      yield found('skill-shadowed', path, range, { ...about, data: { name, variant: kind } });
    }
  }
}
