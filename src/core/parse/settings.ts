/** The keys of Claude Code's settings files that decide what loads. Anything malformed counts as not set. */
import { wrongSettings } from '../claudeCode/settingTypes';
import { isAbsolute, toPath, type Path } from '../files/path';
import { object, parseJson } from './json';

export type SettingSource = 'user' | 'project' | 'local' | 'flag' | 'managed';

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
  readonly disableSkillShellExecution: boolean | undefined;
  readonly skillOverrides: Readonly<Record<string, string>>;
  readonly instructionFiles: string | undefined;
  readonly enabledPlugins: Readonly<Record<string, unknown>>;
  /** Marketplaces that are folders, by name. */
  readonly marketplaces: Readonly<Record<string, Path>>;
  readonly denyRules: readonly string[];
  readonly model: string | undefined;
  readonly autoCompactEnabled: boolean | undefined;
  readonly autoCompactWindow: number | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Reads the text of a settings file. One value of the wrong type voids the whole file (measured; of an
 * administrator's file only that value); so does text that is no JSON object. `newest`: as newer versions judge.
 */
export function readSettings(source: SettingSource, text: string, newest = true): SettingsFile {
  const parsed = parseJson(text);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const wrong = wrongSettings(object(parsed), newest);
  const isLenient = source === 'managed';
  const first = isLenient ? undefined : wrong[0];
  const invalid = !isObject ? 'it is no JSON object' : first && `the value of ${first} is of the wrong type`;
  const root = invalid === undefined ? without(object(parsed), wrong) : {};
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
    disableSkillShellExecution: boolean(root['disableSkillShellExecution']),
    skillOverrides: stringMap(root['skillOverrides']),
    instructionFiles: string(options['instructionFiles']),
    enabledPlugins: object(root['enabledPlugins']),
    marketplaces: folderMarketplaces(root['extraKnownMarketplaces']),
    denyRules: stringList(object(root['permissions'])['deny']),
    model: string(root['model']),
    autoCompactEnabled: boolean(root['autoCompactEnabled']),
    autoCompactWindow: positive(root['autoCompactWindow']),
    env: stringMap(root['env']),
  };
}

function without(root: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(root).filter(([key]) => !keys.some((wrong) => wrong.split('.')[0] === key)));
}

/** What `~/.claude.json` says of the user's projects, of how often skills were used, and of compaction. */
export interface GlobalConfig {
  /** Folders whose outside imports were approved. */
  readonly approved: ReadonlySet<string>;
  /** Folders the user was asked to trust, and did not. */
  readonly untrusted: ReadonlySet<string>;
  readonly skillUsage: Readonly<Record<string, number>>;
  readonly autoCompactEnabled: boolean | undefined;
}

export function readGlobalConfig(text: string | undefined): GlobalConfig {
  const root = object(parseJson(text ?? ''));
  const approved = Object.entries(object(root['projects']))
    .filter(([, project]) => object(project)['hasClaudeMdExternalIncludesApproved'] === true)
    .map(([folder]) => folder);
  const untrusted = Object.entries(object(root['projects']))
    .filter(([, project]) => object(project)['hasTrustDialogAccepted'] === false)
    .map(([folder]) => folder);
  const skillUsage: Record<string, number> = {};
  for (const [name, usage] of Object.entries(object(root['skillUsage']))) {
    const count = typeof usage === 'number' ? usage : object(usage)['usageCount'];
    if (typeof count === 'number' && Number.isFinite(count)) skillUsage[name] = count;
  }
  const autoCompactEnabled = boolean(root['autoCompactEnabled']);
  return { approved: new Set(approved), untrusted: new Set(untrusted), skillUsage, autoCompactEnabled };
}

function folderMarketplaces(value: unknown): Readonly<Record<string, Path>> {
  const folders: Record<string, Path> = {};
  for (const [name, marketplace] of Object.entries(object(value))) {
    const { source, path } = object(object(marketplace)['source']);
    if (source === 'directory' && typeof path === 'string' && isAbsolute(path)) folders[name] = toPath(path);
  }
  return folders;
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
