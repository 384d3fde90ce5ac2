/** What is found about skills and commands, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const skillFindingsEn = {
  'skill-undescribed.firstLine':
    'This skill has no description. The model is shown the first line of its body instead: {listed}',
  'skill-undescribed.nothing': 'This skill has no description and no body: the model is shown nothing but its name.',
  'fix.add-description': 'Add a description: {description}',
  'description-cut': 'The text for the listing has {length} characters; only {limit} are shown. Cut off: {cut}',
  'fix.shorten-description': 'Shorten it to {limit} characters',
  'description-lost.dropped':
    '{n} {n:skill loses its description|skills lose their descriptions}, this one among them: the listing would need {needed} characters and may have {budget}. The model sees the bare name.',
  'description-lost.shortened':
    '{n} {n:description is|descriptions are} shortened, this one among them: the listing would need {needed} characters and may have {budget}.',
  'fix.raise-listing-budget': 'Set skillListingBudgetFraction to {fraction} in {settings}',
  'fix.shorten-descriptions': 'Shorten descriptions, or switch skills off: {over} characters too many',
  'skill-shadowed.skill': 'The model is not shown this skill: {by} has the name {name}, too, and comes first.',
  'skill-shadowed.command': 'The model is not shown this command: {by} has the name {name}, too, and comes first.',
  'command-never-runs':
    'This command can never run: the skill {by} has the name {name}, hides it, and cannot be run by users itself.',
  'skill-misplaced.flat':
    'This skill does not load: a skill is a folder with a SKILL.md in it. It would be found at {to}.',
  'skill-misplaced.letters': 'This skill does not load: the file must be called SKILL.md, in capitals.',
  'skill-misplaced.deep':
    'This skill does not load: its folder lies too deep below .claude/skills. It would be found at {to}.',
  'fix.move-skill': 'Move it to {to}',
  'skill-name-differs': 'The name {name} has no effect here: the skill is called {folder}, like its folder.',
  'fix.name-as-folder': 'Write the name of the folder: {folder}',
  'skill-too-long.cut':
    'A compaction keeps the first {tokens} tokens of a skill, counted at four characters each. From here on it is cut off; about {share} % stay.',
  'skill-too-long.lines': 'The body has {lines} lines; up to {limit} are recommended.',
  'fix.move-to-references': 'Move details into files of their own, and name them in the body',
  'paths-without-effect.nested':
    'The paths have no effect when Claude Code is started above {folder}: the skill is listed as soon as any file there is touched.',
  'paths-without-effect.command': 'The paths have no effect: a command never waits for files. A skill can.',
  'fix.remove-paths': 'Remove the paths',
  'replaces-bundled': 'This skill takes the place of the skill {name} that comes with Claude Code.',
  'fix.rename-skill-folder': 'To have both, give the folder another name than {name}',
  'skill-resource-missing': 'There is no file {name} in the folder of this skill.',
  'fix.name-as-there': 'Write {name}',
} as const;
