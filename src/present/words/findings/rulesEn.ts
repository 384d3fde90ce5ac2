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
} as const;
