/** Makes the parts and joins them: what is learned from disk and editor, what is shown, what can be asked for. */
import * as vscode from 'vscode';
import type { Control } from './control';
import { registerCommands } from './commands/register';
import type { ExactCounts } from './exact';
import { Inspection } from './inspection';
import { commandWords } from './present/words/commandWords';
import { fill } from './present/words/fill';
import { loadTranslation } from './present/words/translations/load';
import { registerActivityView } from './views/activityView';
import { registerAsSent } from './views/asSent';
import { registerBudget } from './views/budget';
import { registerCodeLens } from './views/codeLens';
import { registerEffectiveRulesHover } from './views/effectiveRulesHover';
import { registerProblems } from './views/problems';
import { registerQuickFixes } from './views/quickFixes';
import { registerImportLinks } from './views/importLinks';
import { registerImportRename } from './views/importRename';
import { registerInstructionCompletion } from './views/instructionCompletion';
import { registerInstructionHover } from './views/instructionHover';
import { registerSkillsView } from './views/skillsView';
import { registerStackView } from './views/stackView';
import { registerStatusBar } from './views/statusBar';
import { registerUnsentText } from './views/unsentText';
import { assemble, type Workspace } from './workspace/assemble';
import { pathOf } from './workspace/documentPath';
import { loadEngine } from './workspace/engine';

let workspace: Workspace | undefined;

/** What tests in a real editor hold on to. */
export interface Api {
  readonly inspection: Inspection;
  readonly control: Control;
  readonly exact: ExactCounts;
}

export async function activate(context: vscode.ExtensionContext): Promise<Api> {
  const { language } = vscode.env;
  await loadTranslation(language);
  const words = commandWords(language);
  const inspection = new Inspection();
  const showLogText = words['command.showLog'];
  workspace = assemble({
    context,
    inspection,
    words: { text: words['command.refreshFault'], showLog: showLogText },
    exactWords: {
      stopped: (why, model) => fill(words[`command.exactStopped.${why}`], { model }),
      anotherKey: words['command.exactAnotherKey'],
      turnOff: words['command.exactTurnOff'],
      showLog: showLogText,
    },
  });
  const { control, exact, imagination, log, showLog } = workspace;
  const budget = registerBudget({ inspection, extensionUri: context.extensionUri, engine: loadEngine });
  context.subscriptions.push(
    inspection,
    workspace,
    budget,
    registerStackView(inspection, language),
    registerActivityView(inspection, language),
    registerSkillsView(inspection, language),
    registerStatusBar(inspection, language, pathOf, exact),
    registerEffectiveRulesHover(inspection, language, pathOf),
    registerInstructionHover({ inspection, language, pathOf, reader: loadEngine }),
    registerInstructionCompletion({ inspection, language, pathOf, reader: loadEngine }),
    registerImportLinks({ inspection, pathOf, reader: loadEngine }),
    registerImportRename({ inspection, language, pathOf, reader: loadEngine }),
    registerCodeLens({ inspection, language, pathOf, reader: loadEngine }),
    registerUnsentText({ inspection, language, pathOf, reader: loadEngine }),
    registerAsSent(inspection, language),
    registerProblems(inspection, language),
    registerQuickFixes(inspection, language, pathOf),
    registerCommands({
      inspection,
      control,
      exact,
      imagination,
      log,
      showLog,
      pathOf,
      extensionUri: context.extensionUri,
      openOverview: () => budget.openOverview(),
    }),
  );
  workspace.start();
  return { inspection, control, exact };
}

export function deactivate(): Promise<void> {
  return workspace?.flush() ?? Promise.resolve();
}
