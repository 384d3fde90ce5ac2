/** Turns, compaction and resume: what the model has afterwards. */
import { always, apart, changed, measured } from '../history';
import { both, figure, newest, over, told, type Area } from './row';

export const compactionValues = {
  /** The most recently read or changed files. */
  restoredFiles: always(5),
  /** Characters of one invoked skill: 5,000 tokens at four characters each. */
  restoredSkillChars: always(20_000),
  /** Characters of all invoked skills together: 25,000 tokens at four characters each. */
  restoredSkillsChars: always(100_000),
  restoredCharsPerToken: always(4),
  listingAfterCompaction: changed(false, apart('2.1.90', '2.1.332', true)),
};

const tokens = (chars: number) => figure(chars / compactionValues.restoredCharsPerToken.first);

export const compaction = (): Area => ({
  id: 'compaction',
  title: 'Compaction and resume',
  about:
    'What `/compact` leaves, measured in interactive sessions; a resumed print-mode process remembers less and so restores less.',
  rows: {
    order: {
      says: over(
        changed(
          'Afterwards the model has: the files that are read again, the invoked skills, the memory of the start, and the summary.',
          apart(
            '2.1.90',
            '2.1.332',
            'Afterwards the model has: the summary, the last answer word for word, the files that are read again, the memory of the start, git status, the invoked skills, agent types, and the list of skills.',
          ),
        ),
      ),
    },
    memory: {
      says: both('CLAUDE.md and rules without `paths` are read from the disk again, and told with their new text.'),
      otherwise:
        'Write-ups of 2.1.88 let rules survive a compaction as they are; that holds only for those without `paths`.',
    },
    files: {
      says: told(
        compactionValues.restoredFiles,
        (files) =>
          `The ${figure(files)} files that were read or changed last come back as if they were read. Rules and nested CLAUDE.md that had been told count among them: they come back as plain files, frontmatter and all.`,
      ),
    },
    told: {
      says: both(
        'A conditional rule or nested CLAUDE.md that did not come back that way is told again at the next touch; one that did is not.',
      ),
    },
    skill: {
      says: told(
        compactionValues.restoredSkillChars,
        (chars) =>
          `Invoked skills come back, the newest first and each once, cut to ${tokens(chars)} tokens, which is ${figure(chars)} characters.`,
      ),
    },
    skills: {
      says: told(
        compactionValues.restoredSkillsChars,
        (chars) =>
          `All of them together get ${tokens(chars)} tokens, which is ${figure(chars)} characters; what does not fit is dropped without a word.`,
      ),
    },
    charsPerToken: {
      says: told(
        compactionValues.restoredCharsPerToken,
        (chars) => `A token counts as ${figure(chars)} characters here, whatever the text.`,
      ),
    },
    listing: {
      says: told(compactionValues.listingAfterCompaction, (again) =>
        again
          ? 'The list of skills is sent again, without nested and conditional skills: these can still be used, but the model no longer sees them.'
          : 'The list of skills is not sent again.',
      ),
      otherwise: 'The newest documents still say that the list is not sent again.',
    },
    resume: {
      says: newest(
        'After a resume a changed CLAUDE.md is told again as a copy that differs, and only new skills are listed.',
      ),
    },
    mention: {
      says: both(
        'A mention puts the text of the file into the history as a Read would; a later change on the disk is not told.',
      ),
    },
    transcript: {
      says: over(
        changed(
          'The transcript records nested memory, the list of skills, and dynamic and invoked skills, but not what the start told.',
          measured('2.1.300', '2.1.316', 'The transcript also records what the start told, as `instructions`.'),
        ),
      ),
    },
  },
});
