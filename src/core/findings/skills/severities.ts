/** Findings about skills and commands. */
export const skillSeverities = {} as const;
