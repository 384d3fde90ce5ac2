/**
 * A row of the table as a person reads it: whole sentences, how they are known, which recorded cases show them, and
 * what documents say instead. Only the page and the tests read rows; the engine's bundle holds the values alone.
 */
import type { History } from '../history';

/** Where a sentence that never changed was seen: in both measured versions, in one of them, or only in documents. */
type Known = 'both' | 'newest' | 'oldest' | 'documented';

interface Said {
  /** One sentence for each value, over the same versions. */
  readonly sentences: History<string>;
  readonly known: Known;
  /** The value of the engine that the sentences put into words. */
  readonly of?: History<unknown>;
}

export interface Row {
  readonly says: Said;
  /** Recorded cases that show it; one that ends in `*` stands for all that begin so. */
  readonly cases?: readonly string[];
  /** A whole sentence: what documents, or the changelog, say instead. */
  readonly otherwise?: string;
}

export interface Area {
  /** The anchor of its section. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** By the name that is their anchor within the section, in reading order. */
  readonly rows: Readonly<Record<string, Row>>;
}

const constant =
  (known: Known) =>
  (sentence: string): Said => ({ sentences: { first: sentence, then: [] }, known });

/** Measured alike in the oldest and the newest version. */
export const both = constant('both');
/** Measured in the newest version alone. */
export const newest = constant('newest');
/** Not measured: documents say it. */
export const documented = constant('documented');

/** A behaviour that is code and no value, over the versions. */
export function over(sentences: History<string>): Said {
  return { sentences, known: 'both' };
}

/** Puts each value of `history` into words. `known` counts where it never changed. */
export function told<T>(history: History<T>, say: (value: T) => string, known: Known = 'both'): Said {
  const then = history.then.map((change) => ({ ...change, value: say(change.value) }));
  return { sentences: { first: say(history.first), then }, known, of: history };
}

/** `25000` as `25,000`. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}
