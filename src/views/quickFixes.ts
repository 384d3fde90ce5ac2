/** What can be done about a finding, offered where it stands. Nothing is written from here: the command previews it. */
import * as vscode from 'vscode';
import type { Finding, Fix } from '../core/findings/finding';
import type { Path } from '../core/files/path';
import type { Disposable } from '../events';
import { COMMAND, EXTENSION } from '../ids';
import type { Inspection } from '../inspection';
import { fixTitle, plainFindingVoice, type FindingVoice } from '../present/findings';
import { fill } from '../present/words/fill';
import { editorRange } from './problems';

const files: vscode.DocumentSelector = [{ scheme: 'file' }, { scheme: 'vscode-remote' }];

/** `pathOf` gives the path of a document that is a file of this machine. */
export function registerQuickFixes(
  inspection: Inspection,
  language: string,
  pathOf: (uri: vscode.Uri) => Path | undefined,
): Disposable {
  return vscode.languages.registerCodeActionsProvider(
    files,
    {
      provideCodeActions(document, range, context) {
        const path = pathOf(document.uri);
        const { report } = inspection;
        if (path === undefined || report === undefined) return [];
        const voice = plainFindingVoice(language, report);
        const here = inspection.findings.filter(
          (finding) =>
            finding.path === path && finding.fixes.length > 0 && editorRange(finding.range).intersection(range),
        );
        return here.flatMap((finding) => finding.fixes.map((fix) => actionOf(finding, fix, context, voice)));
      },
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );
}

function actionOf(
  finding: Finding,
  fix: Fix,
  context: vscode.CodeActionContext,
  voice: FindingVoice,
): vscode.CodeAction {
  const title = fill(voice.findings[`safety.${fix.safety}`], { title: fixTitle(fix, voice) });
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.diagnostics = context.diagnostics.filter(
    ({ source, code }) => source === EXTENSION && typeof code === 'object' && code.value === finding.code,
  );
  action.isPreferred = fix.safety === 'safe' && fix === finding.fixes[0];
  action.command =
    fix.safety === 'byHand'
      ? { title, command: COMMAND.explainFinding, arguments: [finding.code] }
      : { title, command: COMMAND.applyFix, arguments: [fix] };
  return action;
}
