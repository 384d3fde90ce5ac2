/** Which texts of a report may be sent away to be counted, if the user wants that: instructions, and nothing else. */
import type { TextId } from '../files/text';
import type { Layer, SkillCard } from '../report';
import type { Unweighed } from '../stack/waiting';
import type { UnweighedCard } from '../stack/skillCards';

/** An allow-list, so that a kind somebody adds stays here until somebody decides about it. */
const INSTRUCTIONS: ReadonlySet<Layer['kind']> = new Set<Layer['kind']>([
  'memory',
  'rule',
  'import',
  'agents',
  'autoMemory',
  'settings',
  'skill',
  'skillListing',
]);

/** Skills that nobody can invoke weigh nothing. */
const UNUSABLE: readonly SkillCard['state'][] = ['off', 'shadowed'];

/** Work and requests stay bounded; past these the estimate has to do. The first are those in the context. */
const MOST_TEXTS = 2000;

export interface InstructionSources {
  readonly stack: readonly Pick<Layer, 'kind' | 'text'>[];
  readonly waiting: readonly Pick<Unweighed, 'kind' | 'text'>[];
  readonly cards: readonly Pick<UnweighedCard, 'state' | 'body'>[];
  readonly textOf: (id: TextId) => string;
}

/** Memory, rules, imports and skills as they are sent: first those in the context, then what waits, then the bodies of skills. */
export function instructionTexts({ stack, waiting, cards, textOf }: InstructionSources): string[] {
  const texts = [
    ...stack.flatMap(({ kind, text }) => (INSTRUCTIONS.has(kind) ? [textOf(text)] : [])),
    // of a skill that waits the line is known, which is no text of a file
    ...waiting.flatMap(({ kind, text }) => (kind === 'skill' ? [] : [text])),
    ...cards.flatMap(({ state, body }) => (UNUSABLE.includes(state) ? [] : [body])),
  ];
  return [...new Set(texts)].slice(0, MOST_TEXTS);
}
