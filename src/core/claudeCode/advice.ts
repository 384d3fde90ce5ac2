/** Sizes that Claude Code's documentation advises, or warns at: nothing changes there, it only gets worse. */
export const ADVICE = {
  /** Lines of one memory file (documented: "under 200 lines"). */
  memoryLines: 200,
  /** Share of the window one file may take (documented for 2.1.88: 40,000 characters of 200K; since 2.1.169 it grows with the window). */
  memoryShare: 0.05,
  /** Lines of a skill's body (Agent Skills, authoring practices). */
  skillLines: 500,
} as const;
