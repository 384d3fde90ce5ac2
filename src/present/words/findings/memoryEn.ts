/** What is found about what memory files say, how long they are and which of them are reached, in English. */
export const memoryFindingsEn = {
  'long-memory':
    'This file has {lines} lines. More than {advised} are followed less well, and cost room in every session.',
  'heavy-memory': 'This file takes about {tokens} tokens, {share} % of the window.',
  'cut-index.lines':
    'From line {line} on nothing is sent: only the first {limit} lines of MEMORY.md are, and {lost} of {lines} are lost.',
  'cut-index.characters':
    'From line {line} on nothing is sent: only the first {limit} characters of MEMORY.md are, and {lost} of {lines} lines are lost.',
  'cut-index.line': 'From here on nothing is sent: only the first {limit} characters of MEMORY.md are.',
  'repeated-paragraph.same': 'This also stands in {other}, and a session reads both.',
  'repeated-paragraph.near': 'Nearly the same stands in {other}, and a session reads both.',
  contradiction: 'This says “{here}”, but {other} says “{there}”, and a session reads both.',
  'fix.split-memory': 'Move what is needed only now and then into rules with paths, or into skills',
  'fix.shorten-index': 'Shorten the lines, or move detail into topic files',
  'fix.remove-paragraph': 'Remove it here',
  'fix.say-once': 'Keep it in one of the two files',
  'fix.say-which': 'Keep one of the two, or say where each of them holds',
} as const;
