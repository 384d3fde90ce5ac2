/** Shows a layer's text as the model reads it, in a document that cannot be written. */
import * as vscode from 'vscode';
import type { Layer, Report } from '../core/report';
import type { Disposable } from '../events';
import { AS_SENT_SCHEME, COMMAND } from '../ids';
import { asSentAddress } from '../present/asSentAddress';
import { layerName } from '../present/layerCard';
import { hasOwnFile } from '../present/layerName';
import { shownFolder } from '../present/shownPath';
import { shortTokens } from '../present/tokens';
import { commandWords } from '../present/words/commandWords';
import { wordsFor } from '../present/words/say';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { activePath, layerIn } from './target';

export function registerOpenAsSent(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.openAsSent, async (argument) => {
    const report = needReport(deps.inspection);
    const id = layerIn(argument);
    const layer = id === undefined ? await pickLayer(report, deps) : report.stack.find((each) => each.id === id);
    if (layer) return show(layer);
    if (id !== undefined) throw new HumanError(commandWords(vscode.env.language)['command.noLayer']);
  });
}

async function show(layer: Layer): Promise<void> {
  const uri = vscode.Uri.from({ scheme: AS_SENT_SCHEME, ...asSentAddress(layer) });
  await vscode.window.showTextDocument(uri, { preview: true });
}

interface LayerItem extends vscode.QuickPickItem {
  readonly layer: Layer;
}

/** All layers in their order; those of the file in the editor stand first. */
async function pickLayer(report: Report, deps: CommandDeps): Promise<Layer | undefined> {
  const words = commandWords(vscode.env.language);
  const names = wordsFor(vscode.env.language);
  if (report.stack.length === 0) throw new HumanError(words['command.noLayers']);
  const active = activePath(deps);
  const items = report.stack.map((layer): LayerItem => ({
    label: `${layer.order} ${layerName(layer, names)}`,
    description: hasOwnFile(layer) ? shownFolder(layer.path, report) : '',
    detail: shortTokens(layer.tokens),
    layer,
  }));
  const ordered = [
    ...items.filter(({ layer }) => layer.path === active),
    ...items.filter(({ layer }) => layer.path !== active),
  ];
  const options = { title: words['command.asSentTitle'], matchOnDescription: true };
  return (await vscode.window.showQuickPick<LayerItem>(ordered, options))?.layer;
}
