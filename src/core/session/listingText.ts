/** The line of a skill in the listing, character by character as the model reads it (measured). */
import { BUILT_IN_COMMANDS } from '../claudeCode/builtInCommands';
import type { Path } from '../files/path';
import { withoutEscapes } from '../parse/escapes';
import { maxListedChars, skillsAtStart, type Skill } from './catalogue';
import { isScopedAtStart } from './sameName';
import { onceForStart, type World } from './world';

/** As what a line shows its skill: by itself, from its folder, with that as a prefix, or also scoped to it. */
export type Shown = 'plain' | 'from' | 'prefixed' | 'scoped';

/** The folder a nested skill is of, or one of an added directory. */
export function folderOf({ nestedIn, addedIn }: Skill): string | undefined {
  return nestedIn ?? addedIn;
}

function ownName(skill: Skill, shown: Shown): string {
  const folder = folderOf(skill);
  return folder !== undefined && isPrefixed(shown) ? `${folder}:${skill.name}` : skill.name;
}

export function isPrefixed(shown: Shown): boolean {
  return shown === 'prefixed' || shown === 'scoped';
}

/** What stands before the colon; a prefix leaves no room for a label. */
export function listedName(world: World, skill: Skill, shown: Shown, names: Names): string {
  const own = ownName(skill, shown);
  const label = world.behaviour.folderAndName && !isPrefixed(shown) ? labelOf(skill) : undefined;
  return label === undefined || label === own || !isFreeName(skill, label, names) ? own : `${own} (${label})`;
}

/** A plugin's label has the prefix of its name; commands and prefixed names of others have none (measured). */
export function labelOf({ scope, kind, name, file }: Skill): string | undefined {
  if (scope !== 'plugin') return kind === 'command' || name.includes(':') ? undefined : file.label;
  const prefix = name.slice(0, name.lastIndexOf(':') + 1);
  return file.label === undefined || file.label.startsWith(prefix) ? file.label : prefix + file.label;
}

/** Measured: a label stands in brackets where it could be typed as a name, and nothing else answers to it. */
function isFreeName({ path }: Skill, label: string, names: Names): boolean {
  if (!/^[\p{L}\p{N}\p{M}._:-]+$/u.test(label) || BUILT_IN_COMMANDS.has(label)) return false;
  return (names.get(label) ?? path) === path;
}

/** Who answers to a name. */
export type Names = ReadonlyMap<string, Path>;

/** Skills and commands answer to their own names, hidden ones too, then to labels, the first of two alike. */
export function namesOf(entries: readonly { readonly skill: Skill; readonly shown: Shown }[]): Names {
  const names = new Map<string, Path>();
  const add = (name: string | undefined, { path }: Skill) => {
    if (name !== undefined && !names.has(name)) names.set(name, path);
  };
  for (const { skill, shown } of entries) add(ownName(skill, shown), skill);
  for (const { skill, shown } of entries) {
    if (skill.kind === 'skill' && skill.scope !== 'plugin' && !isPrefixed(shown)) add(skill.file.label, skill);
  }
  return names;
}

/** Those that stand there at the start; one that waits answers to nothing yet. */
export const shownAtStart = onceForStart((world): readonly { skill: Skill; shown: Shown }[] =>
  skillsAtStart(world)
    .filter(({ matcher }) => !matcher)
    .map((skill) => ({ skill, shown: isScopedAtStart(world, skill) ? 'scoped' : 'plain' })),
);

export const namesAtStart = onceForStart((world) => namesOf(shownAtStart(world)));

/** What stands behind the colon, before the budget. */
export function listedText(world: World, skill: Skill, shown: Shown): string {
  if (skill.nameOnly) return '';
  const { description = NO_DESCRIPTION[skill.kind], whenToUse } = skill.file;
  const origin = originText(world, skill, shown);
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

function originText(world: World, skill: Skill, shown: Shown): string {
  const folder = folderOf(skill);
  if (folder === undefined || shown === 'plain' || !world.behaviour.fromText) return '';
  return shown === 'scoped'
    ? ` (scoped to ${folder}/ — use this instead of the unscoped "${skill.name}" skill when the files being changed are under ${folder}/)`
    : ` (from ${folder}/.claude/skills — applies when working on files under ${folder}/)`;
}

/** The last character that fits gives way to an ellipsis. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, Math.max(0, max - 1))}…` : text;
}
