/** What touching a file brings: nested memory and matching rules, each told once in a session (measured). */
import { FILE } from '../claudeCode/places';
import { dirname, foldersBetween, isWithin, join, type Path } from '../files/path';
import type { Loaded, Scope } from '../reason';
import { agentsMode, ancestorFolders, broadRules, inOtherWorktree, rulesIn } from './folders';
import { rulesOf, tellAlways, tellMatched, type RulesFolder } from './ruleFiles';
import type { Teller } from './teller';
import { hasMemory, type World } from './world';

/**
 * In this order: user and managed conditional rules; then folder by folder below the start directory its memory,
 * local memory, rules and matching rules; then the matching rules of the start directory and above; AGENTS.md last.
 * Note that nested folders put CLAUDE.local.md before the rules, unlike at start.
 */
export function tellTouch(world: World, teller: Teller, file: Path, isRead: boolean): void {
  const { place } = world.snapshot;
  if (world.switches.touchOff || !isWithin(place.start, file)) return;
  const isProject = world.switches.sources.has('project') || !world.behaviour.rulesBySource;
  for (const where of broadRules(world)) {
    if (isStopped(world, where, file)) return;
    tellMatching(world, teller, where, file);
  }
  const nested = foldersBetween(place.start, dirname(file));
  for (const folder of nested) {
    if (isStopped(world, rulesIn(folder), file)) return;
    if (!inOtherWorktree(world, folder)) tellNested(world, teller, folder, file, isProject);
  }
  if (isProject) {
    for (const { folder, mainOfWorktree, holdsConfig } of ancestorFolders(world)) {
      if (holdsConfig || (mainOfWorktree && !world.behaviour.mainRulesInWorktree)) continue;
      if (isStopped(world, rulesIn(folder), file)) return;
      tellMatching(world, teller, rulesIn(folder), file);
    }
  }
  if (isRead) tellNestedAgents(world, teller, nested);
}

/** In older versions a pattern that cannot be read ends a touch at the folder of its rule (measured). */
function isStopped(world: World, where: RulesFolder, file: Path): boolean {
  if (!world.behaviour.unreadableStops || !isWithin(where.base, file)) return false;
  return rulesOf(world, where).some(({ matcher }) => matcher?.isUnreadable === true);
}

function tellMatching(world: World, teller: Teller, where: RulesFolder, file: Path): void {
  for (const rule of rulesOf(world, where)) {
    teller.tell(tellMatched(world, where, rule, file));
  }
}

function tellNested(world: World, teller: Teller, folder: Path, file: Path, withRules: boolean): void {
  const { sources } = world.switches;
  const reason: Loaded = { code: 'folderTouched', data: { folder, file } };
  const tell = (name: string, scope: Scope) => {
    teller.tell({ path: join(folder, name), kind: 'memory', scope, reason });
  };
  if (sources.has('project')) {
    tell(FILE.memory, 'project');
    tell(FILE.dotMemory, 'project');
  }
  if (sources.has('local')) tell(FILE.local, 'local');
  if (!withRules) return;
  const where = rulesIn(folder);
  const rules = rulesOf(world, where);
  if (rules.length === 0) return;
  teller.apart(
    () => {
      for (const rule of rules) teller.tell({ ...tellAlways(world, where, rule), reason });
    },
    () => {
      for (const rule of rules) teller.tell(tellMatched(world, where, rule, file));
    },
  );
}

/** On Read only, for every folder that has no CLAUDE.md of its own, and only where AGENTS.md is on at all. */
function tellNestedAgents(world: World, teller: Teller, nested: readonly Path[]): void {
  const agents = agentsMode(world);
  if (!agents.on || !world.switches.sources.has('project')) return;
  for (const folder of nested) {
    const own = [FILE.memory, FILE.dotMemory, FILE.local].some((name) => hasMemory(world, join(folder, name)));
    if (own && agents.mode !== 'claude-md-and-agents-md') continue;
    for (const name of [FILE.agents, FILE.dotAgents]) {
      const reason: Loaded = { code: 'agentsFile', data: { mode: agents.mode, folder } };
      teller.tell({ path: join(folder, name), kind: 'agents', scope: 'project', reason });
    }
  }
}
