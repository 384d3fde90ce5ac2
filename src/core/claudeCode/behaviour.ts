/**
 * What Claude Code does, by version, as the engine reads it: the values of the table's areas put together.
 * What each of them means, and everything that is code and no value, is said in the table itself.
 */
import { valueIn, type History } from './history';
import { agentsValues } from './table/agents';
import { autoMemoryValues } from './table/autoMemory';
import { commentValues } from './table/comments';
import { compactionValues } from './table/compaction';
import { importValues } from './table/imports';
import { invocationValues } from './table/invocation';
import { listingValues } from './table/listing';
import { memoryValues } from './table/memory';
import { patternValues } from './table/patterns';
import { pluginValues } from './table/plugins';
import { ruleValues } from './table/rules';
import { settingValues } from './table/settings';
import { skillNameValues } from './table/skillNames';
import { skillValues } from './table/skills';
import { touchValues } from './table/touches';
import { windowValues } from './table/window';

/** The two versions every behaviour was measured in, oldest first. */
export const MEASURED = ['2.1.90', '2.1.332'] as const;
export const NEWEST_KNOWN = MEASURED[1];

/** Every value over the versions. */
export const HISTORIES = {
  ...memoryValues,
  ...importValues,
  ...commentValues,
  ...ruleValues,
  ...patternValues,
  ...touchValues,
  ...skillValues,
  ...skillNameValues,
  ...listingValues,
  ...autoMemoryValues,
  ...pluginValues,
  ...invocationValues,
  ...agentsValues,
  ...settingValues,
  ...compactionValues,
  ...windowValues,
} satisfies Record<string, History<unknown>>;

type Histories = typeof HISTORIES;

/** All facts for one version. */
export type Behaviour = { readonly [Key in keyof Histories]: Histories[Key] extends History<infer T> ? T : never } & {
  readonly version: string;
};

/** The behaviour of `version`. A version newer than every known one behaves as the newest known. */
export function behaviourOf(version: string): Behaviour {
  const facts: Record<string, unknown> = { version };
  for (const [key, row] of Object.entries<History<unknown>>(HISTORIES)) facts[key] = valueIn(row, version);
  return facts as Behaviour;
}

/** The first version in which a behaviour took its newest value: what a person must update to. */
export function newestSince(key: keyof Histories): string {
  const row: History<unknown> = HISTORIES[key];
  return row.then.at(-1)?.from ?? MEASURED[0];
}
