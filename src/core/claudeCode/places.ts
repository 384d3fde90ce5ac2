/** Names of files and folders Claude Code looks for, and what it never looks for. Letter case counts (measured). */
import { join, type Path } from '../files/path';
import type { Place } from '../files/place';

export const FILE = {
  memory: 'CLAUDE.md',
  dotMemory: '.claude/CLAUDE.md',
  local: 'CLAUDE.local.md',
  agents: 'AGENTS.md',
  dotAgents: '.claude/AGENTS.md',
  rules: '.claude/rules',
  skills: '.claude/skills',
  commands: '.claude/commands',
  settings: '.claude/settings.json',
  localSettings: '.claude/settings.local.json',
  skill: 'SKILL.md',
  autoMemory: 'MEMORY.md',
} as const;

/** Where an administrator's files lie (documented; Linux measured). */
export const MANAGED_FOLDER: Readonly<Record<Place['platform'], string>> = {
  linux: '/etc/claude-code',
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:/Program Files/ClaudeCode',
};

/** Settings files from broad to specific: later ones win where a value is single. */
export function settingsFiles(place: Place): { source: 'user' | 'project' | 'local' | 'managed'; path: Path }[] {
  return [
    { source: 'user', path: join(place.config, 'settings.json') },
    { source: 'project', path: join(place.start, FILE.settings) },
    { source: 'local', path: join(place.start, FILE.localSettings) },
    // measured: of the repository's root only settings.local.json counts when started below it
    ...(place.repository && place.repository.root !== place.start
      ? [{ source: 'local' as const, path: join(place.repository.root, FILE.localSettings) }]
      : []),
    { source: 'managed', path: join(place.managed, 'managed-settings.json') },
  ];
}

/** The file that holds a user's per-project answers. It stays in the home folder unless the config folder was moved. */
export function globalConfig(place: Place): Path {
  return place.env['CLAUDE_CONFIG_DIR'] ? join(place.config, '.claude.json') : join(place.home, '.claude.json');
}

/** The name under which Claude Code files what belongs to a folder: every other character becomes a dash (measured). */
export function projectKey(folder: Path): string {
  return folder.replaceAll(/[^A-Za-z0-9]/g, '-');
}
