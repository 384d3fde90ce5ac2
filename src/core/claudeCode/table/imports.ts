/** Imports: what counts as one, where they work, how deep they go and what stops them. */
import { always, apart, changed, measured } from '../history';
import { both, figure, told, type Area } from './row';

export const importValues = {
  importHops: always(4),
  linksNeedApproval: changed(false, measured('2.1.225', '2.1.238', true)),
  startImportsOnce: changed(false, apart('2.1.90', '2.1.332', true)),
  importedRuleOnce: changed(false, measured('2.1.277', '2.1.283', true)),
};

export const imports = (): Area => ({
  id: 'imports',
  title: 'Imports',
  about: 'An `@path` in a memory file or rule brings that file in.',
  rows: {
    order: {
      says: both(
        'The importing file comes first, what it imports right behind it: depth first, in order of appearance.',
      ),
      cases: ['imp-order', 'asked-b-layers'],
      otherwise:
        'A write-up of 2.1.88 puts the imported file before the one that imports it; newest documents can be read so, too.',
    },
    begins: {
      says: both(
        'An import begins with `@` at the start of a line or after white space; `(@a.md)`, `"@a.md"`, `see:@a.md`, `x@a.md`, `\\@a.md` and `<@a.md>` import nothing.',
      ),
      cases: ['imp-bare', 'imp-inline', 'imp-quote', 'imp-colon', 'imp-backslash', 'imp-angle', 'asked-b-imp-forms'],
    },
    ends: {
      says: both(
        'The path goes on to the next white space, so a full stop, comma or bracket behind it becomes part of the name, and no such file is found; a backslash keeps a space in the path, a `#fragment` is cut off.',
      ),
      cases: ['rep-02-import-punct', 'imp-space-escaped', 'imp-space-raw', 'asked-b-imp-forms'],
    },
    works: {
      says: both(
        'Imports work in paragraphs, list items, task lists, headings, block quotes, table cells, bold and italic text, the text of a link, and behind a comment or an inline tag on the same line.',
      ),
      cases: [
        'imp-list',
        'imp-task',
        'imp-heading',
        'imp-setext',
        'imp-bold',
        'imp-link',
        'imp-html-comment-after',
        'asked-b-imp-forms',
      ],
    },
    worksNot: {
      says: both(
        'Imports do not work in code spans, fenced or indented code, HTML blocks, comments, struck-out text, link destinations, reference definitions and the alternative text of images.',
      ),
      cases: ['imp-fence', 'imp-indented', 'imp-link-dest', 'imp-def', 'rep-47-comments', 'asked-b-imp-forms'],
    },
    names: {
      says: both(
        'The path must begin with an ASCII letter, a digit, `.`, `/`, `~/`, `_` or `-`; further on it may hold what Markdown does not take for a mark of its own.',
      ),
      cases: ['asked-b-imp-names', 'asked-b-imp-forms'],
    },
    relative: {
      says: both(
        'A relative path starts at the folder of the file that imports, `~/` at home; an absolute path is taken as it is. A file that was reached by a link imports from the folder it really lies in, and only what it imports is told under that name.',
      ),
      cases: ['asked-i-mem-link*', 'imp-rule-imports', 'imp-nested-imports', 'imp-abs', 'imp-home-approved'],
    },
    notFiles: {
      says: both(
        'An import of a folder, a glob, a file that is not there or one in other letter case imports nothing and says nothing; a slash behind the name of a file does no harm.',
      ),
      cases: ['own-import-slash', 'rep-02-import-punct'],
    },
    kinds: {
      says: both(
        'Files without extension and with that of a known kind of text (`md`, `txt`, `ts`, `json`, `csv`, `lock`, `env` and many more, in any letter case) are imported; images, PDF, SVG and unknown extensions such as `.mdx` or `.tsv` are not. The content is not looked at.',
      ),
      cases: ['imp-ext-*', 'imp-binary', 'asked-b-imp-names'],
    },
    lookAlikes: {
      says: both('`@alice`, `@Injectable` or `@team/core` in a sentence is an import if such a file happens to exist.'),
      cases: ['imp-md-autolink', 'imp-decorator', 'imp-npm-scope'],
    },
    hops: {
      says: told(
        importValues.importHops,
        (hops) => `Imports go ${figure(hops)} hops deep; what lies a hop further is not loaded.`,
      ),
      cases: ['asked-b-layers'],
      otherwise: 'Documents said five hops until May 2026.',
    },
    once: {
      says: both(
        'A file loads once, at its first mention: importing it twice, in a circle, or when it would load anyway does not repeat it, nor does importing what a link led to before.',
      ),
      cases: ['imp-twice', 'imp-link-target-loaded', 'asked-b-layers', 'asked-i-mem-link-target'],
    },
    outside: {
      says: both(
        'Project memory, local memory, rules and the administrator’s files import from outside the start directory only where the project’s entry in `~/.claude.json` has `hasClaudeMdExternalIncludesApproved: true`; a folder higher up in the same repository is outside, too.',
      ),
      cases: [
        'imp-home',
        'imp-local-imports',
        'imp-fm-of-nested',
        'imp-cwd-sub',
        'rep-06-above-repo',
        'imp-parent-approved',
        'import-approval-declined',
        'asked-c-managed',
      ],
    },
    outsideAtTouch: {
      says: both(
        'What a touched file brings imports nothing from outside the start directory, approved or not; a rule with `paths` that is imported from there never comes.',
      ),
      cases: ['asked-g-ci-*'],
    },
    approvalKey: {
      says: both(
        'That entry is looked up under the root of the repository, without a repository under the start directory.',
      ),
      cases: ['rep-05-approval-subkey', 'rep-05-approval-rootkey-nogit', 'rep-05-approval-subkey-nogit'],
    },
    fromUser: {
      says: both(
        'The user’s own CLAUDE.md and rules import from anywhere without asking; `~/CLAUDE.md`, which is read as an ancestor’s, may not.',
      ),
      cases: ['rep-46-user-rules', 'asked-b-layers'],
    },
    links: {
      says: told(importValues.linksNeedApproval, (approval) =>
        approval
          ? 'A link that leads outside the start directory is imported, or loaded as a rule, only with that approval.'
          : 'A link that leads outside is followed, for imports and rules alike.',
      ),
      cases: ['imp-symlink-out', 'rule-symlink', 'rule-symlink-dir'],
    },
    conditional: {
      says: both(
        'What a rule with `paths` imports loads at the start (of a nested rule: when its folder is touched), while the rule itself waits.',
      ),
      cases: ['asked-b-layers', 'asked-c-retell', 'asked-f-rule-nested*'],
    },
    importedPaths: {
      says: both(
        'Importing a file takes away its frontmatter. Its `paths` have no effect where a CLAUDE.md, CLAUDE.local.md or AGENTS.md imports it: a conditional rule that is imported there loads at the start.',
      ),
      cases: ['imp-inc-paths', 'asked-b-layers', 'asked-f-import-ir-3*'],
    },
    importedByRule: {
      says: both(
        'What a rule imports has its own `paths`: with them it waits like a rule, at the base of the rule that imports it, wherever the file lies.',
      ),
      cases: ['asked-f-import-ir-*', 'asked-f-passed-pr-9', 'asked-f-passed-pr-10'],
    },
    passedOver: {
      says: both(
        'A conditional rule that was looked at and waits cannot be imported any more by a file that comes later, such as CLAUDE.local.md or the CLAUDE.md of a deeper folder; only AGENTS.md can.',
      ),
      cases: ['asked-f-passed-pr-1', 'asked-f-passed-pr-2', 'asked-f-passed-pr-3', 'asked-f-passed-pr-17'],
    },
    importedAgain: {
      says: told(importValues.startImportsOnce, (once) =>
        once
          ? 'What the start told or imported is not told again when a touch would bring it.'
          : 'What the start told is told again when a touch imports it, and what the start imported also as nested memory.',
      ),
      cases: ['asked-c-retell', 'asked-d-ag-imp', 'asked-b-layers'],
    },
    importedRule: {
      says: told(importValues.importedRuleOnce, (once) =>
        once
          ? 'A conditional rule that was imported at the start is not told again when a file matches it.'
          : 'A conditional rule that was imported at the start is told again when a file matches it.',
      ),
      cases: ['asked-b-layers'],
    },
  },
});
