/** What the scripts that learn and measure need of the estimator: they cut and tile words as it does. */
export { ALONE, kindAt, PUNCTUATION, SYMBOL, unitsAt, WORD } from './characters';
export { sumsWith } from './estimate';
export { formOf } from './forms';
export { GUESSED, KINDS, PLAIN, RARE } from './kindOfText';
export { marginOf } from './margin';
export { normalised } from './normalise';
export { COUNT, decodeTable } from './table';
export { letterCost, SHARED } from './tiles';
export { LONGEST_WORD, notCosted, wordCosts } from './words';
