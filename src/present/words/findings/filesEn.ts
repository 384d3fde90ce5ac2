/** What is found about files, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const fileFindingsEn = {
  'unreadable-file': 'The file cannot be read: {message}.',
  'file-too-large': 'The file does not load: it is larger than {megabytes} MiB.',
  'look-alike.file': '{is} is never read: Claude Code looks for {right}.',
  'look-alike.folder': 'Nothing in {is} is ever read: Claude Code looks in {right}.',
  'other-tools-skills': 'The skills in {folder} are not found: Claude Code looks in {right}.',
  'agents-off': 'This file does not load: where there is {because}, AGENTS.md is not read.',
  'settings-above': 'These settings do not count: the session starts in {start}, and settings above that are not read.',
  'told-twice.link': 'This file is told twice: it is the same as {first}.',
  'told-twice.copy': 'This text is told twice: {first} says the same.',
  'dead-exclude.relative':
    'The entry {pattern} excludes nothing: it is compared with whole paths, and a relative one is never equal.',
  'dead-exclude.home': 'The entry {pattern} excludes nothing: the tilde does not stand for the home folder here.',
  'idle-exclude': 'The entry {pattern} excludes nothing: no file fits it.',
  'link-outside.approvable':
    'This rule does not load: it is a link to {target}, outside the start directory, and that is not approved.',
  'link-outside.never': 'This rule never loads: it is a link to {target}, outside the start directory.',
  'fix.rename': 'Rename it to {right}',
  'fix.link-skills': 'Move or link {folder} to {right}',
  'fix.import-agents': 'Add {import} to {to}',
  'fix.start-there': 'Start Claude Code in {folder}, or copy what you need to where you start',
  'fix.tell-once': 'Keep one of the two',
  'fix.write-exclude': 'Write {pattern}',
  'fix.copy-here': 'Put a copy here instead of the link',
} as const;
