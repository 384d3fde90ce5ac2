/** The four questions that decide where an instruction should live, and what their answers come to. */

export interface Answers {
  /** Whether Claude has to think of it by itself, or only when it is called; or nobody has to think at all. */
  readonly when: 'byItself' | 'whenCalled' | 'atEvents';
  /** Whether it takes detailed steps. */
  readonly steps: boolean;
  /** Whether it belongs to certain files. */
  readonly files: boolean;
  /** Whether all of it has to hold through a long session. */
  readonly inFull: boolean;
}

export type Home = 'memory' | 'rule' | 'skill' | 'hook';

export interface Verdict {
  readonly home: Home;
  /** Of a skill that has to be recognised: where the line that leads to it lives. */
  readonly trigger: 'memory' | 'rule' | undefined;
}

/**
 * Steps go into a skill, since nobody needs them all the time, unless they must survive every compaction in full.
 * What is left is a rule for certain files, or memory.
 */
export function whereToLive({ when, steps, files, inFull }: Answers): Verdict {
  if (when === 'atEvents') return { home: 'hook', trigger: undefined };
  const always = files ? 'rule' : 'memory';
  if (inFull) return { home: always, trigger: undefined };
  if (steps) return { home: 'skill', trigger: when === 'byItself' ? always : undefined };
  return { home: files || when === 'byItself' ? always : 'skill', trigger: undefined };
}
