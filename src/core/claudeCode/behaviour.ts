/**
 * What Claude Code does, by version: one row a behaviour, each value with the version it holds from.
 * Algorithms elsewhere hold no such number. Supporting a new release means changing this table.
 */
import { compareVersions } from './version';

/** The two versions every behaviour was measured in, oldest first. */
export const MEASURED = ['2.1.90', '2.1.332'] as const;
export const NEWEST_KNOWN = '2.1.332';

/** How a value is known: measured between two versions, or named by a changelog inside that interval. */
export type KnownFrom = 'measured' | 'changelog';

/** `[value before all others]`, then each later value with the first version that has it. */
interface History<T> {
  readonly first: T;
  readonly then: readonly { readonly from: string; readonly value: T; readonly known: KnownFrom }[];
  /** The behaviour in words: what the value says. */
  readonly about: string;
}

function history<T>(about: string, first: T, ...then: [from: string, value: T, known: KnownFrom][]): History<T> {
  return { about, first, then: then.map(([from, value, known]) => ({ from, value, known })) };
}

/** Where an interval was measured, the newer end is named: the value is certain from there on. */
export const HISTORIES = {
  maxListedChars: history<number>('Characters of a skill’s text in the listing', 250, ['2.1.105', 1536, 'changelog']),
  maxListedCharsSetting: history('`skillListingMaxDescChars` works', false, ['2.1.105', true, 'changelog']),
  budgetFractionSetting: history('`skillListingBudgetFraction` works', false, ['2.1.112', true, 'measured']),
  addedDirLocal: history('Added directories give their CLAUDE.local.md', false, ['2.1.112', true, 'measured']),
  addedDirCommands: history('Added directories give their commands', false, ['2.1.332', true, 'measured']),
  lenientYaml: history('Tabs, doubled keys and colons are read in frontmatter', false, ['2.1.128', true, 'measured']),
  realFileOnce: history('One real file under two names is told once', false, ['2.1.145', true, 'measured']),
  skillOverrides: history('`skillOverrides` works', false, ['2.1.129', true, 'changelog']),
  overBudget: history<'shortenAll' | 'dropWhole'>('What gives way in a listing over its budget', 'shortenAll', [
    '2.1.145',
    'dropWhole',
    'measured',
  ]),
  slashCommandsFlag: history('`--disable-slash-commands` lists no skills', false, ['2.1.160', true, 'measured']),
  safeMode: history('`--safe-mode` loads nothing', false, ['2.1.169', true, 'changelog']),
  scopedNames: history('A nested skill whose name a project skill holds is listed as `folder:name`', false, [
    '2.1.178',
    true,
    'changelog',
  ]),
  fromText: history('A nested skill’s line says from where it is', false, ['2.1.187', true, 'measured']),
  memoryFileLimit: history<number | undefined>('A larger memory file is skipped (bytes)', undefined, [
    '2.1.200',
    4 * 1024 * 1024,
    'measured',
  ]),
  missingFileTriggers: history('Read of a missing file or a folder brings matching rules', false, [
    '2.1.200',
    true,
    'measured',
  ]),
  editUnread: history('Edit of a file that was not read is accepted', false, ['2.1.212', true, 'measured']),
  oneName: history('Of several skills of one name one is listed', false, ['2.1.225', true, 'measured']),
  wideBooleans: history('`yes` and `on` are true in frontmatter', false, ['2.1.218', true, 'changelog']),
  writeUnread: history('Write over a file that was not read is accepted', false, ['2.1.238', true, 'measured']),
  linksNeedApproval: history('Links of rules and imports that lead outside need approval', false, [
    '2.1.238',
    true,
    'measured',
  ]),
  bomInSkill: history('A BOM before a skill’s frontmatter is ignored', false, ['2.1.239', true, 'changelog']),
  excludeLinks: history('`claudeMdExcludes` takes a link’s own path too', false, ['2.1.239', true, 'changelog']),
  restricted: history('`--restricted` ignores project settings', false, ['2.1.248', true, 'changelog']),
  scopedByUserSkill: history('A nested skill whose name a user skill holds is listed as `folder:name`', false, [
    '2.1.265',
    true,
    'measured',
  ]),
  agentsMd: history('AGENTS.md is read', false, ['2.1.277', true, 'changelog']),
  importedRuleOnce: history('A conditional rule that was imported is not told again', false, [
    '2.1.283',
    true,
    'measured',
  ]),
  writeTriggers: history('Write and Edit bring nested memory and rules', false, ['2.1.288', true, 'changelog']),
  bashTriggers: history('A Bash view of one file brings nested memory and rules', false, [
    '2.1.293',
    true,
    'changelog',
  ]),
  folderAndName: history('A skill with another `name:` is listed as `folder (name)`', false, [
    '2.1.290',
    true,
    'changelog',
  ]),
  foldListing: history('Line breaks in listed text are folded, `<` and `>` are entities', false, [
    '2.1.300',
    true,
    'measured',
  ]),
  startImportsOnce: history('What start imported is not told again by a touch', false, ['2.1.332', true, 'measured']),
  nestedSkillsWithoutRepository: history('Nested skills are found without a repository', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  tagInListFails: history('An unquoted `- !…` makes the YAML fail', false, ['2.1.332', true, 'measured']),
  rulesInFileSystemOrder: history('Files of a rules folder come in the file system’s order', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  listingByModel: history('The listing budget follows the model; before, 200,000 tokens at 4 characters', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  listingOrder: history<'bundledFirst' | 'bundledLast'>('Where bundled skills stand in the listing', 'bundledFirst', [
    '2.1.332',
    'bundledLast',
    'measured',
  ]),
  listingAfterCompaction: history('The skill listing is sent again after compaction', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  mainRulesInWorktree: history('A worktree below the main folder also gets the main folder’s matching rules', true, [
    '2.1.332',
    false,
    'measured',
  ]),
  skillFileLimit: history<number | undefined>('A larger skill is not listed (bytes)', undefined, [
    '2.1.332',
    1_000_000,
    'measured',
  ]),
  managedClaudeMd: history('`claudeMd` of managed settings is told', false, ['2.1.332', true, 'measured']),
  pluginDefaultSkills: history('`skills` of a plugin’s manifest adds to the default folder', false, [
    '2.1.136',
    true,
    'changelog',
  ]),
  pluginRootSkill: history('A SKILL.md at a plugin’s root is a skill', false, ['2.1.142', true, 'changelog']),
  pluginDefaultEnabled: history('`defaultEnabled` of a plugin’s manifest, and settings for `--plugin-dir`', false, [
    '2.1.154',
    true,
    'changelog',
  ]),
  skillsDirPlugins: history('A skill folder with a plugin’s manifest is a plugin', false, [
    '2.1.157',
    true,
    'changelog',
  ]),
  localSettingsOfRoot: history('settings.local.json of the repository’s root counts below it', false, [
    '2.1.211',
    true,
    'changelog',
  ]),
  skillsDot: history('`skills` of a plugin’s manifest may be `.`', false, ['2.1.221', true, 'changelog']),
  pluginInsideOnly: history('What leads out of a plugin’s folder is refused', false, ['2.1.257', true, 'changelog']),
  pluginFolders: history('`--plugin-dir` takes a folder of plugins', false, ['2.1.265', true, 'changelog']),
  pluginRecords: history('A plugin is used where it was installed, by the scope of the install', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  lenientManifest: history('Wrong types of a plugin’s informing keys are accepted', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  pluginSkillNames: history(
    'A plugin’s skill names keep letters, digits, `_` and `-`; a lone one takes `name:`',
    false,
    ['2.1.332', true, 'measured'],
  ),
  bundledSwitch: history('Bundled skills can be switched off', false, ['2.1.169', true, 'changelog']),
  rulesBySource: history('Rules that a touch brings follow `--setting-sources`', false, ['2.1.211', true, 'changelog']),
  memoryOffForTouches: history('`CLAUDE_CODE_DISABLE_CLAUDE_MDS` also keeps touches from bringing memory', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  autoMemoryBySource: history('Every settings file that counts may name the auto memory folder, and no other', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  skillShellSetting: history('`disableSkillShellExecution` works', false, ['2.1.91', true, 'changelog']),
  effortVariable: history('`${CLAUDE_EFFORT}` is filled in', false, ['2.1.120', true, 'changelog']),
  escapedArguments: history('A backslash keeps a placeholder in a skill', false, ['2.1.163', true, 'changelog']),
  projectDirVariable: history('`${CLAUDE_PROJECT_DIR}` is filled in', false, ['2.1.196', true, 'changelog']),
  invokedOnce: history('A skill invoked again with the same text is not sent again', false, [
    '2.1.202',
    true,
    'changelog',
  ]),
  missingArgumentStays: history('A placeholder without an argument stays', false, ['2.1.210', true, 'changelog']),
  valuesFilledAgain: history('Placeholders in the value of a named argument are filled in too', true, [
    '2.1.233',
    false,
    'changelog',
  ]),
  joinedWords: history('An argument of quoted and plain parts loses its quotes and backslashes', false, [
    '2.1.332',
    true,
    'measured',
  ]),
  spacedCommands: history('A command in a skill may begin with a space', true, ['2.1.332', false, 'measured']),
  memoryWarning: history<'short' | 'full'>('Words of the warning behind a cut MEMORY.md', 'short', [
    '2.1.332',
    'full',
    'measured',
  ]),
} as const satisfies Record<string, History<unknown>>;

type Histories = typeof HISTORIES;

/** All facts for one version. */
export type Behaviour = { readonly [Key in keyof Histories]: Histories[Key] extends History<infer T> ? T : never } & {
  readonly version: string;
};

/** The behaviour of `version`. A version newer than every known one behaves as the newest known. */
export function behaviourOf(version: string): Behaviour {
  const facts: Record<string, unknown> = { version };
  for (const [key, row] of Object.entries<History<unknown>>(HISTORIES)) {
    const last = row.then.findLast(({ from }) => compareVersions(version, from) >= 0);
    facts[key] = last ? last.value : row.first;
  }
  return facts as Behaviour;
}

/** The first version in which a behaviour took its newest value: what a person must update to. */
export function newestSince(key: keyof Histories): string {
  const row: History<unknown> = HISTORIES[key];
  return row.then.at(-1)?.from ?? MEASURED[0];
}
