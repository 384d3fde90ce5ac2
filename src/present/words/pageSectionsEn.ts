/** The sections of the page below its bar, in English. */
export const pageSectionsEn = {
  'page.inUseAfter': 'After a compaction: {used} of {window} in use',
  'page.compactionSwitch': 'Compaction',
  'page.before': 'Before',
  'page.after': 'After',
  'page.usage': 'In /context',
  'page.summary': 'Summary',
  'page.autocompactAt': 'Compaction starts by itself at {tokens}; {left} are left until then.',
  'page.autocompactOff': 'Compaction by itself is off.',
  'page.overfull': '{over} more than the window holds: Claude Code has to compact, or the service refuses.',
  'page.more': 'and {n} more',
  'page.fixedDefaults':
    'The sizes of system prompt and tools were measured elsewhere for this version. MCP tools, custom agents and output styles take room too; how much is not known here.',
  'page.fixedSession':
    'The sizes of system prompt and tools come from a real session of this project, its MCP tools, custom agents and output style among them.',

  'page.map': 'Where it lies in the prompt',
  'page.map.prefix': 'Cached prefix ≈ {tokens} ({share})',
  'page.map.fixed': '{part}: {tokens} tokens, at the very start, in the cached prefix.',
  'page.map.cached': '{order}. {layer}: {tokens} tokens, {third}, in the cached prefix.',
  'page.map.uncached': '{order}. {layer}: {tokens} tokens, {third}, behind the cached prefix.',
  'page.map.edit': 'If it were told anew after an edit, ≈ {tokens} would have to be written to the cache again.',
  'page.map.attention':
    'Models tend to recall best what stands at the start and at the end of a long prompt, and worst what stands in its middle.',
  'page.map.cache':
    'The prefix opens every request alike, so it is read from the cache at a fraction of the price; once a text in it is told anew, everything behind that place must be written again.',
  'page.third.start': 'start',
  'page.third.middle': 'middle',
  'page.third.end': 'end',

  'page.written': 'As written',
  'page.sent': 'As sent',
  'page.rent': 'Rent, {turns} {turns:turn|turns}',
  'page.fate': 'At compaction',
  'page.sum': 'All layers',
  'page.turns': 'Turns',
  'page.rentSays':
    'Every layer is sent again with each turn: its rent is its tokens times the turns. * came after the start and pays from there on, until a compaction.',
  'page.bundledSays':
    'Claude Code lists skills of its own besides, {tokens}: bar and map count them to the skill listing, but they are no layer.',
  'page.rentSince': 'from here on',
  'page.without': 'Without {layer} {place}',
  'page.untick': 'Untick all',
  'page.tickSays': 'Tick layers to see what it would be without them.',
  'page.withoutTicked':
    'Without the {ticked} ticked: {then} instead of {now}, {less} less; over {turns} {turns:turn|turns} {rent} less.',
  'page.withImports': 'Their {imports:import|imports} ({imports}) would go too.',
  'page.couldWait':
    'With paths in its frontmatter a rule or memory file waits for files and costs nothing until one is touched: {rules} of the ticked could do that instead.',
  'page.savedMore':
    'Once {layer} is saved: {then} instead of {now}, {tokens} more; over {turns} {turns:turn|turns} {rent} more.',
  'page.savedLess':
    'Once {layer} is saved: {then} instead of {now}, {tokens} less; over {turns} {turns:turn|turns} {rent} less.',

  'page.fate.kept': 'kept',
  'page.fate.reread': 'read again from disk',
  'page.fate.cut': 'cut to {tokens} tokens',
  'page.fate.dropped': 'dropped',
  'page.fate.returnsWhenTouched': 'comes back when touched',
  'page.fate.restored': 'read again as a plain file',
  'page.fate.summarised': 'goes into the summary',
  'page.freed': '{tokens} of {before} freed.',
  'page.notFreed': 'Nothing freed: what comes back weighs as much as what goes.',
  'page.freedSays':
    'Neither the conversation itself nor the summary that takes its place is counted: how long they are is not known here.',
  'page.fates': 'What becomes of each layer',
  'page.pool': 'The pool for invoked skills',
  'page.poolSays':
    '{used} of {limit} tokens used. The newest skill goes in first, each cut to {each}; what no longer fits is dropped without a word.',
  'page.poolKept': '{skill}: kept whole, {tokens}',
  'page.poolCut': '{skill}: cut to {kept} of {tokens}',
  'page.poolDropped': '{skill}: dropped, {tokens}',
  'page.afterwards': 'Afterwards',
  'page.restored': 'Files read again',
  'page.restoredNone': 'None.',
  'page.restoredMost': '(the {most} touched last at most)',
  'page.whenTouched': 'To be touched again',
  'page.whenTouchedNone': 'Nothing: all that came by a touch is read again, or nothing did.',
  'page.announcements': 'Skill listing',
  'page.listingKept': 'Told again.',
  'page.listingLost': 'Not told again in this version, which saves {tokens}.',
  'page.unseen': '{skills} {skills:skill stays|skills stay} usable, but the model no longer sees that: {names}.',

  'page.timeline': 'Over the session',
  'page.timelineStep': '{step}. {title}',
  'page.timelineSays':
    'Tokens in use after each of {steps} steps: ≈ {first} at first, ≈ {most} at most, ≈ {last} at last; {compactions} {compactions:compaction|compactions}.',
  'page.timelineSome': '{shown} of {steps} steps are drawn, each compaction among them.',
  'page.timelineCompaction': 'Compaction',
  'page.asTable': 'As a table',
  'page.event': 'Event',

  'page.listing': 'Room for the skill listing',
  'page.room':
    '{used} of {budget} characters used, Claude Code’s own lines among them; with every line in full it would be {needed}.',
  'page.roomAll': '{used} of {budget} characters used, Claude Code’s own lines among them.',
  'page.allListed': 'All {skills} skills listed at start keep their descriptions.',
  'page.someLose': '{lost} of {skills} skills listed at start {lost:loses|lose} their description or part of it.',
  'page.adviceFraction':
    'To hold them all, set skillListingBudgetFraction to {fraction} in Claude Code’s settings or the environment variable SLASH_COMMAND_TOOL_CHAR_BUDGET to {needed}, or switch off skills that are not needed.',
  'page.adviceBudget':
    'To hold them all, set the environment variable SLASH_COMMAND_TOOL_CHAR_BUDGET to {needed}, or switch off skills that are not needed.',
  'page.skill': 'Skill',
  'page.openSkill': 'Open {skill}',
  'page.kept': 'Kept',
  'page.onlyName': 'only its name',
  'page.keptOf': '{kept} of {full} characters',
  'page.listedText': 'Description',
  'page.simulator': 'Try it out',
  'page.trialWindow': 'Window',
  'page.ownWindow': 'this one ({window})',
  'page.trialSkills': 'Skills that are on',
  'page.line.whole': 'whole',
  'page.line.cut': 'cut',
  'page.line.name': 'only its name',
  'page.line.off': 'off',
  'page.trialSays': 'Then {used} of {budget} characters, {then} tokens instead of {now}.',
  'page.trialGain': '{skills} {skills:gets|get} text back: {names}.',
  'page.trialLose': '{skills} {skills:loses|lose} text: {names}.',
  'page.trialSame': 'No other line changes.',
} as const;
