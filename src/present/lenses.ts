/** What stands above an instruction file and its headings in the editor: what they weigh, and when they are read. */
import type { Section } from '../core/draft/facts';
import type { Path } from '../core/files/path';
import type { Layer, NotLoaded, Report, SkillCard, Waiting } from '../core/report';
import type { Tokens } from '../core/tokens/tokens';
import { dotted } from './row';
import { shortReason } from './shortReason';
import { changingTokens, shortTokens } from './tokens';
import { plainVoice, type Voice } from './voice';
import { say, type Words } from './words/say';

/**
 * One line for the file, or nothing when the report does not know it. `draft` is what it would weigh once saved, where
 * that is another number and the report does not have it (it has that of what is in the stack).
 */
export function fileLens(path: Path, report: Report, words: Words, draft: Tokens | undefined): string | undefined {
  const voice = plainVoice(words, report);
  const skill = report.skills.find((each) => each.path === path);
  if (skill) return skillLens(skill, voice, draft);
  const layer = report.stack.find((each) => each.path === path && told.has(each.kind));
  if (layer) return layerLens(layer, voice);
  const waiting = report.waiting.find((each) => each.path === path);
  if (waiting) return waitingLens(waiting, voice, draft);
  const out = report.notLoaded.find((each) => each.path === path);
  return out && notLoadedLens(out, voice);
}

/** `≈ 310 tokens`, above a heading. */
export function sectionLens({ tokens, isCut }: Section, words: Words): string {
  return isCut ? say(words, 'lens.sectionCut') : say(words, 'lens.tokens', { tokens: shortTokens(tokens) });
}

/** Kinds of layers that are instructions: any other file may lie in the context because somebody looked at it. */
const told: ReadonlySet<Layer['kind']> = new Set(['memory', 'rule', 'import', 'agents', 'autoMemory']);

function layerLens(layer: Layer, voice: Voice): string {
  const { words } = voice;
  const { reason, order, step, tokens, unsaved } = layer;
  const weight = changing(words, tokens, unsaved);
  const why = shortReason(reason, voice);
  if (step > 0) return dotted(weight, why, say(words, 'lens.place', { order }));
  return dotted(
    weight,
    say(words, 'lens.atStart', { order }),
    reason.code === 'imported' || reason.code === 'autoMemory' ? why : '',
    say(words, 'lens.everySession'),
  );
}

function waitingLens({ tokens, reason }: Waiting, voice: Voice, draft: Tokens | undefined): string {
  return dotted(changing(voice.words, tokens, draft), shortReason(reason, voice));
}

function skillLens(skill: SkillCard, voice: Voice, draft: Tokens | undefined): string {
  const { words } = voice;
  const { state, reason, listingTokens, bodyTokens } = skill;
  const body = draft ? changingTokens(words, bodyTokens, draft) : shortTokens(bodyTokens);
  // what the model does not see costs nothing before it is invoked
  const isListed = state === 'listed' || state === 'listedWithoutDescription' || state === 'found';
  const why = reason ? shortReason(reason, voice) : '';
  const costs = isListed
    ? say(words, 'lens.skill', { listing: shortTokens(listingTokens), body })
    : say(words, 'lens.skillBody', { body });
  const isOut = reason !== undefined && (state === 'shadowed' || state === 'off' || reason.code === 'neverMatches');
  return dotted(
    costs,
    isOut ? say(words, 'lens.notLoaded', { reason: why }) : why,
    state === 'found' ? say(words, 'skill.found') : '',
    skill.invoked ? say(words, 'skill.invoked') : '',
  );
}

function notLoadedLens({ reason }: NotLoaded, voice: Voice): string {
  return say(voice.words, 'lens.notLoaded', { reason: shortReason(reason, voice) });
}

function changing(words: Words, tokens: Tokens, draft: Tokens | undefined): string {
  return draft && draft.count !== tokens.count
    ? changingTokens(words, tokens, draft)
    : say(words, 'lens.tokens', { tokens: shortTokens(tokens) });
}
