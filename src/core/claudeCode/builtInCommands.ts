/** Names of commands that Claude Code itself brings: a skill's label that is one of them is not shown (measured, 2.1.332). */

const names = `
add-dir agents batch btw bug cd clear code-review color compact config context copy dataviz debug diff doctor effort
exit export fast feedback fewer-permission-prompts focus fork goal help hooks ide init insights keybindings
keybindings-help login logout loop mcp memory mobile model output-style passes permissions plan plugin
plugin-authoring powerup release-notes reload-plugins reload-skills rename resume rewind run sandbox scroll-speed
security-review setup-bedrock setup-vertex simplify skills status statusline stickers tasks team-onboarding
terminal-setup theme tui update-config usage verify workflow-authoring workflows autocompact claude-api`;

export const BUILT_IN_COMMANDS: ReadonlySet<string> = new Set(names.split(/\s+/).filter(Boolean));
