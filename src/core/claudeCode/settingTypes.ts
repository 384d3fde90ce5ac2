/**
 * Types of settings keys. A value of another type voids its whole file (measured: each key with values of every
 * type, in both versions). Keys that are not here take anything.
 */

type Type = (value: unknown) => boolean;

const text: Type = (value) => typeof value === 'string';
const flag: Type = (value) => typeof value === 'boolean';
const number: Type = (value) => typeof value === 'number';
const count: Type = (value) => Number.isInteger(value) && Number(value) > 0;
const share: Type = (value) => typeof value === 'number' && value > 0 && value <= 1;
const anything: Type = () => true;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...values: readonly unknown[]): Type =>
  (value) =>
    values.includes(value);
const either =
  (...types: readonly Type[]): Type =>
  (value) =>
    types.some((isRight) => isRight(value));
const listOf =
  (item: Type): Type =>
  (value) =>
    Array.isArray(value) && value.every(item);
const mapOf =
  (item: Type): Type =>
  (value) =>
    isMap(value) && Object.values(value).every(item);
const optional = (type: Type): Type => either(oneOf(undefined), type);
/** A map with at least these keys, where they are not optional. */
const shape =
  (keys: Readonly<Record<string, Type>>): Type =>
  (value) =>
    isMap(value) && Object.entries(keys).every(([key, isRight]) => isRight(value[key]));

const texts = listOf(text);
const map = shape({});

const hook = either(
  shape({ type: oneOf('command'), command: text, timeout: optional(number) }),
  shape({ type: oneOf('prompt', 'agent'), prompt: text, timeout: optional(number) }),
  shape({ type: oneOf('http'), url: text, timeout: optional(number) }),
);
const matchers = listOf(shape({ matcher: optional(text), hooks: listOf(hook) }));

const EVENTS: ReadonlySet<string> = new Set(
  `PreToolUse PostToolUse PostToolUseFailure Notification UserPromptSubmit SessionStart SessionEnd Stop StopFailure
  SubagentStart SubagentStop PreCompact PostCompact PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated
  TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged
  FileChanged`.split(/\s+/),
);
const strictHooks: Type = (value) =>
  mapOf(matchers)(value) && Object.keys(value as object).every((key) => EVENTS.has(key));
/** Of newer versions only one event is judged; what else is wrong is left out. */
const looseHooks: Type = (value) => !isMap(value) || either(oneOf(undefined, null), matchers)(value['PreToolUse']);

const MODES = ['default', 'acceptEdits', 'bypassPermissions', 'plan', 'dontAsk', 'auto'];

/** Alike in both measured versions. */
const BOTH: Readonly<Record<string, Type>> = {
  apiKeyHelper: text,
  cleanupPeriodDays: count,
  companyAnnouncements: texts,
  env: map,
  includeCoAuthoredBy: flag,
  includeGitInstructions: flag,
  permissions: map,
  'permissions.allow': listOf(anything),
  'permissions.ask': listOf(anything),
  'permissions.deny': listOf(anything),
  'permissions.additionalDirectories': texts,
  'permissions.disableBypassPermissionsMode': oneOf('disable'),
  disableAllHooks: flag,
  model: text,
  availableModels: texts,
  otelHeadersHelper: text,
  statusLine: shape({ type: oneOf('command'), command: text, padding: optional(number) }),
  fileSuggestion: shape({ type: oneOf('command'), command: text }),
  respectGitignore: flag,
  outputStyle: text,
  enableAllProjectMcpServers: flag,
  awsAuthRefresh: text,
  awsCredentialExport: text,
  alwaysThinkingEnabled: flag,
  plansDirectory: text,
  spinnerVerbs: shape({ mode: oneOf('append', 'replace'), verbs: texts }),
  language: text,
  spinnerTipsEnabled: flag,
  enabledPlugins: mapOf(either(flag, texts)),
  strictKnownMarketplaces: listOf(shape({ source: text })),
  sandbox: shape({ enabled: optional(flag), network: optional(map), excludedCommands: optional(texts) }),
  autoMemoryEnabled: flag,
  autoMemoryDirectory: text,
  claudeMdExcludes: texts,
  pluginConfigs: mapOf(shape({ options: optional(map) })),
  worktree: shape({ sparsePaths: optional(texts), symlinkDirectories: optional(texts) }),
  fastMode: flag,
  showThinkingSummaries: flag,
  prefersReducedMotion: flag,
  voiceEnabled: flag,
  agent: text,
};

const attribution = shape({ commit: optional(text), pr: optional(text) });

const OLDEST: typeof BOTH = {
  ...BOTH,
  $schema: (value) => typeof value === 'string' && value.startsWith('https://'),
  attribution,
  'permissions.defaultMode': oneOf(...MODES),
  hooks: strictHooks,
  forceLoginMethod: oneOf('claudeai', 'console'),
  enabledMcpjsonServers: texts,
  disabledMcpjsonServers: texts,
  allowedMcpServers: listOf(map),
  deniedMcpServers: listOf(map),
  extraKnownMarketplaces: mapOf(shape({ source: map })),
  autoUpdatesChannel: oneOf('latest', 'stable'),
};

const NEWEST: typeof BOTH = {
  ...BOTH,
  $schema: text,
  attribution: either(oneOf(true), attribution),
  'permissions.defaultMode': oneOf(...MODES, 'manual'),
  hooks: looseHooks,
  enabledMcpjsonServers: either(text, texts),
  disabledMcpjsonServers: either(text, texts),
  autoUpdatesChannel: oneOf('latest', 'stable', 'rc'),
  terminalProgressBarEnabled: flag,
  claudeMd: text,
  skillOverrides: mapOf(oneOf('on', 'off', 'name-only', 'user-invocable-only')),
  skillListingMaxDescChars: count,
  skillListingBudgetFraction: share,
  disableBundledSkills: flag,
  disableSkillShellExecution: flag,
  autoCompactEnabled: flag,
};

/** The keys of a settings file, as `a` or `a.b`, whose values have a wrong type. */
export function wrongSettings(root: Readonly<Record<string, unknown>>, newest: boolean): readonly string[] {
  const wrong = Object.entries(newest ? NEWEST : OLDEST).filter(([path, isRight]) => {
    const [first = '', second] = path.split('.');
    const above = second === undefined ? root : root[first];
    const value = isMap(above) ? above[second ?? first] : undefined;
    return value !== undefined && !isRight(value);
  });
  return wrong.map(([path]) => path);
}
