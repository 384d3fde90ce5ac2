/** Why an event loaded nothing (more), as one full sentence. The end of the chain: here nothing may be left over. */
import type { Path } from '../core/files/path';
import type { NothingNew } from '../core/reason';
import { shownPath } from './shownPath';
import { tell, tellList, tellPath, type Voice } from './voice';

export function nothingNewSentence(reason: NothingNew, voice: Voice): string {
  switch (reason.code) {
    case 'alreadyTold':
      return tell(voice, 'why.alreadyTold', { paths: paths(reason.data.paths, voice) });
    case 'readAsFile':
      return tell(voice, 'why.readAsFile', { file: tellPath(voice, reason.data.file) });
    case 'switchedOffAll':
      return tell(voice, 'why.switchedOffAll', { by: voice.mark(reason.data.by) });
    case 'nothingApplies':
      return tell(voice, 'why.nothingApplies');
    case 'outsideStart':
      return tell(voice, 'why.outsideStart', { start: voice.mark(reason.data.start) });
    case 'notATrigger':
      return tell(voice, `why.notATrigger.${reason.data.by}`);
    case 'triggerSince':
      return tell(voice, `why.triggerSince.${reason.data.by}`, { since: reason.data.since });
    case 'toldWithPrompt':
      return tell(voice, 'why.toldWithPrompt');
    case 'readDenied':
      return tell(voice, 'why.readDenied', { rule: voice.mark(reason.data.rule) });
    case 'unknownSkill':
      return tell(voice, 'why.unknownSkill', { name: voice.mark(reason.data.name) });
    case 'fileChanged':
      if (reason.data.told.length === 0) return tell(voice, 'why.fileChanged.untold');
      return tell(voice, 'why.fileChanged.told', { paths: paths(reason.data.told, voice) });
    case 'notListedAgain':
      return tell(voice, `why.notListedAgain.${reason.data.because}`, { n: reason.data.skills });
    default:
      return reason satisfies never;
  }
}

function paths(all: readonly Path[], voice: Voice): string {
  return tellList(
    voice,
    all.map((path) => shownPath(path, voice.from)),
  );
}
