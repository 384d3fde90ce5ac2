/** An explanation in sentences: the answer, how the file is found, its condition, what a touch would do, the version. */
import type { Explanation, Touched } from '../../core/explain/explain';
import { isWithin } from '../../core/files/path';
import { reasonSentence } from '../reasons';
import { tellFolder, tellPath } from '../voice';
import { aheadParts, originSentence, sinceSentence } from './origin';
import { conditionParts, verdictLines } from './patterns';
import { list, partsSaid, tellWhy, text, type Part, type WhyVoice } from './parts';
import { matched, reasonParts, standingParts } from './standing';

export function explained(explanation: Explanation, voice: WhyVoice): readonly Part[] {
  const { condition, now, touch } = explanation;
  const isSaid = now.layers.some(({ reason }) => reason.code === 'ruleAlways');
  return partsSaid([
    ...standingParts(explanation, voice),
    text(originSentence(explanation, voice)),
    ...aheadParts(explanation, voice),
    ...conditionParts(condition, isSaid, voice),
    ...(touch ? touchParts(touch, explanation, voice) : []),
    text(explanation.state === 'text' || now.layers.length > 0 ? sinceSentence(explanation, voice) : ''),
  ]);
}

function touchParts(touch: Touched, explanation: Explanation, voice: WhyVoice): readonly Part[] {
  const head = text(tellWhy(voice, `touch.${touch.effect}`, { file: tellPath(voice, touch.file) }));
  if (touch.effect === 'alreadyIn') return [head];
  if (touch.effect === 'nothing') return [head, ...whyNothing(touch, explanation, voice)];
  const layer = touch.then.layers.at(-1);
  const reason = layer?.reason ?? touch.then.skills[0]?.reason;
  return [head, text(reason ? reasonSentence(reason, voice) : '', reason ? matched(reason, voice) : '')];
}

/** Notes that say why a touch as a whole brings nothing, or less. */
const TELLING = new Set(['outsideStart', 'triggerSince', 'readDenied', 'switchedOffAll', 'notATrigger']);

function whyNothing(touch: Touched, { now, condition, ahead }: Explanation, voice: WhyVoice): readonly Part[] {
  const notes = touch.notes.filter(({ code }) => TELLING.has(code)).map((note) => reasonSentence(note, voice));
  const unseen = ahead && !isWithin(ahead.folder, touch.file) ? [ahead.folder] : [];
  const reached = [...touch.then.waiting, ...touch.then.skills, ...now.waiting].flatMap(({ reason }) =>
    reason?.code === 'waitsForFolder' && !isWithin(reason.data.folder, touch.file) ? [reason.data.folder] : [],
  );
  const file = tellPath(voice, touch.file);
  const [folder] = [...unseen, ...reached];
  return [
    text(...notes),
    text(folder === undefined ? '' : tellWhy(voice, 'touch.otherFolder', { file, folder: tellFolder(voice, folder) })),
    list(condition?.kind === 'patterns' && notes.length === 0 ? verdictLines(condition, voice) : []),
    ...(touch.then.notLoaded.length > now.notLoaded.length
      ? reasonParts({ ...touch.then, waiting: [], skills: [] }, voice)
      : []),
  ];
}

/** In plain text, one paragraph a part; lists are indented. */
export function plainText(parts: readonly Part[]): string {
  return parts
    .map(({ kind, lines }) => lines.map((line) => (kind === 'list' ? `  - ${line}` : line)).join('\n'))
    .join('\n');
}
