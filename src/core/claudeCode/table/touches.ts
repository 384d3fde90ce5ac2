/** Touches: which actions on a file bring nested memory, rules and skills, and in which order those are told. */
import { apart, changed, logged, measured } from '../history';
import { both, newest, over, told, type Area } from './row';

export const touchValues = {
  missingFileTriggers: changed(false, measured('2.1.187', '2.1.200', true)),
  editUnread: changed(false, measured('2.1.200', '2.1.212', true)),
  writeUnread: changed(false, measured('2.1.225', '2.1.238', true)),
  writeTriggers: changed(false, logged('2.1.288', '2.1.283', '2.1.288', true)),
  skillsFromShell: changed(true, apart('2.1.90', '2.1.332', false)),
  readDeniesWrite: changed(false, apart('2.1.90', '2.1.332', true)),
  bashTriggers: changed(false, logged('2.1.293', '2.1.288', '2.1.293', true)),
};

export const touches = (): Area => ({
  id: 'touches',
  title: 'What touching a file brings',
  about:
    'Nested memory, conditional rules and skills come in when a file is touched. Not every action counts as a touch.',
  rows: {
    read: {
      says: both(
        'Reading a file, an image too, brings the memory and rules of the folders on the way to it, rules that match it, and skills.',
      ),
      cases: ['rep-01-ways-nested', 'nested-multi', 'rule-edit'],
    },
    write: {
      says: told(touchValues.writeTriggers, (brings) =>
        brings
          ? 'Write and Edit bring nested memory and matching rules, too.'
          : 'Write and Edit bring skills, but no nested memory and no rules.',
      ),
      cases: ['rule-write', 'asked-b-touch2', 'rep-31-cond-skill-bash', 'touch-edit-unread'],
      otherwise: 'Documents speak of reading alone in one place, and of reading or editing in another.',
    },
    editUnread: {
      says: told(touchValues.editUnread, (accepted) =>
        accepted
          ? 'An Edit of a file that was not read first is accepted.'
          : 'An Edit of a file that was not read first is refused and brings nothing.',
      ),
      cases: ['touch-edit-unread'],
    },
    writeUnread: {
      says: told(touchValues.writeUnread, (accepted) =>
        accepted
          ? 'A Write over a file that was not read first is accepted.'
          : 'A Write over a file that was not read first is refused and brings nothing.',
      ),
    },
    bash: {
      says: told(touchValues.bashTriggers, (brings) =>
        brings
          ? 'A Bash command that only views files brings nested memory and matching rules for each of them.'
          : 'Bash commands bring nothing.',
      ),
      cases: ['bash-cat', 'bash-head', 'bash-sed', 'bash-nl', 'bash-rg', 'asked-c-bash', 'asked-i-bash-several'],
    },
    bashViews: {
      says: newest(
        'Such views are `cat` (also with `-n`), `head`, `tail`, `nl`, `sed -n` with line numbers, and `grep`, `egrep`, `fgrep` or `rg` with simple options, of one file each; further views, `echo`, `true` and `printf` may stand beside them behind `;`, `&&` or a line break. Of several files which comes first is not fixed.',
      ),
      cases: ['bash-catand', 'bash-abs', 'asked-c-bash', 'asked-i-bash-several', 'asked-i-bash-options'],
    },
    bashForms: {
      says: newest(
        'Values set before a view (`A=1 cat f`), comments and continued lines do not matter. Of what stands in brackets, a loop or a condition the first command counts, and it must be a view. A command line that fails in the end brings nothing.',
      ),
      cases: ['asked-i-bash-forms', 'asked-i-bash-inner', 'asked-i-bash-fails'],
    },
    bashOthers: {
      says: both(
        'Pipes and redirections, even as quoted signs, wildcards, `cat a b`, `cd d && cat f`, `grep -r`, `less`, `wc`, `awk`, `ls`, `git`, `python` and `sed -i` bring nothing.',
      ),
      cases: [
        'bash-catpipe',
        'bash-less',
        'bash-ls',
        'bash-echo',
        'bash-sedi',
        'bash-python',
        'bash-gitshow',
        'rep-01-ways-nested',
        'rule-ops',
        'asked-b-bash',
        'asked-i-bash-signs',
      ],
    },
    bashSkills: {
      says: both('Bash never brings a skill, neither a conditional nor a nested one.'),
      cases: ['bash-cat', 'skl-nested-ops', 'rep-31-cond-skill-bash'],
    },
    bashFolder: {
      says: newest(
        'A `cd` lasts for later commands of the session, whose relative paths start there, when its command line ends well; so does a `pushd`, and a `cd` in a condition or a loop. One in a subshell or a pipe is lost.',
      ),
      cases: ['own-bash-cd', 'asked-i-bash-cd-*'],
    },
    bashFolderSkills: {
      says: told(touchValues.skillsFromShell, (fromShell) =>
        fromShell
          ? 'After a `cd`, nested skills are looked for below the folder of the shell, and patterns of conditional skills start there; files outside it bring none. Memory and rules do not change.'
          : 'A `cd` does not matter to skills: their patterns start at the start directory.',
      ),
      cases: ['asked-i-bash-skills', 'asked-i-bash-skills-mem'],
    },
    searches: {
      says: both('The Glob and Grep tools bring nothing.'),
      cases: ['touch-glob-tool', 'rule-ops', 'rep-01-ways-nested'],
    },
    missing: {
      says: told(touchValues.missingFileTriggers, (brings) =>
        brings
          ? 'Reading a file that is not there, or a folder, brings memory and rules as a file of that name would.'
          : 'Reading a file that is not there, or a folder, brings no memory and no rules, though skills.',
      ),
      cases: ['rule-missing-read', 'touch-read-folder', 'own-read-folder', 'own-missing-nested'],
    },
    folder: {
      says: both('A folder that is read counts as a file in the folder above it: its own CLAUDE.md is not told.'),
      cases: ['touch-read-folder', 'own-read-folder'],
    },
    mention: {
      says: both(
        'An `@mention` in a prompt brings what a Read would, also with a range of lines or in quotes; a mention of a folder brings nothing.',
      ),
      cases: ['at-mention', 'at-mention-dir', 'touch-mention-range', 'touch-mention-quoted', 'asked-b-touch5'],
    },
    mentionFirst: {
      says: both(
        'What the mentions of the first prompt bring stands before the memory of the start; what both of them import is told twice.',
      ),
      cases: ['asked-g-pm-*'],
    },
    mentionMissing: {
      says: over(
        changed(
          'A mention of a file that is not there brings skills alone.',
          measured('2.1.187', '2.1.200', 'A mention of a file that is not there brings memory and rules as well.'),
        ),
      ),
      cases: ['touch-mention-missing'],
    },
    mentionOrder: {
      says: both(
        'Of several mentions in one prompt, those of files in folders with skills come behind the others, since the skills are looked up first; which of several alike comes first is not fixed. The skills of all of them are announced in one list.',
      ),
      cases: ['touch-mention-two', 'asked-f-mentions-*'],
    },
    denied: {
      says: both(
        'A Read, Edit, Write or Bash command that a permission rule denies brings nothing. `Edit(…)` with files denies writing them, too, while `Write(…)` with files denies nothing; `Edit` or `Write` alone denies that tool.',
      ),
      cases: ['touch-read-denied', 'asked-i-bash-deny-*'],
    },
    deniedBash: {
      says: newest(
        'A rule for Bash is about each command of a line, whatever stands before or around it: `cat:*` about all that begins so, with `*` for anything elsewhere. A denied `cd` does not change the folder.',
      ),
      cases: ['asked-i-bash-deny-commands', 'asked-i-bash-deny-cd'],
    },
    deniedRead: {
      says: told(touchValues.readDeniesWrite, (denies) =>
        denies
          ? 'A rule that denies reading a file denies writing it.'
          : 'A rule that denies reading a file does not deny writing it.',
      ),
      cases: ['asked-i-bash-deny-read'],
    },
    outside: {
      says: both('A file outside the start directory brings nothing: no nested memory, no rule of the user, no skill.'),
      cases: ['rule-outside', 'skl-outside', 'rep-40-outside'],
    },
    order: {
      says: both(
        'One touch tells matching conditional rules of the administrator and the user; then, folder by folder down to the file, CLAUDE.md, `.claude/CLAUDE.md`, CLAUDE.local.md, rules without `paths` and matching ones; then matching rules of the ancestors, from the top down to the start directory.',
      ),
      cases: ['asked-b-layers', 'asked-b-layers-sub'],
    },
    localFirst: {
      says: both('In a nested folder CLAUDE.local.md comes before the rules, at the start behind them.'),
      cases: ['asked-b-layers'],
    },
    once: {
      says: both('Each is told once in a session; reading or writing the CLAUDE.md or the rule itself counts as told.'),
      cases: ['nest-the-file', 'asked-b-touch3', 'own-write-memory', 'own-bash-memory'],
    },
    ignored: {
      says: both('Folders that git ignores bring their CLAUDE.md and rules, but no skills.'),
      cases: ['nest-ignored', 'rep-34-ignored-nested', 'skl-gitignored'],
    },
    twoNames: {
      says: both(
        'One nested file that is reached under two names, by a linked folder, is told under each of them; so is one that a file of the user is a link to.',
      ),
      cases: ['rep-19-double-link-dir'],
    },
  },
});
