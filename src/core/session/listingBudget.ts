/** Which lines keep their text when the listing has more than its share of the window (measured, both eras). */
import { fixedParts, type BundledSkill } from '../claudeCode/fixedParts';
import type { ModelFacts } from '../claudeCode/models';
import { columnsOf, cutColumns } from './columns';
import { cutText } from './listingText';
import type { ListedSkill } from './step';
import { setting, type World } from './world';

/** What stays listed when bundled skills are switched off (measured). */
const STAYS = 'plugin-authoring';

/** Characters allowed for the whole listing. */
export function listingBudget(world: World, model: ModelFacts): number {
  return (
    fixedBudget(world) ??
    Math.floor(listingChars(world, model) * (ownFraction(world) ?? world.behaviour.budgetFraction))
  );
}

function fixedBudget({ env }: World): number | undefined {
  const fixed = Number(env['SLASH_COMMAND_TOOL_CHAR_BUDGET']);
  return Number.isFinite(fixed) && fixed > 0 ? fixed : undefined;
}

function ownFraction(world: World): number | undefined {
  return world.behaviour.budgetFractionSetting ? setting(world, 'budgetFraction') : undefined;
}

/** Characters of which the listing may take its share: those of the window. */
function listingChars({ behaviour }: World, model: ModelFacts): number {
  const { listingWindow, listingCharsPerToken: perToken } = behaviour;
  return listingWindow === 'ofModel' ? model.ownWindow * perToken[model.family] : listingWindow * perToken.old;
}

/** The share that would hold `needed` characters, as `skillListingBudgetFraction` takes it; nothing where that setting decides nothing, or would have to be more than all. */
export function fractionFor(world: World, model: ModelFacts, needed: number): number | undefined {
  if (!world.behaviour.budgetFractionSetting || fixedBudget(world) !== undefined) return undefined;
  const fraction = Math.ceil((needed / listingChars(world, model)) * 1000) / 1000;
  return fraction <= 1 ? fraction : undefined;
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

/** Claude Code's own lines, which count against the same budget. */
function bundledLines(world: World, model: ModelFacts): readonly BundledSkill[] {
  const isOff =
    world.switches.bundledOff || (world.behaviour.bundledSwitch && setting(world, 'disableBundledSkills') === true);
  return fixedParts(world.behaviour.version, model.family).bundled.filter(({ name }) => !isOff || name === STAYS);
}

/** How much of the bundled skills' lines is listed: 1, or less where a switch takes some of them off. */
export function bundledShare(world: World, model: ModelFacts): number {
  if (world.switches.skillsOff !== undefined) return 0;
  const all = bundledSize(fixedParts(world.behaviour.version, model.family).bundled);
  return all === 0 ? 0 : bundledSize(bundledLines(world, model)) / all;
}

function bundledSize(bundled: readonly BundledSkill[]): number {
  return bundled.reduce((sum, { name, chars }) => sum + name.length + chars + 5, 0);
}

function measureOf(world: World): Measure {
  return world.behaviour.listingInColumns ? IN_COLUMNS : IN_CHARACTERS;
}

/**
 * What the listing of the start takes of its budget, Claude Code's own lines included; in characters or columns.
 * `isOver`: in full it would take more than the budget.
 */
export function listingSize(world: World, model: ModelFacts, lines: readonly ListedSkill[], isOver: boolean): number {
  const measure = measureOf(world);
  const bundled = bundledLines(world, model);
  const isCut = isOver && world.behaviour.overBudget === 'dropWhole';
  const own = bundledSize(bundled) - (isCut ? commandTexts(bundled) : 0);
  return Math.max(0, lines.reduce((sum, line) => sum + lineSize(line, measure), own) - 1);
}

/** Built-in commands lose their text once anybody has to. */
function commandTexts(bundled: readonly BundledSkill[]): number {
  return bundled.filter(({ isCommand }) => isCommand).reduce((sum, { chars }) => sum + chars + 2, 0);
}

/** Bundled skills keep their text whatever the budget; how often others were used decides who loses first. */
export function withinBudget(
  world: World,
  model: ModelFacts,
  lines: readonly ListedSkill[],
  withBundled: boolean,
): ListedSkill[] {
  const bundled = withBundled ? bundledLines(world, model) : [];
  const bundledChars = bundledSize(bundled);
  const budget = listingBudget(world, model);
  const measure = measureOf(world);
  const all = lines.reduce((sum, line) => sum + lineSize(line, measure), bundledChars) - 1;
  if (all <= budget) return [...lines];
  return world.behaviour.overBudget === 'dropWhole'
    ? dropWhole(world, lines, budget - bundledChars + commandTexts(bundled), measure)
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
