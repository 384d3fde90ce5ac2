// The user settings and the environment an editor gets that only a test or a demo looks at.

export const THEMES = {
  light: 'Light Modern',
  dark: 'Dark Modern',
  'hc-dark': 'Default High Contrast',
  'hc-light': 'Default High Contrast Light',
};

/** @typedef {keyof typeof THEMES} Theme */

/**
 * @param {{ theme?: Theme, trust?: boolean, settings?: Record<string, unknown> }} options
 * @returns {Record<string, unknown>}
 */
export function userSettings({ theme = 'dark', trust = true, settings = {} }) {
  return {
    'workbench.colorTheme': THEMES[theme],
    'window.autoDetectHighContrast': false,
    'window.autoDetectColorScheme': false,
    'workbench.startupEditor': 'none',
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
    'workbench.tips.enabled': false,
    'security.workspace.trust.enabled': !trust,
    'security.workspace.trust.startupPrompt': 'never',
    'telemetry.telemetryLevel': 'off',
    'extensions.autoCheckUpdates': false,
    // An old value would be rewritten by the editor, and that is a save that an extension sees.
    'extensions.autoUpdate': 'off',
    'extensions.ignoreRecommendations': true,
    'update.mode': 'none',
    'remote.autoForwardPorts': false,
    'git.openRepositoryInParentFolders': 'never',
    'chat.disableAIFeatures': true,
    ...settings,
  };
}

/** What an editor or npm tells the programs it starts; an editor takes it for its own. */
const OF_OUTER_PROGRAM = /^(VSCODE|ELECTRON|NODE_OPTIONS|npm_|VITEST)/i;

/** What says something about the person who runs this. */
const OF_PERSON = /^(CLAUDE|ANTHROPIC|XDG_|GIT_)/i;

/**
 * @param {string | undefined} home a made-up home folder; without one the person's own stays
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function editorEnvironment(home, more = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !OF_OUTER_PROGRAM.test(name) && (home === undefined || !OF_PERSON.test(name)),
  );
  return { ...Object.fromEntries(kept), ...(home && { HOME: home, USERPROFILE: home }), ...more };
}
