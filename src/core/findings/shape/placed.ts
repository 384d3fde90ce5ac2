/** What has to be written for an instruction to live where it should: a new file, a line more in one, a hook. */
import { FILE } from '../../claudeCode/places';
import { join, type Path } from '../../files/path';
import { normalise } from '../../files/text';
import { rangeBetween } from '../../files/range';
import type { FileChange } from '../finding';
import type { Scene } from '../scene';
import { conditionOf, describe } from './describe';
import { drafting } from './drafting';
import { homesOf, type ForWhom } from './homes';
import { hookChange, type HookWish } from './hook';
import { isTaken } from './outweighs';
import { slug } from './slug';
import { skillText } from './split';
import type { Verdict } from './whereToLive';

export interface Instruction {
  readonly text: string;
  readonly forWhom: ForWhom;
  /** Of a rule. */
  readonly pattern: string;
  /** Of a hook. */
  readonly hook: HookWish | undefined;
}

/** The file to open first, and all changes. Nothing where settings cannot be written into. */
export interface Placed {
  readonly path: Path;
  readonly changes: readonly FileChange[];
}

export function placed(scene: Scene, { home, trigger }: Verdict, instruction: Instruction): Placed | undefined {
  const { text, forWhom, hook } = instruction;
  const homes = homesOf(scene.world.snapshot.place, forWhom);
  const name = shortName(text);
  switch (home) {
    case 'memory':
      return one(added(scene, homes.memory, text));
    case 'rule':
      return one(ruleOf(scene, homes.rule, name, instruction.pattern, text));
    case 'skill': {
      const own = free(name, (each) => isTaken(scene)(join(homes.skill, `${each}/${FILE.skill}`), each));
      const path = join(homes.skill, `${own}/${FILE.skill}`);
      const skill = { kind: 'create', path, text: skillText(own, describe(text) ?? own, text) } as const;
      if (trigger === undefined) return one(skill);
      const pointer = drafting(text).pointer(conditionOf(undefined, [text.split('\n', 1)[0] ?? '']), own);
      const leads =
        trigger === 'memory'
          ? added(scene, homes.memory, pointer)
          : ruleOf(scene, homes.rule, own, instruction.pattern, pointer);
      return { path, changes: [skill, leads] };
    }
    case 'hook': {
      const file = scene.file(homes.hook);
      const change = hook && hookChange(homes.hook, file && normalise(file.text), hook);
      return change && one(change);
    }
  }
}

function one(change: FileChange): Placed {
  return { path: change.path, changes: [change] };
}

/** Behind what a memory file says, or as a new one. */
function added(scene: Scene, path: Path, text: string): FileChange {
  const file = scene.file(path);
  if (!file) return { kind: 'create', path, text: `${text.trim()}\n` };
  const before = normalise(file.text);
  const gap = before.trim() === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const range = rangeBetween(before, before.length, before.length);
  return { kind: 'replace', path, range, was: '', text: `${gap}${text.trim()}\n` };
}

function ruleOf(scene: Scene, folder: Path, name: string, pattern: string, text: string): FileChange {
  const own = free(name, (each) => (scene.state(join(folder, `${each}.md`))?.kind ?? 'missing') !== 'missing');
  const frontmatter = `---\npaths:\n  - ${JSON.stringify(pattern)}\n---\n\n`;
  return { kind: 'create', path: join(folder, `${own}.md`), text: `${frontmatter}${text.trim()}\n` };
}

const LONGEST_NAME = 40;

/** Whole words of the first line. */
function shortName(text: string): string {
  const name = slug(text.split('\n', 1)[0] ?? '');
  return (name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME).replace(/-[^-]*$/, '')) || 'instruction';
}

/** The name, or the first numbered one that is free. */
function free(name: string, taken: (name: string) => boolean): string {
  let own = name;
  for (let at = 2; taken(own); at++) own = `${name}-${at}`;
  return own;
}
