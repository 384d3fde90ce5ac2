/** A reason in at most six words, for the description of a row. */
import { basename, type Path } from '../core/files/path';
import type { Reason } from '../core/reason';
import { shownBytes } from './tokens';
import { shownPath, skillFolder } from './shownPath';
import { tell, type Voice } from './voice';

/** Where and why, as short as can be; a folder for what simply loads at start. */
export function shortReason(reason: Reason, voice: Voice): string {
  const file = (path: Path) => voice.mark(basename(path));
  const shown = (path: Path) => voice.mark(shownPath(path, voice.from));
  switch (reason.code) {
    case 'atStart':
      return reason.data.scope === 'managed' ? tell(voice, 'short.managed') : shown(reason.data.folder);
    case 'managedSettings':
    case 'summary':
    case 'mentioned':
    case 'readAsFile':
    case 'linkOutside':
    case 'mainOfWorktree':
    case 'importMissing':
    case 'importFolder':
    case 'importExternal':
    case 'importOutsideAtTouch':
    case 'neverMatches':
    case 'alreadyTold':
    case 'nothingApplies':
    case 'outsideStart':
    case 'toldWithPrompt':
    case 'readDenied':
    case 'unknownSkill':
    case 'unreadable':
    case 'excluded':
      return tell(voice, `short.${reason.code}`);
    case 'imported':
      return tell(voice, 'short.imported', { line: reason.data.line + 1 });
    case 'ruleAlways':
      return tell(voice, `short.ruleAlways.${reason.data.why}`);
    case 'ruleMatched':
      return tell(voice, 'short.ruleMatched', {
        pattern: voice.mark(reason.data.pattern),
        file: file(reason.data.file),
      });
    case 'folderTouched':
      return tell(voice, 'short.folderTouched', { folder: shown(reason.data.folder), file: file(reason.data.file) });
    case 'autoMemory':
      if (reason.data.cutBy === 'nothing') return tell(voice, 'short.autoMemory');
      return tell(voice, 'short.autoMemoryCut', { kept: reason.data.linesKept, lines: reason.data.lines });
    case 'agentsFile':
      return shown(reason.data.folder);
    case 'invoked':
      return tell(voice, reason.data.args === '' ? 'short.invoked' : 'short.invokedWith');
    case 'reloaded':
      return tell(voice, `short.reloaded.${reason.data.because}`);
    case 'restoredFile':
      return tell(voice, 'short.restoredFile', reason.data);
    case 'listed':
      return tell(voice, 'short.listed', { skills: reason.data.skills });
    case 'waitsForMatch': {
      const what = fewPatterns(reason.data.patterns, voice);
      if (reason.data.base === voice.from.start) return tell(voice, 'short.waitsFor', { what });
      return tell(voice, 'short.waitsForIn', { what, folder: shown(reason.data.base) });
    }
    case 'waitsForFolder':
      return tell(voice, 'short.waitsFor', { what: voice.mark(`${shownPath(reason.data.folder, voice.from)}/`) });
    case 'switchedOffAll':
      return tell(voice, 'short.switchedOffAll', { by: voice.mark(reason.data.by) });
    case 'sourceOff':
      return tell(voice, 'short.sourceOff', { source: voice.mark(reason.data.source) });
    case 'switchedOff':
      return tell(voice, 'short.switchedOff', { by: voice.mark(reason.data.by) });
    case 'empty':
      return tell(voice, `short.empty.${reason.data.why}`);
    case 'tooLarge':
      return tell(voice, 'short.tooLarge', { limit: shownBytes(reason.data.limit) });
    case 'sameFile':
      return tell(voice, 'short.sameFile', { first: shown(reason.data.first) });
    case 'agentsOff':
      if (reason.data.because === undefined) return tell(voice, 'short.agentsOffBySetting');
      return tell(voice, 'short.agentsOffFor', { because: shown(reason.data.because) });
    case 'agentsUnknown':
      return tell(voice, 'short.agentsUnknown', { since: reason.data.since });
    case 'importTooDeep':
      return tell(voice, 'short.importTooDeep', { limit: reason.data.limit });
    case 'importKind':
      return tell(voice, 'short.importKind', { extension: voice.mark(reason.data.extension) });
    case 'shadowed':
      return tell(voice, 'short.shadowed', { by: shown(skillFolder(reason.data.by)) });
    case 'hiddenFromModel':
      return tell(voice, `short.hiddenFromModel.${reason.data.by}`);
    case 'ignoredByGit':
      return tell(voice, 'short.ignoredByGit', { folder: shown(reason.data.folder) });
    case 'notATrigger':
      return tell(voice, `short.notATrigger.${reason.data.by}`);
    case 'triggerSince':
      return tell(voice, 'short.triggerSince', { since: reason.data.since });
    case 'fileChanged':
      return tell(voice, reason.data.told.length > 0 ? 'short.fileChanged.told' : 'short.fileChanged.untold');
    case 'notListedAgain':
      return tell(voice, 'short.notListedAgain', { n: reason.data.skills });
    default:
      return reason satisfies never;
  }
}

/** The first pattern, and how many more. */
function fewPatterns(patterns: readonly string[], voice: Voice): string {
  const [first = '', ...rest] = patterns;
  return rest.length === 0 ? voice.mark(first) : `${voice.mark(first)} +${rest.length}`;
}
