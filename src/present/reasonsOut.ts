/** Why a thing waits or is not loaded, as one full sentence; what is left are the reasons of events. */
import type { Blocked, NothingNew, Waits } from '../core/reason';
import { excerpt } from './escape';
import { nothingNewSentence } from './reasonsOfEvents';
import { shownBytes } from './tokens';
import { tell, tellFolder, tellList, tellPath, type Voice } from './voice';

/** Reasons for not being in the context (yet). */
export function outSentence(reason: Waits | Blocked | NothingNew, voice: Voice): string {
  switch (reason.code) {
    case 'waitsForMatch':
      return tell(voice, 'why.waitsForMatch', {
        patterns: tellList(voice, reason.data.patterns),
        base: tellFolder(voice, reason.data.base),
      });
    case 'waitsForFolder':
      return tell(voice, 'why.waitsForFolder', { folder: tellFolder(voice, reason.data.folder) });
    case 'excluded':
      return tell(voice, 'why.excluded', { pattern: voice.mark(reason.data.pattern) });
    case 'sourceOff':
      return tell(voice, 'why.sourceOff', { source: voice.mark(reason.data.source) });
    case 'switchedOff':
      return tell(voice, 'why.switchedOff', { by: voice.mark(reason.data.by) });
    case 'empty':
      return tell(voice, `why.empty.${reason.data.why}`);
    case 'tooLarge':
      return tell(voice, 'why.tooLarge', {
        size: shownBytes(reason.data.bytes),
        limit: shownBytes(reason.data.limit),
      });
    case 'unreadable':
      return tell(voice, 'why.unreadable', { message: voice.mark(excerpt(reason.data.message, 160)) });
    case 'linkOutside':
      return tell(voice, reason.data.approvable ? 'why.linkOutsideApprovable' : 'why.linkOutside', {
        target: tellPath(voice, reason.data.target),
      });
    case 'sameFile':
      return tell(voice, 'why.sameFile', { first: tellPath(voice, reason.data.first) });
    case 'agentsOff':
      if (reason.data.because === undefined) {
        return tell(voice, 'why.agentsOffBySetting', { mode: voice.mark(reason.data.mode) });
      }
      return tell(voice, 'why.agentsOffFor', { because: tellPath(voice, reason.data.because) });
    case 'agentsUnknown':
      return tell(voice, 'why.agentsUnknown', { since: reason.data.since });
    case 'mainOfWorktree':
      return tell(voice, 'why.mainOfWorktree', { worktree: tellPath(voice, reason.data.worktree) });
    case 'importMissing':
    case 'importFolder':
    case 'importOutsideAtTouch':
      return tell(voice, `why.${reason.code}`, written(reason.data, voice));
    case 'importExternal':
      return tell(voice, 'why.importExternal', {
        ...written(reason.data, voice),
        key: tellFolder(voice, reason.data.approvalKey),
      });
    case 'importTooDeep':
      return tell(voice, 'why.importTooDeep', { ...written(reason.data, voice), limit: reason.data.limit });
    case 'importKind':
      return tell(voice, 'why.importKind', {
        ...written(reason.data, voice),
        extension: voice.mark(reason.data.extension),
      });
    case 'neverMatches':
      return tell(voice, 'why.neverMatches', { patterns: tellList(voice, reason.data.patterns) });
    case 'shadowed':
      return tell(voice, 'why.shadowed', {
        name: voice.mark(reason.data.name),
        by: tellPath(voice, reason.data.by),
      });
    case 'hiddenFromModel':
      return tell(voice, `why.hiddenFromModel.${reason.data.by}`);
    case 'ignoredByGit':
      return tell(voice, 'why.ignoredByGit', { folder: tellFolder(voice, reason.data.folder) });
    default:
      return nothingNewSentence(reason, voice);
  }
}

/** The import as its sentence needs it. */
function written(
  data: Extract<Blocked, { code: 'importMissing' }>['data'],
  voice: Voice,
): { by: string; line: number; written: string } {
  return { by: tellPath(voice, data.by), line: data.line + 1, written: voice.mark(`@${data.written}`) };
}
