/** Plugins: which are on, where their files are, and what they give. */
import { apart, changed, logged } from '../history';
import { both, newest, told, type Area } from './row';

export const pluginValues = {
  pluginDefaultSkills: changed(false, logged('2.1.136', '2.1.90', '2.1.332', true)),
  pluginRootSkill: changed(false, logged('2.1.142', '2.1.90', '2.1.332', true)),
  pluginDefaultEnabled: changed(false, logged('2.1.154', '2.1.90', '2.1.332', true)),
  skillsDirPlugins: changed(false, logged('2.1.157', '2.1.90', '2.1.332', true)),
  skillsDot: changed(false, logged('2.1.221', '2.1.90', '2.1.332', true)),
  pluginInsideOnly: changed(false, logged('2.1.257', '2.1.90', '2.1.332', true)),
  pluginFolders: changed(false, logged('2.1.265', '2.1.90', '2.1.332', true)),
  pluginRecords: changed(false, apart('2.1.90', '2.1.332', true)),
  lenientManifest: changed(false, apart('2.1.90', '2.1.332', true)),
  pluginSkillNames: changed(false, apart('2.1.90', '2.1.332', true)),
};

export const plugins = (): Area => ({
  id: 'plugins',
  title: 'Plugins',
  about: 'What plugins add to the list of skills and commands.',
  rows: {
    on: {
      says: both(
        '`enabledPlugins` says which plugins are on, by `plugin@marketplace`: local settings over the project’s over the user’s, the administrator’s over all.',
      ),
      cases: [
        'own-plug-inst-user-projfalse',
        'own-plug-inst-projtrue-localfalse',
        'own-plug-inst-userfalse-projtrue',
        'own-plug-inst-man-*',
      ],
    },
    defaultOn: {
      says: told(pluginValues.pluginDefaultEnabled, (works) =>
        works
          ? '`defaultEnabled: false` in its manifest keeps a plugin off that no settings name.'
          : '`defaultEnabled` in a plugin’s manifest has no effect.',
      ),
      cases: ['own-plug-dir-deftenabled', 'own-plug-rec-def-*'],
    },
    flag: {
      says: both('`--plugin-dir` loads a plugin from any folder, whatever the settings say of others.'),
      cases: ['own-plug-dir-basic', 'own-plug-dir-rel', 'own-plug-dir-order'],
    },
    folders: {
      says: told(pluginValues.pluginFolders, (many) =>
        many
          ? '`--plugin-dir` takes a folder of plugins as well.'
          : '`--plugin-dir` takes the folder of one plugin alone.',
      ),
      cases: ['own-plug-dir-folder', 'own-plug-man-fold-*'],
    },
    records: {
      says: told(pluginValues.pluginRecords, (scoped) =>
        scoped
          ? 'An installed plugin is used where it was installed: the records in `installed_plugins.json` name the scope and the project.'
          : 'An installed plugin is found by its marketplace and version, whatever scope its record names.',
      ),
      cases: ['own-plug-inst-scope-*', 'own-plug-rec-gh-scope-*'],
    },
    names: {
      says: both('Skills and commands of a plugin are listed as `plugin:name`.'),
      cases: ['own-plug-dir-basic', 'own-plug-inst-full', 'own-plug-part-clash-in'],
    },
    skillNames: {
      says: told(pluginValues.pluginSkillNames, (cleaned) =>
        cleaned
          ? 'Of the name of a plugin’s skill letters, digits, `_` and `-` are kept; a plugin that is one skill takes its `name:`.'
          : 'The name of a plugin’s skill is that of its folder, as it is.',
      ),
      cases: ['own-plug-part-labels', 'own-plug-man-single-name', 'own-plug-man-root-name*'],
    },
    skillFolders: {
      says: told(pluginValues.pluginDefaultSkills, (adds) =>
        adds
          ? '`skills` in the manifest adds folders to the default one.'
          : '`skills` in the manifest takes the place of the default folder.',
      ),
      cases: ['own-plug-dir-skillsstr', 'own-plug-dir-skillslist*'],
    },
    rootSkill: {
      says: told(pluginValues.pluginRootSkill, (counts) =>
        counts
          ? 'A SKILL.md at the root of a plugin is a skill.'
          : 'A SKILL.md at the root of a plugin is none of its skills.',
      ),
      cases: ['own-plug-dir-rootskill*'],
    },
    dot: {
      says: told(pluginValues.skillsDot, (works) =>
        works
          ? '`skills` in the manifest may be `.`, the folder of the plugin itself.'
          : '`skills: "."` in the manifest is refused.',
      ),
      cases: ['own-plug-dir-rootdot*'],
    },
    inside: {
      says: told(pluginValues.pluginInsideOnly, (inside) =>
        inside
          ? 'What leads out of the folder of a plugin, by a link or a path, is refused.'
          : 'Links that lead out of the folder of a plugin are followed.',
      ),
      cases: ['own-plug-part-linkskills', 'own-plug-part-linkroot', 'own-plug-more-links1'],
    },
    manifest: {
      says: told(pluginValues.lenientManifest, (lenient) =>
        lenient
          ? 'A wrong type of a key that only informs, such as `author`, does no harm to a plugin.'
          : 'A wrong type of any key of its manifest keeps a plugin out.',
      ),
      cases: ['own-plug-man-man-authorstr', 'own-plug-man-man-home', 'own-plug-man-man-verx'],
    },
    skillFolderPlugins: {
      says: told(pluginValues.skillsDirPlugins, (works) =>
        works
          ? 'A folder below `.claude/skills` that holds `.claude-plugin/plugin.json` is a plugin, called `name@skills-dir`.'
          : 'A plugin’s manifest in a skill folder has no effect.',
      ),
      cases: ['own-plug-part-sd-*', 'own-plug-inst-skillsdir-*'],
    },
    memory: {
      says: newest('A CLAUDE.md or rules in a plugin are never loaded.'),
      cases: ['own-plug-inst-full'],
    },
  },
});
