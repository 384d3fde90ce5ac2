/** A `name` that is another than the folder's, where it can neither be seen nor typed: what counts is the folder. */
import { basename, dirname } from '../../files/path';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';
import { yamlText } from '../shape/describe';
import { slug } from '../shape/slug';
import { entryOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

export function* nameDiffers(scene: Scene): Iterable<Found> {
  for (const { kind, path, text, parsed, card } of ownSkills(scene)) {
    const { label, frontmatter } = parsed;
    const folder = basename(dirname(path));
    if (kind === 'command' || !card || label === undefined || slug(label) === slug(folder)) continue;
    // in brackets it is seen, and can be typed; an entry with a prefix has no room for it
    if (card.name !== folder || card.state === 'shadowed') continue;
    const entry = entryOf(text, frontmatter, 'name');
    if (!entry) continue;
    const change = replace(path, text, entry.whole, `name: ${yamlText(folder)}\n`);
    yield found('skill-name-differs', path, entry.line, {
      data: { name: label, folder },
      fixes: [fix('name-as-folder', 'safe', [change], { data: { folder } })],
    });
  }
}
