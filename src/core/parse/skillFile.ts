/** A skill or command file taken apart: what is listed of it, when, and the body that an invocation sends. */
import { normalise } from '../files/text';
import type { TextFile } from '../files/fileTree';
import { readFrontmatter, type Frontmatter, type YamlDialect } from './frontmatter';
import { readPaths, type PathsValue } from './pathsValue';

/** How skills are read, which changed between versions. */
export interface SkillDialect extends YamlDialect {
  readonly wideBooleans: boolean;
  readonly bomInSkill: boolean;
}

export interface SkillFile {
  readonly file: TextFile;
  readonly frontmatter: Frontmatter;
  /** `name:` of the frontmatter, when it is text. */
  readonly label: string | undefined;
  /** Description and `when_to_use` as they stand before any cut. */
  readonly description: string;
  readonly whenToUse: string | undefined;
  /** The frontmatter says one of the two. */
  readonly described: boolean;
  readonly paths: PathsValue;
  /** `disable-model-invocation`: not listed. */
  readonly hidden: boolean;
  /** `user-invocable: false`: cannot be run by a user. */
  readonly userInvocable: boolean;
  readonly body: string;
  /** The body with its own line ends, up to the last one: an invocation sends it so. */
  readonly rawBody: string;
}

export function readSkillFile(file: TextFile, dialect: SkillDialect): SkillFile {
  // before 2.1.239 a BOM hides the fence, so the whole frontmatter is body
  const bom = file.text.charCodeAt(0) === 0xfeff && !dialect.bomInSkill;
  const text = bom ? `\ufeff${normalise(file.text)}` : normalise(file.text);
  const frontmatter = readFrontmatter(text, dialect);
  const { data, body } = frontmatter;
  return {
    file,
    frontmatter,
    label: scalar(data['name']),
    description: scalar(data['description']) ?? firstLine(body),
    whenToUse: written(data['when_to_use']),
    described: scalar(data['description']) !== undefined || written(data['when_to_use']) !== undefined,
    paths: frontmatter.state === 'read' ? readPaths(data['paths']) : { kind: 'always', why: 'noFrontmatter' },
    hidden: isTrue(data['disable-model-invocation'], dialect.wideBooleans),
    userInvocable: !isFalse(data['user-invocable'], dialect.wideBooleans),
    body: body.trim(),
    rawBody: raw(file.text, body),
  };
}

/** The end of `written` that is `body` once its line ends are. */
function raw(written: string, body: string): string {
  if (!written.includes('\r')) return body;
  let at = written.length;
  for (let left = body.length; left > 0 && at > 0; left--) at -= written.startsWith('\r\n', at - 2) ? 2 : 1;
  return written.slice(at);
}

/** Texts, numbers and booleans are written out; lists, maps and empty texts count as nothing (measured). */
function scalar(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim() === '' ? undefined : value.trim();
}

/** `when_to_use` is not trimmed, and written out whatever it is (measured). */
function written(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' && value !== null ? '[object Object]' : undefined;
}

/** Stands in for a missing description: the first line without its heading marks, 100 characters (measured). */
function firstLine(body: string): string {
  const line =
    body
      .split('\n')
      .find((candidate) => candidate.trim() !== '')
      ?.trim() ?? '';
  const text = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? line;
  if (text === '') return 'Skill';
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

function isTrue(value: unknown, wide: boolean): boolean {
  if (value === true || value === 'true') return true;
  return wide && ['true', 'yes', 'on', '1'].includes(word(value));
}

function isFalse(value: unknown, wide: boolean): boolean {
  if (value === false || value === 'false') return true;
  return wide && ['false', 'no', 'off', '0'].includes(word(value));
}

function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
}
