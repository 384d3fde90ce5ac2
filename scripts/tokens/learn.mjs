// From measurements to the text of a family's table.
import { formsOf } from './forms.mjs';
import { learnFragments } from './fragments.mjs';
import { signLines } from './signs.mjs';
import { frontCoded } from './frontCoded.mjs';
import { OPTIONS } from './options.mjs';

/**
 * The lines of a table: what is learned from pieces, characters and runs, and with a `calibration` what was found
 * out about whole texts.
 */
export function learnTable(core, { pieces, characters, runs }, family, calibration, options = OPTIONS[family]) {
  const { learned, known } = formsOf(
    core,
    pieces.filter(({ kind }) => kind === 'w'),
    family,
  );
  const fragments = frontCoded(core, learnFragments(core, learned, options));
  const bare = [`family ${family}`, ...calibrationLines(calibration), `fragments ${fragments}`];
  const exceptions = exceptionsOf(core, bare, known, options.exceptions);
  return [
    ...bare,
    `exceptions ${frontCoded(
      core,
      exceptions.map(({ word }) => word),
    )}`,
    `counts ${exceptions.map(({ count }) => String.fromCharCode(core.COUNT + count)).join('')}`,
    ...signLines(pieces, runs, family),
    ...characterLines(characters, family),
  ];
}

function calibrationLines(calibration) {
  if (calibration === undefined) return [];
  const { corrections, margins } = calibration;
  return [...corrections.map((row) => ['correction', ...row].join(' ')), `margins ${margins.join(' ')}`];
}

/** The words whose tiling costs the most in error over all their uses. */
function exceptionsOf(core, lines, known, most) {
  const costOf = core.wordCosts(core.decodeTable(lines.join('\n')));
  const costed = core.notCosted();
  const wrong = [];
  for (const { word, count, weight } of known) {
    costOf(word, costed);
    const loss = Math.abs(costed.cost - count) * (weight + 0.1);
    if (loss > 0) wrong.push({ word, count, loss });
  }
  wrong.sort((a, b) => b.loss - a.loss || (a.word < b.word ? -1 : 1));
  return wrong.slice(0, most).sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** Only those that do not cost what their kind mostly costs. */
function characterLines(characters, family) {
  const usual = (char) => (char.length > 1 ? undefined : 2);
  return characters.flatMap((row) => {
    const chars = row.chars.filter((char) => usual(char) !== row[family]).sort();
    return chars.length === 0 ? [] : [`alone ${row[family]} ${chars.join('')}`];
  });
}
