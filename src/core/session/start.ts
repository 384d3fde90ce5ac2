/** What a session is told at its start: managed, user, then folder by folder down to the start directory (measured, both eras). */
import { FILE } from '../claudeCode/places';
import { join, type Path } from '../files/path';
import { fileId, textId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Blocked, Loaded, Scope } from '../reason';
import { memoryIndex } from './memoryIndex';
import { agentsMode, ancestorFolders, broadRules, rulesIn, type AncestorFolder } from './folders';
import { linkedOut, rulesOf, tellAlways, type RulesFolder } from './ruleFiles';
import type { Teller } from './teller';
import type { World } from './world';

/** The name under which `claudeMd` of managed settings is told (measured, 2.1.332). */
const MANAGED_SETTINGS = '<managed-settings>' as Path;

export function tellStart(world: World, teller: Teller): void {
  const { place } = world.snapshot;
  if (!world.switches.memoryOff) {
    tellFile(teller, join(place.managed, FILE.memory), 'managed', place.managed);
    tellManagedSettings(world, teller);
    const [broad, agents] = [broadRules(world), agentsMode(world)];
    for (const where of broad.filter(({ scope }) => scope === 'managed')) tellRules(world, teller, where);
    if (agents.mode !== 'managed-only') {
      if (world.switches.sources.has('user')) tellFile(teller, join(place.config, FILE.memory), 'user', place.config);
      for (const where of broad.filter(({ scope }) => scope === 'user')) tellRules(world, teller, where);
      for (const folder of ancestorFolders(world))
        tellFolder(world, teller, folder, agents.on ? agents.mode : undefined);
      if (world.switches.addedDirs) for (const folder of place.addedDirs) tellAdded(world, teller, folder);
    }
  }
  tellAutoMemory(world, teller);
}

function tellFile(teller: Teller, path: Path, scope: Scope, folder: Path): void {
  teller.tell({ path, kind: 'memory', scope, reason: { code: 'atStart', data: { scope, folder } } });
}

function tellFolder(world: World, teller: Teller, at: AncestorFolder, agents: string | undefined): void {
  const { folder } = at;
  const { sources } = world.switches;
  const project = sources.has('project');
  if (project && !at.mainOfWorktree) {
    tellFile(teller, join(folder, FILE.memory), 'project', folder);
    if (!at.holdsConfig) {
      tellFile(teller, join(folder, FILE.dotMemory), 'project', folder);
      tellRules(world, teller, rulesIn(folder));
    }
  }
  if (sources.has('local')) tellFile(teller, join(folder, FILE.local), 'local', folder);
  // what AGENTS.md imports it imports for itself: rules that wait come too (measured)
  if (agents !== undefined && project && !at.mainOfWorktree) teller.afresh(() => tellAgents(teller, folder, agents));
}

function tellAgents(teller: Teller, folder: Path, mode: string): void {
  const reason: Loaded = { code: 'agentsFile', data: { mode, folder } };
  for (const name of [FILE.agents, FILE.dotAgents]) {
    teller.tell({ path: join(folder, name), kind: 'agents', scope: 'project', reason });
  }
}

function tellRules(world: World, teller: Teller, where: RulesFolder): void {
  for (const rule of rulesOf(world, where)) teller.tell(tellAlways(world, where, rule));
  for (const out of linkedOut(world, where)) teller.blocked.set(out.path, out);
}

function tellAdded(world: World, teller: Teller, folder: Path): void {
  // measured: added directories count whatever the sources; only their CLAUDE.local.md is local
  tellFile(teller, join(folder, FILE.memory), 'project', folder);
  tellFile(teller, join(folder, FILE.dotMemory), 'project', folder);
  tellRules(world, teller, rulesIn(folder));
  if (world.behaviour.addedDirLocal && world.switches.sources.has('local')) {
    tellFile(teller, join(folder, FILE.local), 'local', folder);
  }
}

function tellManagedSettings(world: World, teller: Teller): void {
  const files = world.settings.filter(({ source }) => source === 'managed');
  const text = files.findLast(({ claudeMd }) => claudeMd !== undefined)?.claudeMd?.trim();
  if (!text || !world.behaviour.managedClaudeMd) return;
  const settings = join(world.snapshot.place.managed, 'managed-settings.json');
  const id = textId(text);
  teller.texts.set(id, text);
  teller.told.push({
    id: `${String(teller.step)}:${MANAGED_SETTINGS}`,
    kind: 'settings',
    scope: 'managed',
    path: MANAGED_SETTINGS,
    text: id,
    written: id,
    reason: { code: 'managedSettings', data: { settings } },
    hop: 0,
    orderNotFixed: false,
  });
}

function tellAutoMemory(world: World, teller: Teller): void {
  const path = world.behaviour.autoMemoryBySource ? world.snapshot.autoMemory : world.snapshot.autoMemoryBefore;
  const file = textAt(world.snapshot, path);
  if (!file) return;
  const off = world.switches.autoMemoryOff ?? (world.switches.autoMemoryOn ? undefined : disabledBySetting(world));
  if (off !== undefined) {
    const reason: Blocked = { code: 'switchedOff', data: { by: off } };
    teller.blocked.set(path, { path, scope: 'auto', reason });
    return;
  }
  const index = memoryIndex(file.text, world.behaviour);
  if (index.sent === '') return;
  const [text, written] = [textId(index.sent), fileId(file)];
  teller.texts.set(text, index.sent);
  teller.texts.set(written, file.text);
  const data = { lines: index.lines, linesKept: index.linesKept, cutBy: index.cutBy };
  teller.told.push({
    id: `${String(teller.step)}:${path}`,
    kind: 'autoMemory',
    scope: 'auto',
    path,
    text,
    written,
    reason: { code: 'autoMemory', data },
    hop: 0,
    orderNotFixed: false,
  });
}

function disabledBySetting(world: World): string | undefined {
  return world.settings.findLast(({ autoMemoryEnabled }) => autoMemoryEnabled !== undefined)?.autoMemoryEnabled ===
    false
    ? 'autoMemoryEnabled'
    : undefined;
}
