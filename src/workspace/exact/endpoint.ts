/** Where counts are asked for. */

const ADDRESS = 'https://api.anthropic.com';

/** Only this machine's own interface, so that no variable can send texts or a key anywhere else. */
const loopback = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** In development and tests a variable may name a stand-in on the loopback interface; nothing else honours it. */
export function countingAddress(inDevelopment: boolean, env: Readonly<Record<string, string | undefined>>): string {
  const other = env['CONTEXT_STACK_COUNTING'];
  return inDevelopment && other !== undefined && loopback.test(other) ? other : ADDRESS;
}
