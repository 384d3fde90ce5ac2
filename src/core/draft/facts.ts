/** What an instruction file in the editor is to the session: what its sections weigh, and what of it is not sent. */
import type { Behaviour } from '../claudeCode/behaviour';
import type { Path } from '../files/path';
import type { Inspected } from '../inspect';
import type { Range } from '../files/range';
import { addTokens, noTokens, type Counter, type Tokens } from '../tokens/tokens';
import { draftOfFile, weightOnDisk } from './withDrafts';
import { isInstruction, joined, readDraft, readingOf, type DraftText, type Part, type Reading } from './reading';

/** A heading with all that stands below it, up to the next one that is not deeper. */
export interface Section {
  /** Zero-based line of the heading. */
  readonly line: number;
  readonly tokens: Tokens;
  /** Nothing of it is sent: it stands behind the cut. */
  readonly isCut: boolean;
}

/** Where Claude Code stops reading a file that is too long for it. */
export interface Cut {
  readonly by: 'lines' | 'characters';
  /** Zero-based place of the first character that is not sent. */
  readonly line: number;
  readonly character: number;
  /** Lines of the file. */
  readonly lines: number;
  /** So many lines or characters are read at most. */
  readonly limit: number;
}

export interface Unsent {
  /** Comments that are taken out. */
  readonly comments: readonly Range[];
  readonly cut: Cut | undefined;
}

/** What an instruction file weighs as it is told (a skill: its body), and what it would once the editor's text is saved. */
export interface FileWeight {
  readonly saved: Tokens;
  /** Nothing where it is the same. */
  readonly draft: Tokens | undefined;
}

/** The weight of an instruction file in the editor; nothing for a file that is none. */
export function weightOf(inspected: Inspected, path: Path, text: string): FileWeight | undefined {
  const { report } = inspected;
  const reading = readingOf(report, path);
  if (!reading) return undefined;
  const layer =
    reading === 'skill' ? undefined : report.stack.find((each) => each.path === path && isInstruction(each));
  if (layer) return { saved: layer.tokens, draft: layer.unsaved };
  const skill = report.skills.find((each) => each.path === path);
  const waiting = report.waiting.find((each) => each.path === path);
  const saved = skill?.bodyTokens ?? waiting?.tokens ?? weightOnDisk(inspected, path, reading);
  return saved && { saved, draft: draftOfFile(inspected, { path }, saved, text, reading) };
}

/** The sections of an instruction file; one that is the whole of it is left out. */
export function sectionsOf(inspected: Inspected, path: Path, text: string): readonly Section[] {
  const draft = draftOf(inspected, path, text);
  return draft ? sections(draft, inspected.count) : [];
}

/** What is not sent of an instruction file; nothing for a file that is none. */
export function unsentOf(inspected: Inspected, path: Path, text: string): Unsent | undefined {
  const draft = draftOf(inspected, path, text);
  return draft && { comments: comments(draft), cut: cutOf(draft, inspected.replayed.world.behaviour) };
}

function draftOf({ report, replayed: { world } }: Inspected, path: Path, text: string): DraftText | undefined {
  const reading: Reading | undefined = readingOf(report, path);
  return reading && readDraft(path, text, reading, world.behaviour);
}

interface Piece {
  readonly depth: number;
  readonly line: number;
  readonly own: Tokens;
  readonly isCut: boolean;
}

function sections(draft: DraftText, count: Counter): Section[] {
  const pieces = piecesOf(draft, count);
  const isWhole = (end: number) => end === pieces.length && pieces[0]?.depth === 0 && pieces[0].own.count === 0;
  return pieces.flatMap(({ depth, line, own, isCut }, at): Section[] => {
    if (depth === 0) return [];
    let end = at + 1;
    while ((pieces[end]?.depth ?? 0) > depth) end++;
    if (at === 1 && isWhole(end)) return [];
    const below = pieces.slice(at + 1, end).map((piece) => piece.own);
    return [{ line, tokens: addTokens([own, ...below]), isCut }];
  });
}

/** Each heading with the text up to the next; first what stands before all of them. */
function piecesOf(draft: DraftText, count: Counter): Piece[] {
  const pieces: Piece[] = [];
  const parts = draft.parts();
  const most = keptChars(draft, parts);
  let line = linesIn(draft.text.slice(0, draft.bodyAt));
  let [head, text, sent, before] = [{ depth: 0, line }, '', 0, 0];
  const end = () => {
    const own = text.trim() === '' ? noTokens : count(text);
    pieces.push({ ...head, own, isCut: before >= most });
  };
  for (const { block, kept } of parts) {
    if (block.type === 'heading') {
      end();
      [head, text, before] = [{ depth: block['depth'] as number, line }, '', sent];
    }
    text += kept.slice(0, Math.max(0, most - sent));
    sent += kept.length;
    line += linesIn(block.raw);
  }
  end();
  return pieces;
}

/** How much of the parts is sent, blanks before the first word counted. */
function keptChars({ index }: DraftText, parts: readonly Part[]): number {
  if (!index || index.cutBy === 'nothing') return Infinity;
  const text = joined(parts);
  return text.length - text.trimStart().length + index.charsKept;
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function comments(draft: DraftText): Range[] {
  if (!draft.body.includes('<!--')) return [];
  const found: Range[] = [];
  const { line: first, character: indent } = positionOf(draft.text, draft.bodyAt);
  let line = first;
  for (const { block, kept } of draft.parts()) {
    if (kept !== block.raw && block.type !== 'space') {
      for (const [from, to] of gapsOf(block)) {
        found.push(movedBy(rangeOf(block.raw, from, to), line, line === first ? indent : 0));
      }
    }
    line += linesIn(block.raw);
  }
  return found;
}

/** The comments of an HTML block; all of a definition. */
function gapsOf({ type, raw }: Part['block']): (readonly [from: number, to: number])[] {
  if (type !== 'html') return [[0, raw.trimEnd().length]];
  return [...raw.matchAll(/<!--[\s\S]*?-->/g)].map((match) => [match.index, match.index + match[0].length]);
}

function movedBy(range: Range, lines: number, indent: number): Range {
  return {
    startLine: range.startLine + lines,
    startCharacter: range.startCharacter + (range.startLine === 0 ? indent : 0),
    endLine: range.endLine + lines,
    endCharacter: range.endCharacter + (range.endLine === 0 ? indent : 0),
  };
}

function cutOf(draft: DraftText, { autoMemoryLines, autoMemoryChars }: Behaviour): Cut | undefined {
  const { index, text } = draft;
  if (!index || index.cutBy === 'nothing') return undefined;
  const parts = draft.parts();
  let left = keptChars(draft, parts);
  let at = draft.bodyAt;
  for (const { block, kept } of parts) {
    if (left < kept.length) {
      // a block of which a comment was taken out is cut as a whole
      at += kept === block.raw ? left : 0;
      break;
    }
    left -= kept.length;
    at += block.raw.length;
  }
  const { line, character } = positionOf(text, text[at] === '\n' ? at + 1 : at);
  const limit = index.cutBy === 'lines' ? autoMemoryLines : autoMemoryChars;
  return { by: index.cutBy, line, character, lines: linesIn(text.trimEnd()) + 1, limit };
}

function rangeOf(text: string, start: number, end: number): Range {
  const [from, to] = [positionOf(text, start), positionOf(text, end)];
  return { startLine: from.line, startCharacter: from.character, endLine: to.line, endCharacter: to.character };
}

function positionOf(text: string, at: number): { readonly line: number; readonly character: number } {
  return { line: linesIn(text.slice(0, at)), character: at === 0 ? 0 : at - (text.lastIndexOf('\n', at - 1) + 1) };
}
