/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in English. */
export const shapeFindingsEn = {} as const;
