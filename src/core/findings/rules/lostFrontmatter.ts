/**
 * Frontmatter that Claude Code takes for text, all of it or what stands behind three dashes in its middle: it must
 * begin on the first line, and ends at the next three dashes wherever they stand (measured).
 */
import { keysFor } from '../../claudeCode/frontmatterKeys';
import { inLine, lineRange, rangeBetween, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { fencedPart } from '../../parse/frontmatter';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Instruction, Scene } from '../scene';

export function* lostFrontmatter(scene: Scene): Iterable<Found> {
  for (const one of scene.of('rule', 'skill', 'command')) {
    const text = normalise(one.file.text, scene.world.behaviour.bomIgnored);
    const lost = cutShort(one, text) ?? unclosed(one, text) ?? late(one, text);
    if (!lost) continue;
    const { variant, range, fixes } = lost;
    yield found('lost-frontmatter', one.path, range, { data: { variant: `${variant}.${one.kind}` }, fixes });
  }
}

interface Lost {
  readonly variant: 'cut' | 'unclosed' | 'late';
  readonly range: Range;
  readonly fixes: readonly Fix[];
}

/** Three dashes inside a line close it. */
function cutShort({ path }: Instruction, text: string): Lost | undefined {
  const [from, to] = fencedPart(text) ?? [0, 0];
  const start = text.lastIndexOf('\n', to - 1) + 1;
  if (to <= from || text.slice(start, to).trim() === '' || !/^---[ \t]*$/m.test(text.slice(to + 3))) return undefined;
  const length = /^-+/.exec(text.slice(to))?.[0].length ?? 3;
  const range = rangeBetween(text, to, to + length);
  const isComment = text.slice(start, to).trimStart().startsWith('#');
  return {
    variant: 'cut',
    range,
    fixes: [fix('other-dashes', isComment ? 'safe' : 'review', [replace(path, text, range, isComment ? '-' : '—')])],
  };
}

/** Opened on the first line, and nothing closes it. */
function unclosed({ path, kind }: Instruction, text: string): Lost | undefined {
  const lines = text.split('\n', MOST_LINES);
  if (!/^---\s*$/.test(lines[0] ?? '') || fencedPart(text)) return undefined;
  const length = lines.slice(1).findIndex((line) => !isYaml(line));
  const end = length < 0 ? lines.length : length + 1;
  if (!holdsKnownKey(lines.slice(1, end), kind)) return undefined;
  const next = lines[end] ?? '';
  const isClosing = /^(?:\.\.\.|--|—+|–+|\*\*\*|===+)\s*$/.test(next);
  const range: Range = isClosing ? inLine(end, 0, next.length) : { ...lineRange(end), endLine: end };
  const change =
    end >= lines.length
      ? replace(path, text, rangeBetween(text, text.length, text.length), text.endsWith('\n') ? '---\n' : '\n---\n')
      : replace(path, text, range, isClosing ? '---' : '---\n');
  return { variant: 'unclosed', range: inLine(0, 0, 3), fixes: [fix('close-frontmatter', 'safe', [change])] };
}

/** Closed as it should be, behind blank lines, headings or comments, or opened by something that is not quite a fence. */
function late({ path, kind }: Instruction, text: string): Lost | undefined {
  if (!text.includes('---') || fencedPart(text)) return undefined;
  const lines = text.split('\n', MOST_LINES);
  const open = lines.findIndex((line) => !/^\s*(?:#.*|<!--.*-->\s*)?$/.test(line));
  const isFence = /^\s*-{3,}\s*(?:ya?ml)?\s*$/i.test(lines[open] ?? '');
  const close = lines.findIndex((line, at) => at > open && /^---\s*$/.test(line));
  const inside = lines.slice(open + 1, close);
  if (open < 0 || !isFence || close < 0 || !inside.every((line) => isYaml(line) || line.trim() === ''))
    return undefined;
  if (!holdsKnownKey(inside, kind)) return undefined;
  const before = lines.slice(0, open).join('\n').trim();
  const moved = ['---', ...inside, '---', ...(before === '' ? [] : [before])].join('\n');
  const whole = { startLine: 0, startCharacter: 0, endLine: close, endCharacter: lines[close]?.length ?? 0 };
  return {
    variant: 'late',
    range: inLine(open, 0, lines[open]?.length ?? 0),
    fixes: [fix('frontmatter-first', 'safe', [replace(path, text, whole, moved)])],
  };
}

const MOST_LINES = 200;

function isYaml(line: string): boolean {
  return /^(?:[A-Za-z_][\w-]*:(?:\s|$)|\s+\S|- )/.test(line);
}

/** Somebody meant frontmatter: rulers and lists stand in texts, too. */
function holdsKnownKey(lines: readonly string[], kind: Instruction['kind']): boolean {
  const known = keysFor(kind === 'rule' || kind === 'command' ? kind : 'skill').map(({ name }) => name);
  const others = kind === 'rule' ? ['description', 'globs', 'alwaysApply', 'applyTo'] : [];
  return lines.some((line) => [...known, ...others].includes(/^([\w-]+):/.exec(line)?.[1] ?? ''));
}
