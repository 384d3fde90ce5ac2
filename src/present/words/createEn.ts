/** What the commands ask that try a reading out or write new files, in English; its keys are the keys of every language. */
export const createEn = {
  'touch.title': 'What Would Load If I Touch…',
  'touch.hint': 'Type to search for files by name; nothing of the session changes',
  'create.nameInvalid': 'Use letters, digits and single dashes, at most 64, as in api-style.',
  'create.exists': 'There is {path} already. Choose another name.',
  'create.stale': 'Something changed meanwhile. Try again.',
  'rule.title': 'New Rule for {folder}',
  'rule.namePrompt': 'Name of the rule; its file is {path}',
  'rule.folder': 'Open a file of the folder first, or run this on a folder in the explorer.',
  'rule.noPattern': 'No pattern can name the folder {folder}, so a rule for it alone cannot be written.',
  'rule.label': 'New rule {name}',
  'rule.body': 'Write what Claude should know when it works on files in {folder}.',
  'rule.bodyAlways': 'Write what Claude should know in every session.',
  'skill.title': 'New Skill',
  'skill.placeHint': 'Where should the skill live?',
  'skill.project': 'In this project',
  'skill.user': 'In your own folder, for every project',
  'skill.namePrompt': 'Name of the skill, which is the name of its folder',
  'skill.descriptionPrompt': 'What it does and when to use it; Claude chooses by this line',
  'skill.descriptionEmpty': 'Without a description Claude cannot know when to use the skill.',
  'skill.label': 'New skill {name}',
  'skill.body': 'Write the steps Claude should follow.',
} as const;

export type CreateWords = Readonly<Record<keyof typeof createEn, string>>;
