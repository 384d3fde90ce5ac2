/** The keys of Claude Code's settings files that decide what loads. Anything malformed counts as not set. */
import { wrongSetting } from '../claudeCode/settingTypes';

export type SettingSource = 'user' | 'project' | 'local' | 'managed';

/** What one settings file says. */
export interface SettingsFile {
  readonly source: SettingSource;
  /** What is wrong with the file: then nothing in it counts. */
  readonly invalid: string | undefined;
  readonly claudeMdExcludes: readonly string[];
  readonly claudeMd: string | undefined;
  readonly autoMemoryDirectory: string | undefined;
  readonly autoMemoryEnabled: boolean | undefined;
  readonly maxListedChars: number | undefined;
  readonly budgetFraction: number | undefined;
  readonly disableBundledSkills: boolean | undefined;
  readonly skillOverrides: Readonly<Record<string, string>>;
  readonly instructionFiles: string | undefined;
  readonly enabledPlugins: Readonly<Record<string, unknown>>;
  readonly denyRules: readonly string[];
  readonly model: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Reads the text of a settings file. One value of the wrong type voids the whole file (measured); so does text that
 * is no JSON object. `newest`: as newer versions judge.
 */
export function readSettings(source: SettingSource, text: string, newest = true): SettingsFile {
  const parsed = parseJson(text);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const wrong = isObject ? wrongSetting(object(parsed), newest) : undefined;
  const invalid = !isObject ? 'it is no JSON object' : wrong && `the value of ${wrong} is of the wrong type`;
  const root = invalid === undefined ? object(parsed) : {};
  const options = object(object(object(root['pluginConfigs'])['agents-md@builtin'])['options']);
  return {
    source,
    invalid,
    claudeMdExcludes: stringList(root['claudeMdExcludes']),
    claudeMd: string(root['claudeMd']),
    autoMemoryDirectory: string(root['autoMemoryDirectory']),
    autoMemoryEnabled: boolean(root['autoMemoryEnabled']),
    maxListedChars: positive(root['skillListingMaxDescChars']),
    budgetFraction: positive(root['skillListingBudgetFraction']),
    disableBundledSkills: boolean(root['disableBundledSkills']),
    skillOverrides: stringMap(root['skillOverrides']),
    instructionFiles: string(options['instructionFiles']),
    enabledPlugins: object(root['enabledPlugins']),
    denyRules: stringList(object(root['permissions'])['deny']),
    model: string(root['model']),
    env: stringMap(root['env']),
  };
}

/** What `~/.claude.json` says of the user's projects and of how often skills were used. */
export interface GlobalConfig {
  /** Folders whose outside imports were approved. */
  readonly approved: ReadonlySet<string>;
  readonly skillUsage: Readonly<Record<string, number>>;
}

export function readGlobalConfig(text: string | undefined): GlobalConfig {
  const root = object(parseJson(text ?? ''));
  const approved = Object.entries(object(root['projects']))
    .filter(([, project]) => object(project)['hasClaudeMdExternalIncludesApproved'] === true)
    .map(([folder]) => folder);
  const skillUsage: Record<string, number> = {};
  for (const [name, usage] of Object.entries(object(root['skillUsage']))) {
    const count = typeof usage === 'number' ? usage : object(usage)['usageCount'];
    if (typeof count === 'number' && Number.isFinite(count)) skillUsage[name] = count;
  }
  return { approved: new Set(approved), skillUsage };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text) as unknown;
  } catch {
    return undefined;
  }
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function boolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : undefined;
}

function stringList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function stringMap(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
