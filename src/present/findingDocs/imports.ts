/** The sections of the findings page about imports. */
import type { importSeverities } from '../../core/findings/imports/severities';
import type { FindingDoc } from './findingDoc';

export const importDocs: Record<keyof typeof importSeverities, FindingDoc> = {
  'import-not-loaded': {
    title: 'An import that does not load',
    about:
      'Claude Code leaves out, without a word, an import that is missing, a folder, outside the start directory and not approved, too many hops deep, or of a kind that is not text. A full stop or a comma directly behind the path counts as a part of the name. Files that no session has reached yet are looked at too, as far as the workspace is listed.',
    example: 'See @docs/gone.md, or @docs/there.md.',
    mend: 'Mend the path, approve it in Claude Code, or move the file.',
  },
  'accidental-import': {
    title: 'Text that is taken for an import',
    about:
      'An `@` at the start of a word begins an import, also where it names a person, a package, a decorator or a version. Nothing happens while there is no such file; once there is one, it is sent with every message.',
    example: 'Ask @alice, use @scope/package, mark it @Injectable().',
    mend: 'Put it in a code span: imports do not work there.',
  },
  'import-cycle': {
    title: 'An import that closes a circle',
    about:
      'A file loads once, at its first mention. An import of the file itself, or of one whose imports led to it, brings nothing. It is named only where the import stands alone in its line.',
    example: '`CLAUDE.md` with `@docs/a.md`, and `docs/a.md` with `@../CLAUDE.md`',
    mend: 'Remove the import that leads back.',
  },
  'import-in-code': {
    title: 'An import in code',
    about:
      'In code spans and code blocks an import is only text. Where one stands there alone and the file exists, it may have been meant.',
    example: '- `@docs/style.md`',
    mend: 'Take it out of the code if it is to load.',
  },
};
