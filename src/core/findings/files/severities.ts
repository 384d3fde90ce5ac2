/** Findings about files as such: what cannot be read. */
export const fileSeverities = {
  'unreadable-file': 'error',
} as const;
