/** What a pattern in `paths` matches; rules and skills alike. */
import { apart, changed } from '../history';
import { both, told, type Area } from './row';

export const patternValues = {
  unreadableStops: changed(true, apart('2.1.90', '2.1.332', false)),
};

export const patterns = (): Area => ({
  id: 'patterns',
  title: 'Patterns',
  about:
    'What `paths` matches, for rules and skills alike. In short: as .gitignore does (to be exact, as the package `ignore` 7.0.5 does), letter case ignored. But for one row it is the same in every version that was measured.',
  rows: {
    anyDepth: {
      says: both('A pattern without a slash in its middle matches at any depth: `*.ts`, `a.ts`, `src`, `*.json`.'),
      cases: ['glob-rootfile@*', 'glob-dir@*', 'glob2-configjs@*'],
      otherwise: 'The documents’ table says that `*.md` matches in the project’s root alone.',
    },
    trailing: {
      says: both(
        'A `/**` at the end is taken off first, so `src/**` means `src` and matches below any folder of that name, while `src/api/**` means `src/api` and is anchored.',
      ),
      cases: ['glob-dirss@*', 'glob-str@*', 'glob2-trailss@*', 'glob2-middle@*'],
    },
    anchored: {
      says: both(
        'A slash at the front or in the middle anchors a pattern to its base; `src/*` covers everything below `src`, `src/*.config.js` only files directly in it.',
      ),
      cases: ['glob-dirstar@*', 'glob2-configjs@*', 'anc-base'],
    },
    never: {
      says: both('`./src/**`, `../x`, `~/x` and absolute paths never match anything.'),
      cases: ['glob-dotslash@*', 'glob-up@*', 'asked-b-rule-fm'],
    },
    letterCase: {
      says: both('Letter case is ignored: `src/**` matches `SRC/up.ts`.'),
      cases: ['glob-dirss@*', 'glob-extss@*'],
    },
    braces: {
      says: both(
        'Braces are expanded from the first `{` to the first `}` behind it, again and again: `{ts,tsx}` works, a brace inside a brace gives what nobody means, `{a..c}` and an unclosed brace stay as they are, and so does all that begins with an empty pair `{}`.',
      ),
      cases: ['asked-f-braces', 'glob-brace@*', 'glob2-modaldialog@*', 'glob-nestbrace@*', 'glob2-bracebad@*'],
    },
    brackets: {
      says: both('`[ab]` is a class of letters: a folder that is really named `[id]` needs `\\[id\\]`.'),
      cases: ['glob-cls@*', 'glob-bracket@*', 'glob2-badbracket@*'],
    },
    unreadable: {
      says: told(patternValues.unreadableStops, (stops) =>
        stops
          ? 'A bracket that cannot be read, as in `~[/x`, ends a touch at the folder of its rule: neither that folder’s memory and rules are told nor what would come after.'
          : 'A bracket that cannot be read, as in `~[/x`, spoils its own pattern only.',
      ),
      cases: ['asked-f-unreadable-*'],
    },
    questionMark: {
      says: both('`?` stands for one character, `**` in the middle for any number of folders.'),
      cases: ['glob-q@*', 'glob-ext2@*', 'glob-midss@*'],
    },
    exclusions: {
      says: both(
        '`!` takes files out again only behind a pattern for files: `!**/*.test.ts` works after `src/**/*.ts`, and has no effect after `src/**` or `src/**/*`, which cover whole folders; order counts.',
      ),
      cases: ['glob-neg2@*', 'glob-negfirst@*', 'rep-38-negation-files'],
      otherwise: 'A write-up of 2.1.88 shows `src/**` with `!src/legacy/**` as if it worked.',
    },
    excludedFolder: {
      says: both(
        '`!src/legacy/**` excludes no file, since its `/**` is taken off; behind `**/*.ts`, `!src/legacy/**/*` and `!src/legacy/**/*.ts` work.',
      ),
      cases: ['glob2-negfile@*', 'rep-38-negation-files'],
    },
    onlyExclusions: {
      says: both('Exclusions alone match nothing.'),
      cases: ['glob-negonly@*', 'rep-38-negation-files'],
    },
    everything: {
      says: both(
        '`**` beside other patterns is a condition that every file meets; alone it is none, and the rule is always on.',
      ),
      cases: ['glob2-ssmixed@*', 'asked-b-rule-fm'],
    },
    comment: {
      says: both(
        'A pattern that begins with `#` is a comment and matches nothing; `+(a|b)` and `@(a|b)` are no patterns at all.',
      ),
    },
    hidden: {
      says: both('Hidden files and folders match like others.'),
      cases: ['glob-ssstar@*', 'glob-dot@*'],
    },
    spaces: {
      says: both('A blank at the end is ignored; inside a pattern a blank is a blank, with or without a backslash.'),
      cases: ['glob-trail@*', 'glob-space@*', 'glob2-escapes@*'],
    },
    base: {
      says: both(
        'Patterns of a project’s rule, also of an ancestor’s, start at the folder that holds its `.claude`; those of the user’s rules and of all skills start at the start directory.',
      ),
      cases: [
        'anc-base',
        'user-base',
        'skill-base',
        'rule-parent-cond',
        'rep-13-rule-base',
        'rep-10-user-rules-paths-sub',
        'rep-31-cond-skill-sub',
      ],
    },
    outside: {
      says: both('A file outside the start directory matches nothing, not even a rule of the ancestor it lies under.'),
      cases: ['out-ancestor-rule', 'rule-outside', 'rep-13-rule-base', 'skl-cond-sub-cwd'],
    },
  },
});
