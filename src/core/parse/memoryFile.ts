/** A memory file, rule or import taken apart: what is sent of it, under which condition, and what it imports. */
import { normalise } from '../files/text';
import type { TextFile } from '../files/fileTree';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import type { Dialect } from './dialect';
import { readMarkdown, type ImportMention } from './markdown';
import { readPaths, type PathsValue } from './pathsValue';

export interface MemoryFile {
  readonly file: TextFile;
  readonly frontmatter: Frontmatter;
  /** What the model reads: frontmatter and block comments gone, trimmed. Empty: nothing is told. */
  readonly sent: string;
  readonly empty: 'blank' | 'onlyFrontmatter' | 'onlyComments' | undefined;
  /** Of a rule: its condition. Elsewhere `paths` changes nothing (measured). */
  readonly paths: PathsValue;
  /** Lines are lines of the file. */
  readonly imports: readonly ImportMention[];
}

export function readMemoryFile(file: TextFile, dialect: Dialect): MemoryFile {
  const text = normalise(file.text, dialect.bomIgnored);
  const frontmatter = readFrontmatter(text, dialect);
  const markdown = readMarkdown(frontmatter.body, dialect);
  const sent = markdown.text.trim();
  const imports = markdown.imports.map((mention) => ({ ...mention, line: mention.line + frontmatter.bodyLine }));
  return {
    file,
    frontmatter,
    sent,
    empty: sent === '' ? whyEmpty(text, frontmatter) : undefined,
    paths: condition(frontmatter),
    imports,
  };
}

function whyEmpty(text: string, frontmatter: Frontmatter): NonNullable<MemoryFile['empty']> {
  if (text.trim() === '') return 'blank';
  return frontmatter.body.trim() === '' ? 'onlyFrontmatter' : 'onlyComments';
}

function condition(frontmatter: Frontmatter): PathsValue {
  // only where somebody meant to write one: it is not closed, or not on the first line
  if (frontmatter.state === 'none')
    return { kind: 'always', why: /^\s*---/.test(frontmatter.body) ? 'noFrontmatter' : 'noPaths' };
  if (frontmatter.state === 'broken') return { kind: 'always', why: 'brokenYaml' };
  return readPaths(frontmatter.data['paths']);
}
