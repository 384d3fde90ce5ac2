/** Names of files and folders Claude Code looks for, and what it never looks for. Letter case counts (measured). */

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

/** The memory files any folder may hold. */
export const MEMORY_FILES = [FILE.memory, FILE.dotMemory, FILE.local, FILE.agents, FILE.dotAgents] as const;

/** Where an administrator's files lie (documented; Linux measured). */
export const MANAGED_FOLDER: Readonly<Record<'linux' | 'darwin' | 'win32', string>> = {
  linux: '/etc/claude-code',
  darwin: '/Library/Application Support/ClaudeCode',
  win32: 'C:/Program Files/ClaudeCode',
};

/** The name under which Claude Code files what belongs to a folder: every other character becomes a dash (measured). */
export function projectKey(folder: string): string {
  return folder.replaceAll(/[^A-Za-z0-9]/g, '-');
}
