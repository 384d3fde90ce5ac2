/** A row as the editor's tree wants it; the tooltip comes when somebody points at it. */
import * as vscode from 'vscode';
import { COMMAND } from '../ids';
import type { Press, Row } from '../present/row';

export function rowItem(row: Row): vscode.TreeItem {
  const item = new vscode.TreeItem(row.label, collapsible(row.collapsed));
  item.id = row.id;
  item.description = row.description;
  item.iconPath = new vscode.ThemeIcon(
    row.icon,
    row.color === undefined ? undefined : new vscode.ThemeColor(row.color),
  );
  item.contextValue = row.contextValue;
  item.accessibilityInformation = { label: row.accessibilityLabel };
  if (row.press) item.command = pressCommand(row.press, row.label);
  return item;
}

function pressCommand(press: Press, title: string): vscode.Command {
  switch (press.kind) {
    case 'open': {
      const place = press.line === undefined ? [press.path] : [press.path, press.line];
      return { command: COMMAND.openLayer, title, arguments: place };
    }
    case 'showStep':
      return { command: COMMAND.showStep, title, arguments: [press.step] };
    default:
      return press satisfies never;
  }
}

function collapsible(state: Row['collapsed']): vscode.TreeItemCollapsibleState {
  switch (state) {
    case 'leaf':
      return vscode.TreeItemCollapsibleState.None;
    case 'collapsed':
      return vscode.TreeItemCollapsibleState.Collapsed;
    case 'expanded':
      return vscode.TreeItemCollapsibleState.Expanded;
    default:
      return state satisfies never;
  }
}
