/** What stands above an instruction file and its headings in the editor: what they weigh, and when they are read. */
import type { FileWeight, Section } from '../core/draft/facts';
import { wasReadAsFile } from '../core/draft/readAsFile';
import type { Path } from '../core/files/path';
import type { Layer, Report, SkillCard } from '../core/report';
import { dotted } from './row';
import { shortReason } from './shortReason';
import { changingTokens, shortTokens } from './tokens';
import { plainVoice, type Voice } from './voice';
import { say, type Words } from './words/say';

/** One line for the file, or nothing when the report does not know it. `weight` may be left out to see whether it does. */
export function fileLens(path: Path, report: Report, words: Words, weight?: FileWeight): string | undefined {
  const voice = plainVoice(words, report);
  const skill = report.skills.find((each) => each.path === path);
  if (skill) return skillLens(skill, voice, weight);
  const shown = weight ? changing(words, weight) : '';
  const layer = report.stack.find((each) => each.path === path && told.has(each.kind));
  if (layer) return dotted(shown, ...placeOf(layer, voice));
  const waiting = report.waiting.find((each) => each.path === path);
  if (waiting) return dotted(shown, shortReason(waiting.reason, voice));
  const out = report.notLoaded.find((each) => each.path === path);
  // what is being written may be what it lacks
  const draft = weight?.draft ? shown : '';
  if (out) return dotted(draft, say(words, 'lens.notLoaded', { reason: shortReason(out.reason, voice) }));
  return wasReadAsFile(report, path) ? dotted(shown, say(words, 'lens.readAsFile')) : undefined;
}

/** `≈ 310 tokens`, above a heading. */
export function sectionLens({ tokens, isCut }: Section, words: Words): string {
  return isCut ? say(words, 'lens.sectionCut') : say(words, 'lens.tokens', { tokens: shortTokens(tokens) });
}

/** Kinds of layers that are instructions: any other file may lie in the context because somebody looked at it. */
const told: ReadonlySet<Layer['kind']> = new Set(['memory', 'rule', 'import', 'agents', 'autoMemory']);

function placeOf({ reason, order, step }: Layer, voice: Voice): readonly string[] {
  const { words } = voice;
  const why = shortReason(reason, voice);
  if (step > 0) return [why, say(words, 'lens.place', { order })];
  return [
    say(words, 'lens.atStart', { order }),
    reason.code === 'imported' || reason.code === 'autoMemory' ? why : '',
    say(words, 'lens.everySession'),
  ];
}

function skillLens(skill: SkillCard, voice: Voice, weight: FileWeight | undefined): string {
  const { words } = voice;
  const { state, reason, listingTokens, bodyTokens } = skill;
  const body = weight?.draft ? changingTokens(words, bodyTokens, weight.draft) : shortTokens(bodyTokens);
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

function changing(words: Words, { saved, draft }: FileWeight): string {
  return draft && draft.count !== saved.count
    ? changingTokens(words, saved, draft)
    : say(words, 'lens.tokens', { tokens: shortTokens(saved) });
}
