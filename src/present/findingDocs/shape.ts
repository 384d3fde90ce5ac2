/** The sections of the findings page about instructions that would live better elsewhere: as a skill, as a hook. */
import type { shapeSeverities } from '../../core/findings/shape/severities';
import type { FindingDoc } from './findingDoc';

export const shapeDocs: Record<keyof typeof shapeSeverities, FindingDoc> = {
  'rule-outweighs-trigger': {
    title: 'A rule that is mostly procedure',
    about:
      'A rule without `paths`, or a section of CLAUDE.md, that says when something is to be done in a line or two and then how in many. The when has to be there all the time, the how does not, and it is paid for in every turn. Reported for four or more numbered steps with commands that take twenty lines or more and most of the text; lists of conventions, short checklists and code examples are not.',
    example: '## Releasing\n\nWhen you release a version:\n\n1. Run `npm version minor`…',
    mend: 'Keep three to five lines that say when, and move the steps into a skill. The fix writes both.',
  },
  'every-time-hook': {
    title: 'A command for every event',
    about:
      'An instruction asks for the same command after every edit, around every commit, at the end of every answer or the start of every session. There is nothing to judge, so it need not be left to a model: a hook runs by itself. Sentences with an “if”, “unless” or “should” are not reported, nor those whose command a hook already runs.',
    example: 'After editing any file, always run `npm run lint`.',
    mend: 'Draft the hook with the fix, look at it, and take the sentence out.',
  },
};
