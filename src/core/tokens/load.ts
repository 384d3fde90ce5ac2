/** The estimators, each fetched when its family is first asked for: most people ever need one. */
import type { Family } from './forms';
import { estimatorOf } from './estimate';
import { decodeTable } from './table';
import type { Counter } from './tokens';
import { weigherOf, type Weigher } from './weigh';

const tables = {
  new: () => import('./table/new'),
  old: () => import('./table/old'),
};

/** Asked for once each; what they counted is remembered in them, for all reports. */
const weighers = new Map<Family, Promise<Weigher>>();

/** Weighs for one family. */
export function loadWeigher(family: Family): Promise<Weigher> {
  let weigher = weighers.get(family);
  if (!weigher) weighers.set(family, (weigher = loadCounter(family).then(weigherOf)));
  return weigher;
}

async function loadCounter(family: Family): Promise<Counter> {
  const { table } = await tables[family]();
  return estimatorOf(decodeTable(table));
}
