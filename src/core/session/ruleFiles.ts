/** The files of one `rules` folder: their order, their condition, and whether a link keeps them out. */
import { isImportable } from '../claudeCode/importKinds';
import { extname, isWithin, type Path } from '../files/path';
import type { FoundFile } from '../gather/snapshot';
import { compile, Matcher } from '../match/patterns';
import { importTarget } from '../parse/importTarget';
import type { MemoryFile } from '../parse/memoryFile';
import type { PathsValue } from '../parse/pathsValue';
import type { Loaded, Scope } from '../reason';
import type { BlockedFile } from './told';
import type { Pass, Telling } from './teller';
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

/**
 * Measured: a link of a project rule that leads outside the start directory needs approval, and then only an
 * unconditional one loads that the start tells; a target of a kind that is no text never does.
 */
function linkBlocks(world: World, where: RulesFolder, rule: FoundFile, conditional: boolean): boolean {
  if (rule.path === rule.access) return false;
  if (!isImportable(extname(rule.path))) return true;
  if (!world.behaviour.linksNeedApproval || where.scope !== 'project') return false;
  const { start } = world.snapshot.place;
  if (isWithin(start, rule.path)) return false;
  const isNested = where.base !== start && isWithin(start, where.base);
  return !world.externalApproved || conditional || isNested;
}

function byAccess(a: FoundFile, b: FoundFile): number {
  return a.access < b.access ? -1 : a.access > b.access ? 1 : 0;
}

/** How the unconditional ones are told, of a rule and what it imports: an import may have a condition too (measured). */
export function tellAlways(world: World, where: RulesFolder, rule: Rule): Telling {
  const why = rule.file.paths.kind === 'patterns' ? 'matchesEverything' : rule.file.paths.why;
  const reason: Loaded = { code: 'ruleAlways', data: { scope: where.scope, why } };
  return { ...telling(world, where, rule, reason), pass: unconditional };
}

const unconditional: Pass = (file, reason) => (conditionOf(file) ? undefined : reason);

/** How those are told that `touched` matches, of a rule and what it imports. */
export function tellMatched(world: World, where: RulesFolder, rule: Rule, touched: Path): Telling {
  const { base } = where;
  const pass: Pass = (file) => {
    const match = conditionOf(file)?.test(base, touched);
    if (!match?.matched) return undefined;
    const data = { pattern: match.pattern, patterns: patternsOf(file), base, file: touched };
    return { code: 'ruleMatched', data };
  };
  // the pass gives the reason
  return { ...telling(world, where, rule, { code: 'folderTouched', data: { folder: base, file: touched } }), pass };
}

/** What rules import that has a condition of its own, and so waits like a rule. */
export function waitingImports(world: World, where: RulesFolder): Rule[] {
  const found = new Map<Path, Rule>();
  const visit = (file: MemoryFile, hop: number): void => {
    for (const { path: written } of hop > world.behaviour.importHops ? [] : file.imports) {
      const target = importTarget(written, file.file, world.snapshot.place.home);
      const inner = memoryAt(world, target);
      if (!inner || found.has(target)) continue;
      const matcher = conditionOf(inner);
      if (matcher) found.set(target, { path: target, access: target, file: inner, matcher });
      visit(inner, hop + 1);
    }
  };
  for (const rule of rulesOf(world, where)) visit(rule.file, 1);
  return [...found.values()];
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
