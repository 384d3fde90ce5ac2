/** What the person at the terminal got wrong, in one line: printed as it stands, and the program ends with 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
