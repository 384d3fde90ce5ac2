/** Weighs blocks, waiting files and skills. What is the same object as last time keeps its weight. */
import type { TextId } from '../files/text';
import type { Layer, SkillCard, Waiting } from '../report';
import type { Step } from '../session/step';
import type { Block } from '../stack/stack';
import type { UnweighedCard } from '../stack/skillCards';
import type { Unweighed } from '../stack/waiting';
import { stepWeights, type StepWeights } from './timeline';
import { addTokens, type Counter } from './tokens';

export interface Weigher {
  readonly count: Counter;
  layer(block: Block, textOf: (id: TextId) => string): Layer;
  waiting(unweighed: Unweighed): Waiting;
  card(card: UnweighedCard): SkillCard;
  step(step: Step, textOf: (id: TextId) => string): StepWeights;
}

export function weigherOf(count: Counter): Weigher {
  const [layers, waitings, cards, steps] = [
    new WeakMap<Block, Layer>(),
    new WeakMap<Unweighed, Waiting>(),
    new WeakMap<UnweighedCard, SkillCard>(),
    new WeakMap<Step, StepWeights>(),
  ];
  return {
    count,
    layer: (block, textOf) =>
      once(layers, block, () => {
        const { written, ...rest } = block;
        return {
          ...rest,
          tokens: count(textOf(block.text)),
          writtenTokens: count(textOf(written)),
          unsaved: undefined,
        };
      }),
    waiting: (unweighed) =>
      once(waitings, unweighed, () => {
        const { text, ...rest } = unweighed;
        return { ...rest, tokens: count(text) };
      }),
    card: (card) =>
      once(cards, card, () => {
        const { body, ...rest } = card;
        return { ...rest, listingTokens: addTokens([count(card.name), count(card.text)]), bodyTokens: count(body) };
      }),
    step: (step, textOf) => once(steps, step, () => stepWeights(step, textOf, count)),
  };
}

function once<Key extends object, T>(known: WeakMap<Key, T>, key: Key, make: () => T): T {
  let made = known.get(key);
  if (made === undefined) known.set(key, (made = make()));
  return made;
}
