/**
 * Splits what an instruction says into when and how: a rule of a few lines that is always there, and a skill with the
 * steps, read when they are needed. Makes the texts; whether it is worth it is the check's to say.
 */
import { FILE } from '../../claudeCode/places';
import { basename, dirname, isWithin, join, type Path } from '../../files/path';
import type { Place } from '../../files/place';
import { rangeBetween, type Range } from '../../files/range';
import type { FileChange } from '../finding';
import { conditionOf, descriptionOf, plain, yamlText } from './describe';
import { drafting } from './drafting';
import { linesOf, sectionOf, sections, type Line, type Section } from './outline';
import { slug } from './slug';

export interface Split {
  readonly section: Section;
  /** What gives way to the rule. */
  readonly range: Range;
  readonly before: string;
  readonly rule: string;
  readonly name: string;
  readonly skillPath: Path;
  readonly skill: string;
  /** The line that every session lists. */
  readonly listed: string;
}

export interface Splittable {
  readonly path: Path;
  /** With LF line ends. */
  readonly text: string;
  /** Lines of frontmatter. */
  readonly bodyLine: number;
  readonly isRule: boolean;
}

/** A rule is about one thing, so it is split as a whole first; of other files only sections are. */
export function sectionsOf({ text, bodyLine, isRule }: Splittable): {
  lines: readonly Line[];
  found: readonly Section[];
} {
  const lines = linesOf(text, bodyLine);
  const inner = sections(lines);
  return { lines, found: isRule ? [sectionOf(lines, bodyLine, lines.length), ...inner] : inner };
}

/** `isTaken`: whether there is a skill at a path, or one of that name. Nothing where no good rule can be made. */
export function splitAt(
  file: Splittable,
  lines: readonly Line[],
  section: Section,
  place: Place,
  isTaken: (path: Path, name: string) => boolean,
): Split | undefined {
  const { title, intro, heading, from, to } = section;
  const folder = skillsFolderFor(file.path, place);
  const description = descriptionOf(title, intro);
  const condition = conditionOf(title, intro);
  if (folder === undefined || description === undefined || (heading === undefined && condition === undefined)) return;
  const isWhole = file.isRule && from <= firstLine(lines);
  const own = slug(isWhole ? basename(file.path).replace(/\.md$/, '') : plain(title ?? ''));
  const name = [own, `${own}-steps`].find(
    (each) => own !== '' && !isTaken(join(folder, `${each}/${FILE.skill}`), each),
  );
  if (name === undefined) return;
  const start = offsetOf(lines, from);
  const end = offsetOf(lines, to) - 1;
  const before = file.text.slice(start, end);
  const words = drafting(before);
  const kept = intro.filter((line) => !/[:：]$/.test(line) && conditionOf(undefined, [line]) === undefined).slice(0, 2);
  const rule = [...(heading === undefined ? [] : [heading, '']), words.pointer(condition, name), ...kept].join('\n');
  return {
    section,
    range: rangeBetween(file.text, start, end),
    before,
    rule,
    name,
    skillPath: join(folder, `${name}/${FILE.skill}`),
    skill: skillText(name, description, before),
    listed: `- ${name}: ${description}`,
  };
}

export function splitChanges(path: Path, split: Split): readonly FileChange[] {
  const { range, before, rule, skillPath, skill } = split;
  return [
    { kind: 'replace', path, range, was: before, text: rule },
    { kind: 'create', path: skillPath, text: skill },
  ];
}

/** A whole SKILL.md. */
export function skillText(name: string, description: string, body: string): string {
  return `---\nname: ${yamlText(name)}\ndescription: ${yamlText(description)}\n---\n\n${body.trim()}\n`;
}

/** The `skills` folder beside a rule or memory file; nothing where Claude Code would not look into it. */
function skillsFolderFor(path: Path, { config, start, repository }: Place): Path | undefined {
  if (isWithin(config, path)) return join(config, 'skills');
  const at = path.lastIndexOf('/.claude/');
  const owner = at < 0 ? dirname(path) : (path.slice(0, Math.max(at, 1)) as Path);
  const isNear = isWithin(start, owner) || (isWithin(repository?.root ?? start, owner) && isWithin(owner, start));
  return isNear ? join(owner, FILE.skills) : undefined;
}

function firstLine(lines: readonly Line[]): number {
  return lines.findIndex(({ kind }) => kind !== 'blank');
}

function offsetOf(lines: readonly Line[], line: number): number {
  return lines.slice(0, line).reduce((sum, { text }) => sum + text.length + 1, 0);
}
