/**
 * How each family's table is learned. The old family has tens of thousands of whole words in one token: its list
 * stops where a fragment gains less, and what is left to exceptions is little.
 */
export const OPTIONS = {
  new: { penaltyShare: 0.4, leastGain: 1, growth: 0.04, exceptions: 2500 },
  old: { penaltyShare: 1, leastGain: 3, growth: 0.04, exceptions: 1000 },
};
