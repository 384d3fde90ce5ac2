/**
 * A reason as one full sentence. This file says why a thing is in the context and hands what is left to the
 * sentences for things that are not; the types close the chain, so a new code does not compile until it is said.
 */
import type { Reason } from '../core/reason';
import { excerpt } from './escape';
import { outSentence } from './reasonsOut';
import { tell, tellFolder, tellPath, type Voice } from './voice';

/** Why, as a sentence in the voice's language and markup. People count lines from 1, reasons from 0. */
export function reasonSentence(reason: Reason, voice: Voice): string {
  switch (reason.code) {
    case 'atStart':
      return tell(voice, `why.atStart.${startScope(reason.data.scope)}`, {
        folder: tellFolder(voice, reason.data.folder),
      });
    case 'managedSettings':
      return tell(voice, 'why.managedSettings', { settings: tellPath(voice, reason.data.settings) });
    case 'imported':
      return tell(voice, 'why.imported', {
        by: tellPath(voice, reason.data.by),
        line: reason.data.line + 1,
        hop: reason.data.hop,
      });
    case 'ruleAlways':
      return tell(voice, `why.ruleAlways.${reason.data.why}`);
    case 'ruleMatched':
      return tell(voice, 'why.ruleMatched', {
        file: tellPath(voice, reason.data.file),
        pattern: voice.mark(reason.data.pattern),
      });
    case 'folderTouched':
      return tell(voice, 'why.folderTouched', {
        file: tellPath(voice, reason.data.file),
        folder: tellFolder(voice, reason.data.folder),
      });
    case 'autoMemory':
      if (reason.data.cutBy === 'nothing') return tell(voice, 'why.autoMemory.nothing', { lines: reason.data.lines });
      return tell(voice, `why.autoMemory.${reason.data.cutBy}`, {
        lines: reason.data.lines,
        kept: reason.data.linesKept,
      });
    case 'agentsFile':
      return tell(voice, 'why.agentsFile', {
        folder: tellFolder(voice, reason.data.folder),
        mode: voice.mark(reason.data.mode),
      });
    case 'mentioned':
      return tell(voice, 'why.mentioned', { file: tellPath(voice, reason.data.file) });
    case 'invoked': {
      const name = voice.mark(reason.data.name);
      if (reason.data.args === '') return tell(voice, 'why.invoked', { name });
      return tell(voice, 'why.invokedWith', { name, args: voice.mark(excerpt(reason.data.args, 80)) });
    }
    case 'reloaded':
      return tell(voice, `why.reloaded.${reason.data.because}`);
    case 'restoredFile':
      return tell(voice, 'why.restoredFile', reason.data);
    case 'listed': {
      const { skills, withoutDescription: cut } = reason.data;
      return cut === 0 ? tell(voice, 'why.listed', { skills }) : tell(voice, 'why.listedCut', { skills, cut });
    }
    case 'summary':
      return tell(voice, 'why.summary');
    default:
      return outSentence(reason, voice);
  }
}

function startScope(scope: string): 'managed' | 'user' | 'project' | 'local' | 'other' {
  return scope === 'managed' || scope === 'user' || scope === 'project' || scope === 'local' ? scope : 'other';
}
