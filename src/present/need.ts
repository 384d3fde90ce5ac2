/** What would have to happen for a thing that is not in the context to load. */
import type { Blocked, Waits } from '../core/reason';
import { shownBytes } from './tokens';
import { tell, tellFolder, tellList, tellPath, type Voice } from './voice';

export function needSentence(reason: Waits | Blocked, voice: Voice): string {
  switch (reason.code) {
    case 'waitsForMatch':
      return tell(voice, 'need.waitsForMatch', { patterns: tellList(voice, reason.data.patterns) });
    case 'waitsForFolder':
      return tell(voice, 'need.waitsForFolder', { folder: tellFolder(voice, reason.data.folder) });
    case 'excluded':
      return tell(voice, 'need.excluded', { pattern: voice.mark(reason.data.pattern) });
    case 'sourceOff':
      return tell(voice, 'need.sourceOff', { source: voice.mark(reason.data.source) });
    case 'switchedOff':
      return tell(voice, 'need.switchedOff', { by: voice.mark(reason.data.by) });
    case 'tooLarge':
      return tell(voice, 'need.tooLarge', { limit: shownBytes(reason.data.limit) });
    case 'linkOutside':
      return tell(voice, reason.data.approvable ? 'need.linkOutsideApprovable' : 'need.linkOutside');
    case 'agentsOff':
      if (reason.data.because === undefined) return tell(voice, 'need.agentsOffBySetting');
      return tell(voice, 'need.agentsOffFor', { because: tellPath(voice, reason.data.because) });
    case 'agentsUnknown':
      return tell(voice, 'need.agentsUnknown', { since: reason.data.since });
    case 'importMissing':
      return tell(voice, 'need.importMissing', {
        written: voice.mark(reason.data.written),
        line: reason.data.line + 1,
        by: tellPath(voice, reason.data.by),
      });
    case 'shadowed':
      return tell(voice, 'need.shadowed', { by: tellPath(voice, reason.data.by) });
    case 'hiddenFromModel':
      return tell(voice, `need.hiddenFromModel.${reason.data.by}`);
    case 'ignoredByGit':
      return tell(voice, 'need.ignoredByGit', { folder: tellFolder(voice, reason.data.folder) });
    case 'empty':
    case 'unreadable':
    case 'sameFile':
    case 'mainOfWorktree':
    case 'importFolder':
    case 'importExternal':
    case 'importOutsideAtTouch':
    case 'importTooDeep':
    case 'importKind':
    case 'neverMatches':
      return tell(voice, `need.${reason.code}`);
    default:
      return reason satisfies never;
  }
}
