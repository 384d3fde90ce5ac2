/** What was found and loads when something happens, and what was found and will not load, each with its reason. */
import { FILE } from '../claudeCode/places';
import { newestSince } from '../claudeCode/behaviour';
import { join, relativeTo, type Path } from '../files/path';
import { textAt } from '../gather/snapshot';
import type { NotLoaded, Waiting } from '../report';
import type { Blocked, Scope } from '../reason';
import { agentsMode, ancestorFolders, broadRules, inOtherWorktree, rulesIn } from '../session/folders';
import { linkedOut, patternsOf, rulesOf, waitingImports, type Rule, type RulesFolder } from '../session/ruleFiles';
import type { Session } from '../session/told';
import { memoryAt, type World } from '../session/world';

export type Unweighed = Omit<Waiting, 'tokens'> & { readonly text: string };

/** Rules that wait for a match; nested memory of folders that were looked at and did not load yet. */
export function waitingOf(world: World, session: Session): Unweighed[] {
  if (world.switches.memoryOff) return [];
  const inContext = new Set(session.state.context.map(({ path }) => path));
  const out: Unweighed[] = [];
  for (const where of ruleFolders(world)) {
    for (const rule of [...rulesOf(world, where), ...waitingImports(world, where)]) {
      if (!rule.matcher || rule.file.empty || inContext.has(rule.path)) continue;
      if (session.state.told.has(rule.path) || session.state.blocked.has(rule.path)) continue;
      if (!rule.matcher.isDead) out.push(waitingRule(rule, where));
    }
  }
  for (const [folder, { memory }] of world.snapshot.nested) {
    if (inOtherWorktree(world, folder)) continue;
    for (const { name, path } of memory) {
      const scope = NESTED.get(name);
      if (!scope || !world.switches.sources.has(scope) || inContext.has(path)) continue;
      if (session.state.told.has(path) || session.state.blocked.has(path)) continue;
      const file = memoryAt(world, path);
      if (!file || file.empty) continue;
      out.push({ kind: 'memory', scope, path, reason: { code: 'waitsForFolder', data: { folder } }, text: file.sent });
    }
  }
  return out;
}

const known = new WeakMap<Rule, Unweighed>();

function waitingRule(rule: Rule, where: RulesFolder): Unweighed {
  let waiting = known.get(rule);
  if (!waiting) {
    const reason = { code: 'waitsForMatch', data: { patterns: patternsOf(rule.file), base: where.base } } as const;
    known.set(rule, (waiting = { kind: 'rule', scope: where.scope, path: rule.path, reason, text: rule.file.sent }));
  }
  return waiting;
}

const NESTED: ReadonlyMap<string, Scope> = new Map([
  [FILE.memory, 'project'],
  [FILE.dotMemory, 'project'],
  [FILE.local, 'local'],
]);

function ruleFolders(world: World): RulesFolder[] {
  const project = world.switches.sources.has('project');
  const above = ancestorFolders(world).filter(({ holdsConfig, mainOfWorktree }) => !holdsConfig && !mainOfWorktree);
  const nested: RulesFolder[] = [];
  for (const [folder, { rules }] of world.snapshot.nested) {
    if (rules && !inOtherWorktree(world, folder)) nested.push({ folder: rules, scope: 'project', base: folder });
  }
  return [...broadRules(world), ...(project ? [...above.map(({ folder }) => rulesIn(folder)), ...nested] : [])];
}

/** Reasons met while telling, and those a whole mechanism gives. */
export function notLoadedOf(world: World, session: Session): NotLoaded[] {
  const inContext = new Set(session.state.context.map(({ path }) => path));
  const found = new Map<Path, NotLoaded>();
  const add = (path: Path, scope: Scope, reason: Blocked) => {
    if (!inContext.has(path) && !found.has(path)) found.set(path, { path, scope, reason });
  };
  for (const blocked of session.state.blocked.values()) add(blocked.path, blocked.scope, blocked.reason);
  for (const where of ruleFolders(world)) {
    for (const out of linkedOut(world, where)) add(out.path, out.scope, out.reason);
    for (const { path, access } of world.snapshot.rules.get(where.folder) ?? []) {
      const why = unreadRule(world, path);
      if (why) add(access, where.scope, why);
    }
    for (const { path, file, matcher } of [...rulesOf(world, where), ...waitingImports(world, where)]) {
      const patterns = patternsOf(file);
      if (matcher?.isDead) add(path, where.scope, { code: 'neverMatches', data: { patterns } });
    }
  }
  const off = world.switches.memoryOff;
  const isAllOn = off === undefined && SOURCES.every((source) => world.switches.sources.has(source));
  for (const [path, scope] of isAllOn ? [] : memoryFiles(world)) {
    if (!textAt(world.snapshot, path)) continue;
    if (off !== undefined) add(path, scope, { code: 'switchedOff', data: { by: off } });
    else if (scope !== 'managed' && !world.switches.sources.has(scope))
      add(path, scope, { code: 'sourceOff', data: { source: scope } });
  }
  addAgents(world, add);
  addMainOfWorktree(world, add);
  return [...found.values()];
}

const SOURCES: readonly Scope[] = ['user', 'project', 'local'];

/** Why a rule that is listed in its folder has no text. */
function unreadRule(world: World, path: Path): Blocked | undefined {
  const state = world.snapshot.files.get(path);
  if (state?.kind === 'unreadable') return { code: 'unreadable', data: { message: state.message } };
  if (state?.kind === 'folder')
    return { code: 'unreadable', data: { message: 'more folders lie in it than are looked into' } };
  return state?.kind === 'missing' ? { code: 'unreadable', data: { message: 'its link leads nowhere' } } : undefined;
}

type Add = (path: Path, scope: Scope, reason: Blocked) => void;

function memoryFiles(world: World): [Path, Scope][] {
  const { place, rules, nested } = world.snapshot;
  const files: [Path, Scope][] = [
    [join(place.managed, FILE.memory), 'managed'],
    [join(place.config, FILE.memory), 'user'],
  ];
  for (const { folder, holdsConfig } of ancestorFolders(world)) {
    files.push([join(folder, FILE.memory), 'project']);
    if (!holdsConfig) files.push([join(folder, FILE.dotMemory), 'project']);
    files.push([join(folder, FILE.local), 'local']);
  }
  for (const { memory } of nested.values()) {
    for (const { name, path } of memory) files.push([path, NESTED.get(name) ?? 'project']);
  }
  for (const [folder, found] of rules) {
    const scope: Scope =
      folder === join(place.config, 'rules')
        ? 'user'
        : relativeTo(place.managed, folder) !== undefined
          ? 'managed'
          : 'project';
    for (const { path } of found) files.push([path, scope]);
  }
  return files;
}

/** AGENTS.md files that a CLAUDE.md, a mode or an old version keeps out. */
function addAgents(world: World, add: Add): void {
  const agents = agentsMode(world);
  if (agents.on) return;
  const reason: Blocked = world.behaviour.agentsMd
    ? { code: 'agentsOff', data: { because: agents.because, mode: agents.mode } }
    : { code: 'agentsUnknown', data: { since: newestSince('agentsMd') } };
  const above = ancestorFolders(world).flatMap(({ folder }) =>
    [FILE.agents, FILE.dotAgents].map((name) => join(folder, name)),
  );
  const nested = [...world.snapshot.nested.values()].flatMap(({ memory }) =>
    memory.filter(({ name }) => name === FILE.agents || name === FILE.dotAgents).map(({ path }) => path),
  );
  for (const path of [...above, ...nested]) if (textAt(world.snapshot, path)) add(path, 'project', reason);
}

function addMainOfWorktree(world: World, add: Add): void {
  const worktree = world.snapshot.place.repository?.root;
  if (!worktree) return;
  for (const { folder, mainOfWorktree } of ancestorFolders(world)) {
    if (!mainOfWorktree) continue;
    for (const name of [FILE.memory, FILE.dotMemory]) {
      const path = join(folder, name);
      if (textAt(world.snapshot, path)) add(path, 'project', { code: 'mainOfWorktree', data: { worktree } });
    }
  }
}
