/** The sentences of explanations in English; its keys are the keys of every language. */
export const whyEn = {
  'answer.loaded': 'In the listing the model reads.',
  'answer.missing': 'There is no such file, so nothing of it can load.',
  'answer.ifThere': 'There is no such file, so nothing of it can load. If it were there:',
  'answer.folder': 'This is a folder. Ask about a file in it.',
  'answer.never': 'Claude Code never reads this file by itself.',
  'answer.plain': 'This is no instruction file; Claude Code does not look for it.',

  'from.memory.managed': 'Found in the managed folder {folder}; what lies there is told first.',
  'from.memory.user': 'Found in your own folder {folder}, which is read in every project.',
  'from.memory.start': 'Found in the start directory, the last stop of the walk from the top of the file system down.',
  'from.memory.above': 'Found in {folder}, on the walk from the top of the file system down to the start directory.',
  'from.memory.added':
    'It lies in the added directory {folder}; memory files there count only while {variable} is set to 1.',
  'from.memory.nested':
    'It lies in {folder}, below the start directory: a file that is touched there brings it, once in a session.',
  'from.memory.elsewhere':
    'It lies in {folder}, which is neither above nor below the start directory. A session that starts there or below would read it.',
  'from.agents.walk':
    'Found in {folder}, on the walk down to the start directory. AGENTS.md counts where no CLAUDE.md does, unless a setting says otherwise.',
  'from.agents.nested':
    'It lies below the start directory, in {folder}: the first file that is read below that folder brings it, where AGENTS.md counts at all and the folder has no CLAUDE.md of its own.',
  'from.agents.elsewhere':
    'AGENTS.md is looked for in the start directory, above it and below it, but not in {folder}.',
  'from.rule.managed': 'A managed rule, found in {rules}.',
  'from.rule.user': 'One of your own rules, found in {rules}; they count in every project.',
  'from.rule.start': 'A rule of the start directory, found in {rules}.',
  'from.rule.above': 'A rule of {folder}, found in {rules} on the walk down to the start directory.',
  'from.rule.added':
    'A rule of the added directory {folder}; rules there count only without paths, and while {variable} is set to 1.',
  'from.rule.nested':
    'A rule of {folder}, below the start directory: it is looked at when a file below that folder is touched.',
  'from.rule.elsewhere':
    'A rule of {folder}, which is neither above nor below the start directory. A session that starts there or below would look at it.',
  'from.skill.start': 'A skill the start finds, in {skills}.',
  'from.skill.nested':
    'A skill of {folder}, below the start directory: a file that is touched below that folder brings it, though no shell command does.',
  'from.skill.elsewhere':
    'Skills are found in the start directory, above it up to the top of the repository, and below it once a file is touched, but not in {folder}.',
  'from.command.start': 'A command the start finds, in {commands}.',
  'from.command.elsewhere':
    'Commands are found in the start directory and above it up to the top of the repository, but not in {folder}.',
  'from.plugin': 'It comes with the plugin in {root}.',
  'from.autoMemory': 'The index of auto memory, which is told last.',
  'from.plain': 'It reaches the model when a memory file imports it, when you mention it, or when it is read.',
  'from.neverRead.letterCase': 'Letter case counts: the name that is read is {right}.',
  'from.neverRead.otherName': 'The name that is read is {right}.',
  'from.neverRead.localInFolder':
    'CLAUDE.local.md is read in a folder of the project itself, not in its .claude folder.',
  'from.neverRead.rulesCase': 'Letter case counts: rules are looked for in {right}.',
  'from.neverRead.ruleExtension': 'Only files that end in .md are rules; {right} would be one.',
  'from.neverRead.skillsCase': 'Letter case counts: skills are looked for in {right}.',
  'from.neverRead.skillFlat': 'A skill is a folder with a SKILL.md in it; {right} would be one.',
  'from.neverRead.skillDeep': 'A skill lies directly below the skills folder; {right} would be one.',
  'from.neverRead.skillCase': 'Letter case counts: the name that is read is {right}.',
  'from.neverRead.nestedCommand':
    'Commands of folders below the start directory are never found; those in {right} are.',
  'from.neverRead.otherFolder': 'Skills are looked for in {right}.',

  'ahead.loads': 'This session has not been in {folder} yet; nothing else keeps it out.',
  'ahead.lists': 'This session has not read, edited or written a file below {folder} yet; nothing else keeps it out.',
  'ahead.looks': 'This session has not been in {folder} yet; once it is there:',
  'ahead.nothing': 'This session has not been in {folder} yet, and no file there would bring it.',

  'patterns.title': 'How its patterns are read',
  'patterns.split': 'split out of {whole} at a comma',
  'patterns.expanded': 'its braces give {forms}',
  'patterns.tail': 'without the ending it is {forms}',
  'patterns.anchored': 'tied to {base}',
  'patterns.anyDepth': 'at any depth below {base}',
  'patterns.exclusion': 'takes out files that a pattern before it matched',
  'patterns.everything': 'stands for everything',
  'patterns.dead.dot': 'can never match: it begins with a dot and a slash',
  'patterns.dead.parent': 'can never match: it leads upwards, and nothing above the base is looked at',
  'patterns.dead.home': 'can never match: a tilde does not mean your home folder here',
  'patterns.dead.comment': 'can never match: a number sign makes it a comment',
  'patterns.dead.absolute': 'can never match: it is an absolute path, and patterns are relative to their base',
  'patterns.dead.unreadable': 'can never match: its brackets cannot be read',
  'patterns.ignored.memory': 'It has paths, which change nothing in a memory file.',
  'patterns.ignored.nestedSkill': 'It has paths, which change nothing in a skill below the start directory.',
  'patterns.ignored.command': 'It has paths, which change nothing in a command.',

  'verdict.matches': '{pattern} matches it',
  'verdict.excludedBy': '{pattern} matches it, but {by} takes it out again',
  'verdict.excludes': '{pattern} takes it out',
  'verdict.idle': '{pattern} only takes files out, and not this one',
  'verdict.outside': '{pattern} is seen from {base}, and the file lies outside of it',
  'verdict.dead': '{pattern} can never match any file',
  'verdict.otherBase.above': '{pattern} is seen from {base}; it would match only if it were seen from {folder}',
  'verdict.otherBase.below':
    '{pattern} is tied to {base}; it would match seen from {folder}. Written as {any} it matches at any depth',
  'verdict.brackets': '{pattern} reads its brackets as a choice of letters; for a folder of that name write {escaped}',
  'verdict.noFit': '{pattern} does not match it',

  'touch.loads': 'If {file} is read now, it loads.',
  'touch.listed': 'If {file} is read now, this skill is found, and the model is told with the next turn.',
  'touch.alreadyIn':
    'If {file} is read now, nothing changes: it is in the context, and each is told once in a session.',
  'touch.nothing': 'If {file} is read now, it does not load.',
  'touch.otherFolder': '{file} does not lie below {folder}.',

  'since.always': 'It was so in every version measured, from {oldest} to {newest}.',
  'since.latest': '{from} (at the latest)',
  'since.older': 'The version shown is older.',
  'since.agentsMd': 'AGENTS.md is read from {from} on.',
  'since.addedDirLocal': 'CLAUDE.local.md of added directories is read from {from} on.',
  'since.addedDirCommands': 'Commands of added directories are found from {from} on.',
  'since.missingFileTriggers': 'Reading a file that is not there counts as a touch from {from} on.',
  'since.writeTriggers': 'Editing and writing bring memory files and rules from {from} on.',
  'since.bashTriggers': 'Viewing a file with a shell command brings memory files and rules from {from} on.',
  'since.scopedNames': 'Skills of folders are told apart by the name of their folder from {from} on.',
  'since.memoryFileLimit': 'Files of that size are left out from {from} on.',
  'since.skillFileLimit': 'Skills of that size are left out from {from} on.',
  'since.linksNeedApproval': 'Links that lead outside need approval from {from} on.',
  'since.realFileOnce': 'One file under two names is told once from {from} on.',
  'since.mainRulesInWorktree': 'Rules of the main folder stay out of a worktree from {from} on.',

  'brought.title': 'What reading {path} now would load',
  'brought.name': 'What {name} would load',
  'brought.missing': 'There is no such file; it is tried as if it were read all the same.',
  'brought.folder': 'This is a folder; it is tried as if the folder itself were read.',
  'brought.loads': 'Would load, in this order: {tokens}',
  'brought.none': 'Nothing new would load.',
  'brought.skills': 'Skills it would bring, announced with the next turn',
  'brought.blocked': 'Found on the way, and left out',
  'brought.waits': 'Would go on waiting',
  'brought.more': '{n} more {n:waits|wait} for other files.',
  'brought.tried': 'This was only tried: the session stays as it is.',

  'pick.elsewhere': 'elsewhere in the workspace',

  'folder.title': 'Effective rules below {path}',
  'folder.hint': 'What holds for the files of this folder; choose one to open it',
  'folder.every': 'for every file below it',
  'folder.some': 'for some files below it',
  'folder.waiting': 'loads when one is touched',
  'folder.counted': '{n} of {total} {total:file|files}',
  'folder.uncounted': 'files that match',
  'folder.none': 'No memory, rule or skill is about the files below this folder.',
} as const;

export type WhyWords = Readonly<Record<keyof typeof whyEn, string>>;
