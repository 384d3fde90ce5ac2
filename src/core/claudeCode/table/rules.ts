/** Rule files: which are found, in which order, and how their frontmatter is read. */
import { apart, changed, logged, measured } from '../history';
import { both, newest, told, type Area } from './row';

export const ruleValues = {
  rulesInFileSystemOrder: changed(false, apart('2.1.90', '2.1.332', true)),
  lenientYaml: changed(false, measured('2.1.112', '2.1.128', true)),
  tagInListFails: changed(false, apart('2.1.90', '2.1.332', true)),
  flowListsStay: changed(false, apart('2.1.90', '2.1.332', true)),
  mergeKeys: changed(false, apart('2.1.90', '2.1.332', true)),
  bomIgnored: changed(false, logged('2.1.239', '2.1.238', '2.1.250', true)),
};

export const rules = (): Area => ({
  id: 'rules',
  title: 'Rules',
  about:
    'Files below `.claude/rules`, and the frontmatter that makes them wait for a file. What a pattern matches is the next section.',
  rows: {
    files: {
      says: both(
        'Every file that ends in `.md` below `.claude/rules` is a rule, in hidden folders, hidden itself, and README.md too; `.MD`, `.mdc`, `.markdown` and `.txt` are not.',
      ),
      cases: ['asked-d-rulefiles'],
    },
    order: {
      says: told(ruleValues.rulesInFileSystemOrder, (byFileSystem) =>
        byFileSystem
          ? 'The rules of one folder come in whatever order the file system gives.'
          : 'The rules of one folder come in the order of their names by code units, files and folders mixed.',
      ),
      cases: ['asked-d-rulefiles', 'asked-b-com-each'],
    },
    always: {
      says: both(
        'A rule without `paths` is always on. So is one whose `paths` is empty, null, a boolean, a number, a map, `""`, `**` or `/**`, and one that writes the key as `Paths`, `PATHS`, `path` or `globs`.',
      ),
      cases: ['glob-empty@*', 'glob2-num@*', 'asked-b-rule-fm'],
    },
    forms: {
      says: both(
        '`paths` may be a list, a list inside a list, a list in brackets, or one text with commas; commas inside braces do not split, nor do spaces, semicolons or line ends.',
      ),
      cases: [
        'glob-comma@*',
        'glob-commabrace@*',
        'glob-multi@*',
        'glob2-nestedlist@*',
        'glob2-space@*',
        'glob2-semicolon@*',
        'glob2-crlfpaths@*',
      ],
    },
    items: {
      says: both(
        'Each item of a list is split at its commas as well; numbers and empty items leave the others as they are.',
      ),
      cases: ['asked-b-rule-fm'],
    },
    fenceOpens: {
      says: both(
        'Frontmatter must begin on the first line with `---` and nothing else but blanks; after an empty line, as `----` or as `---yaml` it is body, and the rule is always on.',
      ),
      cases: ['rule-bad-yaml', 'own-fence-always', 'asked-b-rule-fm'],
    },
    fenceCloses: {
      says: both(
        'Frontmatter ends at the next `---`, wherever it stands: `description: foo --- bar` cuts it short there, and the rest becomes body.',
      ),
      cases: ['own-fence', 'asked-c-fence'],
      otherwise: 'Documents show a line of its own that closes it, and do not say what else does.',
    },
    unclosed: {
      says: both('Frontmatter that is never closed, or closed with `...`, is body, so the rule is always on.'),
      cases: ['rule-bad-yaml', 'own-fence-always'],
    },
    broken: {
      says: both(
        'Where the YAML cannot be read even at the second attempt the rule is always on: `- *.ts` and `- **/*.ts` without quotes, `"a", "b"`.',
      ),
      cases: ['glob-unq@*', 'glob-unqss@*', 'glob2-quotedcomma@*', 'asked-b-rule-fm'],
    },
    secondAttempt: {
      says: both(
        'Before it gives up, Claude Code puts quotes around the value of each plain top-level key that has none and holds a special character, and reads again; so `paths: **/*.ts` and `description: a: b` work, and `paths: [src/**` becomes a pattern that matches nothing. List items are not helped.',
      ),
      cases: ['glob2-starfirst@*', 'rule-bad-yaml', 'asked-b-rule-fm'],
    },
    lenient: {
      says: told(ruleValues.lenientYaml, (lenient) =>
        lenient
          ? 'Tabs and doubled keys in frontmatter are read; of two `paths` the last one counts.'
          : 'Tabs or doubled keys make the YAML fail: the rule is always on, a skill has no keys.',
      ),
      cases: ['glob2-tabs@*', 'glob2-dupkey@*', 'rule-bad-yaml', 'rep-29-skill-frontmatter'],
    },
    listsStay: {
      says: told(ruleValues.flowListsStay, (stay) =>
        stay
          ? 'At the second attempt a value that is a complete list in brackets stays a list.'
          : 'At the second attempt a list in brackets becomes one text.',
      ),
      cases: ['asked-f-lists'],
    },
    mergeKeys: {
      says: told(ruleValues.mergeKeys, (merged) =>
        merged
          ? '`<<` merges, quoted or not: `<<: {paths: src/**}`, an alias, or a list of them, where a map has no such key of its own; of two that bring the same key the first counts.'
          : '`<<` is a key like any other: `<<: {paths: src/**}` leaves the rule without `paths`.',
      ),
      cases: ['asked-i-mem-merge'],
    },
    documents: {
      says: both('More text behind a line `...` in frontmatter makes the YAML fail; a comment there does not.'),
      cases: ['asked-c-dots', 'asked-b-rule-fm'],
    },
    bang: {
      says: told(ruleValues.tagInListFails, (fails) =>
        fails
          ? 'One unquoted `- !**/*.test.ts` among the items makes the YAML fail: the rule is always on.'
          : 'An unquoted `- !**/*.test.ts` among the items is dropped, the others count.',
      ),
    },
    bangValue: {
      says: both('`paths: !src/**` without quotes is a YAML tag on nothing: the rule is always on.'),
      cases: ['glob2-bang@*'],
    },
    notATag: {
      says: newest(
        'An exclamation mark before a star, a slash or a dot, or with a brace or bracket further on, is no tag: `paths: !**/*.ts` becomes a pattern at the second attempt.',
      ),
      cases: ['asked-f-yaml-1'],
    },
    byteOrderMark: {
      says: told(ruleValues.bomIgnored, (ignored) =>
        ignored
          ? 'A byte order mark before frontmatter is ignored.'
          : 'A byte order mark before frontmatter makes all of it body: a rule is always on, a skill has no keys.',
      ),
      cases: ['asked-b-rule-fm', 'asked-c-bom', 'rep-29-skill-frontmatter'],
    },
    noBody: {
      says: both('A rule with frontmatter and no body is never told.'),
      cases: ['rule-body-only-fm'],
    },
    folderLinks: {
      says: both(
        'Links inside the project work for rules, and the rule is told under the name of the file it points to.',
      ),
      cases: ['asked-d-rulefiles', 'rep-14-linked-rules-ok'],
    },
    approvedLinks: {
      says: newest(
        'With the approval for outside imports, rules that are links to outside load if they have no `paths`; those with `paths` never do.',
      ),
      cases: ['rep-14-linked-rules-ok'],
    },
    linkKinds: {
      says: both('A rule that is a link to an image, or to another file that is no text, is not loaded.'),
      cases: ['asked-g-ln-*'],
    },
    userLinks: {
      says: both('Links in `~/.claude/rules` all work.'),
      cases: ['rep-14-linked-rules-user'],
    },
    newRule: {
      says: both('A rule that is made between two turns works at once, without a restart.'),
    },
  },
});
