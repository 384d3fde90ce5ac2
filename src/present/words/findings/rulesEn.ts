/** What is found about rules, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const ruleFindingsEn = {
  'broken-frontmatter': 'The frontmatter is not valid YAML, so nothing in it counts: {error}',
  'dead-pattern':
    'The pattern {pattern} cannot match any file. Write it relative to its base, without a leading ./ or ../ or ~/.',
} as const;
