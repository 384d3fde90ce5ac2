/**
 * Puts a value into the text of a JSON file and leaves the rest as somebody wrote it: indentation, order, blank
 * lines. What comes out is read again; where it is not what was meant, there is no edit.
 */
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { rangeBetween, type Range } from '../files/range';
import { object, parseJson } from './json';

export interface JsonEdit {
  readonly range: Range;
  readonly text: string;
}

/** Sets the value at `keys`, making what is missing on the way. Nothing where the text is no JSON object. */
export function withValue(text: string, keys: readonly string[], value: unknown): JsonEdit | undefined {
  return proven(text, keys, value, () => value);
}

/** Adds an item to the end of the list at `keys`, making what is missing on the way. */
export function withItem(text: string, keys: readonly string[], item: unknown): JsonEdit | undefined {
  return proven(
    text,
    keys,
    [item],
    (before) => (Array.isArray(before) ? [...(before as unknown[]), item] : [item]),
    item,
  );
}

/** Longer files are nobody's settings. */
const LONGEST = 500_000;

function proven(
  text: string,
  keys: readonly string[],
  whole: unknown,
  wanted: (before: unknown) => unknown,
  item?: unknown,
): JsonEdit | undefined {
  if (text.length > LONGEST) return undefined;
  if (text.trim() === '') {
    const made = JSON.stringify(
      set({}, keys, () => whole),
      undefined,
      2,
    );
    return { range: rangeBetween(text, 0, text.length), text: `${made}\n` };
  }
  const root = parseJson(text);
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return undefined;
  const splice = spliceFor(text, keys, whole, item);
  if (!splice) return undefined;
  const [from, to, put] = splice;
  const made = parseJson(text.slice(0, from) + put + text.slice(to));
  const isAsWanted = JSON.stringify(made) === JSON.stringify(set(object(root), keys, wanted));
  return isAsWanted ? { range: rangeBetween(text, from, to), text: put } : undefined;
}

function set(
  before: Readonly<Record<string, unknown>>,
  [key = '', ...rest]: readonly string[],
  wanted: (before: unknown) => unknown,
): Record<string, unknown> {
  const value = rest.length === 0 ? wanted(before[key]) : set(object(before[key]), rest, wanted);
  return { ...before, [key]: value };
}

type Splice = readonly [from: number, to: number, text: string];

function spliceFor(text: string, keys: readonly string[], whole: unknown, item: unknown): Splice | undefined {
  // every JSON text is YAML, and its reader knows where things stand
  let node = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).contents as Node | null;
  for (const [at, key] of keys.entries()) {
    if (!isMap(node)) return undefined;
    const pair = node.items.findLast((each) => isScalar(each.key) && each.key.value === key);
    if (!pair) {
      const value = keys.slice(at + 1).reduceRight((inner, name) => ({ [name]: inner }), whole);
      const last = node.items.at(-1)?.value as Node | null | undefined;
      return member(text, node, last, `${JSON.stringify(key)}: `, value);
    }
    node = pair.value as Node | null;
  }
  if (item === undefined) return node?.range ? [node.range[0], node.range[1], JSON.stringify(whole)] : undefined;
  return isSeq(node) ? member(text, node, node.items.at(-1) as Node | undefined, '', item) : undefined;
}

/** Behind the last member of a list or map, in the manner of those before it. */
function member(
  text: string,
  outer: Node,
  last: Node | null | undefined,
  name: string,
  value: unknown,
): Splice | undefined {
  const [begin, end] = outer.range ?? [];
  if (begin === undefined || end === undefined) return undefined;
  const unit = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', begin - 1) + 1))?.[0] ?? '';
  const written = name + JSON.stringify(value, undefined, unit).replaceAll('\n', `\n${indent}${unit}`);
  if (!last) return [begin + 1, end - 1, `\n${indent}${unit}${written}\n${indent}`];
  const behind = last.range?.[1];
  if (behind === undefined) return undefined;
  const isOnOneLine = !text.slice(begin, end).includes('\n');
  return isOnOneLine
    ? [behind, behind, `, ${name}${JSON.stringify(value)}`]
    : [behind, behind, `,\n${indent}${unit}${written}`];
}
