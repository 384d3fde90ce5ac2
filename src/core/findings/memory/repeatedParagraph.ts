/**
 * Paragraphs that two files say, in the same words or nearly so, and that a session holds both at a time. Found by
 * an index over a few word triples of each, so that it stays near-linear.
 */
import { rangeBetween, offsetsOf, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { paragraphsOf, tripleAt, type Paragraph } from './paragraphs';
import { covers, mayMeet, membersOf, type Member } from './together';

/** Share of word triples that nearly equal paragraphs have in common. */
const ALIKE = 0.7;
/** Places that are remembered for one triple, and paragraphs in all. */
const MOST_PLACES = 6;
const MOST_PARAGRAPHS = 60_000;
/** More of them, in one file or in all, are no news. */
const MOST_IN_FILE = 10;
const MOST_FOUND = 300;

interface Known {
  readonly member: Member;
  readonly paragraph: Paragraph;
}

export function* repeatedParagraph(scene: Scene): Iterable<Found> {
  const index = new Map<number, Known[]>();
  let [left, all] = [MOST_PARAGRAPHS, 0];
  for (const member of membersOf(scene)) {
    const memory = scene.memory(member.path);
    const paragraphs = memory ? paragraphsOf(memory) : [];
    let found = 0;
    for (const paragraph of left > 0 ? paragraphs : []) {
      left--;
      const known: Known = { member, paragraph };
      const other = found < MOST_IN_FILE && all < MOST_FOUND ? best(scene, index, known) : undefined;
      if (other) {
        found++;
        all++;
        yield repeated(scene, known, other);
      }
      for (const key of paragraph.keys) {
        const places = index.get(key);
        if (!places) index.set(key, [known]);
        else if (places.length < MOST_PLACES) places.push(known);
      }
    }
  }
}

function triplesOf({ words }: Paragraph): Set<number> {
  const triples = new Set<number>();
  for (let at = 0; at + 2 < words.length; at++) triples.add(tripleAt(words, at));
  return triples;
}

interface Other {
  readonly known: Known;
  readonly share: number;
}

function best(scene: Scene, index: ReadonlyMap<number, Known[]>, one: Known): Other | undefined {
  const candidates = likely(index, one);
  if (candidates.length === 0) return undefined;
  const own = triplesOf(one.paragraph);
  let found: Other | undefined;
  for (const known of candidates) {
    const { member } = known;
    if (member.path === one.member.path || !mayMeet(member, one.member)) continue;
    const share = shared(triplesOf(known.paragraph), own);
    if (share < ALIKE || share <= (found?.share ?? 0)) continue;
    // of a file that is the other's copy, or the same by a link, that is what is to be said
    if (scene.memory(member.path)?.sent === scene.memory(one.member.path)?.sent) continue;
    found = { known, share };
  }
  return found;
}

/** Nearly equal ones have most keys in common; one key alone many have. */
function likely(index: ReadonlyMap<number, Known[]>, { paragraph: { keys } }: Known): Known[] {
  const once = new Set<Known>();
  const twice = new Set<Known>();
  for (const key of keys) for (const known of index.get(key) ?? []) (once.has(known) ? twice : once).add(known);
  return [...twice];
}

function shared(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let both = 0;
  for (const triple of a) if (b.has(triple)) both++;
  return both / (a.size + b.size - both);
}

function repeated(scene: Scene, { member, paragraph }: Known, { known, share }: Other): Found {
  const { range } = paragraph;
  return found('repeated-paragraph', member.path, range, {
    data: { variant: share === 1 ? 'same' : 'near' },
    paths: { other: known.member.path },
    related: [{ path: known.member.path, range: known.paragraph.range }],
    fixes: [removal(scene, member, known.member, range)],
  });
}

/** The broader file is told wherever the narrower one is: then this one may go. Else only a person can choose. */
function removal(scene: Scene, here: Member, other: Member, range: Range): Fix {
  if (!covers(other, here)) return fix('say-once', 'byHand', []);
  const text = normalise(scene.file(here.path)?.text ?? '');
  const [from, to] = offsetsOf(text, range);
  const isAlone =
    (from === 0 || text.startsWith('\n\n', from - 2)) && (to === text.length || text.startsWith('\n\n', to));
  // with the line end behind it, and where it stood apart with one blank line
  const end = Math.min(text.length, to + (isAlone ? 2 : 1));
  const changes = [replace(here.path, text, rangeBetween(text, from, end), '')];
  return fix('remove-paragraph', 'review', changes);
}
