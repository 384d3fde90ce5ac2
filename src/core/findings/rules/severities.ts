/** Findings about rules: their frontmatter and the patterns in it. */
export const ruleSeverities = {
  'broken-frontmatter': 'warning',
  'dead-pattern': 'warning',
} as const;
