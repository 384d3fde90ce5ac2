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
};
