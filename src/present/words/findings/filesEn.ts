/** What is found about files, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const fileFindingsEn = {
  'unreadable-file': 'The file cannot be read: {message}.',
} as const;
