/** The sections of the findings page about skills and commands. */
import type { skillSeverities } from '../../core/findings/skills/severities';
import type { FindingDoc } from './findingDoc';

export const skillDocs: Record<keyof typeof skillSeverities, FindingDoc> = {
  'skill-undescribed': {
    title: 'A skill without a description',
    about:
      'The model decides by the description whether to use a skill. Without one it is shown the first line of the body, cut to 100 characters; with an empty body just “Skill”. Lists, maps and empty texts count as none. Skills with `when_to_use`, hidden ones and commands are not looked at.',
    example: '`.claude/skills/release/SKILL.md` that begins with `# Release`',
    mend: 'Say in one or two sentences what it does and when to use it. The fix drafts that from the heading and the first sentence.',
  },
  'description-cut': {
    title: 'A description longer than is shown',
    about:
      'Each entry of the listing, `description` and `when_to_use` together, is cut to 1,536 characters (250 before 2.1.105), or to `skillListingMaxDescChars`. What is written behind that is never read.',
    example: 'A `description` of 2,000 characters',
    mend: 'Put what decides first, and the rest into the body.',
  },
  'description-lost': {
    title: 'Descriptions the listing has no room for',
    about:
      'All entries together may take one hundredth of the window. Beyond that descriptions are dropped whole, those of the least used skills first (older versions shorten all of them), and the model sees bare names. It is found once, at the first skill that loses its text; the others are named beside it.',
    example: 'Sixty skills with descriptions of 300 characters',
    mend: 'Shorten descriptions, switch off skills with `skillOverrides`, or raise `skillListingBudgetFraction`, which costs tokens in every session.',
  },
  'skill-shadowed': {
    title: 'A skill or command whose name another holds',
    about:
      'Of several skills and commands of one name at the start one is shown: the administrator’s before the user’s before the project’s before a command, the nearer folder before the farther. The others are not shown and not run. Copies of the same text are not reported.',
    example: '`~/.claude/skills/review/SKILL.md` and `.claude/skills/review/SKILL.md`',
    mend: 'Give one of the folders another name, or delete the one that is not wanted.',
  },
  'command-never-runs': {
    title: 'A command that can never run',
    about:
      'A skill with `user-invocable: false` hides a command of its name. The command is not listed and cannot be typed, and the skill cannot be typed either.',
    example: '`.claude/commands/deploy.md` beside `.claude/skills/deploy/SKILL.md` with `user-invocable: false`',
    mend: 'Give the command or the skill another name.',
  },
  'skill-misplaced': {
    title: 'A skill in the wrong place',
    about:
      'A skill is `.claude/skills/FOLDER/SKILL.md`, in capitals and one level deep. A flat `NAME.md`, a `skill.md` and a folder within a folder are not found, and nothing says so. A flat file is only reported when its frontmatter is that of a skill; what lies inside a skill’s own folder, in a plugin, or is reached through a link is not.',
    example: '`.claude/skills/git/commit/SKILL.md`',
    mend: 'Move it; the fix does, with all that lies in its folder.',
  },
  'skill-name-differs': {
    title: 'A name that has no effect',
    about:
      'A skill is called like its folder. Since 2.1.290 another `name` is shown behind it in brackets and can be typed, unless it has spaces or belongs to something else; before, it was not shown at all. Reported only where it is not shown.',
    example: '`.claude/skills/pdf/SKILL.md` with `name: PDF Tools`',
    mend: 'Write the name of the folder, or rename the folder.',
  },
  'skill-too-long': {
    title: 'A skill that is very long',
    about:
      'After a compaction an invoked skill comes back cut to 5,000 tokens, counted as 20,000 characters: what stands behind is gone for the rest of the session. Below that, up to 500 lines are recommended.',
    example: 'A `SKILL.md` of 30,000 characters',
    mend: 'Keep the steps in the body, move details into `references/` and name those files where they are needed.',
  },
  'paths-without-effect': {
    title: 'Paths that change nothing',
    about:
      'A skill in a folder below the start directory is listed as soon as a file in that folder is touched, whatever its `paths` say. In a command `paths` are ignored.',
    example: '`packages/web/.claude/skills/forms/SKILL.md` with `paths: "**/*.tsx"`',
    mend: 'Remove them, or move the skill to the `.claude/skills` of the folder where Claude Code is started.',
  },
  'replaces-bundled': {
    title: 'A skill that replaces one of Claude Code’s',
    about: 'A skill with the name of one that Claude Code brings takes its place. That may be what is wanted.',
    example: '`.claude/skills/code-review/SKILL.md`',
    mend: 'Give the folder another name to have both.',
  },
  'skill-resource-missing': {
    title: 'A file of a skill that is not there',
    about:
      'The body links to a file in `references/`, `scripts/`, `assets/`, `examples/` or `templates/`, or names one in a code span while the skill has such a folder, and the file is neither there nor in the project. The model finds out only when it tries. Lines that speak of making a file are not looked at.',
    example: 'See [the forms](references/forms.md).',
    mend: 'Mend the name, or add the file.',
  },
};
