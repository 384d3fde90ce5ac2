/** The events of a session as a JSON list: keys that are not known are ignored, a kind that is not known is refused. */
import { join, type Path } from '../core/files/path';
import type { SessionEvent } from '../core/session/events';
import { BadInput } from './badInput';

/** Paths are absolute or relative to `start`. Throws `BadInput` that names the event, counted from 1. */
export function parseEvents(text: string, start: Path): SessionEvent[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw new BadInput('the events are not a JSON list');
  return list.map((item: unknown, at) => readEvent(item, `event ${at + 1}`, start));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch (error) {
    throw new BadInput(`the events are not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readEvent(item: unknown, name: string, start: Path): SessionEvent {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw new BadInput(`${name} is not an object`);
  const fields = new Fields(new Map<string, unknown>(Object.entries(item)), name);
  const kind = fields.required('kind');
  const path = () => join(start, fields.required('path'));
  switch (kind) {
    case 'read':
    case 'edit':
    case 'write':
    case 'mention':
      return { kind, path: path() };
    case 'bash':
      return { kind, command: fields.required('command') };
    case 'glob':
    case 'grep': {
      const pattern = fields.optional('pattern') ?? '';
      return fields.optional('path') === undefined ? { kind, pattern } : { kind, pattern, path: path() };
    }
    case 'invokeSkill': {
      const args = fields.optional('args');
      return { kind, name: fields.required('name'), ...(args === undefined ? {} : { args }) };
    }
    case 'turn':
    case 'compact':
    case 'resume':
      return { kind };
    default:
      throw new BadInput(`${name} is of a kind that is not known: "${kind}"`);
  }
}

/** The fields of one event, each a text or not there. */
class Fields {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #name: string;

  constructor(values: ReadonlyMap<string, unknown>, name: string) {
    this.#values = values;
    this.#name = name;
  }

  required(key: string): string {
    const text = this.optional(key);
    if (text === undefined) throw new BadInput(`${this.#name} has no "${key}"`);
    return text;
  }

  optional(key: string): string | undefined {
    const value = this.#values.get(key);
    if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
    throw new BadInput(`"${key}" of ${this.#name} is not a text`);
  }
}
