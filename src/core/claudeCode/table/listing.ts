/** The skill listing: the text of each line, the order of the lines, and what gives way when there are too many. */
import { always, apart, changed, logged, measured } from '../history';
import { both, figure, newest, told, type Area } from './row';

export const listingValues = {
  maxListedChars: changed(250, logged('2.1.105', '2.1.90', '2.1.112', 1536)),
  maxListedCharsSetting: changed(false, logged('2.1.105', '2.1.90', '2.1.112', true)),
  /** Characters of the body's first line that stand in for a missing description. */
  bodyLineChars: always(100),
  fromText: changed(false, measured('2.1.175', '2.1.187', true)),
  foldListing: changed(false, measured('2.1.293', '2.1.300', true)),
  emptyListIsNothing: changed(false, apart('2.1.90', '2.1.332', true)),
  listingOrder: changed<'bundledFirst' | 'bundledLast'>('bundledFirst', apart('2.1.90', '2.1.332', 'bundledLast')),
  budgetFraction: always(0.01),
  budgetFractionSetting: changed(false, measured('2.1.90', '2.1.112', true)),
  /** Tokens the budget is a share of: the window of the model, or one for all models. */
  listingWindow: changed<number | 'ofModel'>(200_000, apart('2.1.90', '2.1.332', 'ofModel')),
  /** By tokenizer family; a window that is one for all models counts as the old one's. */
  listingCharsPerToken: always({ old: 4, new: 3 }),
  /** Full-width characters count twice, marks on others not at all. */
  listingInColumns: changed(true, apart('2.1.90', '2.1.332', false)),
  overBudget: changed<'shortenAll' | 'dropWhole'>('shortenAll', measured('2.1.128', '2.1.145', 'dropWhole')),
  /** Characters; a text that would have to be shorter than this is dropped. */
  shortestListed: always(20),
};

export const listing = (): Area => ({
  id: 'listing',
  title: 'The skill listing',
  about: 'The list of skills the model is shown: one line each, `- name: text`, within a share of the window.',
  rows: {
    text: {
      says: both(
        'A line’s text is the `description`, then ` - ` and `when_to_use`; `when-to-use` and `whenToUse` are ignored.',
      ),
      cases: ['skl-when', 'asked-b-skill-text'],
    },
    noDescription: {
      says: told(
        listingValues.bodyLineChars,
        (most) =>
          `Without a description the first line of the body stands there, without heading marks; past ${figure(most)} characters it is cut, with three dots. An empty body gives “Skill”, that of a command “Custom command”.`,
      ),
      cases: ['skl-desc', 'skill-body-first', 'asked-b-skill-text', 'asked-c-when'],
    },
    kinds: {
      says: both(
        'Numbers, booleans and dates are written out as a description; lists, maps and empty texts count as none.',
      ),
      cases: ['skl-desc', 'asked-b-skill-text', 'rep-29-skill-frontmatter'],
    },
    broken: {
      says: both(
        'Frontmatter that cannot be read leaves the skill without keys; the second attempt, as with rules, helps `description: a: b` and `description: [x`.',
      ),
      cases: ['asked-b-skill-text', 'rep-29-skill-frontmatter'],
    },
    cut: {
      says: told(
        listingValues.maxListedChars,
        (most) => `A line’s text is cut to ${figure(most)} characters, the last of which becomes “…”.`,
      ),
      cases: ['skl-long', 'rep-25-cap-1536'],
    },
    cutSetting: {
      says: told(listingValues.maxListedCharsSetting, (works) =>
        works ? '`skillListingMaxDescChars` sets another length.' : '`skillListingMaxDescChars` has no effect.',
      ),
      cases: ['listing-max'],
    },
    emptyList: {
      says: told(listingValues.emptyListIsNothing, (nothing) =>
        nothing
          ? '`when_to_use` counts unless nothing is left of it as text, as of an empty list; `0` and `false` are text.'
          : '`when_to_use` counts unless it is empty, `0` or `false`; an empty list is an empty text behind ` - `.',
      ),
      cases: ['asked-c-when', 'asked-f-nameless'],
    },
    folded: {
      says: told(listingValues.foldListing, (folded) =>
        folded
          ? 'Terminal escape sequences are taken out of the text, a run of line breaks, tabs and other characters that cannot be seen becomes one space, `<` and `>` become entities.'
          : 'Line breaks, escape sequences and `<` and `>` stay in the text as they are.',
      ),
      cases: ['skl-desc', 'skl-markdown', 'asked-c-when', 'asked-f-escapes', 'asked-f-invisible'],
    },
    from: {
      says: told(listingValues.fromText, (shown) =>
        shown
          ? 'The line of a nested skill says where it is from: “(from a/.claude/skills — applies when working on files under a/)”, before ` - ` and `when_to_use`.'
          : 'The line of a nested skill does not say where it is from.',
      ),
      cases: ['nested-multi', 'asked-b-skill-nest'],
    },
    order: {
      says: told(listingValues.listingOrder, (order) =>
        order === 'bundledFirst'
          ? 'Bundled skills stand first; within a source names are in the order of their code units.'
          : 'The administrator’s skills stand first, then the user’s, the project’s, commands, and bundled skills last; within a source, and within each folder above the start directory, names are in the order of the alphabet.',
      ),
      cases: ['order-sources', 'order-anc', 'asked-b-skill-order', 'skl-sources'],
    },
    orderAtTouch: {
      says: newest(
        'What a touch announces is in the order of the alphabet by the names of the skills’ folders, without prefix and label, conditional and nested skills together; those of one name in the order of their whole paths.',
      ),
      cases: [
        'asked-b-skill-nest',
        'asked-i-skill-names',
        'asked-i-skill-folders',
        'asked-i-skill-dot',
        'asked-i-skill-home',
      ],
    },
    budget: {
      says: told(
        listingValues.budgetFraction,
        (share) =>
          `The whole list may take ${figure(share * 100)} % of the window, counted in characters; \`SLASH_COMMAND_TOOL_CHAR_BUDGET\` sets a number of characters instead.`,
      ),
      cases: ['listing-env-*', 'skl-many-budget', 'rep-25-budget-60-8k'],
    },
    budgetSetting: {
      says: told(listingValues.budgetFractionSetting, (works) =>
        works
          ? '`skillListingBudgetFraction` sets another share, in project settings as well.'
          : '`skillListingBudgetFraction` has no effect.',
      ),
      cases: ['listing-frac'],
    },
    window: {
      says: told(listingValues.listingWindow, (window) =>
        window === 'ofModel'
          ? 'The window is that of the model, with `CLAUDE_CODE_DISABLE_1M_CONTEXT=1` the small one.'
          : `The window counts as ${figure(window)} tokens for every model.`,
      ),
      cases: ['win-*', 'win200-*', 'rep-25-budget-model-*'],
    },
    charsPerToken: {
      says: told(
        listingValues.listingCharsPerToken,
        ({ old, new: now }) =>
          `A token counts as ${figure(old)} characters for models with the older tokenizer, as ${figure(now)} for those with the newer one: 8,000 characters at 200,000 tokens, 30,000 at a million.`,
        'newest',
      ),
      cases: ['win-*', 'win200-*', 'skl-many'],
      otherwise: 'Documents reckon with four characters a token for every model.',
    },
    columns: {
      says: told(listingValues.listingInColumns, (columns) =>
        columns
          ? 'The budget counts columns: full-width characters and emoji take two, most marks on another character none, half-width kana and all else one; a text is never cut in the middle of a character.'
          : 'The budget counts characters as JavaScript does: an emoji is two or more, whatever its width.',
      ),
      cases: ['asked-i-mem-columns'],
    },
    overBudget: {
      says: told(listingValues.overBudget, (way) =>
        way === 'shortenAll'
          ? 'Over the budget all texts but those of bundled skills are shortened evenly.'
          : 'Over the budget each text but those of bundled skills is kept whole or dropped, in the order of the list while it fits; names always stay.',
      ),
      cases: ['skl-many', 'skl-many-budget', 'listing-env-*', 'rep-25-budget-60'],
    },
    shortest: {
      says: told(
        listingValues.shortestListed,
        (least) => `A text that would be shortened to less than ${figure(least)} characters is dropped.`,
        'oldest',
      ),
    },
    usage: {
      says: newest('Where `~/.claude.json` counts how often skills were used, the least used lose their text first.'),
    },
    bundledOff: {
      says: both('With `disableBundledSkills` your own skills are listed as before.'),
      cases: ['bundled-off'],
    },
  },
});
