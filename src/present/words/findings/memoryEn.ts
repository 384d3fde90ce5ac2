/** What is found about what memory files say, how long they are and which of them are reached, in English. */
export const memoryFindingsEn = {} as const;
