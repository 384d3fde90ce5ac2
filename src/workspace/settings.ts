/** What the user set: each setting as one value that tells when it becomes another. */
import * as vscode from 'vscode';
import { DisposableStore, Emitter, type Disposable } from '../events';
import { SETTING } from '../ids';
import type { LogLevel } from './log';

export interface Setting<T> {
  readonly value: T;
  readonly onDidChange: (listener: (value: T) => void) => Disposable;
}

export class Settings implements Disposable {
  readonly #store = new DisposableStore();

  /** `undefined` finds the version. */
  readonly claudeVersion = this.#setting(SETTING.claudeVersion, named);
  /** `undefined` takes what Claude Code would. */
  readonly model = this.#setting(SETTING.model, named);
  readonly follow = this.#setting(SETTING.follow, (value) => value !== false);
  readonly followExclude = this.#setting(SETTING.followExclude, strings);
  readonly terminalPath = this.#setting(SETTING.terminalPath, (value) => value !== false);
  readonly logLevel = this.#setting(SETTING.logLevel, logLevel);
  readonly findingExclude = this.#setting(SETTING.findingExclude, strings);
  readonly flags = this.#setting(SETTING.flags, strings);
  readonly settingSources = this.#setting(SETTING.settingSources, strings);
  // Paths lead out of the workspace, so that one nobody trusts may not set them.
  readonly configDirectory = this.#setting(SETTING.configDirectory, named, 'path');
  readonly startDirectory = this.#setting(SETTING.startDirectory, named, 'path');
  readonly addedDirectories = this.#setting(SETTING.addedDirectories, strings, 'path');

  dispose(): void {
    this.#store.dispose();
  }

  #setting<T>(key: string, parse: (value: unknown) => T, kind?: 'path'): Setting<T> {
    const read = () => parse(kind === 'path' ? trustedValue(key) : valueOf(key));
    let value = read();
    const changed = this.#store.add(new Emitter<T>());
    const update = () => {
      const next = read();
      if (JSON.stringify(next) === JSON.stringify(value)) return;
      value = next;
      changed.fire(value);
    };
    this.#store.add(
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration(key)) update();
      }),
    );
    if (kind === 'path') this.#store.add(vscode.workspace.onDidGrantWorkspaceTrust(update));
    return {
      get value() {
        return value;
      },
      onDidChange: changed.event,
    };
  }
}

function valueOf(key: string): unknown {
  return vscode.workspace.getConfiguration().get(key);
}

function trustedValue(key: string): unknown {
  if (vscode.workspace.isTrusted) return valueOf(key);
  return vscode.workspace.getConfiguration().inspect(key)?.globalValue;
}

function logLevel(value: unknown): LogLevel {
  return value === 'off' || value === 'debug' ? value : 'info';
}

/** A text that names something; empty and `auto` name nothing. */
function named(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value !== 'auto' ? value : undefined;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
