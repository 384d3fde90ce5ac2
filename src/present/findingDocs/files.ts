/** The sections of the findings page about files. */
import type { fileSeverities } from '../../core/findings/files/severities';
import type { FindingDoc } from './findingDoc';

export const fileDocs: Record<keyof typeof fileSeverities, FindingDoc> = {
  'unreadable-file': {
    title: 'A file that cannot be read',
    about:
      'A memory file, rule or settings file is there and cannot be read, or a settings file holds a value of a wrong type, which voids the whole file. Claude Code goes on without a word.',
    example: '`.claude/settings.json` with a trailing comma',
    mend: 'Mend the permission, the link or the value that the message names.',
  },
};
