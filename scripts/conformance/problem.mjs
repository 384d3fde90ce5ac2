/**
 * Something the maintainer has to put right, and no fault of the script: ends with 2 where it is in what was given
 * (then nothing has run), with 1 where it is in what was run.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [code]
   */
  constructor(message, code = 2) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {() => Promise<number> | number} main gives the exit code
 * @param {(message: string) => void} say gets the message of a problem, which needs no stack
 * @returns {Promise<number>} the exit code
 */
export async function exitCodeOf(main, say) {
  try {
    return await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    return error.code;
  }
}
