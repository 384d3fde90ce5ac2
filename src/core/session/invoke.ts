/** The body of a skill as an invocation sends it (measured). Commands in it are not run, and said not to be. */
import { dirname } from '../files/path';
import type { Skill } from './catalogue';

/** Claude Code puts the command's output here; this product never runs one. */
const NOT_RUN = '[not run: ';

export function renderSkill(skill: Skill, args: string): string {
  const base = dirname(skill.path);
  const body = substitute(skill.file.body, args, base);
  return skill.kind === 'command' ? body : `Base directory for this skill: ${base}\n\n${body}`;
}

/** An index with no argument stays as written; arguments without a placeholder are appended (measured). */
function substitute(body: string, args: string, base: string): string {
  const words = splitArguments(args);
  const placed = body.replaceAll('${CLAUDE_SKILL_DIR}', base);
  const filled = placed.replaceAll(
    /\$ARGUMENTS\[(\d{1,3})\]|\$ARGUMENTS|\$(\d{1,3})(?!\d)/g,
    (whole: string, bracket: string | undefined, index: string | undefined) => {
      const at = bracket ?? index;
      return at === undefined ? args : (words[Number(at)] ?? whole);
    },
  );
  const shown = filled.replaceAll(/!`([^`\n]+)`/g, (_whole, command: string) => `${NOT_RUN}${command}]`);
  return filled !== placed || args.trim() === '' ? shown : `${shown}\n\nARGUMENTS: ${args}`;
}

function splitArguments(args: string): string[] {
  return [...args.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
