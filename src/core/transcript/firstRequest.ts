/** The first request of a session, from the beginning of its transcript: what all Claude Code sends weighs there. */
import { object } from '../parse/json';
import { answerIn, recordIn, versionOf, type Fields } from './records';

export interface FirstRequest {
  readonly version: string;
  readonly model: string;
  /** Tokens the service counted. */
  readonly tokens: number;
  /** What of it was the user's: the prompt, and what came along with it. */
  readonly prompt: string;
}

/** Attachments that are part of every start (seen in 2.1.332); any other came with the prompt. */
const OF_START: ReadonlySet<unknown> = new Set([
  'agent_listing_delta',
  'date',
  'deferred_tools_delta',
  'environment',
  'instructions',
  'mcp_instructions_delta',
  'model',
  'prompt_snapshot',
  'session_context',
  'skill_listing',
]);

/**
 * Reads the first records of a transcript, up to the first answer; `head` may end within a line. Nothing for a
 * session that goes on from another one or from a summary, and for one whose prompt cannot be weighed (a picture).
 */
export function firstRequest(head: string): FirstRequest | undefined {
  let prompt: string | undefined;
  for (const record of recordsIn(head)) {
    const answer = answerIn(record);
    if (answer) {
      const version = versionOf(record['version']);
      if (version === undefined || answer.asked === undefined || prompt === undefined) return undefined;
      return { version, model: answer.model, tokens: answer.asked, prompt };
    }
    if (record['isSidechain'] === true) continue;
    if (record['isCompactSummary'] === true || isBoundary(record)) return undefined;
    if (record['type'] === 'user') {
      if (prompt === undefined && typeof record['parentUuid'] === 'string') return undefined;
      const text = promptIn(object(record['message'])['content']);
      if (text === undefined) return undefined;
      prompt = prompt === undefined ? text : `${prompt}\n${text}`;
    } else if (record['type'] === 'attachment' && prompt !== undefined) prompt += attachedIn(record);
  }
  return undefined;
}

function* recordsIn(text: string): Generator<Fields> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const record = recordIn(text.slice(start, end === -1 ? text.length : end));
    start = end === -1 ? text.length : end + 1;
    if (record) yield record;
  }
}

function isBoundary({ type, subtype }: Fields): boolean {
  return type === 'system' && typeof subtype === 'string' && subtype.includes('compact');
}

function promptIn(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const texts = content.map((part) => object(part)['text']);
  return texts.every((text) => typeof text === 'string') ? texts.join('\n') : undefined;
}

function attachedIn(record: Fields): string {
  const attachment = object(record['attachment']);
  return OF_START.has(attachment['type']) ? '' : `\n${textsIn(attachment['content']).join('\n')}`;
}

/** In the order they stand in; without recursion, since nothing bounds how deep a line is. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next).reverse()) rest.push(inner);
  }
  return texts;
}
