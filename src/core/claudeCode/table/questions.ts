/** What a person asks first, and the row that answers it, by area and name. For the page. */

export const QUESTIONS: readonly (readonly [question: string, area: string, row: string])[] = [
  ['My rule with `paths` is always on.', 'rules', 'always'],
  ['My rule with `paths` is always on, and its YAML looks fine.', 'rules', 'broken'],
  ['My rule never loads though the pattern looks right.', 'patterns', 'never'],
  ['My rule loads for files in other folders, too.', 'patterns', 'trailing'],
  ['My rule matches at the root, but not when I start in a folder below.', 'patterns', 'base'],
  ['My `!` pattern takes nothing out.', 'patterns', 'exclusions'],
  ['My rule did not come when the file was written.', 'touches', 'write'],
  ['My rule did not come when the file was looked at in the shell.', 'touches', 'bashViews'],
  ['My rule or its import is a link.', 'imports', 'links'],
  ['My import is not loaded.', 'imports', 'ends'],
  ['My import of a file outside is not loaded.', 'imports', 'outside'],
  ['My CLAUDE.md is not read.', 'memory', 'names'],
  ['My AGENTS.md is not read.', 'agents', 'instead'],
  ['My skill is not found.', 'skills', 'layout'],
  ['My skill is there, but its description is gone.', 'listing', 'overBudget'],
  ['My skill has another name, or another one answers.', 'skill-names', 'sameName'],
  ['The end of MEMORY.md is missing.', 'auto-memory', 'lines'],
  ['What was there before is gone after `/compact`.', 'compaction', 'files'],
  ['My session is compacted before its window is full.', 'window', 'buffer'],
  ['My setting has no effect.', 'settings', 'invalid'],
];
