/**
 * The keys of frontmatter that Claude Code reads, for each kind of file, with the version each holds from. What they
 * do to a session is said elsewhere; what a person is told of them is found by `meaning`.
 */

/** Memory files have none: `paths` changes nothing there (measured). */
export type FrontmatterKind = 'rule' | 'skill' | 'command' | 'memory';

export interface FrontmatterKey {
  readonly name: string;
  readonly kinds: readonly FrontmatterKind[];
  /** Code of what it means; the same key may mean another thing in another kind of file. */
  readonly meaning: string;
  /** The first version that knows it; nothing for those older than any version that is told apart here. */
  readonly since?: string;
  /** All values it may have, where they are few; of a boolean the plain two. */
  readonly values?: readonly string[];
}

const BOTH = ['skill', 'command'] as const;
const YES_NO = ['true', 'false'] as const;

/**
 * Documented (code.claude.com/docs, memory and skills); measured: rules know `paths` alone, commands ignore `name`
 * and `paths`. The most useful first: completion offers them in this order.
 */
export const FRONTMATTER_KEYS: readonly FrontmatterKey[] = [
  { name: 'paths', kinds: ['rule'], meaning: 'rulePaths' },
  { name: 'description', kinds: BOTH, meaning: 'description' },
  { name: 'when_to_use', kinds: BOTH, meaning: 'whenToUse' },
  { name: 'paths', kinds: ['skill'], meaning: 'skillPaths' },
  { name: 'name', kinds: ['skill'], meaning: 'name' },
  { name: 'allowed-tools', kinds: BOTH, meaning: 'allowedTools' },
  { name: 'disallowed-tools', kinds: BOTH, meaning: 'disallowedTools', since: '2.1.152' },
  { name: 'argument-hint', kinds: BOTH, meaning: 'argumentHint' },
  { name: 'arguments', kinds: BOTH, meaning: 'arguments' },
  { name: 'disable-model-invocation', kinds: BOTH, meaning: 'disableModelInvocation', values: YES_NO },
  { name: 'user-invocable', kinds: BOTH, meaning: 'userInvocable', since: '2.1.0', values: YES_NO },
  { name: 'model', kinds: BOTH, meaning: 'model' },
  {
    name: 'effort',
    kinds: BOTH,
    meaning: 'effort',
    since: '2.1.80',
    values: ['low', 'medium', 'high', 'xhigh', 'max'],
  },
  { name: 'context', kinds: BOTH, meaning: 'context', since: '2.1.0', values: ['fork'] },
  { name: 'agent', kinds: BOTH, meaning: 'agent', since: '2.1.0' },
  { name: 'background', kinds: BOTH, meaning: 'background', since: '2.1.218', values: YES_NO },
  { name: 'hooks', kinds: BOTH, meaning: 'hooks', since: '2.1.0' },
  { name: 'shell', kinds: BOTH, meaning: 'shell', values: ['bash', 'powershell'] },
  { name: 'metadata', kinds: BOTH, meaning: 'metadata' },
  { name: 'license', kinds: BOTH, meaning: 'license' },
  { name: 'compatibility', kinds: BOTH, meaning: 'compatibility' },
];

export function keysFor(kind: FrontmatterKind): readonly FrontmatterKey[] {
  return FRONTMATTER_KEYS.filter(({ kinds }) => kinds.includes(kind));
}
