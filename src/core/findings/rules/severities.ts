/** Findings about rules: their frontmatter and the patterns in it, those of skills and commands too. */
export const ruleSeverities = {
  'always-on': 'warning',
  'bracket-folder': 'warning',
  'broken-frontmatter': 'warning',
  'dead-pattern': 'warning',
  'foreign-key': 'hint',
  'lost-frontmatter': 'warning',
  'misnamed-key': 'warning',
  'misspelt-pattern': 'warning',
  'newer-key': 'information',
  'paths-in-memory': 'warning',
  'stray-rule': 'information',
  'unmatched-pattern': 'information',
  'unsplit-paths': 'warning',
  'wide-pattern': 'information',
  'wrong-extension': 'warning',
} as const;
