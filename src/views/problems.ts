/** Findings in the editor's list of problems and under the text, each with the severity the user wants it to have. */
import * as vscode from 'vscode';
import { SEVERITIES, type Severity } from '../core/findings/catalogue';
import type { Finding } from '../core/findings/finding';
import type { Range } from '../core/files/range';
import type { Report } from '../core/report';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND, EXTENSION, SETTING } from '../ids';
import type { Inspection } from '../inspection';
import { findingSentence, plainFindingVoice } from '../present/findings';

const LEVELS = { error: 'Error', warning: 'Warning', information: 'Information', hint: 'Hint' } as const;

export function registerProblems(inspection: Inspection, language: string): Disposable {
  const store = new DisposableStore();
  const problems = store.add(vscode.languages.createDiagnosticCollection(EXTENSION));
  const draw = () => {
    const { report, findings } = inspection;
    problems.clear();
    if (report === undefined) return;
    // findings of one file stand together
    problems.set(findings.map((finding) => [vscode.Uri.file(finding.path), diagnosticOf(finding, report, language)]));
  };
  store.add(inspection.onDidExamine(draw));
  store.add(
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SETTING.findingSeverity)) draw();
    }),
  );
  return store;
}

/** What the user set for a code, else the catalogue's; nothing where it is off. */
function severityOf({ code }: Pick<Finding, 'code'>): Severity | undefined {
  const set = vscode.workspace.getConfiguration().get<Readonly<Record<string, unknown>>>(SETTING.findingSeverity);
  const wanted = set?.[code];
  if (wanted === 'off') return undefined;
  return typeof wanted === 'string' && wanted in LEVELS ? (wanted as Severity) : SEVERITIES[code];
}

function diagnosticOf(finding: Finding, report: Report, language: string): vscode.Diagnostic[] {
  const severity = severityOf(finding);
  if (severity === undefined) return [];
  const voice = plainFindingVoice(language, report);
  const sentence = findingSentence(finding, voice);
  const problem = new vscode.Diagnostic(
    editorRange(finding.range),
    sentence,
    vscode.DiagnosticSeverity[LEVELS[severity]],
  );
  problem.source = EXTENSION;
  const explain = `command:${COMMAND.explainFinding}?${encodeURIComponent(JSON.stringify([finding.code]))}`;
  problem.code = { value: finding.code, target: vscode.Uri.parse(explain) };
  problem.relatedInformation = finding.related.map(
    ({ path, range }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.file(path), editorRange(range)),
        voice.findings['related'],
      ),
  );
  return [problem];
}

export function editorRange({ startLine, startCharacter, endLine, endCharacter }: Range): vscode.Range {
  return new vscode.Range(startLine, startCharacter, endLine, endCharacter);
}
