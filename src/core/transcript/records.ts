/**
 * Records of a session's transcript as Claude Code writes them, one JSON object a line (shapes seen in 2.1.90 and
 * 2.1.332). The format is internal to it: whatever is not as expected counts as not there.
 */
import { parseVersion } from '../claudeCode/version';
import { object, parseJson } from '../parse/json';

export type Fields = Readonly<Record<string, unknown>>;

/** One line; nothing for half a line, or one that is no object. */
export function recordIn(line: string): Fields | undefined {
  if (!line.startsWith('{')) return undefined;
  const value = parseJson(line);
  return value === undefined ? undefined : object(value);
}

/** An answer of the model itself to the main conversation: no subagent's, and none Claude Code made up. */
export interface Answer {
  readonly model: string;
  /** Tokens of the request, cached ones too; nothing where the record has no usage. */
  readonly asked: number | undefined;
}

export function answerIn(record: Fields): Answer | undefined {
  if (record['type'] !== 'assistant' || record['isSidechain'] === true || record['isApiErrorMessage'] === true)
    return undefined;
  const message = object(record['message']);
  const { model } = message;
  // what Claude Code answers itself has a name in angle brackets
  if (typeof model !== 'string' || model === '' || model.startsWith('<')) return undefined;
  return { model: withSuffix(model, record['requestedModel']), asked: askedIn(object(message['usage'])) };
}

/** The model is named without the `[1m]` it was asked for with; newer versions write that down as well. */
function withSuffix(model: string, requested: unknown): string {
  return typeof requested === 'string' && requested.toLowerCase() === `${model}[1m]`.toLowerCase() ? requested : model;
}

function askedIn(usage: Fields): number | undefined {
  const counts = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'].map((key) => usage[key]);
  if (!counts.every((count) => count === undefined || (Number.isSafeInteger(count) && Number(count) >= 0)))
    return undefined;
  const sum = counts.reduce<number>((all, count) => all + Number(count ?? 0), 0);
  return sum > 0 ? sum : undefined;
}

/** A whole version number; anything else is none. */
export function versionOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d+\.\d+\.\d+$/.test(value)) return undefined;
  return parseVersion(value) && value;
}
