/** Findings about what memory files say, how long they are and which of them are reached. */
export const memorySeverities = {
  'long-memory': 'information',
  'heavy-memory': 'warning',
  'cut-index': 'warning',
  'repeated-paragraph': 'information',
  contradiction: 'warning',
} as const;
