/** A skill or command file taken apart: what is listed of it, when, and the body that an invocation sends. */
import { normalise } from '../files/text';
import type { TextFile } from '../files/fileTree';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import type { Dialect } from './dialect';
import { readPaths, type PathsValue } from './pathsValue';

export interface SkillFile {
  readonly file: TextFile;
  readonly frontmatter: Frontmatter;
  /** `name:` of the frontmatter, when it is text. */
  readonly label: string | undefined;
  /** Description (else the first line of the body) and `when_to_use` as they stand before any cut. */
  readonly description: string | undefined;
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

export function readSkillFile(file: TextFile, dialect: Dialect): SkillFile {
  const text = normalise(file.text, dialect.bomIgnored);
  const frontmatter = readFrontmatter(text, dialect);
  const { data, body } = frontmatter;
  return {
    file,
    frontmatter,
    label: written(data['name']) || undefined,
    description: scalar(data['description']) ?? firstLine(body, dialect.bodyLineChars),
    whenToUse: notEmpty(data['when_to_use'], dialect),
    described: scalar(data['description']) !== undefined || notEmpty(data['when_to_use'], dialect) !== undefined,
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

/** `when_to_use` and `name` are written out whatever they are, lists with commas (measured). */
function written(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((item) => written(item) ?? '').join();
  return value === undefined || value === null ? undefined : '[object Object]';
}

/** `when_to_use` is not trimmed. Older versions judge the value as it stands, newer ones as it is written (measured). */
function notEmpty(value: unknown, { emptyListIsNothing }: Dialect): string | undefined {
  return (emptyListIsNothing ? written(value) : value) ? written(value) : undefined;
}

/** Stands in for a missing description: the first line without its heading marks (measured). */
function firstLine(body: string, most: number): string | undefined {
  const line =
    body
      .split('\n')
      .find((candidate) => candidate.trim() !== '')
      ?.trim() ?? '';
  const text = /^#+\s+(.+)$/.exec(line)?.[1] ?? line;
  if (text === '') return undefined;
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
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
