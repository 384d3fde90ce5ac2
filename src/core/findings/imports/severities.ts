/** Findings about imports. */
export const importSeverities = {
  'import-not-loaded': 'warning',
} as const;
