/** HTML comments in memory files and rules: which are taken out before the model reads them. */
import { apart, changed } from '../history';
import { both, told, type Area } from './row';

export const commentValues = {
  definitionsKept: changed(false, apart('2.1.90', '2.1.332', true)),
};

export const comments = (): Area => ({
  id: 'comments',
  title: 'Comments',
  about: 'HTML comments cost nothing where they are taken out.',
  rows: {
    removed: {
      says: both(
        'A comment that begins a line (up to three spaces in) is taken out with the line end behind it, over as many lines as it takes, several on one line too.',
      ),
      cases: ['com-block-tight', 'com-multi', 'com-two', 'com-spaces', 'com-end', 'com-blank-run', 'asked-b-com-each'],
    },
    behind: {
      says: both('Text behind a comment on its line stays.'),
      cases: ['com-line-start', 'imp-html-comment-after', 'asked-b-com-each'],
    },
    attached: {
      says: both(
        'A comment on a line of its own is taken out directly below a paragraph, a list, a table or a quote, too.',
      ),
      cases: ['com-list-tail', 'asked-b-com-each'],
    },
    kept: {
      says: both(
        'Comments stay inside a line of text, inside list items and quotes, in code, and inside another HTML block; one that is never closed stays.',
      ),
      cases: ['com-list', 'com-quote', 'com-indented', 'com-unclosed', 'imp-html-comment-inline', 'rep-47-comments'],
    },
    definitions: {
      says: told(commentValues.definitionsKept, (kept) =>
        kept
          ? 'Link reference definitions stay when a comment is taken out.'
          : 'Taking a comment out of a file takes out its link reference definitions as well.',
      ),
      cases: ['asked-c-defs'],
    },
    skills: {
      says: both('In skills and commands comments stay, and may even become the listed text.'),
      cases: ['skill-body-first', 'asked-b-skill-text'],
    },
  },
});
