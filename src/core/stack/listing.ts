/** The listing of the start under another window, or without some of its skills: who loses what to the budget. */
import type { ModelFacts } from '../claudeCode/models';
import type { Path } from '../files/path';
import type { ListingRoom } from '../report';
import { linesAtStart } from '../session/announce';
import { fractionFor, listingBudget, listingSize, withinBudget } from '../session/listingBudget';
import type { ListedSkill } from '../session/step';
import type { World } from '../session/world';

/** What is tried out. */
export interface ListingTrial {
  /** Tokens of the window; the model's own unless given. */
  readonly window?: number | undefined;
  /** Skills that are switched off: paths of their SKILL.md. */
  readonly off?: readonly Path[];
}

export interface TriedListing {
  readonly lines: readonly ListedSkill[];
  readonly room: ListingRoom;
}

/** Pure; a skill that is off still holds its name, as with `skillOverrides` (measured), so that no other line changes. */
export function tryListing(world: World, model: ModelFacts, { window, off = [] }: ListingTrial): TriedListing {
  const tried = window === undefined ? model : { ...model, ownWindow: window };
  const without = new Set(off);
  const all = linesAtStart(world).filter(({ path }) => !without.has(path));
  const lines = withinBudget(world, tried, all, true);
  const budget = listingBudget(world, tried);
  const needed = listingSize(world, tried, all, false);
  return {
    lines,
    room: {
      budget,
      used: listingSize(world, tried, lines, needed > budget),
      needed,
      fraction: fractionFor(world, tried, needed),
    },
  };
}
