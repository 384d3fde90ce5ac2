/** The stack as Markdown to paste elsewhere: what is loaded, what waits and what does not load, each with its reason. */
import type { Report } from '../core/report';
import { escapeMarkdown } from './escape';
import { layerName } from './layerCard';
import { hasOwnFile } from './layerName';
import { reasonSentence } from './reasons';
import { shownPath } from './shownPath';
import { longTokens, shareOf, shortNumber, shortTokens } from './tokens';
import { markdownVoice } from './voice';
import type { CommandWords } from './words/commandEn';
import { fill } from './words/fill';
import { say, type Words } from './words/say';

export function stackMarkdown(report: Report, words: Words, own: CommandWords): string {
  const voice = markdownVoice(words, report);
  const { budget, claude, model } = report;
  const head = fill(own['command.stackHead'], {
    used: longTokens(words, budget.used),
    share: shareOf(budget.used, budget.window),
    window: shortNumber(budget.window),
    model: escapeMarkdown(model.id),
    version: escapeMarkdown(claude.version),
  });
  const layers = report.stack.map((layer) => {
    const name = hasOwnFile(layer) ? voice.mark(shownPath(layer.path, report)) : layerName(layer, words);
    return `${layer.order}. ${name} — ${shortTokens(layer.tokens)} — ${reasonSentence(layer.reason, voice)}`;
  });
  const others = (of: Report['waiting'] | Report['notLoaded']) =>
    of.map(({ path, reason }) => `- ${voice.mark(shownPath(path, report))} — ${reasonSentence(reason, voice)}`);
  return [
    ['## Context Stack', head, layers.join('\n')],
    section(say(words, 'group.waiting'), others(report.waiting)),
    section(say(words, 'group.notLoaded'), others(report.notLoaded)),
  ]
    .flat()
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`### ${heading}`, lines.join('\n')];
}
