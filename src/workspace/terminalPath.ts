/** Puts the command line within reach of the editor's terminals: its folder at the end of their PATH. */
import { delimiter } from 'node:path';
import type { EnvironmentVariableCollection } from 'vscode';
import type { Disposable } from '../events';
import type { Setting } from './settings';

/** `folder` holds the scripts; `node` runs them where the machine has no Node of its own. */
export function terminalPath(
  collection: EnvironmentVariableCollection,
  setting: Setting<boolean>,
  folder: string,
  node: string,
): Disposable {
  const apply = (on: boolean) => {
    collection.clear();
    if (!on) return;
    collection.append('PATH', delimiter + folder);
    collection.replace('CONTEXT_STACK_NODE', node);
  };
  apply(setting.value);
  return setting.onDidChange(apply);
}
