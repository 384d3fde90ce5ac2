/** Skills and commands: which are found, which are hidden, and when they are announced. */
import { apart, changed, logged } from '../history';
import { both, figure, told, type Area } from './row';

export const skillValues = {
  addedDirCommands: changed(false, apart('2.1.90', '2.1.332', true)),
  wideBooleans: changed(false, logged('2.1.218', '2.1.212', '2.1.225', true)),
  /** The command of a file that is called nothing but `.md`. */
  namelessCommands: changed(true, apart('2.1.90', '2.1.332', false)),
  /** In bytes; a larger skill is not listed. */
  skillFileLimit: changed<number | undefined>(undefined, apart('2.1.90', '2.1.332', 1_000_000)),
};

export const skills = (): Area => ({
  id: 'skills',
  title: 'Skills and commands',
  about:
    'Which skills are found, under which names, and when the model hears of them. What their lines say is the next section.',
  rows: {
    sources: {
      says: both(
        'The start finds the skills of the administrator, the user, the start directory and each folder above it up to the root of the repository (nearest first), added directories and plugins, then commands.',
      ),
      cases: ['skl-sources', 'order-anc', 'rep-40-adddir-env', 'cfgdir'],
      otherwise: 'Write-ups of 2.1.88 look for project skills in the start directory alone.',
    },
    layout: {
      says: both(
        'A skill is `.claude/skills/FOLDER/SKILL.md`, in capitals and one level deep; hidden folders count, `NAME.md`, `skill.md` and deeper folders do not, nor do `.claude/Skills` and `.agents/skills`.',
      ),
      cases: ['skl-layout', 'asked-d-skillfiles', 'rep-26-skill-case', 'rep-27-skill-group', 'rep-37-agents-skills'],
    },
    commands: {
      says: both(
        '`.claude/commands/a/b/c.md` is the command `a:b:c`; README.md is one too, `paths` in it has no effect, and commands of nested folders are never found.',
      ),
      cases: ['skl-sources', 'skl-cond-command', 'rep-27-skill-group', 'rep-32-mono-root'],
    },
    commandFolder: {
      says: both(
        'A SKILL.md in a folder of `commands` is the command of that folder’s name, and the other files of that folder are none.',
      ),
      cases: ['skl-layout', 'asked-e-cmd', 'asked-e-cmd2', 'asked-d-skillfiles'],
    },
    links: {
      says: both(
        'Linked skill folders, a linked SKILL.md and a linked skills folder work without approval, also where they lead outside; several links to one real file count once (the first in the order of the listing), and broken or circular ones are passed over.',
      ),
      cases: ['rep-37-skill-links', 'rep-37-user-skills-dir-link', 'asked-d-skillfiles', 'asked-f-links-*'],
    },
    sizeLimit: {
      says: told(skillValues.skillFileLimit, (bytes) =>
        bytes === undefined
          ? 'A skill or command is listed, however large its file is.'
          : `A skill or command whose file has more than ${figure(bytes)} bytes is not listed.`,
      ),
      cases: ['asked-c-bigskill', 'asked-e-sizes'],
    },
    nameless: {
      says: told(skillValues.namelessCommands, (listed) =>
        listed ? 'A command file called `.md` is listed without a name.' : 'A command file called `.md` is not listed.',
      ),
      cases: ['asked-e-cmd', 'asked-f-nameless'],
    },
    hidden: {
      says: both(
        '`disable-model-invocation: true` keeps a skill or command off the list; `user-invocable: false` does not.',
      ),
      cases: ['skl-flags', 'cmd-flags', 'skl-cond-hidden'],
    },
    booleans: {
      says: told(skillValues.wideBooleans, (wide) =>
        wide
          ? '`yes`, `on` and `1` count as true there, in quotes and in any letter case.'
          : 'Only `true` counts as true there, plain or in quotes.',
      ),
      cases: ['skl-flags', 'asked-c-when', 'asked-b-skill-text'],
    },
    denied: {
      says: both('A deny rule `Skill(name)` does not take a skill off the list.'),
    },
    conditional: {
      says: both(
        'A skill with `paths` is listed in the message after the touch that matched, once in a session; before that it cannot be invoked.',
      ),
      cases: ['rep-30-cond-skill', 'skl-cond-twice'],
    },
    nested: {
      says: both(
        'Skills of folders below the start directory are found when a file in their folder is touched, all those on the way at once; they do not wait for their own `paths`. They are loaded in the background, so the announcement may come one message later.',
      ),
      cases: ['nested-multi', 'asked-b-skill-nest', 'own-missing-nested'],
    },
    withoutRepository: {
      says: both(
        'Nested skills are found without a repository, too; the folders above the start directory then count up to the home folder.',
      ),
      cases: ['asked-g-nogit-*'],
    },
    addedCommands: {
      says: told(skillValues.addedDirCommands, (listed) =>
        listed
          ? 'Commands of added directories are listed.'
          : 'Commands of added directories are not listed, their skills are.',
      ),
      cases: ['rep-40-adddir-env'],
    },
  },
});
