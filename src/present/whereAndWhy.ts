/** Where a told block stands, where that is the news, else why it came: the second half of a row's description. */
import type { Layer } from '../core/report';
import { dotted } from './row';
import { shortReason } from './shortReason';
import { shownFolder } from './shownPath';
import { tell, type Voice } from './voice';

export function whereAndWhy(block: Pick<Layer, 'kind' | 'scope' | 'path' | 'reason'>, voice: Voice): string {
  const { reason } = block;
  const why = shortReason(reason, voice);
  switch (reason.code) {
    case 'ruleAlways':
      // a rule without a condition is the usual kind; one that lost its condition is not
      return reason.data.why === 'noPaths' ? folder(block, voice) : dotted(folder(block, voice), why);
    case 'reloaded':
      return reason.data.because === 'compaction' ? folder(block, voice) : dotted(folder(block, voice), why);
    case 'restoredFile':
      return dotted(folder(block, voice), why);
    case 'atStart':
      return folder(block, voice);
    default:
      return why;
  }
}

/** `.claude/CLAUDE.md` belongs to the folder above it, but is told from that folder's own by where it lies. */
function folder({ kind, scope, path }: Pick<Layer, 'kind' | 'scope' | 'path'>, voice: Voice): string {
  if (kind === 'settings') return tell(voice, 'short.managedSettings');
  if (scope === 'managed') return tell(voice, 'short.managed');
  return kind === 'autoMemory' ? tell(voice, 'short.autoMemory') : voice.mark(shownFolder(path, voice.from));
}
