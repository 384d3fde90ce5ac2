/**
 * Keys of frontmatter that Claude Code does not read: misspelt ones, and those of other tools where something hangs on
 * them. What is merely unknown is left alone: people keep data of their own there, and nothing is lost.
 */
import { keysFor, type FrontmatterKey } from '../../claudeCode/frontmatterKeys';
import { compareVersions } from '../../claudeCode/version';
import { lineRange, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { isSlip } from '../../match/edits';
import { compile } from '../../match/patterns';
import { frontmatterPlaces } from '../../parse/frontmatterPlaces';
import { readPaths } from '../../parse/pathsValue';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Instruction, Scene } from '../scene';

export function* misnamedKey(scene: Scene): Iterable<Found> {
  for (const instruction of scene.of('rule', 'skill', 'command')) {
    const { path, kind } = instruction;
    const { frontmatter } = (kind === 'rule' ? scene.memory(path) : scene.skill(path)) ?? {};
    if (frontmatter?.state !== 'read') continue;
    const known = keysFor(kind === 'rule' || kind === 'skill' ? kind : 'command');
    const { version } = scene.world.behaviour;
    for (const key of Object.keys(frontmatter.data)) yield* inKey(instruction, frontmatter.data, key, known, version);
  }
}

type Data = Readonly<Record<string, unknown>>;

function* inKey(one: Instruction, data: Data, key: string, known: readonly FrontmatterKey[], version: string) {
  const exact = known.find(({ name }) => name === key);
  if (exact) {
    const { since } = exact;
    if (since !== undefined && compareVersions(since, version) > 0)
      yield found('newer-key', one.path, placeOf(one, key), { data: { key, since } });
    return;
  }
  const forPaths = known.some(({ name }) => name === 'paths') && !Object.hasOwn(data, 'paths');
  const tool = FOR_PATTERNS.get(key);
  if (tool !== undefined) {
    if (forPaths && isCondition(data, key)) yield named(one, key, 'paths', 'tool', { tool });
    return;
  }
  const meant = EXEMPT.has(key) ? undefined : known.find(({ name }) => !IDLE.has(name) && isMeant(key, name))?.name;
  if (meant !== undefined && !Object.hasOwn(data, meant)) {
    if (meant !== 'paths' || isCondition(data, key)) yield named(one, key, meant, 'spelling', {});
    return;
  }
  const other = one.kind === 'rule' && forPaths ? waitsElsewhere(data, key) : undefined;
  if (other !== undefined) yield found('foreign-key', one.path, placeOf(one, key), { data: { key, tool: other } });
}

/** Keys under which other tools keep patterns. */
const FOR_PATTERNS: ReadonlyMap<string, string> = new Map([
  ['globs', 'Cursor'],
  ['glob', 'Cursor'],
  ['applyTo', 'GitHub Copilot'],
]);

/** Near to a key of ours, and words of their own. */
const EXEMPT: ReadonlySet<string> = new Set(['mode', 'agents', 'names', 'models', 'parts']);

/** Nothing hangs on these. */
const IDLE: ReadonlySet<string> = new Set(['metadata', 'license', 'compatibility']);

/** A slip of the hand, or another way to write words together. */
function isMeant(key: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_ ]/g, '');
  return plain(key) === plain(name) || isSlip(key, name);
}

/** It would be a condition under its right name, and another tool does not say that it is to be there always. */
function isCondition(data: Data, key: string): boolean {
  const value = readPaths(data[key]);
  return data['alwaysApply'] !== true && value.kind === 'patterns' && compile(value.patterns).conditional;
}

/** The tool that would wait with this rule, where Claude Code sends it always. */
function waitsElsewhere(data: Data, key: string): string | undefined {
  const value = data[key];
  const hasPatterns = [...FOR_PATTERNS.keys()].some((name) => Object.hasOwn(data, name));
  if (key === 'alwaysApply' && value === false && !hasPatterns) return 'Cursor';
  return key === 'trigger' && ['manual', 'model_decision', 'glob'].includes(String(value)) ? 'Windsurf' : undefined;
}

function named(one: Instruction, key: string, meant: string, variant: string, data: Found['data']): Found {
  const range = placeOf(one, key);
  const text = normalise(one.file.text);
  const fixes: Fix[] = [fix('rename-key', 'safe', [replace(one.path, text, range, meant)], { data: { key: meant } })];
  const effect = meant === 'paths' && one.kind === 'rule' ? `${variant}OfRule` : variant;
  return found('misnamed-key', one.path, range, { data: { key, meant, variant: effect, ...data }, fixes });
}

function placeOf({ file }: Instruction, key: string): Range {
  const places = frontmatterPlaces(normalise(file.text));
  return places?.keys.findLast(({ name }) => name === key)?.key ?? lineRange(0);
}
