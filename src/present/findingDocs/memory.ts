/** The sections of the findings page about what memory files say, how long they are and which of them are reached. */
import type { memorySeverities } from '../../core/findings/memory/severities';
import type { FindingDoc } from './findingDoc';

export const memoryDocs: Record<keyof typeof memorySeverities, FindingDoc> = {
  'long-memory': {
    title: 'A memory file of many lines',
    about:
      'The documentation of Claude Code advises less than 200 lines a file. A longer one is sent whole, in every session, and followed less reliably. Frontmatter and comments do not count.',
    example: 'A `CLAUDE.md` of 350 lines',
    mend: 'Move what belongs to some files into rules with `paths`, and procedures into skills.',
  },
  'heavy-memory': {
    title: 'A file that takes much of the window',
    about: 'One memory file, rule or import takes more than 5 % of the context window.',
    example: 'A `CLAUDE.md` that imports a generated API reference',
    mend: 'Name the file instead of importing it, or move it into a skill.',
  },
  'cut-index': {
    title: 'A MEMORY.md that is cut',
    about:
      'Of MEMORY.md the first 200 lines are sent, and of those no more than 25,000 characters, up to the last line end that fits. Frontmatter and comments do not count.',
    example: 'A `MEMORY.md` of 230 lines',
    mend: 'One short line an entry; move detail into topic files beside it.',
  },
  'repeated-paragraph': {
    title: 'The same paragraph in two files',
    about:
      'A paragraph or list item of a dozen words or more stands in two files that one session reads, in the same words or nearly so. Files that never meet, such as those of two packages, are not compared. It is named in the narrower file; the fix takes it out there when everybody who reads that file also reads the other.',
    example: 'The same sentence in `CLAUDE.md` and `packages/app/CLAUDE.md`',
    mend: 'Keep it in the broader file.',
  },
  contradiction: {
    title: 'Two files that contradict each other',
    about:
      'One file forbids in the same words what another asks for, or they want different package managers, indentations, quotes, test runners or languages of the answers. Only sentences that say nothing else are compared, under headings that mean the same, in files that are there from the start.',
    example: '“Use tabs.” in `~/.claude/CLAUDE.md`, “Use 2 spaces for indentation.” in `CLAUDE.md`',
    mend: 'Keep one, or say where each holds.',
  },
};
