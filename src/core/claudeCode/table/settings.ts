/** Settings, flags and variables that change what loads. */
import { apart, changed, logged, measured } from '../history';
import { both, newest, told, type Area } from './row';

export const settingValues = {
  excludeLinks: changed(false, logged('2.1.239', '2.1.90', '2.1.332', true)),
  skillOverrides: changed(false, logged('2.1.129', '2.1.128', '2.1.145', true)),
  slashCommandsFlag: changed(false, measured('2.1.145', '2.1.160', true)),
  bundledSwitch: changed(false, logged('2.1.169', '2.1.90', '2.1.332', true)),
  localSettingsOfRoot: changed(false, logged('2.1.211', '2.1.90', '2.1.332', true)),
  rulesBySource: changed(false, logged('2.1.211', '2.1.90', '2.1.332', true)),
  memoryOffForTouches: changed(false, apart('2.1.90', '2.1.332', true)),
  safeMode: changed(false, logged('2.1.169', '2.1.160', '2.1.175', true)),
  newerSettingTypes: changed(false, apart('2.1.90', '2.1.332', true)),
  restricted: changed(false, logged('2.1.248', '2.1.238', '2.1.250', true)),
};

export const settings = (): Area => ({
  id: 'settings',
  title: 'Settings, flags and variables',
  about: 'What you can switch, and how far it reaches.',
  rows: {
    excludes: {
      says: both(
        '`claudeMdExcludes` takes absolute paths and globs that begin with `**/`, in exact letter case; it works for memory, nested files, imports and rules, the user’s too, and never for the administrator’s.',
      ),
      cases: ['mem-excludes', 'asked-d-excl2', 'asked-b-excl', 'rep-16-excl-glob'],
    },
    excludesNot: {
      says: both(
        '`~`, relative patterns and bare names of folders in `claudeMdExcludes` match nothing; `**/vendor/**` works.',
      ),
      cases: ['rep-16-excl-tilde', 'rep-16-excl-glob'],
    },
    excludeLinks: {
      says: told(settingValues.excludeLinks, (either) =>
        either
          ? '`claudeMdExcludes` takes the own path of a link or that of its target.'
          : '`claudeMdExcludes` takes the target of a link alone.',
      ),
      cases: ['rep-16-excl-glob'],
    },
    files: {
      says: both(
        'Settings files are read in the start directory alone: those of the repository’s root have no effect on a session that starts below it.',
      ),
    },
    localOfRoot: {
      says: told(settingValues.localSettingsOfRoot, (counts) =>
        counts
          ? '`settings.local.json` of the repository’s root counts for a session that starts below it, too.'
          : '`settings.local.json` of the repository’s root has no effect on a session that starts below it.',
      ),
      cases: ['own-plug-more-local-root'],
    },
    bundled: {
      says: told(settingValues.bundledSwitch, (works) =>
        works
          ? '`disableBundledSkills`, or `CLAUDE_CODE_DISABLE_BUNDLED_SKILLS`, takes the bundled skills off the list and out of its budget.'
          : 'Bundled skills cannot be switched off.',
      ),
      cases: ['own-switch-bund-*'],
    },
    rulesBySource: {
      says: told(settingValues.rulesBySource, (follow) =>
        follow
          ? 'Rules that a touch brings follow `--setting-sources`.'
          : 'Rules of the project come with a touch, whatever `--setting-sources` says.',
      ),
      cases: ['own-switch-src-*'],
    },
    memoryOffForTouches: {
      says: told(settingValues.memoryOffForTouches, (all) =>
        all
          ? '`CLAUDE_CODE_DISABLE_CLAUDE_MDS` keeps memory and rules out, at the start and at every touch.'
          : '`CLAUDE_CODE_DISABLE_CLAUDE_MDS` keeps memory and rules out at the start; a touch still brings its own.',
      ),
      cases: ['own-switch-env-disable_claude_mds-*'],
    },
    wrongTypes: {
      says: told(settingValues.newerSettingTypes, (newer) =>
        newer
          ? 'Which values are wrong: a hook of `PreToolUse` that is malformed, a share of the listing over 1, an unknown word for a skill and many more; other hooks, lists of MCP servers and marketplaces are forgiven.'
          : 'Which values are wrong: any hook, MCP server or marketplace that is malformed and an unknown event, among others; keys for the listing of skills are not known yet, and so take anything.',
      ),
      cases: ['asked-c-set-mode', 'asked-c-set-hooks'],
    },
    invalid: {
      says: both(
        'One value of the wrong type, or a comment in the JSON, makes the whole settings file count for nothing; keys that are unknown, and a byte order mark, do no harm.',
      ),
      cases: [
        'asked-b-set-badtype2',
        'asked-b-set-badtype3',
        'asked-b-set-comments',
        'asked-b-set-bom',
        'asked-c-set-unknown',
        'asked-c-set-cleanup',
        'asked-c-set-deny',
      ],
    },
    overrides: {
      says: told(settingValues.skillOverrides, (works) =>
        works
          ? '`skillOverrides`: `off` and `user-invocable-only` keep a skill off the list, `name-only` leaves its name.'
          : '`skillOverrides` has no effect.',
      ),
      cases: ['rep-53-settings-root', 'asked-b-set-bom'],
    },
    sources: {
      says: both(
        '`--setting-sources user` leaves out project and local memory, AGENTS.md, rules and project skills; `--setting-sources project` leaves out the user’s and local ones.',
      ),
      cases: ['mem-setting-sources-user', 'asked-d-ag-src'],
    },
    bare: {
      says: both('`--bare` and `CLAUDE_CODE_SIMPLE` load nothing at all.'),
      cases: ['mem-bare'],
    },
    disabled: {
      says: both('`CLAUDE_CODE_DISABLE_CLAUDE_MDS` switches off memory and rules.'),
      cases: ['dis-claudemds'],
    },
    configDir: {
      says: both('`CLAUDE_CONFIG_DIR` moves the user’s memory, rules and skills.'),
      cases: ['cfgdir'],
    },
    slashCommands: {
      says: told(settingValues.slashCommandsFlag, (none) =>
        none ? '`--disable-slash-commands` lists no skills.' : '`--disable-slash-commands` still lists skills.',
      ),
      cases: ['disable-slash'],
    },
    safeMode: {
      says: told(settingValues.safeMode, (known) =>
        known ? '`--safe-mode` loads nothing, not even the administrator’s CLAUDE.md.' : '`--safe-mode` is not known.',
      ),
      cases: ['safe-mode'],
    },
    restricted: {
      says: told(settingValues.restricted, (known) =>
        known ? '`--restricted` ignores the settings of the project.' : '`--restricted` is not known.',
      ),
      otherwise: 'The changelog has it ignore the settings of the user and local ones as well.',
    },
    hook: {
      says: newest(
        'The hook `InstructionsLoaded` reports each file with its kind and why it loaded: `session_start`, `include`, `nested_traversal` or `path_glob_match`.',
      ),
    },
  },
});
