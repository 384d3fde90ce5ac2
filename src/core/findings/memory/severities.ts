/** Findings about what memory files say, how long they are and which of them are reached. */
export const memorySeverities = {} as const;
