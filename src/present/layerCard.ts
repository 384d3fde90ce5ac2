/** The tooltip of a row: everything there is to say about one layer, or about one thing that is not loaded. */
import type { Path } from '../core/files/path';
import type { Blocked, Reason } from '../core/reason';
import { promptOf } from '../core/tokens/prompt';
import type { Tokens } from '../core/tokens/tokens';
import type { Fate, Layer, NotLoaded, Report, Waiting } from '../core/report';
import { linkLine, type CardLinks, type CardTarget } from './cardLinks';
import { escapeMarkdown } from './escape';
import { hasOwnFile, nameOf } from './layerName';
import { boldMatch, matchedPart } from './matchedPart';
import { needSentence } from './need';
import { reasonSentence } from './reasons';
import { shownName, shownPath } from './shownPath';
import { groupedNumber, layerWeight, longTokens, shareOf, shortTokens } from './tokens';
import { markdownVoice, tell, type Voice } from './voice';
import { say, type Words } from './words/say';

/** What a card is written with. */
export interface CardInk {
  readonly report: Report;
  readonly words: Words;
  readonly links: CardLinks;
}

/** A layer of the stack. */
export function layerCard(layer: Layer, ink: CardInk): string {
  const { report, words } = ink;
  const voice = markdownVoice(words, report);
  const kind = say(words, `kind.${layer.kind}`);
  const facts: string[] = [];
  if (layerWeight(layer) !== '') {
    const share = shareOf(layer.tokens, report.model.window);
    facts.push(say(words, 'card.sent', { tokens: longTokens(words, layer.tokens), share }));
  }
  if (layer.writtenTokens.count !== layer.tokens.count) {
    facts.push(say(words, 'card.written', { tokens: longTokens(words, layer.writtenTokens) }));
  }
  if (layer.unsaved) facts.push(say(words, 'card.unsaved', { tokens: longTokens(words, layer.unsaved) }));
  facts.push(say(words, 'card.compaction', { fate: fateText(words, layer.fate) }));
  const placed = promptOf(report).placed.find(({ layer: each }) => each.id === layer.id);
  if (placed?.inPrefix) {
    const behind: Tokens = { count: placed.invalidates, margin: 0, how: layer.tokens.how };
    facts.push(say(words, 'card.prefix', { tokens: shortTokens(behind) }));
  }
  return joined([
    title(layerName(layer, words), say(words, 'card.place', { kind, order: layer.order, count: report.stack.length })),
    hasOwnFile(layer) ? voice.mark(shownPath(layer.path, report)) : '',
    reasonSentence(layer.reason, voice),
    matchSentence(layer.reason, voice),
    layer.olderThanDisk ? say(words, 'card.older') : '',
    layer.orderNotFixed ? say(words, 'card.orderNotFixed') : '',
    bullets(facts),
    versionSentence(ink),
    linkLine(words, ink.links, { path: layer.path, layer: layer.id, importedAt: importOf(layer.reason) }),
  ]);
}

/** Something that loads when a file is touched. */
export function waitingCard(waiting: Waiting, ink: CardInk): string {
  const { report, words } = ink;
  const voice = markdownVoice(words, report);
  const weight = longTokens(words, waiting.tokens);
  return joined([
    title(shownName(waiting.path), say(words, 'card.waits', { kind: say(words, `kind.${waiting.kind}`) })),
    voice.mark(shownPath(waiting.path, report)),
    reasonSentence(waiting.reason, voice),
    say(words, 'card.need', { need: needSentence(waiting.reason, voice) }),
    bullets([say(words, 'card.would', { tokens: weight, share: shareOf(waiting.tokens, report.model.window) })]),
    versionSentence(ink),
    linkLine(words, ink.links, { path: waiting.path }),
  ]);
}

/** Something that was found and will not load. */
export function notLoadedCard(item: NotLoaded, ink: CardInk): string {
  const { report, words } = ink;
  const voice = markdownVoice(words, report);
  return joined([
    title(shownName(item.path), say(words, 'card.out')),
    voice.mark(shownPath(item.path, report)),
    reasonSentence(item.reason, voice),
    say(words, 'card.need', { need: needSentence(item.reason, voice) }),
    versionSentence(ink),
    linkLine(words, ink.links, notLoadedTarget(item.path, item.reason)),
  ]);
}

/** What a layer is called: its file's name, or what it is when it has no file of its own. */
export function layerName(layer: Pick<Layer, 'kind' | 'path'>, words: Words): string {
  return nameOf(layer, { skillListing: say(words, 'kind.skillListing'), summary: say(words, 'kind.summary') });
}

/** What compaction does to a layer, in a few words. */
export function fateText(words: Words, fate: Fate): string {
  return fate.kind === 'cut'
    ? say(words, 'fate.cut', { tokens: groupedNumber(fate.toTokens) })
    : say(words, `fate.${fate.kind}`);
}

/** The pattern that decided, with the part of the path it matched; for what a pattern brought. */
export function matchSentence(reason: Reason, voice: Voice): string {
  if (reason.code !== 'ruleMatched') return '';
  const { pattern, base, file } = reason.data;
  const part = matchedPart(pattern, base, file);
  return part ? tell(voice, 'card.matched', { pattern: voice.mark(pattern), path: boldMatch(part) }) : '';
}

/** The place of the `@path` that brought something, or was to; the line is counted from 1. */
export function importOf(reason: Reason): { readonly by: Path; readonly line: number } | undefined {
  return 'line' in reason.data ? { by: reason.data.by, line: reason.data.line + 1 } : undefined;
}

/** Paragraphs, without the empty ones. */
export function joined(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** `**CLAUDE.md** — memory file`. */
export function title(name: string, what: string): string {
  return `**${escapeMarkdown(name)}** — ${what}`;
}

function versionSentence({ report, words }: CardInk): string {
  const { version, measured } = report.claude;
  return `*${say(words, measured ? 'card.version' : 'card.newer', { version: escapeMarkdown(version) })}*`;
}

function notLoadedTarget(path: Path, reason: Blocked): CardTarget {
  return { path, importedAt: importOf(reason), missing: reason.code === 'importMissing' };
}
