/** YAML as Claude Code reads it: the `yaml` library, with what was measured to be read otherwise. */
import { isAlias, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node } from 'yaml';
import type { YAMLParseError, YAMLWarning } from 'yaml';
import type { Dialect } from './dialect';

/**
 * `lenientYaml`: doubled keys (the last wins), tabs, a leading comma are read instead of failing. `tagInListFails`:
 * an item that begins with an exclamation mark and no tag fails instead of being lost. `flowListsStay`: at the second
 * attempt a value that is a list in brackets is left as it is. `mergeKeys`: `<<` brings the keys of other maps.
 */
export type YamlDialect = Pick<Dialect, 'lenientYaml' | 'tagInListFails' | 'flowListsStay' | 'mergeKeys'>;

/** Longer or deeper is taken for broken: a reader of YAML needs seconds, gigabytes or a stack without end for it. */
const YAML_LIMIT = 65_536;
const DEEPEST = 64;
/** Maps that may be merged: as with aliases, a few lines may otherwise stand for millions. */
const MOST_MERGED = 100;

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

/** The document with its errors in it. Throws only for what is too long or nests too deep. */
export function documentOf(source: string, uniqueKeys: boolean) {
  if (source.length > YAML_LIMIT) throw new Error('it is too long to be read');
  if (depthOf(source) > DEEPEST) throw new Error('it nests too deep to be read');
  // a second document is an error only where errors may be logged; nothing is
  return parseDocument(source, { uniqueKeys, logLevel: 'error', strict: true, customTags: [] });
}

/** `yaml` with the leniency of the version. Throws what it cannot read. */
export function readYaml(source: string, dialect: YamlDialect): unknown {
  const document = documentOf(source, !dialect.lenientYaml);
  const error = document.errors.find((found) => !(dialect.lenientYaml && isLeadingComma(found, source)));
  if (error) throw error;
  if (dialect.tagInListFails && document.warnings.some((warning) => isWrongTag(warning, source))) {
    throw new Error('what begins with ! is read as a YAML tag, and is none');
  }
  if (dialect.lenientYaml && /^ +:(?: |$)/m.test(source) && !/^ *\?(?: |$)/m.test(source)) {
    throw new Error('a line that begins with a colon belongs to no key');
  }
  if (dialect.mergeKeys && source.includes('<<')) mergeMaps(document);
  // aliases are bounded: a few lines may otherwise stand for millions of nodes
  const value = document.toJS({ maxAliasCount: 100 }) as unknown;
  if (isCircular(value)) throw new Error('it refers to itself');
  return value;
}

/** Lets `<<` add what its map has no key for; what is no map, or list of maps, adds nothing (measured). */
function mergeMaps(document: Document): void {
  let merged = 0;
  const target = (node: unknown) => {
    const found = isAlias(node) ? node.resolve(document) : (node as Node | null);
    if (found === undefined) throw new Error('an alias stands for nothing');
    return found;
  };
  const mapsOf = (node: unknown) => {
    const value = target(node);
    return (isSeq(value) ? value.items.map(target) : [value]).filter((item) => isMap(item));
  };
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || (key.value !== '<<' && key.source !== '<<')) return;
      key.addToJSMap = (context, map, merging) => {
        for (const source of mapsOf(merging)) {
          if (++merged > MOST_MERGED) throw new Error('it merges too much to be read');
          for (const [name, value] of Object.entries(source.toJSON(null, context) as object)) {
            if (Object.hasOwn(map, name)) continue;
            Object.defineProperty(map, name, {
              value: value as unknown,
              writable: true,
              enumerable: true,
              configurable: true,
            });
          }
        }
      };
    },
  });
}

/** A text may begin with a comma, outside brackets (measured). */
function isLeadingComma({ code, pos }: Pick<YAMLParseError, 'code' | 'pos'>, source: string): boolean {
  return code === 'BAD_SCALAR_START' && source[pos[0]] === ',';
}

/** A tag begins with a letter, a digit or a dash, and no bracket, quote or per cent sign ends it (measured). */
function isWrongTag({ code, pos }: Pick<YAMLWarning, 'code' | 'pos'>, source: string): boolean {
  return (
    code === 'TAG_RESOLVE_FAILED' &&
    !/^!(?:!|[A-Za-z0-9-][^\s!"%>[\]`{|},<^\\]*(?=[\s,<^\\\]}]|$))/.test(source.slice(pos[0]))
  );
}
