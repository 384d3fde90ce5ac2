/** The page in English; its keys are the keys of every language. */
import { pageSectionsEn } from './pageSectionsEn';

export const pageEn = {
  'page.title': 'Context budget',
  'page.inUse': '{used} of {window} in use',
  'page.share': '{share} of the window',
  'page.model': 'Model {model}',
  'page.modelSetting': 'chosen in the settings',
  'page.modelTranscript': 'the one that answered last here',
  'page.modelClaudeSettings': 'from Claude Code’s settings',
  'page.modelDefault': 'Claude Code’s default',
  'page.claude': 'Claude Code {version}',
  'page.claudeSetting': 'chosen in the settings',
  'page.claudeTranscript': 'found in a session of yours',
  'page.claudeInstalled': 'found on this machine',
  'page.claudeNewestKnown': 'the newest known',
  'page.claudeUnmeasured': 'newer than the newest known, shown as that one behaves',
  'page.window': 'The whole window',
  'page.enlarged': 'In use, enlarged',
  'page.barSays': 'The window of {window}: {parts}.',
  'page.barPart': '{part} {tokens} ({share})',
  'page.parts': 'What fills the window',
  'page.layers': 'Layers, in the order the model reads them',
  'page.part': 'Part',
  'page.tokens': 'Tokens',
  'page.shareColumn': 'Share',
  'page.order': 'No.',
  'page.layer': 'Layer',
  'page.total': 'In use',
  'page.sortBy': 'Sort by {column}',
  'page.openLayer': 'Open {layer} in {place}',
  'page.whyLayer': 'Why is {layer} loaded?',
  'page.olderThanDisk': 'older than disk',
  'page.whenSaved': '{tokens} when saved',
  'page.skillListing': 'Skill listing',
  'page.systemPrompt': 'System prompt',
  'page.tools': 'Tools',
  'page.memory': 'Memory',
  'page.rules': 'Rules',
  'page.invokedSkills': 'Invoked skills',
  'page.conversation': 'Conversation',
  'page.free': 'Free',
  'page.autocompactBuffer': 'Kept for compaction',
  'page.estimated': 'estimated, may be {margin} more or less',
  'page.counted': 'counted',
  'page.legend': '≈ stands before what is estimated; ± is how far the true count may lie from it in 95 of 100 texts.',
  'page.openOverview': 'Open as a tab',
  'page.noLayers': 'Nothing is loaded here yet.',
  'page.noLayersHint':
    'A CLAUDE.md in this folder, or one in your home’s .claude folder, would be the first layer. A session that begins once it is there has it.',
  'page.noFolder': 'No folder is open.',
  'page.noFolderHint': 'Open the folder Claude Code would be started in; its context shows here.',
  'page.openFolder': 'Open Folder',
  'page.virtual': 'This folder is not on a disk.',
  'page.virtualHint':
    'Claude Code reads files from a disk, so there is nothing to show for a virtual workspace. Open a local or remote folder instead.',
  'page.loading': 'Reading memory, rules and skills…',
  'page.failed': 'Something went wrong; the log says what.',
  'page.failedStale': 'Something went wrong; what stands below is the last good answer. The log says more.',
  'page.showLog': 'Show Log',
  'page.refresh': 'Read Again',
  'page.newSession': 'New Session',
  'page.restricted':
    'Restricted Mode: outside this folder only your own ~/.claude is read, and settings that name paths are left aside.',
  'page.manageTrust': 'Manage Workspace Trust',
  ...pageSectionsEn,
} as const;

/** Plain strings, so that they can be posted; `{name}` stands where `fill` puts a value. */
export type PageWords = Readonly<Record<keyof typeof pageEn, string>>;

/** Those of the sections below the bar. */
export type PageSectionWords = Readonly<Record<keyof typeof pageSectionsEn, string>>;
