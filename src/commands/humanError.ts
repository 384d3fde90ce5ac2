/** A refusal worded for the person who asked; everything else that is thrown is a fault of ours. */
export class HumanError extends Error {
  override readonly name = 'HumanError';
}
