/** Sentences that ask for a command at every event: a model may forget it, a hook does not. */
import { FILE } from '../../claudeCode/places';
import { basename, isWithin, join, type Path } from '../../files/path';
import { normalise } from '../../files/text';
import { rangeBetween } from '../../files/range';
import { settingsFiles } from '../../gather/settingsFiles';
import { found, fix, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { hookChange, hookWishIn, mayHoldWish, type HookWish } from './hook';
import { linesOf } from './outline';

/** Longer files are not searched, and longer paragraphs are none. */
const LONGEST = 100_000;
const LONGEST_SENTENCE = 400;
/** Who asks for more hooks in one file has seen enough of it. */
const MOST = 20;

export function* everyTime(scene: Scene): Iterable<Found> {
  for (const { kind, path, file, standing } of scene.of('rule', 'memory')) {
    if (standing === 'out' || standing === 'elsewhere' || file.text.length > LONGEST || !mayHoldWish(file.text))
      continue;
    // what other tools read stays as it is
    if (kind === 'memory' && !/^CLAUDE/.test(basename(path))) continue;
    const parsed = scene.memory(path);
    if (!parsed) continue;
    const text = normalise(file.text);
    let left = MOST;
    for (const { sentence, from } of sentencesIn(text, parsed.frontmatter.bodyLine)) {
      const wish = hookWishIn(sentence);
      if (!wish || isHooked(scene, wish)) continue;
      if (left-- === 0) break;
      const { event, command } = wish;
      yield found('every-time-hook', path, rangeBetween(text, from, from + sentence.length), {
        data: { variant: event, command },
        fixes: draftHook(scene, path, wish),
      });
    }
  }
}

interface Sentence {
  readonly sentence: string;
  readonly from: number;
}

/** Those of paragraphs and list items that hold code, also where they go over several lines; none of code blocks. */
function* sentencesIn(text: string, bodyLine: number): Iterable<Sentence> {
  let paragraph: Sentence | undefined;
  let offset = 0;
  for (const { text: line, kind } of [...linesOf(text, bodyLine), undefined].map(
    (each) => each ?? { text: '', kind: 'blank' as const },
  )) {
    const isText = kind === 'text' || kind === 'step';
    const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/.exec(line)?.[0].length;
    if (paragraph && (!isText || item !== undefined)) {
      yield* sentencesOf(paragraph);
      paragraph = undefined;
    }
    if (isText) {
      const begin = item ?? /^\s*/.exec(line)?.[0].length ?? 0;
      paragraph = paragraph
        ? { sentence: `${paragraph.sentence}\n${line}`, from: paragraph.from }
        : { sentence: line.slice(begin), from: offset + begin };
    }
    offset += line.length + 1;
  }
}

function* sentencesOf({ sentence: paragraph, from }: Sentence): Iterable<Sentence> {
  if (!paragraph.includes('`')) return;
  let at = 0;
  for (const end of [...paragraph.matchAll(/[.!?](?=\s)|[。！？]/g)]
    .map(({ index }) => index + 1)
    .concat(paragraph.length)) {
    const written = paragraph.slice(at, end);
    const sentence = written.trim();
    if (sentence !== '' && sentence.length <= LONGEST_SENTENCE)
      yield { sentence, from: from + at + written.indexOf(sentence) };
    at = end;
  }
}

/** Some settings file of the session runs it already. */
function isHooked(scene: Scene, { command }: HookWish): boolean {
  const written = JSON.stringify(command).slice(1, -1);
  return settingsFiles(scene.world.snapshot.place).some(
    ({ path }) => scene.file(path)?.text.includes(written) === true,
  );
}

/** Into the settings of whoever's instruction it is; started below a repository's root, into those of the start. */
function draftHook(scene: Scene, path: Path, wish: HookWish): readonly Fix[] {
  const settings = settingsFor(scene, path);
  const state = scene.state(settings);
  if (state?.kind === 'unreadable') return [];
  const change = hookChange(settings, state?.kind === 'text' ? normalise(state.text) : undefined, wish);
  return change
    ? [fix('draft-hook', 'review', [change], { data: { command: wish.command }, paths: { settings } })]
    : [];
}

function settingsFor({ world }: Scene, path: Path): Path {
  const { config, start } = world.snapshot.place;
  if (isWithin(config, path)) return join(config, 'settings.json');
  return join(start, basename(path) === 'CLAUDE.local.md' ? FILE.localSettings : FILE.settings);
}
