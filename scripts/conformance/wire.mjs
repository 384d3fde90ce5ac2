// Reads what a session sent: the way to know what was loaded by a version that does not write it down itself.
import { LISTING, readListing } from './listing.mjs';

/** @typedef {import('./case.mjs').FactStep} FactStep */

/** What ends the last memory file in a block of context. */
const ENDINGS = [
  '\n</system-reminder>',
  '\n# currentDate\n',
  '\n# gitStatus\n',
  '\n# userEmail\n',
  '\n\nNew skills discovered in ',
];

/**
 * @param {readonly any[]} requests bodies of the session's requests
 * @returns {FactStep[]} one for each: what was new in it
 */
export function readWire(requests) {
  /** @type {Map<string, number>} */
  let before = new Map();
  return requests.map((body) => {
    /** @type {Map<string, number>} */
    const now = new Map();
    // A request repeats all that went before it. A text that was sent already is new where it comes once more.
    const fresh = textsOf(body).filter((text) => {
      const times = (now.get(text) ?? 0) + 1;
      now.set(text, times);
      return times > (before.get(text) ?? 0);
    });
    before = now;
    return { memory: fresh.flatMap(readMemory), skills: fresh.flatMap(readSkills) };
  });
}

/**
 * @param {any} body
 * @returns {string[]}
 */
function textsOf(body) {
  const messages = /** @type {any[]} */ (Array.isArray(body?.messages) ? body.messages : []);
  return messages
    .flatMap(({ content }) => partsOf(content))
    .flatMap((part) => (part.type === 'tool_result' ? partsOf(part.content) : part))
    .flatMap((part) => (part.type === 'text' ? withoutCount(part.text) : []));
}

/**
 * @param {any} content
 * @returns {any[]}
 */
function partsOf(content) {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return Array.isArray(content) ? content : [];
}

/**
 * The count differs from request to request, and would make an old text look new.
 * @param {string} text
 */
function withoutCount(text) {
  return text.replace(/\n*<total_tokens>[^<]*<\/total_tokens>/g, '');
}

/** @param {string} text */
function readMemory(text) {
  const heads = [
    ...text.matchAll(/Contents of ([^\n]+?)(?: \(([^()\n]*(?:instructions|memory|checked)[^()\n]*)\))?:\n\n/g),
  ];
  return heads.map((head, at) => {
    const rest = text.slice(head.index + head[0].length, heads[at + 1]?.index);
    const path = head[1] ?? '';
    return { path, kind: kindOf(head[2]), text: ENDINGS.reduce((all, end) => all.split(end)[0] ?? '', rest) };
  });
}

/**
 * @param {string} [about] what stands in brackets behind the path; files of folders below have nothing there
 */
function kindOf(about = '') {
  if (about.includes('auto-memory')) return 'auto';
  if (about.includes('private global')) return 'user';
  if (about.includes('not checked in')) return 'local';
  return about === '' ? null : 'project';
}

/** @param {string} text */
function readSkills(text) {
  return text
    .split(LISTING)
    .slice(1)
    .flatMap((chunk) => readListing(chunk.split('\n</system-reminder>')[0] ?? ''));
}
