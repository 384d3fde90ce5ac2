// A stand-in for the model's API on the loopback interface: it answers each request of the session with the next
// scripted tool call and keeps what was asked.
import { createServer } from 'node:http';

/** @typedef {import('./toolCalls.mjs').ToolCall} ToolCall */
/** @typedef {{ type: string, [key: string]: unknown }} Block */

/**
 * @typedef {object} StandIn
 * @property {string} url
 * @property {any[]} requests bodies of the session's own requests, in order; side errands (titles, probes) are not kept
 * @property {() => void} close
 */

/**
 * @param {readonly ToolCall[]} script
 * @returns {Promise<StandIn>}
 */
export async function startStandIn(script) {
  /** @type {any[]} */
  const requests = [];
  let answered = 0;
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    // Joined as bytes: a letter of several bytes may lie across two chunks.
    request.on('end', () => {
      const answer = reply(request.url ?? '', Buffer.concat(chunks).toString('utf8'));
      response.writeHead(answer.status, { 'content-type': answer.type });
      response.end(answer.text);
    });
  });

  /**
   * @param {string} url
   * @param {string} text
   */
  function reply(url, text) {
    const body = parse(text);
    if (body === undefined || !url.startsWith('/v1/messages')) return json(404, NOT_FOUND);
    if (url.startsWith('/v1/messages/count_tokens')) return json(200, { input_tokens: 1000 });
    answered++;
    // Only the session itself can read files; errands such as naming it get a word and no part of the script.
    const isSession = Array.isArray(body.tools) && body.tools.some((/** @type {any} */ tool) => tool?.name === 'Read');
    const call = isSession ? script[requests.push(body) - 1] : undefined;
    const block = call ? { type: 'tool_use', id: `toolu_${answered}`, ...call } : { type: 'text', text: 'ok' };
    const message = toMessage(`msg_${answered}`, body.model, block);
    return body.stream
      ? { status: 200, type: 'text/event-stream', text: toEvents(message, block) }
      : json(200, message);
  }

  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', () => done(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, requests, close };
}

const NOT_FOUND = { type: 'error', error: { type: 'not_found_error', message: 'no such thing here' } };

/**
 * @param {number} status
 * @param {unknown} value
 */
function json(status, value) {
  return { status, type: 'application/json', text: JSON.stringify(value) };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} id
 * @param {string} model
 * @param {Block} block
 */
function toMessage(id, model, block) {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [block],
    stop_reason: block.type === 'tool_use' ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 5 },
  };
}

/**
 * The same message as the events of a stream.
 * @param {ReturnType<typeof toMessage>} message
 * @param {Block} block
 */
function toEvents(message, block) {
  const isCall = block.type === 'tool_use';
  const empty = isCall ? { ...block, input: {} } : { ...block, text: '' };
  const delta = isCall
    ? { type: 'input_json_delta', partial_json: JSON.stringify(block['input']) }
    : { type: 'text_delta', text: block['text'] };
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: empty },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: message.usage.output_tokens },
    },
    { type: 'message_stop' },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}
