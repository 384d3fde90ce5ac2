/** `paths` that are no condition, so that the file is sent in every session although somebody wrote when (measured). */
import { compile } from '../../match/patterns';
import { frontmatterPlaces, type KeyPlace } from '../../parse/frontmatterPlaces';
import type { FileChange, Fix, Found } from '../finding';
import { fix, found, replace } from '../finding';
import { normalise } from '../../files/text';
import { inLine, offsetsOf, rangeBetween } from '../../files/range';
import type { Instruction, Scene } from '../scene';
import { baseOf } from './conditions';

export function* alwaysOn(scene: Scene): Iterable<Found> {
  for (const instruction of scene.of('rule', 'skill')) {
    const { path, kind } = instruction;
    const parsed = kind === 'skill' ? scene.skill(path) : scene.memory(path);
    if (parsed?.frontmatter.state !== 'read' || !baseOf(scene, path)) continue;
    const { data } = parsed.frontmatter;
    if (!Object.hasOwn(data, 'paths')) continue;
    const isCondition = parsed.paths.kind === 'patterns' && compile(parsed.paths.patterns).conditional;
    if (!isCondition) yield* inOne(instruction, data['paths']);
  }
}

function* inOne({ path, file, kind }: Instruction, value: unknown): Iterable<Found> {
  const text = normalise(file.text);
  const place = frontmatterPlaces(text)?.keys.findLast(({ name }) => name === 'paths');
  if (!place) return;
  // a tag on nothing leaves the value empty: what is written is the rest of the line
  const { startLine, endCharacter } = place.key;
  const rest = (text.split('\n')[startLine] ?? '').slice(endCharacter + 1);
  const tag = rest.trim().startsWith('!')
    ? inLine(startLine, endCharacter + 1 + rest.search(/\S/), rest.trim().length)
    : undefined;
  const range = tag ?? place.value ?? place.key;
  const why = tag ? 'tag' : reasonOf(value);
  const written = text.slice(...offsetsOf(text, range)).replaceAll(/\s*\n\s*/g, ' ');
  yield found('always-on', path, range, {
    data: { value: written, variant: kind === 'skill' ? `${why}Skill` : why },
    fixes: fixesOf(path, text, place, why, value),
  });
}

type Why = 'everything' | 'empty' | 'tag' | 'noText';

function reasonOf(value: unknown): Why {
  const texts = textsIn(value);
  if (texts.some((each) => each.trim() !== '' && each.trim() !== ','))
    return Array.isArray(value) || typeof value === 'string' ? 'everything' : 'noText';
  const isEmpty = value === null || value === '' || (typeof value === 'object' && textsIn(value, true).length === 0);
  return isEmpty || typeof value === 'string' ? 'empty' : 'noText';
}

/** The texts in a value, however deep; with `all` numbers and booleans too. */
function textsIn(value: unknown, all = false): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return all ? [String(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((each) => textsIn(each, all)) : [];
}

function fixesOf(path: Found['path'], text: string, place: KeyPlace, why: Why, value: unknown): Fix[] {
  switch (why) {
    case 'everything':
    case 'empty':
      return [fix('drop-paths', 'safe', [dropKey(path, text, place)])];
    case 'noText': {
      const patterns = textsIn(value, true);
      if (!place.value || patterns.length === 0 || typeof value === 'boolean') return [];
      const [start, end] = offsetsOf(text, place.value);
      const from = text.lastIndexOf(':', start) + 1;
      const list = patterns.map((pattern) => `\n  - ${JSON.stringify(pattern)}`).join('');
      const colon = offsetsOf(text, place.key)[1] + 1;
      return from < colon
        ? []
        : [fix('paths-as-list', 'review', [replace(path, text, rangeBetween(text, colon, end), list)])];
    }
    case 'tag':
      return [fix('name-what-is-meant', 'byHand', [])];
  }
}

/** The lines of a key; the fences too where nothing else stands between them. */
function dropKey(path: Found['path'], text: string, { key, value }: KeyPlace): FileChange {
  const endLine = (value ?? key).endLine + 1;
  const range = { startLine: key.startLine, startCharacter: 0, endLine, endCharacter: 0 };
  const others = (frontmatterPlaces(text)?.keys.length ?? 0) > 1;
  const lines = text.split('\n');
  const isWhole = !others && key.startLine === 1 && lines[endLine]?.trim() === '---';
  return replace(path, text, isWhole ? { ...range, startLine: 0, endLine: endLine + 1 } : range, '');
}
