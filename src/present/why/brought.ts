/** What reading a file would load, in sentences: what comes, in order; skills; what is left out; what goes on waiting. */
import type { Brought, StillWaiting } from '../../core/explain/reading';
import { isWithin } from '../../core/files/path';
import { escapeMarkdown } from '../escape';
import { reasonSentence } from '../reasons';
import { dotted } from '../row';
import { shownPath } from '../shownPath';
import { shortTokens } from '../tokens';
import { tellFolder, tellPath } from '../voice';
import { say } from '../words/say';
import { answer, list, partsSaid, tellWhy, text, type Part, type WhyVoice } from './parts';
import { verdictLines } from './patterns';

export function broughtParts(brought: Brought, voice: WhyVoice): readonly Part[] {
  const { loads, skills, blocked, waits, more, kind, notes } = brought;
  const isNothing = loads.length === 0 && skills.length === 0;
  return partsSaid([
    text(kind === 'missing' || kind === 'folder' ? tellWhy(voice, `brought.${kind}`) : ''),
    answer(isNothing ? tellWhy(voice, 'brought.none') : loadsTitle(brought, voice)),
    list(
      loads.map((layer) =>
        about(
          shownPath(layer.path, voice.from),
          [shortTokens(layer.tokens), reasonSentence(layer.reason, voice)],
          voice,
        ),
      ),
    ),
    ...headed(
      'brought.skills',
      skills.map(({ name, reason, listingTokens }) =>
        about(name, [shortTokens(listingTokens), reason ? reasonSentence(reason, voice) : ''], voice),
      ),
      voice,
    ),
    text(...notes.map((note) => reasonSentence(note, voice))),
    ...headed(
      'brought.blocked',
      blocked.map(({ path, reason }) => about(shownPath(path, voice.from), [reasonSentence(reason, voice)], voice)),
      voice,
    ),
    ...headed(
      'brought.waits',
      waits.map((waiting) => waitingLine(waiting, brought, voice)),
      voice,
    ),
    text(more > 0 ? tellWhy(voice, 'brought.more', { n: more }) : ''),
    text(tellWhy(voice, 'brought.tried')),
  ]);
}

function loadsTitle({ loads, tokens }: Brought, voice: WhyVoice): string {
  if (loads.length === 0) return tellWhy(voice, 'brought.none');
  return tellWhy(voice, 'brought.loads', { tokens: shortTokens(tokens) });
}

function headed(
  key: 'brought.skills' | 'brought.blocked' | 'brought.waits',
  lines: readonly string[],
  voice: WhyVoice,
): readonly Part[] {
  return lines.length === 0 ? [] : [text(`${tellWhy(voice, key)}:`), list(lines)];
}

function about(name: string, facts: readonly string[], voice: WhyVoice): string {
  return dotted(voice.isMarkdown ? `**${escapeMarkdown(name)}**` : name, ...facts);
}

function waitingLine(waiting: StillWaiting, { file }: Brought, voice: WhyVoice): string {
  const { path, reason, patterns, tested } = waiting;
  const name = shownPath(path, voice.from);
  if (reason.code === 'waitsForFolder') {
    const at = { file: tellPath(voice, file), folder: tellFolder(voice, reason.data.folder) };
    const outside = isWithin(reason.data.folder, file) ? '' : tellWhy(voice, 'touch.otherFolder', at);
    return about(name, [outside === '' ? reasonSentence(reason, voice) : outside], voice);
  }
  const lines = verdictLines({ readings: patterns, tested, base: reason.data.base }, voice);
  return about(
    name,
    lines.length > 0 ? [lines.join(say(voice.words, 'list.comma'))] : [reasonSentence(reason, voice)],
    voice,
  );
}
