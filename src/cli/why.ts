/** `context-stack why`: explains one file, in sentences or as the data behind them. */
import { explain, type Explanation, type Standing } from '../core/explain/explain';
import { lookAt } from '../core/explain/sight';
import { isAbsolute, join, type Path } from '../core/files/path';
import type { Report } from '../core/report';
import { fromNative } from '../disk/nativePath';
import { shownPath } from '../present/shownPath';
import { explained, plainText } from '../present/why/explained';
import { whyVoice, type Part, type WhyVoice } from '../present/why/parts';
import { reasonSentence } from '../present/reasons';
import { whyEn } from '../present/words/whyEn';
import { wordsFor } from '../present/words/say';
import { parseWhyArguments } from './arguments';
import { oneLine } from './columns';
import { whyHelp } from './help';
import { answer } from './inspect';
import type { Terminal } from './terminal';

/** Runs the command. Throws `BadInput` for what the person got wrong; a file that is not there is an answer. */
export async function runWhy(argv: readonly string[], terminal: Terminal): Promise<void> {
  const args = parseWhyArguments(argv);
  if (args.help) {
    terminal.print(whyHelp);
    return;
  }
  const inspected = await answer(args, terminal);
  const { report } = inspected;
  const path = (text: string): Path =>
    isAbsolute(text) ? fromNative(text, terminal.machine.platform) : join(report.start, text.replace(/\/+$/, ''));
  const touch = args.touch === undefined ? undefined : path(args.touch);
  const explanation = explain(await lookAt(terminal.tree, inspected, path(args.file), touch));
  const voice = whyVoice({ report, words: wordsFor('en'), why: whyEn }, 'plain');
  const parts = explained(explanation, voice);
  terminal.print(args.json ? jsonText(explanation, parts, voice) : text(explanation, parts, report));
}

function text({ path }: Explanation, parts: readonly Part[], report: Report): string {
  const { version, measured } = report.claude;
  const lines = plainText(parts).split('\n').map(oneLine);
  const head = `${oneLine(shownPath(path, report))}  (Claude Code ${version}${measured ? '' : ', newer than what was measured'})`;
  return `${[head, ...lines].join('\n')}\n`;
}

/** Texts, ids and places among layers are the report's; what is said of one file stands alone. */
function jsonText(explanation: Explanation, parts: readonly Part[], voice: WhyVoice): string {
  const { path, state, answer: told, origin, now, ahead, condition, since, touch } = explanation;
  const printed = {
    schema: 'context-stack-why/1',
    claude: voice.report.claude.version,
    start: voice.report.start,
    path,
    state,
    answer: told,
    origin,
    ...standing(now, voice),
    ahead: ahead ? { folder: ahead.folder, ...standing(ahead.then, voice) } : null,
    condition: condition ?? null,
    since,
    touch: touch
      ? {
          file: touch.file,
          effect: touch.effect,
          ...standing(touch.then, voice),
          notes: touch.notes.map((note) => worded(note, voice)),
        }
      : null,
    sentences: parts.flatMap(({ lines }) => lines),
  };
  return `${JSON.stringify(printed, null, 2)}\n`;
}

function standing({ layers, waiting, notLoaded, skills }: Standing, voice: WhyVoice): object {
  return {
    loaded: layers.map(({ kind, scope, order, step, hop, reason, tokens, fate, olderThanDisk }) => ({
      kind,
      scope,
      order,
      step,
      hop,
      reason: worded(reason, voice),
      tokens,
      fate,
      olderThanDisk,
    })),
    waiting: waiting.map(({ reason, tokens }) => ({ reason: worded(reason, voice), tokens })),
    notLoaded: notLoaded.map(({ reason }) => ({ reason: worded(reason, voice) })),
    skills: skills.map(({ name, kind, state, reason }) => ({
      name,
      kind,
      state,
      reason: reason ? worded(reason, voice) : null,
    })),
  };
}

function worded(reason: Parameters<typeof reasonSentence>[0], voice: WhyVoice): object {
  return { code: reason.code, data: reason.data, sentence: reasonSentence(reason, voice) };
}
