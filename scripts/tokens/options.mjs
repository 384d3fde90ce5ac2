// How each family's table is learned. The old one has whole words in the tens of thousands: its list is cut shorter.
export const OPTIONS = {
  new: { penaltyShare: 0.4, leastGain: 1, growth: 0.04, exceptions: 2000 },
  old: { penaltyShare: 0.4, leastGain: 4, growth: 0.04, exceptions: 2000 },
};
