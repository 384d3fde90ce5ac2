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
};
