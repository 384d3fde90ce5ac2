/** The files of one `rules` folder: their order, their condition, and whether a link keeps them out. */
import { isWithin, type Path } from '../files/path';
import type { FoundFile } from '../gather/snapshot';
import { compile, Matcher } from '../match/patterns';
import type { MemoryFile } from '../parse/memoryFile';
import type { PathsValue } from '../parse/pathsValue';
import type { Loaded, Scope } from '../reason';
import type { BlockedFile } from './told';
import type { Telling } from './teller';
import { memoryAt, type World } from './world';

export interface RulesFolder {
  readonly folder: Path;
  readonly scope: Scope;
  /** What its patterns are relative to: the folder that holds `.claude`, for user and managed rules the start directory. */
  readonly base: Path;
}

export interface Rule extends FoundFile {
  readonly file: MemoryFile;
  readonly matcher: Matcher | undefined;
}

/** A matcher once a file: the same file keeps its condition for as long as it is unchanged. */
const matchers = new WeakMap<MemoryFile, Matcher | null>();

/** The condition of a rule, or nothing when it is always on. */
function conditionOf(file: MemoryFile): Matcher | undefined {
  let matcher = matchers.get(file);
  if (matcher === undefined) {
    const compiled = file.paths.kind === 'patterns' ? compile(file.paths.patterns) : undefined;
    matchers.set(file, (matcher = compiled?.conditional ? new Matcher(compiled) : null));
  }
  return matcher ?? undefined;
}

const known = new WeakMap<readonly FoundFile[], { readonly base: object; readonly rules: readonly Rule[] }>();

/** The patterns of a condition, as written after the split at commas. */
export function patternsOf({ paths }: { readonly paths: PathsValue }): readonly string[] {
  return paths.kind === 'patterns' ? paths.patterns : [];
}

/** Every rule of a folder that can load at all, in order. */
export function rulesOf(world: World, where: RulesFolder): readonly Rule[] {
  const found = world.snapshot.rules.get(where.folder);
  if (!found || found.length === 0) return [];
  let entry = known.get(found);
  if (entry?.base !== world.base) {
    known.set(found, (entry = { base: world.base, rules: findRules(world, where, found) }));
  }
  return entry.rules;
}

function findRules(world: World, where: RulesFolder, found: readonly FoundFile[]): Rule[] {
  const ordered = world.behaviour.rulesInFileSystemOrder ? found : [...found].sort(byAccess);
  return ordered.flatMap((rule) => {
    const file = memoryAt(world, rule.path);
    if (!file) return [];
    const matcher = conditionOf(file);
    return linkBlocks(world, where, rule, matcher !== undefined) ? [] : [{ ...rule, file, matcher }];
  });
}

/** Those of a folder that a link keeps out, with the reason. */
export function linkedOut(world: World, where: RulesFolder): BlockedFile[] {
  return (world.snapshot.rules.get(where.folder) ?? []).flatMap((rule) => {
    if (rule.path === rule.access) return [];
    const file = memoryAt(world, rule.path);
    const conditional = file !== undefined && conditionOf(file) !== undefined;
    if (!linkBlocks(world, where, rule, conditional)) return [];
    const reason = { code: 'linkOutside', data: { target: rule.path, approvable: !conditional } } as const;
    return [{ path: rule.access, scope: where.scope, reason }];
  });
}

/** Measured: a link of a project rule that leads outside needs approval, and then only an unconditional one loads. */
function linkBlocks(world: World, where: RulesFolder, rule: FoundFile, conditional: boolean): boolean {
  if (!world.behaviour.linksNeedApproval || rule.path === rule.access || where.scope !== 'project') return false;
  if (isWithin(world.snapshot.place.start, rule.path) || isWithin(where.base, rule.path)) return false;
  return !world.externalApproved || conditional;
}

function byAccess(a: FoundFile, b: FoundFile): number {
  return a.access < b.access ? -1 : a.access > b.access ? 1 : 0;
}

/** How an unconditional rule is told. */
export function tellAlways(world: World, where: RulesFolder, rule: Rule): Telling {
  const why = rule.file.paths.kind === 'patterns' ? 'matchesEverything' : rule.file.paths.why;
  return telling(world, where, rule, { code: 'ruleAlways', data: { scope: where.scope, why } });
}

/** How a rule that `file` matches is told; nothing when it does not match. */
export function tellMatched(world: World, where: RulesFolder, rule: Rule, file: Path): Telling | undefined {
  const match = rule.matcher?.test(where.base, file);
  if (!match?.matched) return undefined;
  const { pattern } = match;
  const patterns = patternsOf(rule.file);
  return telling(world, where, rule, { code: 'ruleMatched', data: { pattern, patterns, base: where.base, file } });
}

function telling(world: World, where: RulesFolder, rule: Rule, reason: Loaded): Telling {
  return {
    path: rule.path,
    access: rule.access,
    kind: 'rule',
    scope: where.scope,
    reason,
    orderNotFixed: world.behaviour.rulesInFileSystemOrder && (world.snapshot.rules.get(where.folder)?.length ?? 0) > 1,
  };
}
