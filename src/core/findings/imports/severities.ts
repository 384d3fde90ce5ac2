/** Findings about imports. */
export const importSeverities = {
  'import-not-loaded': 'warning',
  'accidental-import': 'hint',
  'import-cycle': 'information',
  'import-in-code': 'hint',
} as const;
