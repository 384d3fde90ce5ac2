/**
 * How large the window of a model is, and where compaction starts by itself. Everything but the names of the models
 * was measured in 2.1.90 and 2.1.332: window and compaction point of each id under every setting here, and with a
 * session that grew past the point.
 */
import type { Behaviour } from './behaviour';
import { asksForLarge, modelId } from './modelNames';
import { familyOf, LARGE_WINDOW, modelRow, SMALL_WINDOW, type ModelRow } from './modelRows';
import { countIn, isOn, type Variables } from './variables';

export interface ModelFacts {
  readonly family: 'old' | 'new';
  /** The model's own context window in tokens: the listing of skills has a share of it. */
  readonly ownWindow: number;
  /** Window in tokens that `/context` measures against: the own one, or a lower one that was set for compaction. */
  readonly window: number;
  /** Tokens at which compaction starts by itself; `undefined` where it does not. */
  readonly autocompactAt: number | undefined;
  /** What of the window is kept free: behind the compaction point, or for a compaction by hand. */
  readonly autocompactBuffer: number;
}

/** What of Claude Code's settings files and its `.claude.json` decides about compaction. */
export interface CompactionSettings {
  readonly autoCompactEnabled?: boolean | undefined;
  readonly autoCompactWindow?: number | undefined;
}

export interface ModelConditions {
  readonly env: Variables;
  readonly behaviour: Behaviour;
  readonly settings?: CompactionSettings;
}

/** Kept free for the summary, or all of an answer where a model's answers are shorter. */
const SUMMARY = 20_000;
/** Kept free besides, so that one more turn fits. */
const ONE_TURN = 13_000;
/** What is kept free of a window of any size before compaction starts. */
export const AUTOCOMPACT_BUFFER = SUMMARY + ONE_TURN;
/** Kept free where compaction does not start by itself. */
export const MANUAL_BUFFER = 3000;
/** The lowest window that can be set for compaction; lower ones in a variable are raised to it. */
export const LOWEST_WINDOW = 100_000;

/** The facts of a model's id or alias. Absurd values count as not set. */
export function modelFacts(idOrAlias: string, conditions: ModelConditions): ModelFacts {
  const { env, behaviour, settings = {} } = conditions;
  const id = modelId(idOrAlias, conditions);
  const row = modelRow(id);
  const ownWindow = ownWindowOf(id, row, conditions);
  const set = windowIn(env['CLAUDE_CODE_AUTO_COMPACT_WINDOW'], behaviour) ?? windowOfSettings(settings);
  const window = Math.min(ownWindow, set ?? ownWindow);
  const facts = { family: row?.family ?? familyOf(id), ownWindow, window };
  if (isOff(env, settings))
    return { ...facts, autocompactAt: undefined, autocompactBuffer: Math.min(window, MANUAL_BUFFER) };
  if (set === undefined && behaviour.compactsAtLimit && waitsForLimit(id, row, ownWindow, env))
    return { ...facts, autocompactAt: window, autocompactBuffer: 0 };
  const autocompactAt = compactionPoint(window, row, env);
  return { ...facts, autocompactAt, autocompactBuffer: window - autocompactAt };
}

function ownWindowOf(id: string, row: ModelRow | undefined, { env, behaviour }: ModelConditions): number {
  const given = behaviour.maxContextTokens ? countIn(env['CLAUDE_CODE_MAX_CONTEXT_TOKENS']) : undefined;
  if (given !== undefined && isOn(env['DISABLE_COMPACT'])) return given;
  const native = row ? (behaviour.newerModels ? row.window : SMALL_WINDOW) : behaviour.unknownWindow;
  const asked = asksForLarge(id);
  const window = isOn(env['CLAUDE_CODE_DISABLE_1M_CONTEXT']) ? SMALL_WINDOW : asked ? LARGE_WINDOW : native;
  if (row || given === undefined) return window;
  return asked ? Math.max(window, given) : given;
}

/** A model without a compaction point of its own goes on until the service refuses. */
function waitsForLimit(id: string, row: ModelRow | undefined, ownWindow: number, env: Variables): boolean {
  if (!row) {
    const isLarge = asksForLarge(id) && !isOn(env['CLAUDE_CODE_DISABLE_1M_CONTEXT']);
    return isLarge || isOn(env['CLAUDE_CODE_DISABLE_UNKNOWN_MODEL_WINDOW_ENFORCEMENT']);
  }
  return row.compacts === 'atLimit' || (row.compacts === 'beforeWhenSmall' && ownWindow > SMALL_WINDOW);
}

function compactionPoint(window: number, row: ModelRow | undefined, env: Variables): number {
  const output = countIn(env['CLAUDE_CODE_MAX_OUTPUT_TOKENS']) ?? SUMMARY;
  const usable = window - Math.min(output, row?.maxOutput ?? SUMMARY, SUMMARY);
  const percent = Number.parseFloat(env['CLAUDE_AUTOCOMPACT_PCT_OVERRIDE'] ?? '');
  const asked = percent > 0 && percent <= 100 ? Math.floor((usable * percent) / 100) : usable;
  return Math.max(0, Math.min(usable - ONE_TURN, asked));
}

function isOff(env: Variables, { autoCompactEnabled }: CompactionSettings): boolean {
  return isOn(env['DISABLE_COMPACT']) || isOn(env['DISABLE_AUTO_COMPACT']) || autoCompactEnabled === false;
}

function windowOfSettings({ autoCompactWindow: window }: CompactionSettings): number | undefined {
  return window !== undefined && Number.isInteger(window) && window >= LOWEST_WINDOW ? window : undefined;
}

const UNITS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

function windowIn(value: string | undefined, { spelledWindow }: Behaviour): number | undefined {
  const match = spelledWindow ? /^(\d*\.?\d+(?:e\d{1,3})?)([km]?)$/i.exec((value ?? '').trim()) : undefined;
  const spelled = match ? Math.floor(Number(match[1]) * (UNITS[match[2]?.toLowerCase() ?? ''] ?? 1)) : undefined;
  const count = spelledWindow ? spelled : countIn(value);
  return count !== undefined && count > 0 && Number.isFinite(count) ? Math.max(LOWEST_WINDOW, count) : undefined;
}
