/** Findings about files as such: what cannot be read, what never is, and what is read twice. */
export const fileSeverities = {
  'unreadable-file': 'error',
  'file-too-large': 'error',
  'look-alike': 'warning',
  'other-tools-skills': 'information',
  'agents-off': 'information',
  'settings-above': 'information',
  'told-twice': 'warning',
  'dead-exclude': 'error',
  'idle-exclude': 'information',
  'link-outside': 'warning',
} as const;
