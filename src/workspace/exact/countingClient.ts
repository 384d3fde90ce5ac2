/**
 * Asks the counting endpoint for one text at a time. The only file of the extension that talks to a network.
 * Nothing an error says is passed on, for it may quote the key or the text: only why, and a number or a name.
 */
import type { WhyStopped } from '../../exact';

/** Runs something later, and gives back how to call it off. Tests ring by hand. */
export type Timer = (milliseconds: number, ring: () => void) => () => void;

export const machineTimer: Timer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};

/** No count. `refused` is about this text alone; everything else is about all of them. */
export class NoCount extends Error {
  override readonly name = 'NoCount';
  readonly why: WhyStopped | 'refused' | 'aborted';

  /** `detail` goes into the log. */
  constructor(why: NoCount['why'], detail: string) {
    super(detail);
    this.why = why;
  }
}

export interface Question {
  readonly address: string;
  readonly key: string;
  readonly model: string;
  readonly text: string;
  /** Ends the question and whatever waits for it. */
  readonly signal: AbortSignal;
}

const VERSION = '2023-06-01';
const PATIENCE_MS = 10_000;
/** How often a question is asked again, and how long the endpoint may have us wait for that. */
const RETRIES = 2;
const LONGEST_WAIT_MS = 60_000;

/** Input tokens of a request with a single message that holds this text. Throws `NoCount`. */
export async function askCount(question: Question, timer: Timer): Promise<number> {
  for (let tries = 0; ; tries++) {
    const response = await send(question, timer);
    if ('count' in response) return response.count;
    if (tries === RETRIES) throw new NoCount('busy', response.detail);
    await pause(response.wait ?? 1000 * 2 ** tries, question.signal, timer);
  }
}

/** Too busy right now: worth another try in so many milliseconds. */
interface Busy {
  readonly wait: number | undefined;
  readonly detail: string;
}

async function send(
  { address, key, model, text, signal }: Question,
  timer: Timer,
): Promise<{ readonly count: number } | Busy> {
  const isCalledOff = () => signal.aborted;
  if (isCalledOff()) throw new NoCount('aborted', 'called off');
  const late = new AbortController();
  const callOff = timer(PATIENCE_MS, () => late.abort());
  try {
    const response = await fetch(`${address}/v1/messages/count_tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'anthropic-version': VERSION, 'x-api-key': key },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: text }] }),
      // neither text nor key follows to another address
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (response.ok) return { count: countIn(await response.text()) };
    await response.body?.cancel();
    return busyOrThrow(response);
  } catch (error) {
    if (error instanceof NoCount) throw error;
    if (isCalledOff()) throw new NoCount('aborted', 'called off');
    throw new NoCount('network', late.signal.aborted ? 'no answer in time' : nameOf(error));
  } finally {
    callOff();
  }
}

function busyOrThrow({ status, headers }: Response): Busy {
  const detail = `HTTP ${status}`;
  if (status === 429 || status >= 500) return { wait: waitFrom(headers.get('retry-after')), detail };
  if (status === 401 || status === 403) throw new NoCount('key', detail);
  if (status === 404) throw new NoCount('model', detail);
  throw new NoCount(status === 400 || status === 413 ? 'refused' : 'answer', detail);
}

/** Seconds, as the endpoint writes them. */
function waitFrom(header: string | null): number | undefined {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  return seconds >= 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined;
}

function countIn(body: string): number {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new NoCount('answer', 'not JSON');
  }
  const count = typeof parsed === 'object' && parsed !== null && 'input_tokens' in parsed ? parsed.input_tokens : 0;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count > 0) return count;
  throw new NoCount('answer', 'no count in it');
}

/** What kind of error, in one word of the platform's: `ECONNREFUSED`, `TypeError`. */
function nameOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'no connection';
}

function pause(milliseconds: number, signal: AbortSignal, timer: Timer): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      callOff();
      reject(new NoCount('aborted', 'called off'));
    };
    const callOff = timer(milliseconds, () => {
      signal.removeEventListener('abort', end);
      resolve();
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
