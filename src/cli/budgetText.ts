/** The budget for people in a terminal: parts, layers, what the listing loses, and what a compaction would leave. */
import type { Layer, Report } from '../core/report';
import type { Tokens } from '../core/tokens/tokens';
import { tryListing } from '../core/stack/listing';
import { freedBy } from '../core/tokens/freed';
import { fateText, layerName } from '../present/layerCard';
import { hasOwnFile } from '../present/layerName';
import { shownFolder } from '../present/shownPath';
import { groupedNumber, shareOf, shortNumber, shortTokens } from '../present/tokens';
import { pageWords } from '../present/words/pageWords';
import { wordsFor } from '../present/words/say';
import type { BudgetAnswer } from './budget';
import { oneLine, tableText } from './columns';

const words = wordsFor('en');
const partNames = pageWords('en');
const right = true;

/** The whole answer, ending with a line break. */
export function budgetText(answer: BudgetAnswer): string {
  const { report } = answer.now;
  const parts = [head(report), partsText(report), layersText(report, answer.wish.turns)];
  return `${[...parts, listingText(answer), compactionText(answer)].filter((part) => part !== '').join('\n\n')}\n`;
}

function head({ start, claude, model, budget }: Report): string {
  const share = shareOf(budget.used, budget.window);
  const compacts =
    model.autocompactAt === undefined
      ? 'no compaction by itself'
      : `compacts by itself at ${shortNumber(model.autocompactAt)}`;
  const used = `${shortTokens(budget.used)} of ${shortNumber(budget.window)} tokens in use (${share}), ${compacts}`;
  const over =
    budget.used.count > budget.window
      ? '\nMore than the window holds: Claude Code has to compact, or the service refuses.'
      : '';
  return `Context budget of ${oneLine(start)}\nClaude Code ${claude.version} · ${oneLine(model.id)} · ${used}${over}`;
}

function partsText({ budget }: Report): string {
  const rows = budget.parts.map(({ part, tokens }) => [
    partNames[`page.${part}`],
    withMargin(tokens),
    shareOf(tokens, budget.window),
  ]);
  const from =
    budget.fixedFrom === 'session'
      ? 'System prompt and tools as in the newest session here.'
      : 'System prompt and tools as measured for this version; MCP tools, custom agents and output styles are not known.';
  const columns = [{ title: 'Part' }, { title: 'Tokens', right }, { title: 'Share', right }];
  const { bundledListing } = budget;
  const bundled =
    bundledListing.count === 0 ? [] : [`  Bundled skills are ${shortTokens(bundledListing)} of the skill listing.`];
  return ['What fills the window', ...tableText(columns, rows), `  ${from}`, ...bundled].join('\n');
}

function layersText(report: Report, turns: number): string {
  if (report.stack.length === 0) return 'Nothing is loaded: no memory file, rule or skill was found.';
  const rows = report.stack.map((layer) => [
    String(layer.order),
    nameIn(layer, report),
    shortTokens(layer.writtenTokens),
    shortTokens(layer.tokens),
    shareOf(layer.tokens, report.budget.window),
    shortNumber(layer.tokens.count * turns),
    fateText(words, layer.fate),
  ]);
  const columns = [
    { title: 'No.', right },
    { title: 'Layer' },
    { title: 'As written', right },
    { title: 'As sent', right },
    { title: 'Share', right },
    { title: `Over ${groupedNumber(turns)} turns`, right },
    { title: 'At compaction' },
  ];
  return ['Layers, in the order the model reads them', ...tableText(columns, rows)].join('\n');
}

function listingText({ now, listing, wish }: BudgetAnswer): string {
  const { room, lines } = listing;
  if (lines.length === 0) return wish.off.length === 0 ? '' : 'Skill listing: no skill is left in it.';
  const lost = lines.filter(({ text, full }) => text !== full);
  const trial = [
    wish.window === undefined ? '' : `at ${shortNumber(wish.window)}`,
    ...wish.off.map((name) => `without ${name}`),
  ].filter((part) => part !== '');
  const about = `${groupedNumber(room.used)} of ${groupedNumber(room.budget)} characters`;
  const title = `Skill listing${trial.length > 0 ? ` (${trial.join(', ')})` : ''}: ${about}`;
  const same = isSameForEachWindow(now, wish) ? '\n  This budget does not depend on the window.' : '';
  if (lost.length === 0) return `${title}; every line is there in full.${same}`;
  const rows = lost.map(({ name, text, full }) => [
    name,
    text === '' ? 'no description' : `${groupedNumber(text.length)} of ${groupedNumber(full.length)} characters`,
  ]);
  const all = `In full they take ${groupedNumber(room.needed)} characters`;
  const help =
    room.fraction === undefined
      ? `${all}: set SLASH_COMMAND_TOOL_CHAR_BUDGET to that, or switch skills off.`
      : `${all}: set skillListingBudgetFraction to ${room.fraction}, or switch skills off.`;
  const told = now.report.claude.version;
  return [
    title,
    ...tableText([{ title: 'Skill' }, { title: `As Claude Code ${told} lists it` }], rows),
    `  ${help}${same}`,
  ].join('\n');
}

/** Older versions, and a variable, have one budget for every window. */
function isSameForEachWindow({ replayed }: BudgetAnswer['now'], { window }: BudgetAnswer['wish']): boolean {
  const budgetAt = (tokens: number) => tryListing(replayed.world, replayed.model, { window: tokens }).room.budget;
  return window !== undefined && budgetAt(window) === budgetAt(window * 2);
}

function compactionText({ now, after }: BudgetAnswer): string {
  const { pool } = now.report;
  const { used } = after.report.budget;
  const lines = [
    `A compaction now would leave ${shortTokens(used)} and its summary; it frees ${shortNumber(freedBy(now.report, after.report))} and what was said.`,
  ];
  const back = after.report.stack.filter(({ reason }) => reason.code === 'restoredFile');
  if (back.length > 0) lines.push(`Read again as plain files: ${names(back, after.report)}.`);
  const waits = now.report.stack.filter(({ fate }) => fate.kind === 'returnsWhenTouched');
  if (waits.length > 0) lines.push(`Back only when touched: ${names(waits, now.report)}.`);
  if (pool.skills.length > 0) {
    const limits = `${groupedNumber(pool.limit)} tokens, ${groupedNumber(pool.limitEach)} each`;
    lines.push(`Invoked skills: ${groupedNumber(pool.used)} of ${limits}, the newest first.`);
  }
  const unseen = after.report.skills.filter(({ state }) => state === 'unseen').map(({ name }) => name);
  if (unseen.length > 0) lines.push(`Usable, but no longer seen: ${unseen.join(', ')}.`);
  return ['Compaction', ...lines.map((line) => `  ${oneLine(line)}`)].join('\n');
}

function names(layers: readonly Layer[], report: Report): string {
  return layers.map((layer) => nameIn(layer, report)).join(', ');
}

function nameIn(layer: Layer, report: Report): string {
  const name = layerName(layer, words);
  return hasOwnFile(layer) ? `${name} (${shownFolder(layer.path, report)})` : name;
}

function withMargin(tokens: Tokens): string {
  const short = shortTokens(tokens);
  return tokens.margin > 0 ? `${short} ± ${shortNumber(tokens.margin)}` : short;
}
