/** Findings about skills and commands. */
export const skillSeverities = {
  'skill-undescribed': 'warning',
  'description-cut': 'warning',
  'description-lost': 'warning',
  'skill-shadowed': 'warning',
  'command-never-runs': 'error',
  'skill-misplaced': 'error',
  'skill-name-differs': 'information',
  'skill-too-long': 'information',
  'paths-without-effect': 'information',
  'replaces-bundled': 'information',
  'skill-resource-missing': 'warning',
} as const;
