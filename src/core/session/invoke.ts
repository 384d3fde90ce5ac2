/** The body of a skill as an invocation sends it (measured). Commands in it are not run, and said not to be. */
import { FILE } from '../claudeCode/places';
import { basename, dirname, join } from '../files/path';
import { argumentWords, plainWords } from './argumentWords';
import type { Skill } from './catalogue';
import { setting, type World } from './world';

/** Claude Code puts the command's output here; this product never runs one. */
const NOT_RUN = '[not run: ';
/** What Claude Code puts there where settings forbid it. */
const FORBIDDEN = '[shell command execution disabled by policy]';

export function renderSkill(world: World, skill: Skill, args: string): string {
  const isPlugins = skill.plugin !== undefined;
  const hasFolder = skill.kind === 'skill' || (!isPlugins && basename(skill.path) === FILE.skill);
  const base = dirname(skill.path);
  const body = hasFolder ? `Base directory for this skill: ${base}\n\n${skill.file.rawBody}` : skill.file.rawBody;
  const filled = fillArguments(world, skill, body, args);
  return withoutCommands(world, skill, fillVariables(world, skill, filled, hasFolder ? base : undefined));
}

/** A placeholder without an argument stays as written; arguments that no placeholder took are appended (measured). */
function fillArguments(world: World, skill: Skill, body: string, args: string): string {
  const { behaviour } = world;
  const words = behaviour.shellWords ? argumentWords(args) : plainWords(args);
  const names = argumentNames(skill.file.frontmatter.data['arguments']);
  const named = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const placeholder = new RegExp(
    String.raw`(\\*)\$(?:ARGUMENTS(?:\[(\d+)\])?|(\d+)(?!\w)${named === '' ? '' : String.raw`|(${named})(?![\[\w])`})`,
    'g',
  );
  let isTaken = false;
  const filled = body.replaceAll(placeholder, (...match: (string | undefined)[]) => {
    const [whole = '', slashes = '', bracket, index] = match;
    if (behaviour.escapedArguments && slashes.length % 2 === 1) return whole.slice(1);
    const name = named === '' ? undefined : match[4];
    const at = bracket ?? index;
    const value = name !== undefined ? (words[names.indexOf(name)] ?? '') : at === undefined ? args : words[Number(at)];
    const kept = value ?? (behaviour.missingArgumentStays ? undefined : '');
    if (kept === undefined) return whole;
    isTaken = true;
    return slashes + kept;
  });
  return isTaken || args === '' ? filled : `${filled}\n\nARGUMENTS: ${args}`;
}

/** Names for the arguments in their order: words of a text, or a list; a number names none (measured). */
function argumentNames(value: unknown): readonly string[] {
  const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : plainWords(text(value));
  return names.filter((name) => name.trim() !== '' && !/^\d+$/.test(name));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What only a running session knows (its id, its effort) stays as it is written. */
function fillVariables(world: World, { plugin, file }: Skill, body: string, base: string | undefined): string {
  const { place } = world.snapshot;
  const effort = file.frontmatter.data['effort'];
  const values: Readonly<Record<string, string | undefined>> = {
    CLAUDE_SKILL_DIR: base,
    CLAUDE_PROJECT_DIR: world.behaviour.projectDirVariable ? place.start : undefined,
    CLAUDE_EFFORT: world.behaviour.effortVariable && typeof effort === 'string' ? effort : undefined,
    CLAUDE_PLUGIN_ROOT: plugin?.root,
    CLAUDE_PLUGIN_DATA: plugin && join(place.config, `plugins/data/${plugin.id.replaceAll(/[^\w-]/g, '-')}`),
  };
  return body.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Commands stand behind an exclamation mark: in backquotes behind white space, or in a fence that has one. */
function withoutCommands(world: World, { scope }: Skill, body: string): string {
  const isForbidden = scope !== 'managed' && setting(world, 'disableSkillShellExecution') === true;
  const shown = (command: string) =>
    isForbidden && world.behaviour.skillShellSetting ? FORBIDDEN : `${NOT_RUN}${command.trim()}]`;
  return body
    .replaceAll(/```!\s*\n?([\s\S]*?)\n?```/g, (_whole, command: string) => shown(command))
    .replaceAll(/(?<=^|\s)!`([^`\s][^`]*)`/g, (_whole, command: string) => shown(command));
}
