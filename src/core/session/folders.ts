/** Which folders count for a session, in the order the model reads them, and what each may hold. */
import type { Behaviour } from '../claudeCode/behaviour';
import { FILE } from '../claudeCode/places';
import { ancestorsDownTo, isWithin, join, type Path } from '../files/path';
import type { RulesFolder } from './ruleFiles';
import { hasMemory, onceForStart, type World } from './world';

/** Where rules of a user or an administrator lie; their patterns are relative to the start directory (measured). */
export function broadRules(world: World): RulesFolder[] {
  const { place } = world.snapshot;
  return [
    ...(world.switches.managedOff
      ? []
      : [{ folder: join(place.managed, FILE.rules), scope: 'managed' as const, base: place.start }]),
    ...(world.switches.sources.has('user')
      ? [{ folder: join(place.config, 'rules'), scope: 'user' as const, base: place.start }]
      : []),
  ];
}

export function rulesIn(folder: Path): RulesFolder {
  return { folder: join(folder, FILE.rules), scope: 'project', base: folder };
}

/** A folder on the way from the root of the file system to the start directory. */
export interface AncestorFolder {
  readonly folder: Path;
  /** The main work tree above a nested worktree: of it only CLAUDE.local.md is told (measured). */
  readonly mainOfWorktree: boolean;
  /** Holds the user's own `.claude`, which is told once, as user memory. */
  readonly holdsConfig: boolean;
}

export const ancestorFolders = onceForStart((world): readonly AncestorFolder[] => {
  const { place } = world.snapshot;
  const { repository } = place;
  const nested = repository && repository.main !== repository.root && isWithin(repository.main, repository.root);
  return ancestorsDownTo(place.start).map((folder) => ({
    folder,
    mainOfWorktree: Boolean(nested && isWithin(repository.main, folder) && !isWithin(repository.root, folder)),
    holdsConfig: join(folder, '.claude') === place.config,
  }));
});

/** How AGENTS.md counts in this session. */
export interface AgentsMode {
  readonly mode: Behaviour['defaultAgentsMode'];
  /** The file that switches AGENTS.md off in the default mode. */
  readonly because: Path | undefined;
  readonly on: boolean;
}

/** Only user and managed settings choose the mode (documented); one of three files anywhere above decides (measured). */
export const agentsMode = onceForStart((world): AgentsMode => {
  const chosen = world.settings.findLast(
    ({ source, instructionFiles }) => (source === 'user' || source === 'managed') && instructionFiles !== undefined,
  )?.instructionFiles;
  const { agentsMd, agentsModes, defaultAgentsMode } = world.behaviour;
  const known = agentsModes.find((candidate) => candidate === chosen);
  const mode = agentsMd ? (known ?? defaultAgentsMode) : 'claude-md';
  const because = ancestorFolders(world)
    .flatMap(({ folder }) =>
      [FILE.memory, FILE.dotMemory, FILE.local].map((name) => ({ folder, path: join(folder, name) })),
    )
    .find(({ path }) => hasMemory(world, path) && path !== join(world.snapshot.place.config, FILE.memory))?.path;
  return { mode, because, on: mode === 'claude-md-and-agents-md' || (mode === 'claude-md-or-agents-md' && !because) };
});

/** A worktree below the main folder keeps its memory to itself (measured, 2.1.332). */
export function inOtherWorktree(world: World, folder: Path): boolean {
  const { start } = world.snapshot.place;
  return !world.behaviour.mainRulesInWorktree && isWithin(join(start, '.claude/worktrees'), folder);
}
