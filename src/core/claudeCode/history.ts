/**
 * A value over the versions: what it was first, and each later value with the version it holds from and how that
 * is known. Nothing here knows what the values mean.
 */
import { compareVersions } from './version';

/** How a version is known: narrowed down by measuring, named by a changelog, or not at all: two versions differ. */
export type KnownFrom = 'measured' | 'changelog' | 'apart';

export interface Change<T> {
  /** First version with the new value. Where only an interval is known, its newer end: from there on it is certain. */
  readonly from: string;
  readonly value: T;
  readonly known: KnownFrom;
  /** The nearest versions measured: the last with the old value, the first with the new one. */
  readonly between: readonly [old: string, now: string];
}

export interface History<T> {
  readonly first: T;
  /** Oldest first. */
  readonly then: readonly Change<T>[];
}

/** A value that never changed. */
export function always<T>(value: T): History<T> {
  return { first: value, then: [] };
}

/** `first` in the oldest measured version, and what it became. */
export function changed<T>(first: T, ...then: readonly Change<T>[]): History<T> {
  return { first, then };
}

/** Narrowed down: the old value in `old`, this one in `now`. */
export function measured<T>(old: string, now: string, value: T): Change<T> {
  return { from: now, value, known: 'measured', between: [old, now] };
}

/** Measured alike, but nobody looked where between the two, which lie far apart, it changed. */
export function apart<T>(old: string, now: string, value: T): Change<T> {
  return { from: now, value, known: 'apart', between: [old, now] };
}

/** Named by the changelog of `from`; measured as well: the old value in `old`, this one in `now`. */
export function logged<T>(from: string, old: string, now: string, value: T): Change<T> {
  return { from, value, known: 'changelog', between: [old, now] };
}

/** The value in `version`. */
export function valueIn<T>({ first, then }: History<T>, version: string): T {
  const last = then.findLast(({ from }) => compareVersions(version, from) >= 0);
  return last ? last.value : first;
}

/** Every value there ever was, the oldest first. */
export function everyValue<T>({ first, then }: History<T>): readonly T[] {
  return [first, ...then.map(({ value }) => value)];
}
