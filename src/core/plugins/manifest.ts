/** A plugin's manifest, `.claude-plugin/plugin.json`: its name, and where it keeps skills and commands. */
import { object, parseJson } from '../parse/json';

export const MANIFEST = '.claude-plugin/plugin.json';

export interface Manifest {
  readonly name: string;
  /** Folders with skills; not set where the default folder alone counts. */
  readonly skills: readonly string[] | undefined;
  /** Folders and files with commands, instead of the default folder. */
  readonly commands: readonly CommandPath[] | undefined;
  readonly defaultEnabled: boolean;
}

export interface CommandPath {
  readonly path: string;
  /** Given by the key of a map; then the description may be too. */
  readonly name?: string;
  readonly description?: string;
}

/** How manifests are judged, which changed between versions (measured). */
export interface ManifestDialect {
  /** Keys that only inform may be of any type, and a BOM may stand before the text. */
  readonly lenientManifest: boolean;
  /** `skills` may be `.` (2.1.221). */
  readonly skillsDot: boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));
const texts = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === 'string');
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isUrl = (value: unknown) => typeof value === 'string' && /^[a-z][a-z\d+.-]*:/i.test(value);
const isAgents = (value: unknown) => isTexts(value) && texts(value).every((path) => path.endsWith('.md'));
const isPathOrMap = (value: unknown) => isTexts(value) || isObject(value) || Array.isArray(value);

/** Of the wrong type, these make the plugin load nothing. */
const JUDGED: Readonly<Record<string, (value: unknown) => boolean>> = {
  version: isText,
  hooks: isPathOrMap,
  agents: isAgents,
  mcpServers: isPathOrMap,
};
const JUDGED_BEFORE: typeof JUDGED = {
  ...JUDGED,
  description: isText,
  author: isObject,
  keywords: (value) => Array.isArray(value) && value.every(isText),
  homepage: isUrl,
  repository: isText,
  license: isText,
};

/** The manifest in `text`; nothing when a version refuses it, and the plugin with it. */
export function readManifest(text: string, dialect: ManifestDialect): Manifest | undefined {
  if (!dialect.lenientManifest && text.startsWith('\ufeff')) return undefined;
  const parsed = parseJson(text);
  if (!isObject(parsed)) return undefined;
  const root = object(parsed);
  const judged = dialect.lenientManifest ? JUDGED : JUDGED_BEFORE;
  if (Object.entries(judged).some(([key, isRight]) => root[key] !== undefined && !isRight(root[key]))) return undefined;
  const { name, defaultEnabled } = root;
  if (typeof name !== 'string' || !isName(name, dialect)) return undefined;
  if (dialect.lenientManifest && defaultEnabled !== undefined && typeof defaultEnabled !== 'boolean') return undefined;
  const skills = root['skills'] === undefined ? undefined : skillPaths(root['skills'], dialect.skillsDot);
  const commands = root['commands'] === undefined ? undefined : commandPaths(root['commands']);
  if (skills === null || commands === null) return undefined;
  return { name, skills, commands, defaultEnabled: defaultEnabled !== false };
}

function isName(name: string, { lenientManifest }: ManifestDialect): boolean {
  return name !== '' && !(lenientManifest ? /[\s/\\:@]/ : / /).test(name);
}

/** One path or a list of them, each from the plugin's folder on; `null` where one of them is none. */
export function skillPaths(value: unknown, skillsDot: boolean): readonly string[] | null {
  if (!isTexts(value)) return null;
  const paths = texts(value);
  return paths.every((path) => path.startsWith('./') || (skillsDot && path === '.')) ? paths : null;
}

/** The same for commands, which may also be a map from names to files. */
export function commandPaths(value: unknown): readonly CommandPath[] | null {
  if (!isObject(value)) return skillPaths(value, false)?.map((path) => ({ path })) ?? null;
  return Object.entries(object(value)).flatMap(([name, entry]) => {
    const { source, description } = object(entry);
    if (typeof source !== 'string') return [];
    return [{ path: source, name, ...(typeof description === 'string' ? { description } : {}) }];
  });
}
