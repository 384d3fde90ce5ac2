/** The sections of the findings page about rules. */
import type { ruleSeverities } from '../../core/findings/rules/severities';
import type { FindingDoc } from './findingDoc';

export const ruleDocs: Record<keyof typeof ruleSeverities, FindingDoc> = {
  'broken-frontmatter': {
    title: 'Frontmatter that is no YAML',
    about:
      'Nothing in frontmatter that cannot be parsed counts, so a rule with `paths` in it is sent in every session.',
    example: '---\npaths: [src/**\n---',
    mend: 'Mend the place the message names; quote values that begin with `*`, `{` or `[`.',
  },
  'dead-pattern': {
    title: 'A pattern that can never match',
    about:
      'Patterns are read as in `.gitignore`, relative to the folder that holds `.claude`. Forms that begin with `./`, `../`, `~/` or `#` match nothing there.',
    example: '---\npaths: ./src/**\n---',
    mend: 'Write it relative to its base: `src/**`.',
  },
  'bracket-folder': {
    title: 'Brackets in a folder’s name, read as a class of letters',
    about:
      'In a pattern `[slug]` stands for one of the letters s, l, u and g, so it does not match a folder that is really named `[slug]`, as routers have them.',
    example: '---\npaths: "app/[slug]/*.tsx"\n---',
    mend: String.raw`Put a backslash before each bracket: app/\[slug\]/*.tsx. The quick fix does.`,
  },
  'misspelt-pattern': {
    title: 'A pattern that matches nothing, next to one that would',
    about:
      'No file of the workspace matches, and one that is written nearly so does: a letter in a folder’s name, backslashes between folders, the base written once more, or a pattern that was meant at any depth. Letter case is no mistake: it is ignored.',
    example: '---\npaths: packges/web/**\n---',
    mend: 'Take the pattern that is proposed, if it is what you meant.',
  },
  'unmatched-pattern': {
    title: 'Patterns that match nothing here',
    about:
      'None of the patterns of a rule or skill matches a file of the workspace, so nothing will bring it into a session. Not looked for in what belongs to the user, and not for folders that are usually made or not listed, as `dist`.',
    example: '---\npaths: "*.vue"\n---',
    mend: 'Mend the patterns, or take the file out if what it was about is gone.',
  },
  'wide-pattern': {
    title: 'A pattern wider than it looks',
    about:
      'A pattern without a slash in its middle matches at any depth, and a last `/**` is taken off before: `src/**` is `src` and matches in `packages/web/src` as well. Reported where the base has both.',
    example: '---\npaths: src/**\n---',
    mend: 'Write `/src/**` for the one at the top, or `**/src/**` to say that all are meant.',
  },
  'always-on': {
    title: 'A condition that is none',
    about:
      'With `paths` that are empty, `**` alone, a number, a map or a YAML tag, a rule is sent in every session and a skill is listed from the start, as if there were no `paths`.',
    example: '---\npaths: "**"\n---',
    mend: 'Write patterns as texts in a list, or take `paths` out.',
  },
  'unsplit-paths': {
    title: 'Patterns that are not parted',
    about:
      'Only commas and lists part patterns. With blanks, semicolons or line ends between them, or in brackets without quotes, all of it is one pattern that matches nothing of what was meant.',
    example: '---\npaths: src/**/* lib/**/*\n---',
    mend: 'Write them as a list. The quick fix does.',
  },
  'lost-frontmatter': {
    title: 'Frontmatter that is read as text',
    about:
      'Frontmatter must open on the first line with `---` and nothing else, and ends at the next `---` wherever it stands. Behind a blank line, a heading or a comment, or never closed, it is text; `---` inside a value cuts it short.',
    example: '# Title\n---\npaths: src/**/*\n---',
    mend: 'Let it begin on the first line, close it with `---`, and use other dashes inside.',
  },
  'misnamed-key': {
    title: 'A key under another name',
    about:
      'A key that is nearly one that Claude Code reads (another letter, letter case, other dashes), or one under which another tool keeps patterns. Not reported where the right key is there as well, or where another key says that a rule is always to be sent.',
    example: '---\nglobs: "src/**/*.ts"\n---',
    mend: 'Rename it. The quick fix does.',
  },
  'foreign-key': {
    title: 'A key of another tool',
    about:
      'Another tool would wait with this rule; Claude Code does not read the key, and without `paths` sends it in every session. Other keys that it does not know are left alone: people keep data of their own in frontmatter.',
    example: '---\nalwaysApply: false\n---',
    mend: 'Add `paths`, or make a skill of it if a description is to decide.',
  },
  'newer-key': {
    title: 'A key of a newer version',
    about: 'The version of Claude Code in use does not know this key yet.',
    example: '---\ndisallowed-tools: Bash\n---',
    mend: 'Update Claude Code, or do without it.',
  },
  'paths-in-memory': {
    title: 'Patterns where nothing waits',
    about: '`paths` change nothing in a CLAUDE.md, wherever it lies: it is sent as if they were not there.',
    example: 'CLAUDE.md:\n---\npaths: src/**/*\n---',
    mend: 'Move what is meant for those files to a rule.',
  },
  'stray-rule': {
    title: 'A README, draft or example that is sent as a rule',
    about:
      'Every file that ends in `.md` below `.claude/rules` is a rule, whatever it is called, and without `paths` it is sent in every session.',
    example: '.claude/rules/README.md',
    mend: 'Move it out of the folder.',
  },
  'wrong-extension': {
    title: 'A rule with another ending',
    about:
      'Below `.claude/rules` only names that end in `.md`, in lower case, are rules: `.MD`, `.mdc`, `.mdx`, `.markdown` and `.txt` are never read. Not reported where a rule of the same name is there.',
    example: '.claude/rules/style.mdc',
    mend: 'Rename it, and look at its frontmatter.',
  },
};
