/** AGENTS.md: when it counts beside CLAUDE.md, and what brings a nested one. */
import { always, changed, logged } from '../history';
import { newest, told, type Area } from './row';

type AgentsMode = 'claude-md' | 'claude-md-or-agents-md' | 'claude-md-and-agents-md' | 'managed-only';

export const agentsValues = {
  agentsMd: changed(false, logged('2.1.277', '2.1.265', '2.1.283', true)),
  agentsModes: always<readonly AgentsMode[]>([
    'claude-md',
    'claude-md-or-agents-md',
    'claude-md-and-agents-md',
    'managed-only',
  ]),
  defaultAgentsMode: always<AgentsMode>('claude-md-or-agents-md'),
};

export const agents = (): Area => ({
  id: 'agents',
  title: 'AGENTS.md',
  about: 'The file other tools read, and when Claude Code does.',
  rows: {
    read: {
      says: told(agentsValues.agentsMd, (read) =>
        read
          ? 'AGENTS.md, then `.claude/AGENTS.md`, of the start directory and the folders above it is told, behind the rules of its folder. Where telemetry is switched off, this began with 2.1.281.'
          : 'AGENTS.md is never read, unless a CLAUDE.md imports it or is a link to it.',
      ),
      cases: ['agents-rules', 'asked-d-ag-imp', 'asked-d-ag-start', 'rep-17-agents-only', 'rep-18-wrong-names'],
    },
    instead: {
      says: newest(
        'It counts only where neither CLAUDE.md, `.claude/CLAUDE.md` nor CLAUDE.local.md is told in the start directory or above; `~/.claude/CLAUDE.md`, rules, and files that are empty, only a comment or excluded do not stand in its way.',
      ),
      cases: [
        'agents-parent-claude',
        'agents-user-claude',
        'asked-d-ag-local',
        'asked-d-ag-empty',
        'asked-d-ag-comment',
        'asked-d-ag-excl',
        'asked-d-ag-broken',
      ],
    },
    linked: {
      says: newest('A CLAUDE.md that is a link to AGENTS.md is told as CLAUDE.md, and switches nested AGENTS.md off.'),
      cases: ['asked-d-ag-linked', 'rep-17-agents-linked-root'],
    },
    imports: {
      says: newest('Imports in it work.'),
      cases: ['agents-rules', 'asked-d-ag-imp'],
    },
    modes: {
      says: told(
        agentsValues.agentsModes,
        (modes) =>
          `\`pluginConfigs["agents-md@builtin"].options.instructionFiles\` in the user’s settings takes ${modes.map((mode) => `\`${mode}\``).join(', ')}.`,
        'newest',
      ),
      cases: ['agents-mode-managed-only'],
    },
    defaultMode: {
      says: told(agentsValues.defaultAgentsMode, (mode) => `Without that setting the mode is \`${mode}\`.`, 'newest'),
      cases: ['agents-nested-only', 'rep-17-agents-only'],
    },
    both: {
      says: newest(
        'In `claude-md-and-agents-md` AGENTS.md, then `.claude/AGENTS.md`, comes behind all else of its folder, CLAUDE.local.md too; nested ones come with a read.',
      ),
      cases: ['asked-i-mem-agents-both'],
    },
    managedOnly: {
      says: newest(
        'In `managed-only` the start tells the administrator’s memory and rules alone, neither the user’s nor the project’s; rules with `paths`, the user’s too, and nested CLAUDE.md still come with a touch.',
      ),
      cases: ['agents-mode-managed-only', 'asked-i-mem-managed-only'],
    },
    nested: {
      says: newest(
        'A nested AGENTS.md is told when a file is read (not written, edited or viewed by Bash), for each folder on the way that has no CLAUDE.md, `.claude/CLAUDE.md` or CLAUDE.local.md of its own, behind all else the touch tells.',
      ),
      cases: ['agents-nested-only', 'rep-17-agents-only', 'asked-d-ag-nested', 'asked-d-ag-nested2'],
    },
    switchedOff: {
      says: newest('Where AGENTS.md does not count at the start, nested ones are never told either.'),
      cases: ['agents-nested', 'rep-17-agents-linked-root', 'asked-d-ag-local'],
    },
  },
});
