// Reads the bodies of invoked skills: what the conversation holds beside tool results, reminders and notices.

/** How Claude Code's own words in the conversation begin: they are no skill's body. */
const NOTICES = [
  '<system-reminder>',
  '(Re-invocation',
  'Skill /',
  "The user hasn't heard",
  'New skills discovered',
  'The following skills',
];

/**
 * @param {readonly any[]} requests bodies of the session's requests
 * @returns {string[][]} for each request the bodies that were new in it; none for the first, which is the prompt
 */
export function readInvoked(requests) {
  let before = 0;
  return requests.map(({ messages }, at) => {
    const fresh = /** @type {any[]} */ (messages.slice(before));
    before = messages.length;
    const said = fresh.filter(({ role }) => role !== 'assistant').flatMap(({ content }) => textsOf(content));
    return at === 0 ? [] : said.filter(isBody).map(withoutReminders);
  });
}

/**
 * @param {any} content
 * @returns {string[]}
 */
function textsOf(content) {
  if (typeof content === 'string') return [content];
  return content.flatMap((/** @type {any} */ part) => (part.type === 'text' ? [part.text] : []));
}

/** @param {string} text */
function isBody(text) {
  return !NOTICES.some((notice) => text.startsWith(notice));
}

/** @param {string} text */
function withoutReminders(text) {
  return text.replace(/\n<system-reminder>[^]*$/, '').trim();
}
