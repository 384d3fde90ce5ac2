// Says on standard error how far a recording is: one line that is rewritten on a terminal, and now and then a line
// elsewhere. What went wrong always gets a line of its own.

/**
 * @param {number} total
 * @param {{ write(text: string): unknown, isTTY?: boolean }} stream
 */
export function progress(total, stream) {
  let done = 0;
  const every = Math.max(1, Math.ceil(total / 10));
  return {
    /** @param {string} id */
    step(id) {
      done++;
      if (stream.isTTY) stream.write(`\r\u001b[K${done}/${total} ${id}`);
      else if (done % every === 0 || done === total) stream.write(`${done}/${total}\n`);
    },
    /** @param {string} message */
    say(message) {
      stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${message}\n`);
    },
  };
}
