/** What is found about rules, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const ruleFindingsEn = {
  'broken-frontmatter': 'The frontmatter is not valid YAML, so nothing in it counts: {error}',
  'dead-pattern':
    'The pattern {pattern} cannot match any file. Write it relative to its base, without a leading ./ or ../ or ~/.',
  'dead-pattern.parent':
    'The pattern {pattern} cannot match any file: nothing outside {base}, its base, is ever compared. Write it relative to that folder.',
  'dead-pattern.home':
    'The pattern {pattern} cannot match any file: ~ is not read as your home folder. Write it relative to {base}.',
  'dead-pattern.absolute':
    'The pattern {pattern} cannot match any file: a leading slash stands for {base}, not for the root of the disk.',
  'dead-pattern.comment': 'The pattern {pattern} matches no file: what begins with # is read as a comment.',
  'dead-pattern.dots':
    'The pattern {pattern} cannot match any file: . and .. are not resolved inside a pattern. Write it relative to {base}.',
  'dead-pattern.unreadable': 'The pattern {pattern} cannot match any file: its bracket cannot be read.',
  'fix.rewrite-pattern': 'Write it as {pattern}',
  'fix.pattern-outside': 'Move it to the rules of a folder that holds those files; {base} does not',
  'unmatched-pattern':
    'The pattern {pattern} matches no file below {base}, nor do any others of this list: nothing here brings this file into a session.',
  'misspelt-pattern.folder': 'The pattern {pattern} matches no file. {near} would, {file} for example.',
  'misspelt-pattern.slashes':
    'The pattern {pattern} matches no file: folders are parted by forward slashes. {near} would match, {file} for example.',
  'misspelt-pattern.base':
    'The pattern {pattern} matches no file: it is already relative to {base}. {near} would match, {file} for example.',
  'misspelt-pattern.depth':
    'The pattern {pattern} matches no file: with a slash in it, it starts at {base}. {near} would match, {file} for example.',
  'bracket-folder':
    'The pattern {pattern} does not match {file}: brackets stand for one letter out of several. A backslash before each makes them plain.',
  'wide-pattern': 'The pattern {pattern} matches at any depth, so {deeper} too, not only what lies directly in {base}.',
  'fix.anchor-pattern': 'Only at the top: {pattern}',
  'fix.say-any-depth': 'Say that any depth is meant: {pattern}',
  'unsplit-paths.space': '{pattern} is read as one pattern: blanks do not part patterns, commas or a list do.',
  'unsplit-paths.semicolon': '{pattern} is read as one pattern: semicolons do not part patterns, commas or a list do.',
  'unsplit-paths.line': '{pattern} is read as one pattern: line ends do not part patterns, commas or a list do.',
  'unsplit-paths.bracket':
    '{pattern} is read as a text, not as a list, because what is inside the brackets has no quotes: it stands for single letters.',
  'fix.paths-as-list': 'Write the patterns as a list',
  'always-on.everything': '{value} is no condition: this rule is sent in every session, as if it had no paths.',
  'always-on.empty': 'paths is empty, so this rule is sent in every session, as if it had none.',
  'always-on.noText':
    '{value} is neither a pattern nor a list of patterns, so this rule is sent in every session, as if it had no paths.',
  'always-on.tag':
    '{value} is read as a YAML tag on nothing, so this rule is sent in every session. And an exclusion alone would match no file.',
  'always-on.everythingSkill': '{value} is no condition: this skill is listed from the start, as if it had no paths.',
  'always-on.emptySkill': 'paths is empty, so this skill is listed from the start, as if it had none.',
  'always-on.noTextSkill':
    '{value} is neither a pattern nor a list of patterns, so this skill is listed from the start, as if it had no paths.',
  'always-on.tagSkill':
    '{value} is read as a YAML tag on nothing, so this skill is listed from the start. And an exclusion alone would match no file.',
  'fix.drop-paths': 'Take paths out: it changes nothing',
  'fix.name-what-is-meant': 'Name the files that are meant first, then what to leave out, each in quotes',
  'broken-frontmatter.paths':
    'The frontmatter is not valid YAML, so paths does not count and this rule is sent in every session: {error}',
  'broken-frontmatter.keys': 'The frontmatter is not valid YAML, so {keys} does not count: {error}',
  'fix.quote-values': 'Put the values into quotes',
  'lost-frontmatter.cut.rule':
    'The frontmatter ends here: three dashes close it wherever they stand. The rest is read as text, and keys in it do not count.',
  'lost-frontmatter.cut.skill':
    'The frontmatter ends here: three dashes close it wherever they stand. The rest is read as text, and keys in it do not count.',
  'lost-frontmatter.cut.command':
    'The frontmatter ends here: three dashes close it wherever they stand. The rest is read as text, and keys in it do not count.',
  'lost-frontmatter.unclosed.rule':
    'The frontmatter is never closed, so it is read as text and this rule is sent in every session.',
  'lost-frontmatter.unclosed.skill':
    'The frontmatter is never closed, so it is read as text and its keys do not count.',
  'lost-frontmatter.unclosed.command':
    'The frontmatter is never closed, so it is read as text and its keys do not count.',
  'lost-frontmatter.late.rule':
    'Frontmatter counts only when it opens on the first line with three dashes alone: here it is read as text, and this rule is sent in every session.',
  'lost-frontmatter.late.skill':
    'Frontmatter counts only when it opens on the first line with three dashes alone: here it is read as text, and its keys do not count.',
  'lost-frontmatter.late.command':
    'Frontmatter counts only when it opens on the first line with three dashes alone: here it is read as text, and its keys do not count.',
  'fix.other-dashes': 'Write other dashes',
  'fix.close-frontmatter': 'Close the frontmatter',
  'fix.frontmatter-first': 'Move the frontmatter to the first line',
  'misnamed-key.spelling': 'The key {key} is not read. {meant} is.',
  'misnamed-key.spellingOfRule':
    'The key {key} is not read, {meant} is: as it stands, this rule is sent in every session.',
  'misnamed-key.tool': 'The key {key} is one of {tool} and is not read. Patterns stand under {meant}.',
  'misnamed-key.toolOfRule':
    'The key {key} is one of {tool} and is not read: as it stands, this rule is sent in every session. Patterns stand under {meant}.',
  'fix.rename-key': 'Rename it to {key}',
  'foreign-key':
    'The key {key} is one of {tool} and changes nothing here: without paths this rule is sent in every session.',
  'newer-key': 'The key {key} is read from version {since} on, and does nothing in the version in use.',
  'paths-in-memory': 'paths changes nothing in this file: only rules and skills wait for files.',
  'fix.make-it-a-rule': 'Move what is meant for those files to a file below .claude/rules',
  'stray-rule': '{file} is sent in every session, since it lies below rules and has no paths.',
  'fix.move-file': 'Move it to {to}',
  'fix.move-out-of-rules': 'Move it out of the rules folder',
  'wrong-extension': '{file} does not load: only files that end in .md, in lower case, are rules.',
  'fix.rename-file': 'Rename it to {to}',
} as const;
