/**
 * Where the keys, values and list items of frontmatter stand in their file. What they mean is read elsewhere
 * (frontmatter.ts); here also keys of YAML that does not parse have their place.
 */
import { isAlias, isMap, isNode, isScalar, isSeq, Scalar, type Node } from 'yaml';
import { rangeBetween, type Range } from '../files/range';
import { fencedPart } from './frontmatter';
import { documentOf } from './yaml';

export interface FrontmatterPlaces {
  /** What stands between the fences; a text without fences has no places at all. */
  readonly inside: Range;
  /** Top-level keys as they come; a doubled key twice. */
  readonly keys: readonly KeyPlace[];
}

export interface KeyPlace {
  readonly name: string;
  readonly key: Range;
  /** Nothing where nothing is written behind the colon. */
  readonly value: Range | undefined;
  /** Its scalars: the items of a list, lists in lists too, or the one value; none of a map. */
  readonly items: readonly ItemPlace[];
}

export interface ItemPlace {
  /** As YAML reads it, where it does; else as written. */
  readonly value: unknown;
  /** With its quotes. */
  readonly range: Range;
  readonly style: 'plain' | 'single' | 'double' | 'block';
}

/** `text` has LF line ends and no BOM. */
export function frontmatterPlaces(text: string): FrontmatterPlaces | undefined {
  const fenced = fencedPart(text);
  if (!fenced) return undefined;
  const [from, to] = fenced;
  const keys = keysIn(text, text.slice(from, to), from) ?? keysOfChunks(text, from, to);
  return { inside: rangeBetween(text, from, to), keys };
}

/** Nothing where `source`, which stands at `offset` in `text`, is no YAML map. */
function keysIn(text: string, source: string, offset: number): KeyPlace[] | undefined {
  const contents = contentsOf(source);
  if (!isMap(contents)) return undefined;
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return [];
    const range = isNode(value) && value.range?.[0] !== value.range?.[1] ? rangeOf(text, value, offset) : undefined;
    const name = String(key.value);
    return [{ name, key: rangeOf(text, key, offset), value: range, items: itemsOf(text, value, offset) }];
  });
}

function contentsOf(source: string): unknown {
  try {
    const { errors, contents } = documentOf(source, false);
    return errors.length === 0 ? contents : undefined;
  } catch {
    return undefined;
  }
}

function rangeOf(text: string, { range }: Pick<Node, 'range'>, offset: number): Range {
  const [from, to] = range ?? [0, 0];
  // a list in lines ends where the next thing begins
  const written = text.slice(offset + from, offset + to).trimEnd();
  return rangeBetween(text, offset + from, offset + from + written.length);
}

function itemsOf(text: string, node: unknown, offset: number): ItemPlace[] {
  if (isSeq(node)) return node.items.flatMap((item) => itemsOf(text, item, offset));
  if (!(isScalar(node) || isAlias(node)) || !node.range || node.range[0] === node.range[1]) return [];
  // a pattern without quotes that begins with a star is an alias to YAML
  if (isAlias(node)) return [{ value: `*${node.source}`, range: rangeOf(text, node, offset), style: 'plain' }];
  return [{ value: node.value, range: rangeOf(text, node, offset), style: STYLES.get(node.type) ?? 'plain' }];
}

const STYLES: ReadonlyMap<Scalar['type'], ItemPlace['style']> = new Map([
  [Scalar.QUOTE_DOUBLE, 'double'],
  [Scalar.QUOTE_SINGLE, 'single'],
  [Scalar.BLOCK_FOLDED, 'block'],
  [Scalar.BLOCK_LITERAL, 'block'],
]);

const TOP = /^([A-Za-z_][\w-]*):(?:[ \t]+|$)/;
const ITEM = /^[ \t]*-[ \t]+/;

/** Key by key, so that one broken value costs the others nothing; what of it is broken is taken as it is written. */
function keysOfChunks(text: string, from: number, to: number): KeyPlace[] {
  const keys: KeyPlace[] = [];
  for (const { lines, offset } of chunksOf(text.slice(from, to), from)) {
    const [, name = ''] = TOP.exec(lines[0] ?? '') ?? [];
    const parsed = keysIn(text, lines.join('\n'), offset);
    if (parsed) keys.push(...parsed);
    else keys.push(keyAsWritten(text, name, lines, offset));
  }
  return keys;
}

/** The lines from each top-level key to the next. */
function chunksOf(inside: string, from: number) {
  const chunks: { readonly lines: string[]; readonly offset: number }[] = [];
  let offset = from;
  for (const line of inside.split('\n')) {
    if (TOP.test(line)) chunks.push({ lines: [line], offset });
    else chunks.at(-1)?.lines.push(line);
    offset += line.length + 1;
  }
  return chunks;
}

function keyAsWritten(text: string, name: string, lines: readonly string[], offset: number): KeyPlace {
  const items: ItemPlace[] = [];
  let at = offset;
  for (const [index, line] of lines.entries()) {
    const lead = (index === 0 ? TOP : ITEM).exec(line)?.[0].length;
    const written = lead === undefined ? '' : line.slice(lead).trimEnd();
    if (lead !== undefined && written !== '') {
      const range = rangeBetween(text, at + lead, at + lead + written.length);
      items.push({ value: unquoted(written), range, style: styleOf(written) });
    }
    at += line.length + 1;
  }
  const [first, last] = [items[0], items.at(-1)];
  const { startLine = 0, startCharacter = 0 } = first?.range ?? {};
  return {
    name,
    key: rangeBetween(text, offset, offset + name.length),
    value: last && { ...last.range, startLine, startCharacter },
    items,
  };
}

function styleOf(written: string): ItemPlace['style'] {
  if (/^".*"$/.test(written)) return 'double';
  return /^'.*'$/.test(written) ? 'single' : 'plain';
}

function unquoted(written: string): string {
  return styleOf(written) === 'plain' ? written : written.slice(1, -1);
}
