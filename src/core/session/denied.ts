/** Whether a permission denies a touch: then nothing loads because of it (measured). */
import { dirname, relativeTo, toPath, type Path } from '../files/path';
import { isAbout } from '../match/bashRules';
import { GitPatterns } from '../match/gitPatterns';
import { readShell } from '../parse/shell';
import type { SessionEvent } from './events';
import type { World } from './world';

/** The tool of a touch, which a rule without files denies as a whole. */
const TOOL: Partial<Record<SessionEvent['kind'], string>> = { read: 'Read', edit: 'Edit', write: 'Write' };

/** The deny rule that keeps `file` from being touched in this way: rules for Edit are about writes too, those for Write none. */
export function deniedBy(world: World, file: Path, kind: SessionEvent['kind']): string | undefined {
  const { place } = world.snapshot;
  const isChange = kind === 'edit' || kind === 'write';
  const isAboutFiles = (tool: string) =>
    tool === 'Read' ? kind !== 'write' || world.behaviour.readDeniesWrite : tool === 'Edit' && isChange;
  for (const { rule, tool, content, source } of rulesOf(world)) {
    if (content === undefined) {
      if (tool === TOOL[kind]) return rule;
      continue;
    }
    if (!isAboutFiles(tool)) continue;
    const root = source === 'user' ? place.config : source === 'managed' ? place.managed : place.start;
    const { base, rest } = anchored(content, root, place.start, place.home);
    const relative = relativeTo(base, file);
    if (relative && new GitPatterns([rest], true).test(relative).ignored) return rule;
  }
  return undefined;
}

/** The deny rule that keeps a line of Bash from being run: one about any of its commands is enough. */
export function deniedCommand(world: World, line: string): string | undefined {
  const rules = rulesOf(world).filter(({ tool }) => tool === 'Bash');
  if (rules.length === 0) return undefined;
  const commands = readShell(line) ?? [];
  return rules.find(({ content }) => content === undefined || commands.some((command) => isAbout(content, command)))
    ?.rule;
}

/** `Tool(*)` is the same as `Tool`. */
function rulesOf({ settings }: World) {
  return settings.flatMap(({ denyRules, source }) =>
    denyRules.flatMap((rule) => {
      const [, tool, content] = /^(\w+)(?:\((.+)\))?$/s.exec(rule) ?? [];
      return tool === undefined ? [] : [{ rule, source, tool, content: content === '*' ? undefined : content }];
    }),
  );
}

/** `//x` is absolute, `~/x` below the home folder, `/x` below the folder of the settings, all else below the start directory (documented). */
function anchored(pattern: string, root: Path, start: Path, home: Path): { base: Path; rest: string } {
  if (pattern.startsWith('//')) return { base: toPath('/'), rest: pattern.slice(1) };
  if (pattern.startsWith('~/')) return { base: home, rest: pattern.slice(1) };
  if (pattern.startsWith('/')) return { base: root === start ? start : dirname(root), rest: pattern };
  return { base: start, rest: pattern.replace(/^\.\//, '/') };
}
