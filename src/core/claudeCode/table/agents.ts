/** AGENTS.md: when it counts beside CLAUDE.md, and what brings a nested one. */
import { always, changed, logged } from '../history';

type AgentsMode = 'claude-md' | 'claude-md-or-agents-md' | 'claude-md-and-agents-md' | 'managed-only';

export const agentsValues = {
  agentsMd: changed(false, logged('2.1.277', '2.1.277', '2.1.283', true)),
  agentsModes: always<readonly AgentsMode[]>([
    'claude-md',
    'claude-md-or-agents-md',
    'claude-md-and-agents-md',
    'managed-only',
  ]),
  defaultAgentsMode: always<AgentsMode>('claude-md-or-agents-md'),
};
