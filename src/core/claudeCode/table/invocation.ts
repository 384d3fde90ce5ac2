/** Invoking a skill: what the model is sent. */
import { both, type Area } from './row';

export const invocation = (): Area => ({
  id: 'invocation',
  title: 'Invoking a skill',
  about: 'What reaches the model when a skill or command is used, by the model or by its name behind a slash.',
  rows: {
    message: {
      says: both(
        'One message: “Base directory for this skill: …”, an empty line, then the body without its frontmatter.',
      ),
      otherwise: 'A write-up of 2.1.88 has the body come back as the result of a tool.',
    },
    placeholders: {
      says: both(
        '`$ARGUMENTS` stands for all arguments, `$0` for the first, `$1` for the second; an index that has no argument stays as written.',
      ),
    },
    variables: {
      says: both('`${CLAUDE_SKILL_DIR}` and `${CLAUDE_SESSION_ID}` are filled in, and `` !`command` `` is run.'),
    },
    plain: {
      says: both('`@path` and comments in the body stay as they are: they import nothing.'),
    },
    appended: {
      says: both('Arguments without a placeholder are put behind the body as “ARGUMENTS: …”.'),
    },
    hiddenCommand: {
      says: both('A skill with `user-invocable: false` hides a command of its name, which then cannot be run at all.'),
    },
  },
});
