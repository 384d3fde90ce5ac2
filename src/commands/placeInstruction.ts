/** Where should this instruction live? Four questions, then it is put there: shown first, written when confirmed. */
import * as vscode from 'vscode';
import { basename, dirname, relativeTo } from '../core/files/path';
import { homesOf, type ForWhom } from '../core/findings/shape/homes';
import type { HookEvent, HookWish } from '../core/findings/shape/hook';
import { whereToLive, type Answers, type Home } from '../core/findings/shape/whereToLive';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { excerpt } from '../present/escape';
import { shownPath } from '../present/shownPath';
import type { CommandWords } from '../present/words/commandEn';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { propose } from './changes';
import { command } from './command';
import type { CommandDeps } from './deps';
import { guide, type Question } from './guide';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { openFile } from './openLayer';
import { activePath } from './target';

export function registerPlaceInstruction(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.placeInstruction, async () => {
    const report = needReport(deps.inspection);
    const words = commandWords(vscode.env.language);
    const { inspected, workspaceFiles } = deps.inspection;
    if (!inspected) return;
    const text = (selectedText() ?? (await typedText(words)))?.trim();
    if (text === undefined || text === '') return;
    const { place } = inspected.inputs.snapshot;
    const shownAt = (home: Home, forWhom: ForWhom) => shownPath(homesOf(place, forWhom)[home], report);
    const title = `${words['command.liveTitle']} ${excerpt(text, 40)}`;
    const chosen = await guide(title, 5, (soFar) => questionAfter(soFar, words, shownAt));
    if (!chosen) return;
    const verdict = whereToLive(answersOf(chosen));
    const isRule = verdict.home === 'rule' || verdict.trigger === 'rule';
    const pattern = isRule ? await askPattern(words, patternHere(deps, report.start)) : '';
    const hook = verdict.home === 'hook' ? await askHook(text, chosen, words) : undefined;
    if (pattern === undefined || (verdict.home === 'hook' && !hook)) return;
    const forWhom = chosen.at(-1) === 'user' ? 'user' : 'project';
    const { placeInstruction } = await import('../core/engine');
    const instruction = { text, forWhom, pattern, hook } as const;
    const result = placeInstruction(inspected, workspaceFiles, verdict, instruction);
    if (!result) throw new HumanError(words['command.liveNoSettings']);
    const label = fill(words['command.liveLabel'], { path: shownPath(result.path, report) });
    const done = await propose({ changes: result.changes, label, stale: words['command.stale'] });
    if (done) await openFile(result.path);
  });
}

function selectedText(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.selection.isEmpty) return undefined;
  return editor.document.getText(editor.selection).replaceAll('\r\n', '\n');
}

function typedText(words: CommandWords): Thenable<string | undefined> {
  return vscode.window.showInputBox({ title: words['command.liveTitle'], prompt: words['command.livePrompt'] });
}

const EVENTS = ['edit', 'beforeCommit', 'afterCommit', 'stop', 'sessionStart'] as const satisfies HookEvent[];

/** At an event nothing else is asked but which one. */
function questionAfter(
  chosen: readonly string[],
  words: CommandWords,
  shownAt: (home: Home, forWhom: ForWhom) => string,
): Question | undefined {
  const isHook = chosen[0] === 'atEvents';
  const yesNo = (name: 'steps' | 'files' | 'inFull'): Question => ({
    placeholder: words[`command.live.${name}`],
    choices: (['yes', 'no'] as const).map((value) => ({ label: words[`command.live.${value}`], value })),
  });
  const forWhom = (): Question => {
    const { home } = whereToLive(answersOf(chosen));
    return {
      placeholder: words[`command.live.${home}`],
      choices: (['project', 'user'] as const).map((value) => ({
        label: words[`command.live.${value}`],
        detail: shownAt(home, value),
        value,
      })),
    };
  };
  switch (chosen.length) {
    case 0:
      return {
        placeholder: words['command.live.when'],
        choices: (['byItself', 'whenCalled', 'atEvents'] as const).map((value) => ({
          label: words[`command.live.${value}`],
          value,
        })),
      };
    case 1:
      return isHook
        ? {
            placeholder: words['command.live.event'],
            choices: EVENTS.map((value) => ({ label: words[`command.live.${value}`], value })),
          }
        : yesNo('steps');
    case 2:
      return isHook ? forWhom() : yesNo('files');
    case 3:
      return isHook ? undefined : yesNo('inFull');
    case 4:
      return forWhom();
    default:
      return undefined;
  }
}

function answersOf([when, steps, files, inFull]: readonly string[]): Answers {
  return {
    when: when === 'atEvents' || when === 'whenCalled' ? when : 'byItself',
    steps: steps === 'yes',
    files: files === 'yes',
    inFull: inFull === 'yes',
  };
}

/** The files beside the one in the editor. */
function patternHere(deps: CommandDeps, start: Parameters<typeof relativeTo>[0]): string {
  const path = activePath(deps);
  const folder = path && relativeTo(start, dirname(path));
  const extension = path && /\.\w+$/.exec(basename(path))?.[0];
  if (!folder || folder.startsWith('.claude')) return extension && extension !== '.md' ? `**/*${extension}` : '';
  return `${folder}/**/*${extension ?? ''}`;
}

function askPattern(words: CommandWords, value: string): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: words['command.liveTitle'],
    prompt: words['command.livePattern'],
    value,
    validateInput: (typed) => (typed.trim() === '' ? words['command.livePattern'] : undefined),
  });
}

async function askHook(text: string, chosen: readonly string[], words: CommandWords): Promise<HookWish | undefined> {
  const event = EVENTS.find((each) => each === chosen[1]) ?? 'edit';
  // with parsers and all, which starting the editor does not wait for
  const { commandOf } = await import('../core/engine');
  const typed = await vscode.window.showInputBox({
    title: words['command.liveTitle'],
    prompt: words['command.liveCommand'],
    value: commandOf(text),
    validateInput: (value) => (value.trim() === '' ? words['command.liveCommand'] : undefined),
  });
  return typed === undefined ? undefined : { event, command: typed.trim() };
}
