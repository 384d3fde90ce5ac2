/** The line of a skill in the listing, character by character as the model reads it (measured). */
import { BUILT_IN_COMMANDS } from '../claudeCode/builtInCommands';
import { withoutEscapes } from '../parse/escapes';
import { maxListedChars, skillsAtStart, type Skill } from './catalogue';
import { onceForStart, type World } from './world';

/** What stands before the colon. `prefixed`: the entry is named `folder:name`, which leaves no room for a label. */
export function listedName(world: World, skill: Skill, prefixed: boolean): string {
  if (prefixed && skill.nestedIn !== undefined) return `${skill.nestedIn}:${skill.name}`;
  const label = world.behaviour.folderAndName ? labelOf(skill) : undefined;
  if (label === undefined || label === skill.name || !isFreeName(world, skill, label)) {
    return skill.name;
  }
  return `${skill.name} (${label})`;
}

/** A plugin's label has the prefix of its name; commands and prefixed names of others have none (measured). */
export function labelOf({ scope, kind, name, file }: Skill): string | undefined {
  if (scope !== 'plugin') return kind === 'command' || name.includes(':') ? undefined : file.label;
  const prefix = name.slice(0, name.lastIndexOf(':') + 1);
  return file.label === undefined || file.label.startsWith(prefix) ? file.label : prefix + file.label;
}

/** Measured: a label stands in brackets where it could be typed as a name, and nothing else answers to it. */
function isFreeName(world: World, skill: Skill, label: string): boolean {
  if (!/^[\p{L}\p{N}\p{M}._:-]+$/u.test(label) || BUILT_IN_COMMANDS.has(label)) return false;
  const holder = namesAtStart(world).get(label);
  return holder === undefined || holder === skill;
}

/** Who answers to a name: skills and commands by their own, hidden ones too, then labels, the first of two alike. */
const namesAtStart = onceForStart((world): ReadonlyMap<string, Skill> => {
  const names = new Map<string, Skill>();
  const add = (name: string | undefined, skill: Skill) => {
    if (name !== undefined && !names.has(name)) names.set(name, skill);
  };
  const skills = skillsAtStart(world);
  for (const skill of skills) add(skill.name, skill);
  for (const skill of skills)
    add(skill.kind === 'skill' && skill.scope !== 'plugin' ? skill.file.label : undefined, skill);
  return names;
});

/** What stands behind the colon, before the budget. `clash`: an unscoped skill holds the name. */
export function listedText(world: World, skill: Skill, clash: boolean): string {
  if (skill.nameOnly) return '';
  const { description = NO_DESCRIPTION[skill.kind], whenToUse } = skill.file;
  const origin = originText(world, skill, clash);
  const text = `${description}${origin}${whenToUse === undefined ? '' : ` - ${whenToUse}`}`;
  return world.behaviour.foldListing ? foldText(text, maxListedChars(world)) : cutText(text, maxListedChars(world));
}

const NO_DESCRIPTION = { skill: 'Skill', command: 'Custom command' } as const;

/** Escape sequences go, a run of characters that cannot be seen is one space, and half a character is none (measured). */
function foldText(text: string, max: number): string {
  const visible = withoutEscapes(text).replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, ' ');
  return cutText(visible, max)
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
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
