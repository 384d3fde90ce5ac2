/** How patterns are read, and what each says of a touched file. */
import type { Condition } from '../../core/explain/condition';
import type { Reading, Tested, Verdict } from '../../core/explain/patterns';
import type { Path } from '../../core/files/path';
import { tell, tellFolder, tellList } from '../voice';
import { list, tellWhy, text, type Part, type WhyVoice } from './parts';

export function conditionParts(condition: Condition | undefined, isSaid: boolean, voice: WhyVoice): readonly Part[] {
  switch (condition?.kind) {
    case undefined:
      return [];
    case 'ignored':
      return [text(tellWhy(voice, `patterns.ignored.${condition.of}`))];
    case 'always':
      // of a rule that is loaded, or just has no paths, there is nothing to add
      return isSaid || condition.why === 'noPaths' ? [] : [text(tell(voice, `why.ruleAlways.${condition.why}`))];
    case 'patterns': {
      const { base, readings } = condition;
      const shown = readings.slice(0, MOST).map((reading) => readingLine(reading, base, voice));
      if (readings.length > MOST) shown.push(tell(voice, 'count.more', { n: readings.length - MOST }));
      return [text(`${tellWhy(voice, 'patterns.title')}:`), list(shown)];
    }
  }
}

const MOST = 20;

/** `src/api/**`: tied to the start directory, … */
function readingLine(reading: Reading, base: Path, voice: WhyVoice): string {
  const { written, splitFrom, forms, expanded, tailDropped, exclusion, reach, everything, dead } = reading;
  const facts: string[] = [];
  if (splitFrom !== undefined) facts.push(tellWhy(voice, 'patterns.split', { whole: voice.mark(splitFrom) }));
  const became = { forms: tellList(voice, forms) };
  if (expanded) facts.push(tellWhy(voice, 'patterns.expanded', became));
  else if (tailDropped && !everything) facts.push(tellWhy(voice, 'patterns.tail', became));
  if (exclusion) facts.push(tellWhy(voice, 'patterns.exclusion'));
  if (dead) facts.push(tellWhy(voice, `patterns.dead.${dead}`));
  else if (everything) facts.push(tellWhy(voice, 'patterns.everything'));
  else facts.push(tellWhy(voice, `patterns.${reach}`, { base: tellFolder(voice, base) }));
  return `${voice.mark(written)}: ${facts.join(tell(voice, 'list.comma'))}`;
}

/** One line for each pattern that has something to say. */
export function verdictLines(
  { readings, tested, base }: { readings: readonly Reading[]; tested: Tested | undefined; base: Path },
  voice: WhyVoice,
): readonly string[] {
  return (tested?.verdicts ?? []).slice(0, MOST).flatMap((verdict, at) => {
    const reading = readings[at];
    return reading ? [verdictLine(verdict, reading, base, voice)] : [];
  });
}

function verdictLine(verdict: Verdict, { written }: Reading, base: Path, voice: WhyVoice): string {
  const pattern = voice.mark(written);
  const seen = { pattern, base: tellFolder(voice, base) };
  switch (verdict.code) {
    case 'excludedBy':
      return tellWhy(voice, 'verdict.excludedBy', { pattern, by: voice.mark(verdict.by) });
    case 'otherBase': {
      const any = voice.mark(`**/${written.replace(/^\//, '')}`);
      return tellWhy(voice, `verdict.otherBase.${verdict.side}`, {
        ...seen,
        folder: tellFolder(voice, verdict.folder),
        any,
      });
    }
    case 'brackets': {
      const escaped = voice.mark(written.replaceAll(/(?<!\\)[[\]]/g, (bracket) => `\\${bracket}`));
      return tellWhy(voice, 'verdict.brackets', { pattern, escaped });
    }
    default:
      return tellWhy(voice, `verdict.${verdict.code}`, seen);
  }
}
