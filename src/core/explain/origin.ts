/**
 * By which mechanism a file would get to the model, told from its place and name alone: what is in it, and whether it
 * is there, does not matter here. Letter case counts, and so does each folder level (measured).
 */
import { FILE } from '../claudeCode/places';
import { basename, dirname, isWithin, join, relativeTo, type Path } from '../files/path';
import type { Place } from '../files/place';
import { foldersWithSkills } from '../gather/gather';
import type { Snapshot } from '../gather/snapshot';

/** Where the folder of an instruction lies, as Claude Code treats it. */
export type Where = 'managed' | 'user' | 'added' | 'start' | 'above' | 'nested' | 'elsewhere';

/** Why a name that looks right is never read. */
export type Mistake =
  | 'letterCase'
  | 'otherName'
  | 'localInFolder'
  | 'rulesCase'
  | 'ruleExtension'
  | 'skillsCase'
  | 'skillFlat'
  | 'skillDeep'
  | 'skillCase'
  | 'nestedCommand'
  | 'otherFolder';

export type Origin =
  /** A memory file of `folder`. */
  | { readonly kind: 'memory'; readonly where: Where; readonly folder: Path; readonly local: boolean }
  | { readonly kind: 'agents'; readonly where: Where; readonly folder: Path }
  /** `base`: what its patterns are relative to. */
  | { readonly kind: 'rule'; readonly where: Where; readonly folder: Path; readonly rules: Path; readonly base: Path }
  | { readonly kind: 'skill'; readonly where: Where; readonly folder: Path; readonly skills: Path }
  | { readonly kind: 'command'; readonly where: Where; readonly folder: Path; readonly commands: Path }
  | { readonly kind: 'plugin'; readonly root: Path }
  | { readonly kind: 'autoMemory' }
  /** `right` is the name or place it would have to have. */
  | { readonly kind: 'neverRead'; readonly mistake: Mistake; readonly right: string }
  /** No instruction: it reaches the model when it is imported, mentioned or read. */
  | { readonly kind: 'plain' };

export function originOf(path: Path, snapshot: Snapshot): Origin {
  const { place, autoMemory, plugins } = snapshot;
  if (path === autoMemory) return { kind: 'autoMemory' };
  const root = [...plugins.real.keys()].find((folder) => isWithin(folder, path) && !plugins.inSkills.includes(folder));
  return (
    managed(path, place) ??
    user(path, place) ??
    ofFolder(path, place) ??
    (root === undefined ? (mistaken(path, place) ?? { kind: 'plain' }) : { kind: 'plugin', root })
  );
}

/** The folder that must be touched before a session looks at the file, when it has to be. */
export function waitsBelow(origin: Origin): Path | undefined {
  return 'where' in origin && origin.where === 'nested' ? origin.folder : undefined;
}

function managed(path: Path, place: Place): Origin | undefined {
  const folder = place.managed;
  return isWithin(folder, path) ? inFolder(path, folder, 'managed', place.start) : undefined;
}

/** The user's folder has no `.claude` of its own: it is one. */
function user(path: Path, { config, start }: Place): Origin | undefined {
  const inside = relativeTo(config, path);
  if (inside === undefined) return undefined;
  const where = { where: 'user', folder: config } as const;
  if (inside === FILE.memory) return { kind: 'memory', ...where, local: false };
  if (isRule(inside, 'rules')) return { kind: 'rule', ...where, rules: join(config, 'rules'), base: start };
  if (isSkill(inside, 'skills')) return { kind: 'skill', ...where, skills: join(config, 'skills') };
  if (isCommand(inside, 'commands')) return { kind: 'command', ...where, commands: join(config, 'commands') };
  return undefined;
}

function ofFolder(path: Path, place: Place): Origin | undefined {
  const folder = holderOf(path);
  const where = whereIs(folder, place);
  const origin = inFolder(path, folder, where, folder);
  if (origin === undefined || !('where' in origin)) return origin;
  if (origin.kind === 'command' && where === 'nested') {
    return { kind: 'neverRead', mistake: 'nestedCommand', right: join(place.start, FILE.commands) };
  }
  // the start looks for skills up to the repository's root, not above it
  const reached = where !== 'above' || foldersWithSkills(place).includes(folder);
  const isSkill = origin.kind === 'skill' || origin.kind === 'command';
  return isSkill && !reached ? { ...origin, where: 'elsewhere' } : origin;
}

function inFolder(path: Path, folder: Path, where: Where, base: Path): Origin | undefined {
  const inside = relativeTo(folder, path) ?? '';
  switch (inside) {
    case FILE.memory:
    case FILE.dotMemory:
      return { kind: 'memory', where, folder, local: false };
    case FILE.local:
      return { kind: 'memory', where, folder, local: true };
    case FILE.agents:
    case FILE.dotAgents:
      return { kind: 'agents', where, folder };
  }
  if (isRule(inside, FILE.rules)) return { kind: 'rule', where, folder, rules: join(folder, FILE.rules), base };
  if (isSkill(inside, FILE.skills)) return { kind: 'skill', where, folder, skills: join(folder, FILE.skills) };
  if (isCommand(inside, FILE.commands))
    return { kind: 'command', where, folder, commands: join(folder, FILE.commands) };
  return undefined;
}

/** The folder whose instruction the file would be: what holds its `.claude`, else what holds the file. */
function holderOf(path: Path): Path {
  const at = path.lastIndexOf('/.claude/');
  if (at < 0) return dirname(path);
  return at === 0 ? ('/' as Path) : (path.slice(0, at) as Path);
}

function whereIs(folder: Path, { start, addedDirs }: Place): Where {
  if (folder === start) return 'start';
  if (isWithin(start, folder)) return 'nested';
  if (isWithin(folder, start)) return 'above';
  return addedDirs.includes(folder) ? 'added' : 'elsewhere';
}

const isRule = (inside: string, rules: string) => inside.startsWith(`${rules}/`) && inside.endsWith('.md');
const isCommand = (inside: string, commands: string) => inside.startsWith(`${commands}/`) && inside.endsWith('.md');

function isSkill(inside: string, skills: string): boolean {
  return inside.startsWith(`${skills}/`) && /^[^/]+\/SKILL\.md$/.test(inside.slice(skills.length + 1));
}

/** Names and places people try that are never read (measured: own cases `rep-18-wrong-names`, `skl-names`). */
function mistaken(path: Path, { config }: Place): Origin | undefined {
  const name = basename(path);
  const never = (mistake: Mistake, right: string): Origin => ({ kind: 'neverRead', mistake, right });
  const at = path.lastIndexOf('/.claude/');
  const inside = at < 0 ? undefined : path.slice(at + '/.claude/'.length);
  if (inside !== undefined) {
    const [first = ''] = inside.split('/');
    if (first === 'rules') return never('ruleExtension', name.replace(/\.[^.]*$/, '') + '.md');
    if (first.toLowerCase() === 'rules') return never('rulesCase', FILE.rules);
    if (first === 'skills') return skillMistake(inside.slice('skills/'.length), never);
    if (first.toLowerCase() === 'skills') return never('skillsCase', FILE.skills);
    if (inside === FILE.local) return never('localInFolder', FILE.local);
  }
  if (/^agent\.md$/i.test(name)) return never('otherName', FILE.agents);
  if (name === '.claude.md') return never('otherName', FILE.memory);
  for (const right of [FILE.memory, FILE.local, FILE.agents]) {
    if (name !== right && name.toLowerCase() === right.toLowerCase()) return never('letterCase', right);
  }
  if (/\/\.agents?\/skills\//.test(path)) return never('otherFolder', FILE.skills);
  return path === join(config, FILE.local) ? never('localInFolder', FILE.local) : undefined;
}

/** Only what would be the skill's own file is a mistake: what lies beside SKILL.md is a resource of the skill. */
function skillMistake(inside: string, never: (mistake: Mistake, right: string) => Origin): Origin | undefined {
  const parts = inside.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length === 1 && /\.md$/i.test(name)) {
    return never('skillFlat', `${FILE.skills}/${name.replace(/\.md$/i, '')}/${FILE.skill}`);
  }
  if (parts.length === 2 && /^skill\.md$/i.test(name)) return never('skillCase', FILE.skill);
  return parts.length > 2 && name === FILE.skill
    ? never('skillDeep', `${FILE.skills}/${parts.at(-2) ?? ''}/SKILL.md`)
    : undefined;
}
