/** Claude Code's own records of plugins: which marketplaces it knows, what they offer, what was installed where. */
import { isAbsolute, join, toPath, type Path } from '../files/path';
import { object, parseJson } from '../parse/json';

export const RECORDS = {
  known: 'plugins/known_marketplaces.json',
  installed: 'plugins/installed_plugins.json',
  cache: 'plugins/cache',
  marketplace: '.claude-plugin/marketplace.json',
} as const;

export interface KnownMarketplace {
  /** Where its files are. */
  readonly location: Path;
  /** `directory`: a folder of the user's own, which is used where it is. */
  readonly kind: string;
}

/** Entries that make no sense are left out; the others count (measured). */
export function readKnown(text: string | undefined): ReadonlyMap<string, KnownMarketplace> {
  const known = new Map<string, KnownMarketplace>();
  for (const [name, value] of Object.entries(object(parseJson(text ?? '')))) {
    const { installLocation, source } = object(value);
    const kind = object(source)['source'];
    if (typeof installLocation !== 'string' || !isAbsolute(installLocation) || typeof kind !== 'string') continue;
    known.set(name, { location: toPath(installLocation), kind });
  }
  return known;
}

/** What a marketplace says of one plugin. */
export interface Offer {
  readonly name: string;
  /** Text: a folder of the marketplace. */
  readonly source: unknown;
  readonly strict: boolean;
  readonly skills: unknown;
  readonly commands: unknown;
  /** It names components of its own. */
  readonly hasParts: boolean;
}

export interface Marketplace {
  readonly pluginRoot: string | undefined;
  readonly offers: ReadonlyMap<string, Offer>;
}

const PARTS = ['commands', 'agents', 'skills', 'hooks', 'outputStyles'];

/** Up to 2.1.90 one bad entry voids the whole (`strict`); later it is left out (measured). */
export function readMarketplace(text: string | undefined, strict: boolean): Marketplace | undefined {
  const root = object(parseJson(text ?? ''));
  const { name, owner, plugins, metadata } = root;
  if (typeof name !== 'string' || typeof object(owner)['name'] !== 'string' || !Array.isArray(plugins))
    return undefined;
  const offers = new Map<string, Offer>();
  for (const plugin of plugins as unknown[]) {
    const offer = readOffer(object(plugin));
    const isGood = offer && !(strict && typeof offer.source === 'string' && !offer.source.startsWith('./'));
    if (isGood) offers.set(offer.name, offer);
    else if (strict) return undefined;
  }
  const { pluginRoot } = object(metadata);
  return { pluginRoot: typeof pluginRoot === 'string' ? pluginRoot : undefined, offers };
}

function readOffer(entry: Readonly<Record<string, unknown>>): Offer | undefined {
  const { name, source, skills, commands } = entry;
  if (typeof name !== 'string' || (typeof source !== 'string' && typeof object(source)['source'] !== 'string')) {
    return undefined;
  }
  const hasParts = PARTS.some((part) => entry[part] !== undefined);
  return { name, source, strict: entry['strict'] !== false, skills, commands, hasParts };
}

export interface Installed {
  readonly scope: string;
  readonly root: Path;
  /** Of an install for one project. */
  readonly project: Path | undefined;
}

/** The records by plugin. One malformed record voids the file; the older shape says the version, which names the folder (measured). */
export function readInstalled(text: string | undefined, config: Path): ReadonlyMap<string, readonly Installed[]> {
  const root = object(parseJson(text ?? ''));
  const installed = new Map<string, readonly Installed[]>();
  for (const [id, value] of Object.entries(object(root['plugins']))) {
    const records = root['version'] === 2 ? recordsOf(value) : root['version'] === 1 ? older(id, value, config) : null;
    if (records === null) return new Map();
    installed.set(id, records);
  }
  return installed;
}

const SCOPES = ['managed', 'user', 'project', 'local'];

function recordsOf(value: unknown): readonly Installed[] | null {
  if (!Array.isArray(value)) return null;
  const records = value.map((record: unknown): Installed | undefined => {
    const { scope, installPath, projectPath } = object(record);
    if (typeof scope !== 'string' || !SCOPES.includes(scope) || typeof installPath !== 'string') return undefined;
    const project = typeof projectPath === 'string' && isAbsolute(projectPath) ? toPath(projectPath) : undefined;
    return { scope, root: toPath(installPath), project };
  });
  return records.every((record) => record !== undefined) ? records : null;
}

function older(id: string, value: unknown, config: Path): readonly Installed[] | null {
  const { version, installPath } = object(value);
  if (typeof version !== 'string' || typeof installPath !== 'string') return null;
  const [name, marketplace] = splitId(id);
  return [
    { scope: 'user', root: join(config, `${RECORDS.cache}/${marketplace}/${name}/${version}`), project: undefined },
  ];
}

/** `plugin@marketplace`. */
export function splitId(id: string): [name: string, marketplace: string] {
  const at = id.lastIndexOf('@');
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
}
