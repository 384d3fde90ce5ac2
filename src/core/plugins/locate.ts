/** Where the files of an enabled plugin lie: in its marketplace, or where an install put them (measured, both eras). */
import { isWithin, join, type Path } from '../files/path';
import type { Place } from '../files/place';
import {
  readInstalled,
  readKnown,
  readMarketplace,
  RECORDS,
  splitId,
  type Installed,
  type KnownMarketplace,
  type Offer,
} from './records';

export interface LocateDialect {
  /**
   * Folders of a marketplace count where they are only if it is a folder of the user's own, and an install counts
   * where its scope says so. Before, a marketplace's folders always did, and the first record of an install.
   */
  readonly pluginRecords: boolean;
}

export interface Located {
  readonly id: string;
  readonly root: Path;
  readonly offer: Offer;
}

type Read = (path: Path) => string | undefined;

/** Marketplaces known by Claude Code's records, then those that settings declare. */
export function marketplaces(
  read: Read,
  place: Place,
  declared: Readonly<Record<string, Path>>,
): ReadonlyMap<string, KnownMarketplace> {
  const known = new Map(Object.entries(declared).map(([name, location]) => [name, { location, kind: 'directory' }]));
  for (const [name, marketplace] of readKnown(read(join(place.config, RECORDS.known)))) known.set(name, marketplace);
  return known;
}

/** Each of `ids` that is known, offered and there. */
export function locatePlugins(
  read: Read,
  place: Place,
  ids: readonly string[],
  declared: Readonly<Record<string, Path>>,
  dialect: LocateDialect,
): Located[] {
  const known = marketplaces(read, place, dialect.pluginRecords ? declared : {});
  const installed = readInstalled(read(join(place.config, RECORDS.installed)), place.config);
  return ids.flatMap((id) => {
    const [name, from] = splitId(id);
    const marketplace = known.get(from);
    if (!marketplace) return [];
    const text = read(join(marketplace.location, RECORDS.marketplace));
    const offered = readMarketplace(text, !dialect.pluginRecords);
    const offer = offered?.offers.get(name);
    if (!offer) return [];
    const records = installed.get(id) ?? [];
    const ownFolder = typeof offer.source === 'string' ? offer.source : undefined;
    const root =
      ownFolder !== undefined && (!dialect.pluginRecords || marketplace.kind === 'directory')
        ? join(
            marketplace.location,
            ownFolder.startsWith('.') ? ownFolder : `${offered?.pluginRoot ?? '.'}/${ownFolder}`,
          )
        : (dialect.pluginRecords ? records.find((record) => counts(record, place)) : records[0])?.root;
    return root === undefined ? [] : [{ id, root, offer }];
  });
}

/** An install for one project counts in all of its repository. */
function counts({ scope, project }: Installed, place: Place): boolean {
  if (scope === 'user' || scope === 'managed') return true;
  if (project === undefined) return false;
  return project === place.start || (place.repository !== undefined && isWithin(place.repository.root, project));
}
