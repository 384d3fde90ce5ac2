/** The sections of the findings page about files. */
import type { fileSeverities } from '../../core/findings/files/severities';
import type { FindingDoc } from './findingDoc';

export const fileDocs: Record<keyof typeof fileSeverities, FindingDoc> = {
  'unreadable-file': {
    title: 'A file that cannot be read',
    about:
      'A memory file, rule or settings file is there and cannot be read, or a settings file holds a value of a wrong type, which voids the whole file. Claude Code goes on without a word.',
    example: '`.claude/settings.json` with a trailing comma',
    mend: 'Mend the permission, the link or the value that the message names.',
  },
  'file-too-large': {
    title: 'A file that is too large',
    about: 'A memory file of more than 4 MiB is skipped whole.',
    example: 'A generated `CLAUDE.md` with a database dump in it',
    mend: 'Make it shorter; a good memory file has less than 200 lines.',
  },
  'look-alike': {
    title: 'A name that only looks right',
    about:
      'Letter case and place count: `Claude.md`, `CLAUDE.MD`, `AGENT.md`, `CLAUDE.txt`, `CLAUDE-local.md`, `.claude/CLAUDE.local.md`, `.claude/memory.md`, `.claude/Rules/` and `.claude/skill/` are never read. Names in another letter case are named only where the file system tells them apart, and in lower case only at the top of a project. A file that something imports is left alone.',
    example: '`claude.md` beside `package.json`',
    mend: 'Rename it.',
  },
  'other-tools-skills': {
    title: 'Skills where only other tools look',
    about: 'Claude Code finds skills in `.claude/skills` alone; `.agents/skills` is a place of other tools.',
    example: '`.agents/skills/deploy/SKILL.md`',
    mend: 'Move the folder, or make `.claude/skills` a link to it: linked skills load.',
  },
  'agents-off': {
    title: 'An AGENTS.md that a CLAUDE.md switches off',
    about:
      'By default AGENTS.md counts only where neither CLAUDE.md, `.claude/CLAUDE.md` nor CLAUDE.local.md is told in the start directory or above; then no nested AGENTS.md is told either.',
    example: '`AGENTS.md` beside a `CLAUDE.md` that does not import it',
    mend: 'Write `@AGENTS.md` into the CLAUDE.md of the same folder, or choose another mode in your settings.',
  },
  'settings-above': {
    title: 'Settings above the start directory',
    about:
      'Settings files are read in the start directory alone. A session that starts in a subfolder does not read `.claude/settings.json` of the folders above; of the top of the repository only `settings.local.json` counts, in newer versions.',
    example: '`.claude/settings.json` at the top, and a session that starts in `packages/app`',
    mend: 'Start at the top, or put what is needed into your own settings.',
  },
  'told-twice': {
    title: 'A file that is told twice',
    about: 'One real file was reached under two names, or a second file holds the same text: both are sent.',
    example: '`packages/a/CLAUDE.md` that is a link to `packages/b/CLAUDE.md`, and a file touched in each',
    mend: 'Keep one of them, in the folder above both for example.',
  },
  'dead-exclude': {
    title: 'An exclusion that can never match',
    about:
      '`claudeMdExcludes` is compared with whole paths. Relative paths, bare names of folders and `~` match nothing.',
    example: '`"claudeMdExcludes": ["packages/old/CLAUDE.md"]`',
    mend: 'Write an absolute path, or begin with `**/`.',
  },
  'idle-exclude': {
    title: 'An exclusion without a file',
    about: 'An entry of `claudeMdExcludes` names a file that is not there. It was perhaps moved or renamed.',
    example: '`"claudeMdExcludes": ["**/packages/gone/CLAUDE.md"]`',
    mend: 'Take it out, or mend the path.',
  },
  'link-outside': {
    title: 'A rule that is a link to the outside',
    about:
      'A linked rule whose target lies outside the start directory loads only with the approval for imports from outside, and not at all when it has `paths` or comes with a nested folder.',
    example: '`.claude/rules/team.md` that is a link to `../shared/team.md`',
    mend: 'Approve it in Claude Code, or put a copy in its place. Links in `~/.claude/rules` all work.',
  },
};
