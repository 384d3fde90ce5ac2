/**
 * Cuts the frontmatter off a Markdown file and reads it as Claude Code does: fences as measured, YAML read by
 * `yaml` through `gray-matter`, with the second attempt that quotes what looks like a pattern.
 */
import matter from 'gray-matter';
import { readPlainYaml } from './plainYaml';
import { readYaml, type YamlDialect } from './yaml';

export interface Frontmatter {
  /** `none`: no fence on the first line, or it is never closed. `broken`: fenced, but no YAML even when repaired. */
  readonly state: 'none' | 'read' | 'broken';
  readonly data: Readonly<Record<string, unknown>>;
  /** The text behind the closing fence; the whole text where there is none. */
  readonly body: string;
  /** Lines before the body, so that a line in the body can be named as a line of the file. */
  readonly bodyLine: number;
  /** What the YAML reader said when it broke. */
  readonly error?: string;
}

/** A line of three dashes and nothing else opens it. */
const opening = /^---[^\S\n]*\n/;

/** The offsets of what stands between the fences; nothing where there are none. */
export function fencedPart(text: string): readonly [from: number, to: number] | undefined {
  const from = opening.exec(text)?.[0].length ?? 0;
  const to = from === 0 ? -1 : text.indexOf('---', from);
  return to < 0 ? undefined : [from, to];
}

/**
 * `text` has LF line ends and no BOM. The next three dashes close the frontmatter wherever they stand, in the
 * middle of a line too; white space behind them is dropped (measured, both eras).
 */
export function readFrontmatter(text: string, dialect: YamlDialect): Frontmatter {
  const fenced = fencedPart(text);
  if (!fenced) return { state: 'none', data: {}, body: text, bodyLine: 0 };
  const [from, to] = fenced;
  const body = text.slice(to + 3).trimStart();
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length - 1;
  const inside = text.slice(from, to);
  const plain = readPlainYaml(inside);
  if (plain) return { state: 'read', data: plain, body, bodyLine };
  try {
    return { state: 'read', data: parse(inside, dialect), body, bodyLine };
  } catch (first) {
    try {
      return { state: 'read', data: parse(repaired(inside, dialect), dialect), body, bodyLine };
    } catch {
      return { state: 'broken', data: {}, body, bodyLine, error: firstLine(first) };
    }
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

const refuse = () => {
  throw new Error('only YAML is read as frontmatter');
};

/** `gray-matter` looks for comments in a way that takes the square of many blank lines: longer goes to `yaml` alone. */
const MATTER_LIMIT = 8000;

function parse(inside: string, dialect: YamlDialect): Record<string, unknown> {
  const engine = (yaml: string): object => {
    const value = readYaml(yaml, dialect);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  };
  if (inside.length > MATTER_LIMIT) return { ...engine(inside) };
  // gray-matter would run JavaScript frontmatter: every engine but ours is switched off
  const file = matter(`---\n${inside}\n---\n`, {
    language: 'yaml',
    engines: { yaml: engine, javascript: refuse, js: refuse, json: refuse, coffee: refuse },
  });
  return file.data;
}

/** The text of the second attempt: tabs that begin a line are spaces in it too, in versions that are lenient (measured). */
function repaired(yaml: string, dialect: YamlDialect): string {
  if (!dialect.lenientYaml) return quoteSpecial(yaml, () => false);
  const spaced = yaml.replaceAll(/^\t+/gm, (lead) => '  '.repeat(lead.length));
  return quoteSpecial(spaced, (value) => dialect.flowListsStay && isFlowList(value, dialect));
}

const special = /[{}[\]*&#!|>%@`]|: /;

/**
 * Every top-level `key: value` whose value is not wrapped in quotes and holds a character that is special in YAML
 * is put into double quotes, unless it `stays` as it is. List items are never touched (measured).
 */
export function quoteSpecial(yaml: string, stays: (value: string) => boolean): string {
  return yaml
    .split('\n')
    .map((line) => {
      const [, key, value = ''] = /^([A-Za-z_][\w-]*):[ \t]+(.+)$/.exec(line) ?? [];
      if (key === undefined || value.trim() === '' || isQuoted(value) || !special.test(value) || stays(value))
        return line;
      return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    })
    .join('\n');
}

function isQuoted(value: string): boolean {
  return value.length > 1 && (/^".*"$/.test(value) || /^'.*'$/.test(value));
}

function isFlowList(value: string, dialect: YamlDialect): boolean {
  if (!value.startsWith('[') || !value.endsWith(']')) return false;
  try {
    return Array.isArray(readYaml(value, dialect));
  } catch {
    return false;
  }
}
