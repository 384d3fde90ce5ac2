/**
 * Paragraphs that two files say, in the same words or nearly so, and that a session holds both at a time. Found by
 * an index over a few of the word triples of each (the smallest hashes), so that it stays near-linear.
 */
import { rangeBetween, offsetsOf, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { paragraphsOf, type Paragraph } from './paragraphs';
import { covers, mayMeet, membersOf, type Member } from './together';

/** Share of word triples that nearly equal paragraphs have in common. */
const ALIKE = 0.7;
/** Triples of each paragraph that are looked up. */
const LOOKED_UP = 4;
/** Places that are remembered for one triple, and paragraphs in all. */
const MOST_PLACES = 6;
const MOST_PARAGRAPHS = 60_000;
/** More of them in one file are no news. */
const MOST_IN_FILE = 20;

interface Known {
  readonly member: Member;
  readonly paragraph: Paragraph;
  readonly triples: ReadonlySet<number>;
}

export function* repeatedParagraph(scene: Scene): Iterable<Found> {
  const index = new Map<number, Known[]>();
  let left = MOST_PARAGRAPHS;
  for (const member of membersOf(scene)) {
    const memory = scene.memory(member.path);
    const paragraphs = memory ? paragraphsOf(memory) : [];
    let found = 0;
    for (const paragraph of left > 0 ? paragraphs : []) {
      left--;
      const triples = triplesOf(paragraph.words);
      const keys = smallest(triples);
      const known: Known = { member, paragraph, triples };
      const other = found < MOST_IN_FILE ? best(scene, index, keys, known) : undefined;
      if (other) {
        found++;
        yield repeated(scene, known, other);
      }
      for (const key of keys) {
        const places = index.get(key);
        if (!places) index.set(key, [known]);
        else if (places.length < MOST_PLACES) places.push(known);
      }
    }
  }
}

function triplesOf(words: readonly number[]): Set<number> {
  const triples = new Set<number>();
  for (let at = 0; at + 2 < words.length; at++) {
    const first = Math.imul(words[at] ?? 0, 0x85ebca6b) ^ (words[at + 1] ?? 0);
    triples.add(Math.imul(first, 0xc2b2ae35) ^ (words[at + 2] ?? 0));
  }
  return triples;
}

/** The same for nearly the same text: the smallest of a set seldom changes with it (as in MinHash). */
function smallest(triples: ReadonlySet<number>): number[] {
  const least: number[] = [];
  for (const triple of triples) {
    if (least.length === LOOKED_UP && triple >= (least.at(-1) ?? 0)) continue;
    let at = least.length;
    while (at > 0 && (least[at - 1] ?? 0) > triple) at--;
    least.splice(at, 0, triple);
    if (least.length > LOOKED_UP) least.pop();
  }
  return least;
}

interface Other {
  readonly known: Known;
  readonly share: number;
}

function best(scene: Scene, index: ReadonlyMap<number, Known[]>, keys: number[], one: Known): Other | undefined {
  let found: Other | undefined;
  for (const known of new Set(keys.flatMap((key) => index.get(key) ?? []))) {
    const { member } = known;
    if (member.path === one.member.path || !mayMeet(member, one.member)) continue;
    const share = shared(known.triples, one.triples);
    if (share < ALIKE || share <= (found?.share ?? 0)) continue;
    // of a file that is the other's copy, or the same by a link, that is what is to be said
    if (scene.memory(member.path)?.sent === scene.memory(one.member.path)?.sent) continue;
    found = { known, share };
  }
  return found;
}

function shared(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let both = 0;
  for (const triple of a) if (b.has(triple)) both++;
  return both / (a.size + b.size - both);
}

function repeated(scene: Scene, { member, paragraph }: Known, { known, share }: Other): Found {
  const [here, there] = [textOf(scene, member), textOf(scene, known.member)];
  const range = rangeIn(here, paragraph);
  const isSame = share === 1;
  return found('repeated-paragraph', member.path, range, {
    data: { variant: isSame ? 'same' : 'near' },
    paths: { other: known.member.path },
    related: [{ path: known.member.path, range: rangeIn(there, known.paragraph) }],
    fixes: [removal(member, known.member, here, range)],
  });
}

/** The broader file is told wherever the narrower one is: then this one may go. Else only a person can choose. */
function removal(here: Member, other: Member, text: string, range: Range): Fix {
  if (!covers(other, here)) return fix('say-once', 'byHand', []);
  const [from, to] = offsetsOf(text, range);
  const isAlone = /\n\n$|^$/.test(text.slice(0, from)) && /^\n*$|^\n\n/.test(text.slice(to));
  // with the line end behind it, and where it stood apart with one blank line
  const end = Math.min(text.length, to + (isAlone ? 2 : 1));
  const changes = [replace(here.path, text, rangeBetween(text, from, end), '')];
  return fix('remove-paragraph', 'review', changes);
}

function textOf(scene: Scene, { path }: Member): string {
  return normalise(scene.file(path)?.text ?? '');
}

function rangeIn(text: string, { startLine, endLine }: Paragraph): Range {
  const last = text.split('\n')[endLine] ?? '';
  return { startLine, startCharacter: 0, endLine, endCharacter: last.length };
}
