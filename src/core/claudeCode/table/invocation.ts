/** Invoking a skill: what the model is sent. */
import { apart, changed, logged } from '../history';
import { both, told, type Area } from './row';

export const invocationValues = {
  skillShellSetting: changed(false, logged('2.1.91', '2.1.90', '2.1.332', true)),
  effortVariable: changed(false, logged('2.1.120', '2.1.90', '2.1.332', true)),
  escapedArguments: changed(false, logged('2.1.163', '2.1.90', '2.1.332', true)),
  projectDirVariable: changed(false, logged('2.1.196', '2.1.90', '2.1.332', true)),
  invokedOnce: changed(false, logged('2.1.202', '2.1.90', '2.1.332', true)),
  missingArgumentStays: changed(false, logged('2.1.210', '2.1.90', '2.1.332', true)),
  valuesFilledAgain: changed(true, logged('2.1.233', '2.1.90', '2.1.332', false)),
  joinedWords: changed(false, apart('2.1.90', '2.1.332', true)),
  spacedCommands: changed(true, apart('2.1.90', '2.1.332', false)),
};

export const invocation = (): Area => ({
  id: 'invocation',
  title: 'Invoking a skill',
  about: 'What reaches the model when a skill or command is used, by the model or by its name behind a slash.',
  rows: {
    message: {
      says: both(
        'One message: “Base directory for this skill: …”, an empty line, then the body without its frontmatter.',
      ),
      cases: ['own-invoke-none', 'own-invoke-user', 'own-invoke-nested'],
      otherwise: 'A write-up of 2.1.88 has the body come back as the result of a tool.',
    },
    placeholders: {
      says: both('`$ARGUMENTS` stands for all arguments, `$0` for the first, `$1` for the second.'),
      cases: ['own-invoke-args', 'own-invoke-only0', 'own-invoke-only1'],
    },
    missing: {
      says: told(invocationValues.missingArgumentStays, (stays) =>
        stays
          ? 'A placeholder that has no argument stays as written.'
          : 'A placeholder that has no argument becomes nothing.',
      ),
      cases: ['own-invoke-only5', 'own-invoke-args1'],
    },
    escaped: {
      says: told(invocationValues.escapedArguments, (works) =>
        works
          ? 'A backslash before a placeholder keeps it as it is.'
          : 'A backslash before a placeholder does not keep it from being filled in.',
      ),
      cases: ['own-invoke-escape', 'own-invoke-escapeonly'],
    },
    words: {
      says: told(invocationValues.joinedWords, (joined) =>
        joined
          ? 'An argument of quoted and plain parts is one word without the quotes.'
          : 'An argument of quoted and plain parts keeps its quotes.',
      ),
      cases: ['own-invoke-args1', 'own-invoke-args2', 'own-invoke-args3'],
    },
    named: {
      says: both('Names in `arguments` of the frontmatter stand for the arguments in their order: `$name`.'),
      cases: ['own-invoke-named', 'own-invoke-namedlist', 'own-invoke-namedonly'],
    },
    filledAgain: {
      says: told(invocationValues.valuesFilledAgain, (again) =>
        again
          ? 'Placeholders in the value of a named argument are filled in too.'
          : 'Placeholders in the value of a named argument stay as they are.',
      ),
      cases: ['own-invoke-namedrec'],
    },
    variables: {
      says: both('`${CLAUDE_SKILL_DIR}` and `${CLAUDE_SESSION_ID}` are filled in.'),
      cases: ['own-invoke-vars', 'own-invoke-varsub'],
    },
    projectDir: {
      says: told(invocationValues.projectDirVariable, (filled) =>
        filled ? '`${CLAUDE_PROJECT_DIR}` is filled in.' : '`${CLAUDE_PROJECT_DIR}` stays as it is.',
      ),
      cases: ['own-invoke-vars', 'own-invoke-varsub'],
    },
    effort: {
      says: told(invocationValues.effortVariable, (filled) =>
        filled ? '`${CLAUDE_EFFORT}` is filled in.' : '`${CLAUDE_EFFORT}` stays as it is.',
      ),
      cases: ['own-invoke-effort'],
    },
    commands: {
      says: told(invocationValues.spacedCommands, (spaced) =>
        spaced
          ? '`` !`command` `` and a block fenced with ```` ```! ```` are run, also with a space before the command, and their output takes their place.'
          : '`` !`command` `` and a block fenced with ```` ```! ```` are run, and their output takes their place.',
      ),
      cases: ['own-invoke-cmdinline', 'own-invoke-cmdfence', 'own-invoke-cmdargs'],
    },
    commandsOff: {
      says: told(invocationValues.skillShellSetting, (works) =>
        works
          ? '`disableSkillShellExecution` keeps commands from being run.'
          : 'Nothing keeps commands in skills from being run.',
      ),
      cases: ['own-invoke-cmdoff'],
    },
    plain: {
      says: both('`@path` and comments in the body stay as they are.'),
      cases: ['asked-j-plain', 'asked-j-comment'],
    },
    mentions: {
      says: both(
        'An `@path` in the body or in the arguments mentions that file as one in a prompt does, in code and in comments too, relative to the start directory: its text comes, and what touching it brings.',
      ),
      cases: ['asked-j-*'],
      otherwise: 'Documents do not say that an `@path` in a skill does anything.',
    },
    appended: {
      says: both('Arguments without a placeholder are put behind the body as “ARGUMENTS: …”.'),
      cases: ['own-invoke-none', 'own-invoke-commandnone'],
    },
    twice: {
      says: told(invocationValues.invokedOnce, (once) =>
        once
          ? 'A skill that is invoked again with the same text is not sent again.'
          : 'A skill that is invoked again is sent again.',
      ),
      cases: ['own-invoke-twice'],
    },
    hiddenCommand: {
      says: both('A skill with `user-invocable: false` hides a command of its name, which then cannot be run at all.'),
    },
  },
});
