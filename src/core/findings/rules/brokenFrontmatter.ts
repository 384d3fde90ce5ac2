/** Frontmatter that is no YAML: nothing in it counts, so a rule is sent in every session and a skill has no description. */
import { inLine, lineRange, rangeBetween, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { keysFor } from '../../claudeCode/frontmatterKeys';
import { fencedPart, readFrontmatter } from '../../parse/frontmatter';
import { frontmatterPlaces } from '../../parse/frontmatterPlaces';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';

export function* brokenFrontmatter(scene: Scene): Iterable<Found> {
  for (const { path, kind, file } of scene.of('rule', 'skill', 'command')) {
    const { state, error = '' } = (kind === 'rule' ? scene.memory(path) : scene.skill(path))?.frontmatter ?? {};
    if (state !== 'broken') continue;
    const text = normalise(file.text);
    const known = keysFor(kind === 'rule' || kind === 'skill' ? kind : 'command').map(({ name }) => name);
    const keys = new Set(frontmatterPlaces(text)?.keys.flatMap(({ name }) => (known.includes(name) ? name : [])));
    const lost = [...keys].join(', ');
    const about = lost === '' ? { error } : { error, keys: lost, variant: kind === 'rule' ? 'paths' : 'keys' };
    yield found('broken-frontmatter', path, brokenLine(text), { data: about, fixes: mend(scene, path, text) });
  }
}

/** The first line that begins a value with what YAML reads as something else; the fence where there is none. */
function brokenLine(text: string): Range {
  const [from, to] = fencedPart(text) ?? [0, 0];
  const lines = text.slice(from, to).split('\n');
  const at = lines.findIndex((line) => quoteLine(line) !== line);
  return at < 0 ? lineRange(0) : inLine(at + 1, 0, lines[at]?.length ?? 0);
}

/** In quotes it is what was written; only offered where all of it can then be read. */
function mend(scene: Scene, path: Found['path'], text: string): Fix[] {
  const [from, to] = fencedPart(text) ?? [0, 0];
  const inside = text.slice(from, to);
  const mended = inside
    .split('\n')
    .map((line) => quoteLine(line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length))))
    .join('\n');
  const { state } = readFrontmatter(text.slice(0, from) + mended + text.slice(to), scene.world.behaviour);
  if (mended === inside || state !== 'read') return [];
  return [fix('quote-values', 'safe', [replace(path, text, rangeBetween(text, from, to), mended)])];
}

/** A value, or an item of a list, put into quotes where YAML would take its first letters for its own. */
function quoteLine(line: string): string {
  const [, lead = '', value = ''] = /^(\s*(?:-\s+|[A-Za-z_][\w-]*:\s+))(.*?)\s*$/.exec(line) ?? [];
  if (value === '' || /^(["'])(?:(?!\1).)*\1$/.test(value) || /^[[{|>#]/.test(value)) return line;
  const several = /^(["'])[^"']*\1(?:\s*,\s*(["'])[^"']*\2)+$/.test(value);
  if (several) return `${lead}${JSON.stringify(value.replaceAll(/["']/g, ''))}`;
  const isSpecial = /^[*&!%@`"']|: | #|:$/.test(value);
  return isSpecial ? `${lead}${JSON.stringify(value.replace(/^["']|["']$/g, ''))}` : line;
}
