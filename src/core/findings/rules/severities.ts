/** Findings about rules: their frontmatter and the patterns in it. */
export const ruleSeverities = {
  'broken-frontmatter': 'warning',
  'bracket-folder': 'warning',
  'dead-pattern': 'warning',
  'misspelt-pattern': 'warning',
  'unmatched-pattern': 'information',
  'wide-pattern': 'information',
} as const;
