/** Read-only documents that show a text as it is sent, drawn anew while they are open. */
import * as vscode from 'vscode';
import type { Report } from '../core/report';
import { DisposableStore, type Disposable } from '../events';
import { AS_SENT_SCHEME } from '../ids';
import type { Inspection } from '../inspection';
import { layerOfAddress } from '../present/asSentAddress';
import { say, wordsFor } from '../present/words/say';

export function registerAsSent(inspection: Inspection, language: string): Disposable {
  const store = new DisposableStore();
  const words = wordsFor(language);
  const changed = store.add(new vscode.EventEmitter<vscode.Uri>());
  store.add(
    vscode.workspace.registerTextDocumentContentProvider(AS_SENT_SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => {
        const id = inspection.report && textIdOf(layerOfAddress(uri.query), inspection.report);
        return id === undefined ? say(words, 'asSent.gone') : inspection.text(id);
      },
    }),
  );
  store.add(
    inspection.onDidChange(() => {
      for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === AS_SENT_SCHEME) changed.fire(uri);
    }),
  );
  return store;
}

/** What was told stays to be seen, also when compaction has taken it out of the stack. */
function textIdOf(layer: string | undefined, report: Report): string | undefined {
  const told = report.steps.flatMap((step) => [...step.memory, ...step.mentioned, ...step.invoked, ...step.restored]);
  return [...report.stack, ...told].find(({ id }) => id === layer)?.text;
}
