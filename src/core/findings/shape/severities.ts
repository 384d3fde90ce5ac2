/** Findings about instructions that would live better elsewhere: as a skill, as a hook. */
export const shapeSeverities = {
  'rule-outweighs-trigger': 'information',
  'every-time-hook': 'information',
} as const;
