/** Text that Claude Code takes for an import though nobody meant one: harmless until a file of that name is there. */
import { inLine } from '../../files/range';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';
import { accidentOf, wordOf } from './accident';
import { mentionsOf, spelled } from './mention';
import { nearest } from './nearest';

export function* accidentalImport(scene: Scene): Iterable<Found> {
  const seen = new Set<string>();
  for (const mention of mentionsOf(scene)) {
    const { by, written, whole, range, there } = mention;
    // of what no session has reached only mistakes are told
    if (there !== 'missing' || by.standing === 'elsewhere' || range.endLine !== range.startLine) continue;
    const variant = accidentOf(scene, mention);
    if (variant === undefined || nearest(scene, mention).length > 0) continue;
    const word = spelled(variant === 'decorator' ? callOf(written) : wordOf(written));
    const key = `${by.path}\n${word}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const data = { text: word };
    const place = inLine(range.startLine, range.startCharacter, word.length);
    const quote = fix('quote-import', 'safe', [replace(by.path, whole, place, `\`${word}\``)], { data });
    yield found('accidental-import', by.path, place, {
      data: { ...data, variant },
      fixes: word.includes('`') ? [] : [quote],
    });
  }
}

/** A decorator with what it is called with, as far as that is one word. */
function callOf(written: string): string {
  return /^[\w$.]+\([^()]*\)/.exec(written)?.[0] ?? /^[\w$.]*\w/.exec(written)?.[0] ?? written;
}
