/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in English. */
export const shapeFindingsEn = {
  'rule-outweighs-trigger':
    '{title} is mostly procedure: {steps} steps that are sent in every turn. As a skill they are read when they are needed, which saves about {saved} tokens a turn.',
  'fix.split-rule': 'Split into a short rule and the skill {skill} (about {saved} tokens less a turn)',
  'every-time-hook.edit': 'This asks for {command} after every edit. A model may forget it; a hook runs it by itself.',
  'every-time-hook.beforeCommit':
    'This asks for {command} before every commit. A model may forget it; a hook runs it by itself.',
  'every-time-hook.afterCommit':
    'This asks for {command} after every commit. A model may forget it; a hook runs it by itself.',
  'every-time-hook.stop':
    'This asks for {command} at the end of every answer. A model may forget it; a hook runs it by itself.',
  'every-time-hook.sessionStart':
    'This asks for {command} at the start of every session. A model may forget it; a hook runs it by itself.',
  'fix.draft-hook': 'Draft a hook that runs {command} in {settings}',
} as const;
