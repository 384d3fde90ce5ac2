/** Skills that say nothing of themselves: the model is shown the first line of the body, and has to guess. */
import { rangeBetween } from '../../files/range';
import { found, fix, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { describe, yamlText } from '../shape/describe';
import { entryOf, lineOf } from './frontmatterEntry';
import { ownSkills, type OwnSkill } from './ownSkills';

export function* undescribed(scene: Scene): Iterable<Found> {
  for (const skill of ownSkills(scene)) {
    const { kind, path, text, parsed } = skill;
    const { frontmatter, described, hidden, description = '' } = parsed;
    // commands are typed by their name, and hidden skills are not offered to the model
    if (kind === 'command' || described || hidden) continue;
    // what cannot be read is a finding of its own
    if (frontmatter.state === 'broken') continue;
    const variant = description === '' ? 'nothing' : 'firstLine';
    yield found('skill-undescribed', path, lineOf(text, frontmatter, 'description'), {
      data: { variant, listed: description },
      fixes: description === '' ? [] : addDescription(skill),
    });
  }
}

function addDescription({ path, text, parsed }: OwnSkill): readonly Fix[] {
  const { frontmatter, body } = parsed;
  const description = describe(body);
  if (description === undefined) return [];
  const line = `description: ${yamlText(description)}\n`;
  const entry = entryOf(text, frontmatter, 'description');
  const begin = text.indexOf('\n') + 1;
  const isFenced = frontmatter.state === 'read';
  // a fence that is never closed is body: what stands there is mended by hand
  if (!isFenced && /^\s*---/.test(text)) return [];
  const change = entry
    ? replace(path, text, entry.whole, line)
    : isFenced
      ? replace(path, text, rangeBetween(text, begin, begin), line)
      : replace(path, text, rangeBetween(text, 0, 0), `---\n${line}---\n\n`);
  return [fix('add-description', 'review', [change], { data: { description } })];
}
