/** What stands at a place of an instruction file that is being edited: what there is to say of it, as data. */
import type { FrontmatterKey, FrontmatterKind } from '../claudeCode/frontmatterKeys';
import { keysFor } from '../claudeCode/frontmatterKeys';
import { compareVersions } from '../claudeCode/version';
import type { Path } from '../files/path';
import { offsetsOf, type Range } from '../files/range';
import { normalise } from '../files/text';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { frontmatterPlaces, type FrontmatterPlaces } from '../parse/frontmatterPlaces';
import { holds, type DraftPlace, type TextPlace } from './draftPlace';
import { importStanding, type ImportStanding } from './importStanding';
import { instructionKind } from './instructionKind';
import { patternStanding, type PatternStanding } from './patternStanding';
import { placeholderStanding, type PlaceholderStanding } from './placeholderStanding';

export type Standing = ImportStanding | PatternStanding | KeyStanding | PlaceholderStanding;

/** A key of frontmatter, or its value. */
export interface KeyStanding {
  readonly kind: 'key';
  readonly range: Range;
  readonly name: string;
  readonly of: FrontmatterKind;
  /** Nothing for a key Claude Code does not read in this kind of file. */
  readonly known: FrontmatterKey | undefined;
  /** The version in use is older than the key. */
  readonly isTooNew: boolean;
  /** The value, when it is one of few that are allowed and is none of them. */
  readonly isOtherValue: boolean;
  /** As it is written, where the place is in it. */
  readonly value: string;
}

/** Nothing where nothing is to be said, and in files that are no instructions. */
export function standingAt(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  draft: DraftPlace,
): Standing | undefined {
  const kind = instructionKind(inspected, draft.path);
  if (kind === undefined) return undefined;
  const text = normalise(draft.text, inspected.replayed.world.behaviour.bomIgnored);
  const { place, path } = draft;
  const places = frontmatterPlaces(text);
  if (places && holds(places.inside, place)) {
    const of = kind === 'index' ? 'memory' : kind;
    return inFrontmatter({ inspected, workspace, path, text, of }, places, place);
  }
  if (kind === 'skill' || kind === 'command') return placeholderStanding(inspected, { path, text, place, kind });
  return importStanding(inspected, workspace, { path, text, place, kind });
}

interface Fenced {
  readonly inspected: Inspected;
  readonly workspace: WorkspaceFiles | undefined;
  readonly path: Path;
  readonly text: string;
  readonly of: FrontmatterKind;
}

function inFrontmatter(draft: Fenced, { keys }: FrontmatterPlaces, place: TextPlace): Standing | undefined {
  const { inspected, of } = draft;
  for (const { name, key, items } of keys) {
    const item = items.find(({ range }) => holds(range, place));
    if (!item && !holds(key, place)) continue;
    if (item && name === 'paths' && (of === 'rule' || of === 'skill')) {
      const all = keys.findLast((each) => each.name === name)?.items ?? items;
      return patternStanding(inspected, draft.workspace, { ...draft, place, item, items: all });
    }
    const known = keysFor(of).find((each) => each.name === name);
    const since = known?.since;
    const isOther = known?.values !== undefined && item !== undefined && !isAmong(known.values, item.value);
    return {
      kind: 'key',
      range: item?.range ?? key,
      name,
      of,
      known,
      isTooNew: since !== undefined && compareVersions(inspected.report.claude.version, since) < 0,
      isOtherValue: isOther,
      value: item === undefined ? '' : draft.text.slice(...offsetsOf(draft.text, item.range)),
    };
  }
  return undefined;
}

/** Of a boolean its other spellings are not judged here. */
function isAmong(values: readonly string[], value: unknown): boolean {
  return values.includes('true') || values.includes(String(value).trim().toLowerCase());
}
