/** Memory files: which are read at start, in which order, and what is taken out of their text. */
import { apart, changed, measured } from '../history';
import { both, documented, figure, newest, told, type Area } from './row';

export const memoryValues = {
  addedDirLocal: changed(false, measured('2.1.90', '2.1.112', true)),
  realFileOnce: changed(false, measured('2.1.128', '2.1.145', true)),
  /** In bytes; a larger file is skipped. */
  memoryFileLimit: changed<number | undefined>(undefined, measured('2.1.187', '2.1.200', 4 * 1024 * 1024)),
  managedClaudeMd: changed(false, apart('2.1.90', '2.1.332', true)),
  mainRulesInWorktree: changed(true, apart('2.1.90', '2.1.332', false)),
};

export const memory = (): Area => ({
  id: 'memory',
  title: 'Memory at the start',
  about: 'CLAUDE.md and its relatives: what a session is told before anything happens.',
  rows: {
    order: {
      says: both(
        'The model reads the administrator’s CLAUDE.md and rules first, then the user’s CLAUDE.md and rules, then, folder by folder from the top of the file system down to the start directory, CLAUDE.md, `.claude/CLAUDE.md`, that folder’s rules and CLAUDE.local.md, then added directories, and MEMORY.md last; rules with `paths` wait.',
      ),
      cases: ['asked-b-layers', 'rep-46-user-rules', 'automem-small', 'mem-add-dir-env'],
      otherwise:
        'Write-ups of 2.1.88 make CLAUDE.local.md a last and strongest layer, and one page draws auto memory before the CLAUDE.md files.',
    },
    aboveRepository: {
      says: both(
        'The walk does not stop at the root of the repository: a CLAUDE.md in any folder above it is told too.',
      ),
      cases: ['mem-nested-gitroot', 'rep-06-above-repo', 'agents-parent-claude'],
    },
    startLink: {
      says: both(
        'A start directory that is a link counts as the folder it points to: that folder’s ancestors are walked.',
      ),
      cases: ['rep-22-start-in-link'],
    },
    bothSpellings: {
      says: both('CLAUDE.md and `.claude/CLAUDE.md` of one folder are both told, in this order.'),
      cases: ['asked-c-fence', 'mem-add-dir-env'],
      otherwise: 'Documents speak of either the one or the other.',
    },
    names: {
      says: both(
        'Letter case and place count: `claude.md`, `Claude.md`, `CLAUDE.MD`, `.claude.md`, `AGENT.md`, `.claude/claude.md`, `.claude/CLAUDE.local.md`, `~/.claude/CLAUDE.local.md`, `.claude/Rules/` and a folder that is called CLAUDE.md are never read.',
      ),
      cases: ['rep-18-wrong-names', 'rep-48-local', 'rep-46-user-rules'],
    },
    empty: {
      says: both('A file that is empty, blank, only a comment or only frontmatter is not told at all.'),
      cases: ['com-only', 'rule-comment-only', 'rule-body-only-fm', 'asked-d-ag-fm'],
    },
    frontmatter: {
      says: both(
        'Frontmatter is taken out of every memory file, also when its YAML is broken; `paths` in a CLAUDE.md changes nothing, at the start or nested.',
      ),
      cases: ['mem-frontmatter-paths', 'mem-fm-invalid', 'own-fence-always'],
      otherwise: 'A write-up of 2.1.88 lets `paths` in a CLAUDE.md make it conditional.',
    },
    text: {
      says: both(
        'The model reads the text without byte order mark, with LF line ends, and without blank lines before and behind it; bytes that are no UTF-8 become U+FFFD.',
      ),
      cases: ['mem-bom-crlf', 'mem-trailing', 'mem-latin1'],
    },
    sizeLimit: {
      says: told(memoryValues.memoryFileLimit, (bytes) =>
        bytes === undefined
          ? 'A memory file is sent whole, however large.'
          : `A memory file of more than ${figure(bytes / 1024 / 1024)} MiB is skipped; a smaller one is sent whole.`,
      ),
    },
    realFile: {
      says: told(memoryValues.realFileOnce, (once) =>
        once
          ? 'One real file that is reached under two names at the start is told once, under the first of them.'
          : 'One real file that is reached under two names at the start is told twice, unless the second name is where the first, a link, leads to.',
      ),
      cases: ['rep-14-linked-claude-md'],
    },
    linkedMemory: {
      says: both(
        'A CLAUDE.md that is itself a link is told under its own name, without approval, also when it leads outside; what it imports then lies outside as well, and does need it.',
      ),
      cases: ['mem-symlink', 'rep-14-linked-claude-md', 'asked-i-mem-link-out*'],
    },
    managedText: {
      says: told(memoryValues.managedClaudeMd, (told) =>
        told
          ? 'The text of `claudeMd` in managed settings is told right after the administrator’s CLAUDE.md, under the name `<managed-settings>`.'
          : '`claudeMd` in managed settings has no effect.',
      ),
      cases: ['sources-managed-settings'],
    },
    managedPlace: {
      says: documented(
        'The administrator’s files lie in `/etc/claude-code` on Linux (measured), `/Library/Application Support/ClaudeCode` on macOS and `C:\\Program Files\\ClaudeCode` on Windows.',
      ),
    },
    homeOnce: {
      says: both(
        'Where the home folder is an ancestor, `~/.claude/CLAUDE.md` and `~/.claude/rules` are told once, as the user’s.',
      ),
    },
    addedDirs: {
      says: both(
        'A directory added by `--add-dir` gives its CLAUDE.md, `.claude/CLAUDE.md` and rules without `paths` only with `CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD=1`; one added by the setting `additionalDirectories` gives none, and files in either bring nothing more when they are read.',
      ),
      cases: ['mem-add-dir-env', 'rep-40-adddir-env', 'rep-40-adddir-settings'],
    },
    addedDirLocal: {
      says: told(memoryValues.addedDirLocal, (local) =>
        local
          ? 'An added directory’s CLAUDE.local.md is told too, behind its rules.'
          : 'An added directory’s CLAUDE.local.md is not told.',
      ),
      cases: ['mem-add-dir-env'],
    },
    worktree: {
      says: both(
        'In a git worktree that lies below the main folder the worktree’s own files are told; of the main folder only CLAUDE.local.md is.',
      ),
      cases: ['rep-23-worktree-plain'],
    },
    worktreeRules: {
      says: told(memoryValues.mainRulesInWorktree, (main) =>
        main
          ? 'A file in such a worktree also brings the main folder’s matching conditional rules.'
          : 'A file in such a worktree brings the worktree’s matching conditional rules alone.',
      ),
      cases: ['rep-23-worktree-plain'],
    },
    fromMain: {
      says: newest(
        'Reading a file under `.claude/worktrees/NAME` from the main folder lists that worktree’s skills as `.claude/worktrees/NAME:skill` and brings matching rules of the main folder, but no memory of the worktree.',
      ),
    },
  },
});
