/** Rules and skills that wait for files: their patterns, what these are relative to, and where each is written. */
import { isWithin, join, relativeTo, type Path } from '../../files/path';
import { rangeBetween, rangeOf, offsetsOf, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { compile } from '../../match/patterns';
import { frontmatterPlaces, type ItemPlace } from '../../parse/frontmatterPlaces';
import { splitAtCommas } from '../../parse/pathsValue';
import { replace, type FileChange } from '../finding';
import type { Instruction, Scene } from '../scene';

export interface Condition {
  readonly path: Path;
  readonly kind: 'rule' | 'skill';
  /** Normalised. */
  readonly text: string;
  /** Split at commas, as written. */
  readonly patterns: readonly string[];
  readonly base: Path;
  /** It belongs to the folder it is about: not the user's, who has one for all projects. */
  readonly isLocal: boolean;
  /** All files that the patterns could match are known: it is local, and its folder is listed. */
  readonly isListed: boolean;
}

const known = new WeakMap<Scene, readonly Condition[]>();

/** All of them; a nested skill's `paths` change nothing (measured), and so are none. */
export function conditionsOf(scene: Scene): readonly Condition[] {
  let conditions = known.get(scene);
  if (!conditions) known.set(scene, (conditions = scene.of('rule', 'skill').flatMap((one) => conditionOf(scene, one))));
  return conditions;
}

function conditionOf(scene: Scene, { path, kind, file }: Instruction): Condition[] {
  const paths = (kind === 'skill' ? scene.skill(path) : scene.memory(path))?.paths;
  const where = baseOf(scene, path);
  if (paths?.kind !== 'patterns' || !where || !compile(paths.patterns).conditional) return [];
  const { base, isLocal } = where;
  const isListed = isLocal && scene.workspace?.index.has(path) === true;
  const text = normalise(file.text);
  return [{ path, kind: kind === 'skill' ? kind : 'rule', text, patterns: paths.patterns, base, isLocal, isListed }];
}

/**
 * What patterns in the file at `path` are relative to: of a project's rule the folder that holds its `.claude`, else
 * the start directory (measured). Nothing for a file that has none.
 */
export function baseOf({ world }: Scene, path: Path): Pick<Condition, 'base' | 'isLocal'> | undefined {
  const { config, managed, start } = world.snapshot.place;
  const isBroad = [join(config, 'rules'), join(config, 'skills'), managed].some((folder) => isWithin(folder, path));
  if (isBroad) return { base: start, isLocal: false };
  const [, folder, kind] = /^(.*?)\/\.claude\/(rules|skills)\//.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const holds = (folder || '/') as Path;
  if (kind === 'rules') return { base: holds, isLocal: true };
  const within = relativeTo(start, holds);
  return within !== undefined && within !== '' ? undefined : { base: start, isLocal: within === '' };
}

/** Where the pattern at `at` is written. */
export interface PatternPlace {
  readonly range: Range;
  /** The change that writes another pattern there; nothing where that is not safely done. */
  readonly rewrite: (pattern: string) => FileChange | undefined;
}

export function placeOf({ path, text, patterns }: Condition, at: number): PatternPlace {
  const pattern = patterns[at] ?? '';
  const places = frontmatterPlaces(text);
  const items = places?.keys.findLast(({ name }) => name === 'paths')?.items ?? [];
  const written = items.flatMap((item) => partsOf(text, item));
  const found = written.length === patterns.length ? written[at] : written.find((part) => part.pattern === pattern);
  if (found?.pattern !== pattern) {
    const { startLine = 0, endLine = 0 } = places?.inside ?? {};
    return { range: rangeOf(text, pattern, startLine, endLine), rewrite: () => undefined };
  }
  const { item, from, range } = found;
  const rewrite = (to: string) => {
    const value = String(item.value);
    const source = quoted(item, value.slice(0, from) + to + value.slice(from + pattern.length));
    return source === undefined ? undefined : replace(path, text, item.range, source);
  };
  return { range, rewrite };
}

interface Part {
  readonly pattern: string;
  readonly item: ItemPlace;
  /** Where it begins in the item's value. */
  readonly from: number;
  readonly range: Range;
}

/** The patterns of one item, each with its own range where it stands there letter for letter. */
function partsOf(text: string, item: ItemPlace): Part[] {
  if (typeof item.value !== 'string') return [];
  const { value } = item;
  const [start, end] = offsetsOf(text, item.range);
  const source = text.slice(start, end);
  let from = 0;
  let at = 0;
  return splitAtCommas(value).map((pattern) => {
    from = value.indexOf(pattern, from);
    at = source.indexOf(pattern, at);
    const range = at < 0 ? item.range : rangeBetween(text, start + at, start + at + pattern.length);
    const part = { pattern, item, from, range };
    from += pattern.length;
    at = at < 0 ? source.length : at + pattern.length;
    return part;
  });
}

/** `value` in the quotes the item has, or in double ones where it needs some. */
function quoted({ style }: Pick<ItemPlace, 'style'>, value: string): string | undefined {
  if (style === 'block') return undefined;
  if (style === 'single') return `'${value.replaceAll("'", "''")}'`;
  return style === 'plain' && /^[A-Za-z0-9./][A-Za-z0-9./_ *?-]*$/.test(value) ? value : JSON.stringify(value);
}
