/** A timer that rings when a test says so. */
import type { Timer } from '../../src/workspace/exact/countingClient';

export interface HandTimer {
  readonly timer: Timer;
  /** What is waited for now, in milliseconds. */
  readonly waits: number[];
  /** Rings the first that waits for so long; false when none does. */
  ring(milliseconds: number): boolean;
}

export function handTimer(): HandTimer {
  const waiting: { readonly milliseconds: number; readonly ring: () => void }[] = [];
  const remove = (one: (typeof waiting)[number]) => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
  };
  return {
    timer: (milliseconds, ring) => {
      const one = { milliseconds, ring };
      waiting.push(one);
      return () => remove(one);
    },
    get waits() {
      return waiting.map(({ milliseconds }) => milliseconds);
    },
    ring: (milliseconds) => {
      const one = waiting.find((each) => each.milliseconds === milliseconds);
      if (!one) return false;
      remove(one);
      one.ring();
      return true;
    },
  };
}
