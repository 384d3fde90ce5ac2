/** Where the imports of a text stand and which files they mean: what links, hovers and renames go by. */
import type { Behaviour } from '../claudeCode/behaviour';
import type { Path } from '../files/path';
import { inLine, type Range } from '../files/range';
import { normalise } from '../files/text';
import { readFrontmatter } from '../parse/frontmatter';
import { importTarget } from '../parse/importTarget';
import { readMarkdown } from '../parse/markdown';

export interface ImportPlace {
  /** From the `@` to the end of the path, without a `#fragment`. */
  readonly range: Range;
  /** The path as it is meant: `\ ` is a space. */
  readonly written: string;
  readonly target: Path;
}

export interface ImportingFile {
  /** With links resolved, where it is known: paths are relative to it. */
  readonly real: Path;
  readonly home: Path;
  readonly behaviour: Behaviour;
}

const token = /@(?:[^\s\\#]|\\ )*/y;

/** What was read last: links, hovers and renames ask for the same text one after the other. */
const last = new Map<string, { readonly file: ImportingFile; readonly places: readonly ImportPlace[] }>();
const MOST_KNOWN = 16;

/** In the order they stand. What is written in code or in a comment imports nothing. */
export function importPlaces(written: string, file: ImportingFile): readonly ImportPlace[] {
  const known = last.get(written);
  const { real, home, behaviour } = file;
  if (known?.file.real === real && known.file.home === home && known.file.behaviour === behaviour) return known.places;
  const places = placesIn(written, file);
  if (last.size >= MOST_KNOWN) last.clear();
  last.set(written, { file, places });
  return places;
}

function placesIn(written: string, { real, home, behaviour }: ImportingFile): readonly ImportPlace[] {
  const text = normalise(written, behaviour.bomIgnored);
  if (!text.includes('@')) return [];
  const { body, bodyLine } = readFrontmatter(text, behaviour);
  const { imports } = readMarkdown(body, behaviour);
  if (imports.length === 0) return [];
  const lines = text.split('\n');
  return imports.flatMap(({ path, line, character }) => {
    const at = line + bodyLine;
    token.lastIndex = character;
    const found = token.exec(lines[at] ?? '')?.[0];
    // where the lexer could not say where it stands, nothing is better than another place
    if (found?.slice(1).replaceAll('\\ ', ' ') !== path) return [];
    return [{ range: inLine(at, character, found.length), written: path, target: importTarget(path, { real }, home) }];
  });
}
