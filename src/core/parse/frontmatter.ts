/**
 * Cuts the frontmatter off a Markdown file and reads it as Claude Code does: fences as measured, YAML read by
 * `yaml` through `gray-matter`, with the second attempt that quotes what looks like a pattern.
 */
import matter from 'gray-matter';
import { parseDocument } from 'yaml';
import { readPlainYaml } from './plainYaml';

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

/** How YAML is read, which changed between versions (measured). */
export interface YamlDialect {
  /** Tabs, doubled keys: read (last key wins) instead of failing. */
  readonly lenientYaml: boolean;
  /** `- !**` + `/x` among list items makes the YAML fail instead of losing the item. */
  readonly tagInListFails: boolean;
}

/** A line of three dashes and nothing else opens it. */
const opening = /^---[^\S\n]*\n/;

/**
 * `text` has LF line ends and no BOM. The next three dashes close the frontmatter wherever they stand, in the
 * middle of a line too; white space behind them is dropped (measured, both eras).
 */
export function readFrontmatter(text: string, dialect: YamlDialect): Frontmatter {
  const from = opening.exec(text)?.[0].length ?? 0;
  const to = from === 0 ? -1 : text.indexOf('---', from);
  if (to < 0) return { state: 'none', data: {}, body: text, bodyLine: 0 };
  const body = text.slice(to + 3).trimStart();
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length - 1;
  const inside = text.slice(from, to);
  const plain = readPlainYaml(inside);
  if (plain) return { state: 'read', data: plain, body, bodyLine };
  try {
    return { state: 'read', data: parse(inside, dialect), body, bodyLine };
  } catch (first) {
    try {
      return { state: 'read', data: parse(quoteSpecial(inside), dialect), body, bodyLine };
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

/** Longer or deeper is taken for broken: a reader of YAML needs seconds, gigabytes or a stack without end for it. */
const YAML_LIMIT = 65_536;
const DEEPEST = 64;

/** How deep lists and maps may stand in each other, by their brackets and the marks that begin a line. */
function depthOf(yaml: string): number {
  let open = 0;
  let deepest = 0;
  for (const line of yaml.split('\n')) {
    let marks = 0;
    while (
      (line[marks] === '-' || line[marks] === '?' || line[marks] === ':' || line[marks] === ' ') &&
      marks < line.length
    )
      marks++;
    deepest = Math.max(deepest, marks / 2);
    for (const char of line) {
      if (char === '[' || char === '{') deepest = Math.max(deepest, ++open);
      else if (char === ']' || char === '}') open = Math.max(0, open - 1);
    }
  }
  return deepest;
}

function isCircular(value: unknown, above: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (above.includes(value)) return true;
  return Object.values(value).some((inner) => isCircular(inner, [...above, value]));
}

/** `yaml` with the leniency of the version. Throws what it cannot read. */
export function readYaml(yaml: string, dialect: YamlDialect): unknown {
  if (yaml.length > YAML_LIMIT) throw new Error('it is too long to be read');
  if (depthOf(yaml) > DEEPEST) throw new Error('it nests too deep to be read');
  const source = dialect.lenientYaml ? yaml.replaceAll(/^[ ]*\t[ \t]*/gm, (lead) => lead.replaceAll('\t', '  ')) : yaml;
  const document = parseDocument(source, {
    uniqueKeys: !dialect.lenientYaml,
    logLevel: 'silent',
    strict: true,
    customTags: [],
  });
  const error = document.errors[0];
  if (error) throw error;
  if (dialect.tagInListFails && document.warnings.length > 0 && /^[ \t]*-[ \t]+!\S*[*?]/m.test(source)) {
    throw new Error('a list item that begins with ! is read as a YAML tag');
  }
  // aliases are bounded: a few lines may otherwise stand for millions of nodes
  const value = document.toJS({ maxAliasCount: 100 }) as unknown;
  if (isCircular(value)) throw new Error('it refers to itself');
  return value;
}

const special = /[{}[\]*&#!|>%@`]|: /;

/**
 * The second attempt: every top-level `key: value` whose value is not wrapped in quotes and holds a character
 * that is special in YAML is put into double quotes. List items are never touched (measured).
 */
export function quoteSpecial(yaml: string): string {
  return yaml
    .split('\n')
    .map((line) => {
      const match = /^([A-Za-z_][\w-]*):[ \t]+(.+)$/.exec(line);
      const value = match?.[2]?.trim();
      if (!match?.[1] || !value || isQuoted(value) || !special.test(value)) return line;
      return `${match[1]}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    })
    .join('\n');
}

function isQuoted(value: string): boolean {
  return value.length > 1 && (/^".*"$/.test(value) || /^'.*'$/.test(value));
}
