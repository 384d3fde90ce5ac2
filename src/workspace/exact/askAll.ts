/** Asks for the counts of many texts, two at a time, and keeps each as it comes. */
import { countedPart, countKey } from '../../core/tokens/counted';
import type { CountStore } from './countStore';
import { NoCount } from './countingClient';

export interface AskAllParts {
  readonly model: string;
  readonly store: CountStore;
  readonly signal: AbortSignal;
  /** Input tokens of a message with this text. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<number>;
  /** A count is in the store. */
  readonly arrived: () => void;
  /** The endpoint does not count this text; the estimate has to do. */
  readonly refused: (text: string) => void;
}

const AT_ONCE = 2;
/** So many texts in a row that are refused are no matter of the texts. */
const MOST_REFUSED = 3;

/** One letter is one token in every tokenizer measured so far; the rest of what such a message costs is its frame. */
const PROBE = { text: 'a', tokens: 1 };

/** Ends with the first failure that is about more than one text; the other question of that moment is called off. */
export async function askAll(texts: readonly string[], parts: AskAllParts): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([parts.signal, ending.signal]);
  const frame = await frameOf(parts, signal);
  const queue = [...texts];
  let inARow = 0;
  const work = async () => {
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
      try {
        const tokens = await parts.ask(countedPart(text), signal);
        parts.store.add(parts.model, countKey(text), Math.max(0, tokens - frame));
        inARow = 0;
        parts.arrived();
      } catch (error) {
        if (!(error instanceof NoCount) || error.why !== 'refused') throw error;
        parts.refused(text);
        if (++inARow === MOST_REFUSED) throw new NoCount('answer', error.message);
      }
    }
  };
  const workers = Array.from({ length: Math.min(AT_ONCE, texts.length) }, async () => {
    try {
      await work();
    } catch (error) {
      ending.abort();
      throw error;
    }
  });
  const ends = await Promise.allSettled(workers);
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  const first = faults.find((fault) => !(fault instanceof NoCount && fault.why === 'aborted')) ?? faults[0];
  if (first !== undefined) throw first;
}

/** What the endpoint adds to a text is its own for each model, and asked for once. */
async function frameOf({ model, store, ask }: AskAllParts, signal: AbortSignal): Promise<number> {
  const known = store.frame(model);
  if (known !== undefined) return known;
  try {
    const frame = Math.max(0, (await ask(PROBE.text, signal)) - PROBE.tokens);
    store.setFrame(model, frame);
    return frame;
  } catch (error) {
    throw error instanceof NoCount && error.why === 'refused' ? new NoCount('answer', error.message) : error;
  }
}
