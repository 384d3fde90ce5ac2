/** Every id that package.json also spells. A test compares the two. */

export const EXTENSION = 'contextStack';

export const COMMAND = {
  openOverview: 'contextStack.openOverview',
  showEffectiveRules: 'contextStack.showEffectiveRules',
  why: 'contextStack.why',
  whatIfTouched: 'contextStack.whatIfTouched',
  showFolderRules: 'contextStack.showFolderRules',
  newRule: 'contextStack.newRule',
  newSkill: 'contextStack.newSkill',
  newSession: 'contextStack.newSession',
  toggleFollow: 'contextStack.toggleFollow',
  followOn: 'contextStack.followOn',
  followOff: 'contextStack.followOff',
  chooseStart: 'contextStack.chooseStart',
  chooseClaudeVersion: 'contextStack.chooseClaudeVersion',
  openAsSent: 'contextStack.openAsSent',
  copyStack: 'contextStack.copyStack',
  showLog: 'contextStack.showLog',
  simulateTurn: 'contextStack.simulateTurn',
  simulateCompaction: 'contextStack.simulateCompaction',
  mentionFile: 'contextStack.mentionFile',
  invokeSkill: 'contextStack.invokeSkill',
  refresh: 'contextStack.refresh',
  forgetEvent: 'contextStack.forgetEvent',
  openLayer: 'contextStack.openLayer',
  copyPath: 'contextStack.copyPath',
  copySkillName: 'contextStack.copySkillName',
  showStep: 'contextStack.showStep',
  turnHoverOff: 'contextStack.turnHoverOff',
  countExactly: 'contextStack.countExactly',
  countExactlyOff: 'contextStack.countExactlyOff',
  forgetApiKey: 'contextStack.forgetApiKey',
  applyFix: 'contextStack.applyFix',
  fixAllSafe: 'contextStack.fixAllSafe',
  explainFinding: 'contextStack.explainFinding',
  splitRule: 'contextStack.splitRule',
  placeInstruction: 'contextStack.placeInstruction',
} as const;

export const VIEW = {
  container: 'contextStack',
  stack: 'contextStack.stack',
  activity: 'contextStack.activity',
  skills: 'contextStack.skills',
  budget: 'contextStack.budget',
} as const;

/** View type of the tab; the editor brings it back by this name after a reload. */
export const PANEL = {
  overview: 'contextStack.overview',
} as const;

export const CONTEXT = {
  following: 'contextStack.following',
  status: 'contextStack.status',
  exactCounts: 'contextStack.exactCounts',
  apiKey: 'contextStack.apiKey',
} as const;

export const SETTING = {
  claudeVersion: 'contextStack.claudeVersion',
  model: 'contextStack.model',
  follow: 'contextStack.follow',
  followExclude: 'contextStack.followExclude',
  hover: 'contextStack.hover',
  configDirectory: 'contextStack.configDirectory',
  startDirectory: 'contextStack.startDirectory',
  addedDirectories: 'contextStack.addedDirectories',
  flags: 'contextStack.startFlags',
  settingSources: 'contextStack.settingSources',
  codeLens: 'contextStack.codeLens',
  limit: 'contextStack.statusBar.tokenLimit',
  findingSeverity: 'contextStack.findings.severity',
  findingExclude: 'contextStack.findings.exclude',
  terminalPath: 'contextStack.terminal.addToPath',
  updateImports: 'contextStack.updateImportsOnRename',
  logLevel: 'contextStack.trace',
} as const;

/** Scheme of the read-only documents that show a text as it is sent. */
export const AS_SENT_SCHEME = 'context-stack-sent';

/** Scheme of the read-only documents that show a card: why something is loaded, or what a step loaded. */
export const CARD_SCHEME = 'context-stack-card';
