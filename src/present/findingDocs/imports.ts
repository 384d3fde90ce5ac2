/** The sections of the findings page about imports. */
import type { importSeverities } from '../../core/findings/imports/severities';
import type { FindingDoc } from './findingDoc';

export const importDocs: Record<keyof typeof importSeverities, FindingDoc> = {
  'import-not-loaded': {
    title: 'An import that does not load',
    about:
      'Claude Code leaves out, without a word, an import that is missing, a folder, outside the project and not approved, too many hops deep, or of a kind that is not text.',
    example: 'See @docs/gone.md',
    mend: 'Mend the path, approve it in Claude Code, or move the file.',
  },
};
