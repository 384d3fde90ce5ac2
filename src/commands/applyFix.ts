/** Does what a quick fix offers, or all safe ones of a file at once: after a preview, and only when it is confirmed. */
import * as vscode from 'vscode';
import { editOrder, type Fix } from '../core/findings/finding';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import { fixTitle, plainFindingVoice } from '../present/findings';
import { commandWords } from '../present/words/commandWords';
import { propose } from './changes';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { activePath } from './target';

export function registerApplyFix(deps: CommandDeps): Disposable {
  const store = new DisposableStore();
  store.add(
    command(deps, COMMAND.applyFix, async (argument) => {
      const words = commandWords(vscode.env.language);
      const { changes, ...fix } = argument as Fix;
      const label = fixTitle(fix, plainFindingVoice(vscode.env.language, needReport(deps.inspection)));
      await propose({ changes, label, stale: words['command.stale'] });
    }),
  );
  store.add(
    command(deps, COMMAND.fixAllSafe, async () => {
      const words = commandWords(vscode.env.language);
      needReport(deps.inspection);
      const path = activePath(deps);
      const safe = deps.inspection.findings
        .filter((finding) => finding.path === path)
        .flatMap(({ fixes }) => fixes.find(({ safety }) => safety === 'safe') ?? []);
      const changes = editOrder(safe.map((fix) => fix.changes));
      if (changes.length === 0) throw new HumanError(words['command.noSafeFix']);
      await propose({ changes, label: words['command.fixAllSafe'], stale: words['command.stale'] });
    }),
  );
  return store;
}
