/** A compaction seen from the layers before it: what is left of each, and what it costs the user. */
import type { Layer, Report, SkillCard } from '../core/report';
import { addTokens, type Tokens } from '../core/tokens/tokens';

export interface Compacted {
  /** The layers before it, each with what stands in the context of it afterwards. */
  readonly rows: readonly { readonly layer: Layer; readonly left: Tokens | undefined }[];
  /** Files it reads again as plain files, in the order the model reads them. */
  readonly restored: readonly Layer[];
  /** Of how many it reads again at most. */
  readonly mostRestored: number | undefined;
  /** What is gone until a file is touched again. */
  readonly whenTouched: readonly Layer[];
  /** The listing that is not told again, Claude Code's own lines among it, where this version tells it once only. */
  readonly lostListing: Tokens | undefined;
  /** Skills that can be used and are not seen. */
  readonly unseen: readonly SkillCard[];
}

export function compacted(before: Report, after: Report): Compacted {
  const left = new Set(after.stack);
  const rows = before.stack.map((layer) => {
    const rest = [...left].find((other) => isRestOf(layer, other));
    if (rest) left.delete(rest);
    return { layer, left: rest?.tokens };
  });
  const restored = after.stack.filter(isRestored);
  const [first] = restored;
  const listing = before.stack.find(({ kind }) => kind === 'skillListing');
  return {
    rows,
    restored,
    mostRestored: first?.reason.code === 'restoredFile' ? first.reason.data.limit : undefined,
    whenTouched: before.stack.filter(({ fate }) => fate.kind === 'returnsWhenTouched'),
    lostListing:
      listing?.fate.kind === 'dropped' ? addTokens([listing.tokens, before.budget.bundledListing]) : undefined,
    unseen: after.skills.filter(({ state }) => state === 'unseen'),
  };
}

function isRestored({ reason }: Layer): boolean {
  return reason.code === 'restoredFile';
}

function isRestOf({ kind, path, fate }: Layer, after: Layer): boolean {
  if (fate.kind === 'dropped' || fate.kind === 'returnsWhenTouched' || fate.kind === 'summarised') return false;
  if (path !== after.path) return false;
  return fate.kind === 'restored' ? isRestored(after) : kind === after.kind;
}
