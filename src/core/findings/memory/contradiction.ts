/**
 * Two files of which one forbids what the other asks for, or that want different ones of what there can be only one
 * of. Only sentences that say nothing else, and only files that are there from the start: a narrower one may differ.
 */
import { rangeBetween } from '../../files/range';
import { normalise } from '../../files/text';
import type { MemoryFile } from '../../parse/memoryFile';
import { fix, found, type Found, type Place } from '../finding';
import type { Scene } from '../scene';
import { exclude, wantedIn } from './families';
import { demandIn } from './polarity';
import { sentencesOf, type Sentence } from './sentences';
import { membersOf, type Member } from './together';

/** A sentence that may contradict another. */
interface Statement {
  readonly sentence: Sentence;
  readonly key: string;
  readonly value: string;
}

interface Said extends Statement {
  readonly member: Member;
  readonly memory: MemoryFile;
}

/** More of them are no news. */
const MOST_FOUND = 100;

export function* contradiction(scene: Scene): Iterable<Found> {
  let left = MOST_FOUND;
  const before = new Map<string, Said[]>();
  const members = membersOf(scene).filter(({ when }) => when === 'root');
  const files = members.flatMap((member) => {
    const memory = scene.memory(member.path);
    return memory ? [{ member, memory, statements: statementsOf(memory) }] : [];
  });
  const forbidden = new Set(files.flatMap(({ statements }) => [...statements.forbidden]));
  for (const { member, memory, statements } of files) {
    const own = statements.all.filter(({ key }) => !key.startsWith('do ') || forbidden.has(key));
    for (const statement of own) {
      const said: Said = { ...statement, member, memory };
      const other = before.get(statement.key)?.find((each) => contradicts(each, said));
      if (!other || left === 0) continue;
      left--;
      yield contradicted(said, other);
    }
    for (const statement of own) {
      const known = before.get(statement.key);
      if (!known) before.set(statement.key, [{ ...statement, member, memory }]);
      else if (known.length < 8) known.push({ ...statement, member, memory });
    }
  }
}

interface Statements {
  readonly all: readonly Statement[];
  /** Keys of what is forbidden. */
  readonly forbidden: ReadonlySet<string>;
}

const known = new WeakMap<MemoryFile, Statements>();

function statementsOf(memory: MemoryFile): Statements {
  let statements = known.get(memory);
  if (!statements) known.set(memory, (statements = read(memory)));
  return statements;
}

function read(memory: MemoryFile): Statements {
  const all: Statement[] = [];
  for (const sentence of sentencesOf(memory)) {
    const wanted = wantedIn(sentence.said);
    if (wanted) all.push({ sentence, key: wanted.family, value: wanted.value });
    const demand = wanted ? undefined : demandIn(sentence.said);
    if (demand) all.push({ sentence, key: `do ${demand.object}`, value: demand.isForbidden ? 'no' : 'yes' });
  }
  // a file that wants two of one family knows more than these sentences do
  const values = new Map<string, Set<string>>();
  for (const { key, value } of all) values.set(key, (values.get(key) ?? new Set()).add(value));
  const clear = all.filter(({ key }) =>
    [...(values.get(key) ?? [])].every((one, _, both) => !both.some((other) => exclude(one, other))),
  );
  return { all: clear, forbidden: new Set(clear.flatMap(({ key, value }) => (value === 'no' ? [key] : []))) };
}

function contradicts(one: Said, other: Said): boolean {
  return (
    one.member.path !== other.member.path &&
    one.sentence.about === other.sentence.about &&
    exclude(one.value, other.value)
  );
}

function contradicted(said: Said, other: Said): Found {
  const place = placeOf(said);
  return found('contradiction', place.path, place.range, {
    data: { here: textOf(said), there: textOf(other) },
    paths: { other: other.member.path },
    related: [placeOf(other)],
    fixes: [fix('say-which', 'byHand', [])],
  });
}

function placeOf({ member, memory, sentence }: Said): Place {
  return { path: member.path, range: rangeBetween(normalise(memory.file.text), sentence.from, sentence.to) };
}

function textOf({ memory, sentence }: Said): string {
  return normalise(memory.file.text).slice(sentence.from, sentence.to).replaceAll(/\s+/g, ' ');
}
