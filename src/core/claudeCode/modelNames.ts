/** What a name of a model stands for: aliases, and ids that Claude Code answers with another model (measured). */
import type { Behaviour } from './behaviour';
import { LARGE_WINDOW, modelRow } from './modelRows';
import { isOn, type Variables } from './variables';

/** The alias of the model that is used where nothing is said. */
export const DEFAULT_MODEL = 'default';

interface Alias {
  /** In 2.1.90, and as long as it knows none of the models with the newer tokenizer; nothing where it is no alias there. */
  readonly older?: string;
  readonly newer: string;
  /** The variable that names another model for it. */
  readonly variable?: string;
}

const OPUS = { older: 'claude-opus-4-6', newer: 'claude-opus-5-5', variable: 'ANTHROPIC_DEFAULT_OPUS_MODEL' };
const SONNET = { older: 'claude-sonnet-4-6', newer: 'claude-sonnet-5-5', variable: 'ANTHROPIC_DEFAULT_SONNET_MODEL' };
const HAIKU = {
  older: 'claude-haiku-4-5-20251001',
  newer: 'claude-haiku-5-5',
  variable: 'ANTHROPIC_DEFAULT_HAIKU_MODEL',
};

const ALIASES: ReadonlyMap<string, Alias> = new Map<string, Alias>([
  // measured with a key of the service; a subscription may begin with another one
  [DEFAULT_MODEL, { older: SONNET.older, newer: OPUS.newer }],
  ['best', { older: OPUS.older, newer: OPUS.newer }],
  ['opus', OPUS],
  ['sonnet', SONNET],
  ['haiku', HAIKU],
  // the other model answers in plan mode only
  ['opusplan', SONNET],
  ['fable', { newer: 'claude-fable-5-2', variable: 'ANTHROPIC_DEFAULT_FABLE_MODEL' }],
]);

const RETIRED: ReadonlySet<string> = new Set([
  'claude-opus-4-0',
  'claude-opus-4-20250514',
  'claude-opus-4-1',
  'claude-opus-4-1-20250805',
]);

const LARGE = /\[1m\]$/i;

/** Whether a name asks for the window of a million tokens. */
export function asksForLarge(name: string): boolean {
  return LARGE.test(name);
}

/** The id a name stands for; an unknown name unchanged. `[1m]` goes where the window is as large without it. */
export function modelId(name: string, conditions: { env: Variables; behaviour: Behaviour }): string {
  const id = meant(name, conditions);
  const isLarge = modelRow(id)?.window === LARGE_WINDOW && conditions.behaviour.newerModels;
  return isLarge ? id.replace(LARGE, '') : id;
}

function meant(name: string, { env, behaviour }: { env: Variables; behaviour: Behaviour }): string {
  const suffix = asksForLarge(name) ? '[1m]' : '';
  const bare = name.replace(LARGE, '');
  const valueOf = (alias: Alias) => (behaviour.newerModels ? alias.newer : alias.older);
  const alias = name.toLowerCase() === `${DEFAULT_MODEL}[1m]` ? undefined : ALIASES.get(bare.toLowerCase());
  const value = alias && valueOf(alias);
  if (value !== undefined) return withSuffix((alias?.variable && env[alias.variable]) || value, suffix);
  const isRetired = RETIRED.has(bare.toLowerCase()) && !isOn(env['CLAUDE_CODE_DISABLE_LEGACY_MODEL_REMAP']);
  return isRetired ? withSuffix(valueOf(OPUS) ?? name, suffix) : name;
}

function withSuffix(id: string, suffix: string): string {
  return asksForLarge(id) ? id : id + suffix;
}
