/** Which commands stand behind the links of a card, and the only ones a card may run. */
import * as vscode from 'vscode';
import { COMMAND } from '../ids';
import { commandAddress, type CardLinks } from '../present/cardLinks';

export const cardLinks: CardLinks = {
  open: (path, line) =>
    line === undefined ? commandAddress(COMMAND.openLayer, path) : commandAddress(COMMAND.openLayer, path, line),
  openAsSent: (layer) => commandAddress(COMMAND.openAsSent, layer),
  why: (path) => commandAddress(COMMAND.why, path),
  copyPath: (path) => commandAddress(COMMAND.copyPath, path),
  copySkillName: (name) => commandAddress(COMMAND.copySkillName, name),
  turnHoverOff: () => commandAddress(COMMAND.turnHoverOff),
  openOverview: () => commandAddress(COMMAND.openOverview),
};

/** All of them only look, copy, or change a setting of ours. */
const allowed: readonly string[] = [
  COMMAND.openLayer,
  COMMAND.openAsSent,
  COMMAND.why,
  COMMAND.copyPath,
  COMMAND.copySkillName,
  COMMAND.turnHoverOff,
  COMMAND.openOverview,
];

/** A card as the editor shows it: no HTML, no icons by name, and no commands but ours. */
export function cardMarkdown(card: string): vscode.MarkdownString {
  const markdown = new vscode.MarkdownString(card);
  markdown.isTrusted = { enabledCommands: allowed };
  return markdown;
}
