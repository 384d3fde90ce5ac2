/** Asks whose behaviour is shown: the version that was found, one of those measured, or one that is typed. */
import * as vscode from 'vscode';
import { MEASURED, NEWEST_KNOWN } from '../core/claudeCode/behaviour';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import type { CommandWords } from '../present/words/commandEn';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { command } from './command';
import type { CommandDeps } from './deps';

interface VersionItem extends vscode.QuickPickItem {
  readonly choice: { readonly kind: 'find' | 'other' } | { readonly kind: 'version'; readonly version: string };
}

export function registerChooseClaudeVersion(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.chooseClaudeVersion, async () => {
    const words = commandWords(vscode.env.language);
    const now = deps.inspection.report?.claude;
    const found = now && now.how !== 'setting' ? fill(words['command.versionIs'], { version: now.version }) : '';
    const items: readonly VersionItem[] = [
      { label: words['command.versionFind'], description: found, choice: { kind: 'find' } },
      ...MEASURED.toReversed().map((version): VersionItem => {
        const current = now?.how === 'setting' && now.version === version;
        return {
          label: version,
          description: current ? words['command.versionNow'] : words['command.versionMeasured'],
          choice: { kind: 'version', version },
        };
      }),
      { label: words['command.versionOther'], choice: { kind: 'other' } },
    ];
    const chosen = await vscode.window.showQuickPick(items, { title: words['command.versionTitle'] });
    if (!chosen) return;
    const { choice } = chosen;
    if (choice.kind === 'find') return deps.control.chooseClaude(undefined);
    const version = choice.kind === 'version' ? choice.version : await askVersion(words, now?.version);
    if (version !== undefined) await deps.control.chooseClaude(version);
  });
}

async function askVersion(words: CommandWords, value: string | undefined): Promise<string | undefined> {
  const typed = await vscode.window.showInputBox({
    title: words['command.versionTitle'],
    prompt: words['command.versionPrompt'],
    value: value ?? NEWEST_KNOWN,
    validateInput: (text) => (isVersion(text) ? undefined : words['command.versionInvalid']),
  });
  return typed === undefined || !isVersion(typed) ? undefined : typed.trim();
}

function isVersion(text: string): boolean {
  return /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(text.trim());
}
