/** Which lines keep their text when the listing has more than its share of the window (measured, both eras). */
import { fixedParts } from '../claudeCode/fixedParts';
import type { ModelFacts } from '../claudeCode/models';
import { columnsOf, cutColumns } from './columns';
import { cutText } from './listingText';
import type { ListedSkill } from './step';
import { setting, type World } from './world';

/** What stays listed when bundled skills are switched off (measured). */
const STAYS = 'plugin-authoring';

/** Characters allowed for the whole listing. */
export function listingBudget(world: World, model: ModelFacts): number {
  const fixed = Number(world.env['SLASH_COMMAND_TOOL_CHAR_BUDGET']);
  if (Number.isFinite(fixed) && fixed > 0) return fixed;
  const { budgetFraction, budgetFractionSetting, listingWindow, listingCharsPerToken: perToken } = world.behaviour;
  const fraction = budgetFractionSetting ? setting(world, 'budgetFraction') : undefined;
  const chars = listingWindow === 'ofModel' ? model.ownWindow * perToken[model.family] : listingWindow * perToken.old;
  return Math.floor(chars * (fraction ?? budgetFraction));
}

interface Measure {
  readonly sizeOf: (text: string) => number;
  readonly cut: (text: string, max: number) => string;
}

const IN_CHARACTERS: Measure = { sizeOf: (text) => text.length, cut: cutText };
const IN_COLUMNS: Measure = { sizeOf: columnsOf, cut: cutColumns };

/** What a line takes: `- name: text` and its line end. */
function lineSize({ name, text }: ListedSkill, { sizeOf }: Measure): number {
  return sizeOf(name) + sizeOf(text) + (text === '' ? 3 : 5);
}

/** Bundled skills keep their text whatever the budget; how often others were used decides who loses first. */
export function withinBudget(
  world: World,
  model: ModelFacts,
  lines: readonly ListedSkill[],
  withBundled: boolean,
): ListedSkill[] {
  const isOff =
    world.switches.bundledOff || (world.behaviour.bundledSwitch && setting(world, 'disableBundledSkills') === true);
  const bundled = withBundled
    ? fixedParts(world.behaviour.version, model.family).bundled.filter(({ name }) => !isOff || name === STAYS)
    : [];
  const bundledChars = bundled.reduce((sum, { name, chars }) => sum + name.length + chars + 5, 0);
  const commands = bundled.filter(({ isCommand }) => isCommand).reduce((sum, { chars }) => sum + chars + 2, 0);
  const budget = listingBudget(world, model);
  const measure = world.behaviour.listingInColumns ? IN_COLUMNS : IN_CHARACTERS;
  const all = lines.reduce((sum, line) => sum + lineSize(line, measure), bundledChars) - 1;
  if (all <= budget) return [...lines];
  return world.behaviour.overBudget === 'dropWhole'
    ? dropWhole(world, lines, budget - bundledChars + commands, measure)
    : shortenAll(lines, budget - bundledChars, world.behaviour.shortestListed, measure);
}

function dropWhole(world: World, lines: readonly ListedSkill[], room: number, measure: Measure): ListedSkill[] {
  let left = room - lines.reduce((sum, line) => sum + lineSize({ ...line, text: '' }, measure), 0);
  const usage = world.config.skillUsage;
  const order = lines
    .map((line, at) => ({ line, at }))
    .sort((a, b) => (usage[b.line.name] ?? 0) - (usage[a.line.name] ?? 0) || a.at - b.at);
  const keeps = new Set<number>();
  for (const { line, at } of order) {
    const cost = measure.sizeOf(line.text) + 2;
    if (cost > left) continue;
    left -= cost;
    keeps.add(at);
  }
  return lines.map((line, at) => (keeps.has(at) ? line : { ...line, text: '' }));
}

function shortenAll(lines: readonly ListedSkill[], room: number, shortest: number, measure: Measure): ListedSkill[] {
  const names = lines.reduce((sum, { name }) => sum + measure.sizeOf(name) + 4, 0) + lines.length - 1;
  const max = Math.floor((room - names) / Math.max(1, lines.length));
  return lines.map((line) => ({ ...line, text: max < shortest ? '' : measure.cut(line.text, max) }));
}
