/** The line of a skill in the listing, character by character as the model reads it (measured). */
import type { Skill } from './catalogue';
import { maxListedChars } from './catalogue';
import type { World } from './world';

/** What stands before the colon. `prefixed`: the entry is named `folder:name`, which leaves no room for a label. */
export function listedName(world: World, skill: Skill, prefixed: boolean): string {
  if (prefixed && skill.nestedIn !== undefined) return `${skill.nestedIn}:${skill.name}`;
  const { label } = skill.file;
  const isLabelled = world.behaviour.folderAndName && skill.kind === 'skill' && !skill.name.includes(':');
  // measured: a label with a space is no name
  return isLabelled && label !== undefined && label !== skill.name && !/\s/.test(label)
    ? `${skill.name} (${label})`
    : skill.name;
}

/** What stands behind the colon, before the budget. `clash`: an unscoped skill holds the name. */
export function listedText(world: World, skill: Skill, clash: boolean): string {
  if (skill.nameOnly) return '';
  const { description, whenToUse } = skill.file;
  const origin = originText(world, skill, clash);
  const text = `${description}${origin}${whenToUse === undefined ? '' : ` - ${whenToUse}`}`;
  const folded = world.behaviour.foldListing
    ? text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run))
    : text;
  const cut = cutText(folded, maxListedChars(world));
  return world.behaviour.foldListing ? cut.replaceAll('<', '&lt;').replaceAll('>', '&gt;') : cut;
}

function originText(world: World, skill: Skill, clash: boolean): string {
  const folder = skill.nestedIn;
  if (folder === undefined || !world.behaviour.fromText) return '';
  return clash && world.behaviour.scopedNames
    ? ` (scoped to ${folder}/ — use this instead of the unscoped "${skill.name}" skill when the files being changed are under ${folder}/)`
    : ` (from ${folder}/.claude/skills — applies when working on files under ${folder}/)`;
}

/** The last character that fits gives way to an ellipsis. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, Math.max(0, max - 1))}…` : text;
}
