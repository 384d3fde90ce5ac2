/** The body of a skill as an invocation sends it (measured). Commands in it are not run, and said not to be. */
import { FILE } from '../claudeCode/places';
import { basename, dirname, join } from '../files/path';
import { object } from '../parse/json';
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
  const words = argumentWords(args, behaviour.joinedWords);
  const names = argumentNames(skill.file.frontmatter.data['arguments']);
  const forms = [
    ...names.map(namedForm),
    String.raw`ARGUMENTS\[(?<at>\d+)\]`,
    String.raw`(?<index>\d+)(?!\w)`,
    'ARGUMENTS',
  ];
  // each form after the other once filled what a value brought; now all are filled at once
  const passes = behaviour.valuesFilledAgain ? forms : [forms.join('|')];
  const taken: string[] = [];
  const fill = (whole: string, slashes: string, groups: Readonly<Record<string, string | undefined>>): string => {
    if (behaviour.escapedArguments && slashes.length % 2 === 1) return whole.slice(1);
    const at = groups['at'] ?? groups['index'];
    const name = names.findIndex((_name, of) => groups[`name${String(of)}`] !== undefined);
    const missing = name < 0 && behaviour.missingArgumentStays ? undefined : '';
    const kept = name < 0 && at === undefined ? args : (words[name < 0 ? Number(at) : name] ?? missing);
    if (kept === undefined) return whole;
    taken.push(kept);
    return slashes + kept;
  };
  const filled = passes.reduce(
    (text, form) =>
      text.replaceAll(
        new RegExp(String.raw`(\\*)\$(?:${form})`, 'g'),
        (whole: string, slashes: string, ...rest: unknown[]) =>
          fill(whole, slashes, object(rest.at(-1)) as Record<string, string | undefined>),
      ),
    body,
  );
  return taken.length > 0 || args === '' ? filled : `${filled}\n\nARGUMENTS: ${args}`;
}

function namedForm(name: string, at: number): string {
  return String.raw`(?<name${String(at)}>${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})(?![\[\w])`;
}

/** Names for the arguments in their order: words of a text, or a list; a number names none (measured). */
export function argumentNames(value: unknown): readonly string[] {
  const names = Array.isArray(value)
    ? value.filter((name) => typeof name === 'string')
    : plainWords(typeof value === 'string' ? value : '');
  return names.filter((name) => name.trim() !== '' && !/^\d+$/.test(name));
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
    .replaceAll(/(?<=^|\s)!`([^`]+)`/g, (whole, command: string) =>
      world.behaviour.spacedCommands || !/^\s/.test(command) ? shown(command) : whole,
    );
}
