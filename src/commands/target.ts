/** What a command is run on: a row of a tree, a path in a link, or a file of the explorer or editor. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { RowTarget } from '../present/row';
import type { CommandDeps } from './deps';

/** The path the argument is about, if it is about one. */
export function pathIn(argument: unknown, { pathOf }: Pick<CommandDeps, 'pathOf'>): Path | undefined {
  if (argument instanceof vscode.Uri) return pathOf(argument);
  return (textIn(argument) ?? fieldIn(argument, 'path', 'string')) as Path | undefined;
}

export function lineIn(argument: unknown): number | undefined {
  return typeof argument === 'number' && argument > 0 ? argument : fieldIn(argument, 'line', 'number');
}

export function layerIn(argument: unknown): string | undefined {
  return textIn(argument) ?? fieldIn(argument, 'layer', 'string');
}

export function skillIn(argument: unknown): string | undefined {
  return textIn(argument) ?? fieldIn(argument, 'skill', 'string');
}

export function stepIn(argument: unknown): number | undefined {
  return typeof argument === 'number' ? argument : fieldIn(argument, 'step', 'number');
}

/** The file in the editor that has the focus. */
export function activePath({ pathOf }: Pick<CommandDeps, 'pathOf'>): Path | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document && pathOf(document.uri);
}

function textIn(argument: unknown): string | undefined {
  return typeof argument === 'string' && argument !== '' ? argument : undefined;
}

interface Kinds {
  readonly string: string;
  readonly number: number;
}

function fieldIn<Kind extends keyof Kinds>(
  argument: unknown,
  field: keyof RowTarget,
  kind: Kind,
): Kinds[Kind] | undefined {
  if (typeof argument !== 'object' || argument === null) return undefined;
  const value = (argument as Readonly<Record<string, unknown>>)[field];
  return typeof value === kind ? (value as Kinds[Kind]) : undefined;
}
