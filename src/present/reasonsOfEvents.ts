/** Why an event loaded nothing (more), as one full sentence. The end of the chain: here nothing may be left over. */
import type { NothingNew } from '../core/reason';
import { shownPath } from './shownPath';
import { tell, tellList, type Voice } from './voice';

export function nothingNewSentence(reason: NothingNew, voice: Voice): string {
  switch (reason.code) {
    case 'alreadyTold':
      return tell(voice, 'why.alreadyTold', {
        paths: tellList(
          voice,
          reason.data.paths.map((path) => shownPath(path, voice.from)),
        ),
      });
    case 'nothingApplies':
      return tell(voice, 'why.nothingApplies');
    case 'outsideStart':
      return tell(voice, 'why.outsideStart', { start: voice.mark(reason.data.start) });
    case 'notATrigger':
      return tell(voice, `why.notATrigger.${reason.data.by}`);
    case 'triggerSince':
      return tell(voice, `why.triggerSince.${reason.data.by}`, { since: reason.data.since });
    case 'readDenied':
      return tell(voice, 'why.readDenied', { rule: voice.mark(reason.data.rule) });
    case 'unknownSkill':
      return tell(voice, 'why.unknownSkill', { name: voice.mark(reason.data.name) });
    case 'fileChanged':
      return tell(voice, reason.data.told ? 'why.fileChanged.told' : 'why.fileChanged.untold');
    default:
      return reason satisfies never;
  }
}
