/** The activated extension on the demo: its report, short names for its files, and the way back to how it was. */
import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import type { Path } from '../../../src/core/files/path';
import type { Report } from '../../../src/core/report';
import type { SessionEvent } from '../../../src/core/session/events';
import type { Api } from '../../../src/extension';

const EXTENSION_ID = 'context-stack.context-stack';

const workspace = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
const home = process.env['CONTEXT_STACK_HOME'] ?? '';
const managed = process.env['CONTEXT_STACK_MANAGED'] ?? '';

export function extension(): vscode.Extension<Api> {
  const found = vscode.extensions.getExtension<Api>(EXTENSION_ID);
  assert.ok(found, 'the editor does not know the extension');
  return found;
}

export const api = (): Promise<Api> => Promise.resolve(extension().activate());

export async function report(): Promise<Report> {
  const { inspection } = await api();
  assert.ok(inspection.report, `no report: ${JSON.stringify(inspection.status)}`);
  return inspection.report;
}

/** Waits for the report of which `holds` is true; a test that waits too long ends by mocha's own clock. */
export async function until(holds: (report: Report) => boolean): Promise<Report> {
  const { inspection } = await api();
  return new Promise((resolve) => {
    const look = (): boolean => {
      if (!inspection.report || !holds(inspection.report)) return false;
      resolve(inspection.report);
      return true;
    };
    if (look()) return;
    const listening = inspection.onDidChange(() => {
      if (look()) listening.dispose();
    });
  });
}

/** The name of a file as the demo's reader would say it: below the workspace, `~` or `managed`. */
export function named(path: string): string {
  const places = [
    [workspace, ''],
    [home, '~/'],
    [managed, 'managed/'],
  ] as const;
  const place = places.find(([folder]) => path.startsWith(`${folder}/`));
  return place ? (place[1] + path.slice(place[0].length + 1)).replace(/projects\/[^/]+\//, 'projects/KEY/') : path;
}

/** Kind and file of each layer. Files of one folder whose order is the file system's stand in that of their names. */
export function stackOf({ stack }: Report): string[] {
  const lines: { readonly text: string; readonly folder: string | undefined }[] = [];
  for (const { kind, path, orderNotFixed } of stack) {
    const text = kind === 'skillListing' ? kind : `${kind} ${named(path)}`;
    const folder = orderNotFixed ? dirname(path) : undefined;
    let place = lines.length;
    while (folder !== undefined && lines[place - 1]?.folder === folder && (lines[place - 1]?.text ?? '') > text)
      place--;
    lines.splice(place, 0, { text, folder });
  }
  return lines.map(({ text }) => text);
}

/** The events of the session in a few words, the start left out. */
export const eventsOf = ({ steps }: Report): string[] =>
  steps.slice(1).map(({ event }) => eventOf(event as SessionEvent));

function eventOf(event: SessionEvent): string {
  if ('path' in event) return `${event.kind} ${named(event.path)}`;
  return event.kind === 'changed' ? `changed ${event.files.map(({ path }) => named(path)).join(' ')}` : event.kind;
}

export const at = (name: string): string => (name.startsWith('~/') ? join(home, name.slice(2)) : join(workspace, name));
export const uri = (name: string): vscode.Uri => vscode.Uri.file(at(name));

/** Opens a file in front and waits until the session has heard of it. */
export async function open(name: string): Promise<vscode.TextEditor> {
  const editor = await show(name);
  await until((now) => eventsOf(now).includes(`read ${name}`));
  return editor;
}

/** Opens a file in front and waits for nothing. */
export const show = async (name: string): Promise<vscode.TextEditor> =>
  vscode.window.showTextDocument(uri(name), { preview: false });

const before = new Map<string, Buffer | undefined>();

function remember(path: string): void {
  if (before.has(path)) return;
  before.set(path, lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined);
}

/** Writes a file of the demo, as another program would; `backToDemo` puts back what was there. */
export function write(name: string, content: string | Uint8Array): void {
  remember(at(name));
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

export function link(name: string, target: string): void {
  remember(at(name));
  symlinkSync(target, at(name));
}

/** `backToDemo` puts this file back although the test changes it through the editor. */
export const willChange = (name: string): void => remember(at(name));

/** Everything as it was at first: files, settings, tabs, and a session in which nothing has happened. */
export async function backToDemo(): Promise<void> {
  const { control } = await api();
  // A browser saves by itself after a second, which is a write that no test asks for.
  const files = vscode.workspace.getConfiguration('files');
  if (files.get('autoSave') !== 'off') await files.update('autoSave', 'off', vscode.ConfigurationTarget.Global);
  // A tab that is not saved would ask before it closes.
  for (const tab of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    if (tab.isDirty && tab.input instanceof vscode.TabInputText) {
      await vscode.window.showTextDocument(tab.input.uri);
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    }
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  for (const [path, content] of before) {
    rmSync(path, { force: true });
    if (content) writeFileSync(path, content);
  }
  before.clear();
  await control.setFollowing(true);
  await control.chooseClaude('2.1.332');
  await control.chooseStart(undefined);
  await control.refresh();
  await control.restart();
  await until((now) => now.steps.length === 1 && now.claude.version === '2.1.332');
}

export const asPath = (name: string): Path => at(name) as Path;
