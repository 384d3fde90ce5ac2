/** What is found about skills and commands, in English. */
export const skillFindingsEn = {} as const;
