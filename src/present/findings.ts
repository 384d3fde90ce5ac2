/** What is wrong in a file, as full sentences. The place it stands at is shown beside it, not in it. */
import type { Finding, Fix } from '../core/findings/finding';
import { excerpt } from './escape';
import { shownPath, type Vantage } from './shownPath';
import { plainVoice, type Voice } from './voice';
import { fill } from './words/fill';
import type { FindingWords } from './words/findings/findingEn';
import { findingWords } from './words/findings/findingWords';
import { wordsFor } from './words/say';

/** Longer texts of the user's are cut. */
const LONGEST = 160;

/** A voice that also has the sentences of findings; `words.findings` stands beside those of the surfaces. */
export interface FindingVoice extends Pick<Voice, 'from' | 'mark'> {
  readonly findings: FindingWords;
}

/** Plain text in the language of the editor. */
export function plainFindingVoice(language: string, from: Vantage): FindingVoice {
  return { ...plainVoice(wordsFor(language), from), findings: findingWords(language) };
}

/** In the voice's language and markup. A test holds every code to a sentence in each language. */
export function findingSentence(finding: Pick<Finding, 'code' | 'data' | 'paths'>, voice: FindingVoice): string {
  const { variant } = finding.data;
  const key = variant === undefined ? finding.code : `${finding.code}.${variant}`;
  return sentence(key, finding, voice);
}

/** What a fix does, or what a person is to do. */
export function fixTitle(fix: Pick<Fix, 'code' | 'data' | 'paths'>, voice: FindingVoice): string {
  return sentence(`fix.${fix.code}`, fix, voice);
}

function sentence(key: string, { data, paths }: Pick<Finding, 'data' | 'paths'>, voice: FindingVoice): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data))
    values[name] = typeof value === 'number' ? value : voice.mark(excerpt(value, LONGEST));
  for (const [name, path] of Object.entries(paths)) values[name] = voice.mark(shownPath(path, voice.from));
  return fill(voice.findings[key as keyof FindingWords], values);
}
