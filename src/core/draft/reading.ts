/** How an instruction file is read when it is sent: what of it goes, where it is cut, and where its parts stand in it. */
import type { Token } from 'marked';
import type { Behaviour } from '../claudeCode/behaviour';
import type { Path } from '../files/path';
import { normalise } from '../files/text';
import { BlockMemory } from '../parse/blocks';
import { readFrontmatter } from '../parse/frontmatter';
import { keptBlocks } from '../parse/markdown';
import type { Report } from '../report';
import { wasReadAsFile } from './readAsFile';
import { cutIndex, type MemoryIndexText } from '../session/memoryIndex';

/**
 * `memory`: without frontmatter and block comments. `index`: as well, and cut. `skill`: the body as it stands.
 */
export type Reading = 'memory' | 'index' | 'skill';

/** How the report reads this file; nothing for a file that is no instruction to it. */
export function readingOf(report: Report, path: Path): Reading | undefined {
  const { stack, waiting, skills } = report;
  const layer = stack.find((each) => each.path === path && isInstruction(each));
  if (layer?.kind === 'skill' || skills.some((skill) => skill.path === path)) return 'skill';
  if (layer) return layer.kind === 'autoMemory' ? 'index' : 'memory';
  return waiting.some((item) => item.path === path) || wasReadAsFile(report, path) ? 'memory' : undefined;
}

/** What is told as an instruction, and not as a file somebody has looked at. */
export function isInstruction({ kind }: Report['stack'][number]): boolean {
  return kind !== 'mention' && kind !== 'file' && kind !== 'skillListing' && kind !== 'summary' && kind !== 'settings';
}

/** One top-level block. */
export interface Part {
  readonly block: Token;
  /** What is sent of it, but for a cut. */
  readonly kept: string;
}

export interface DraftText {
  /** With LF line ends. */
  readonly text: string;
  /** Where the body begins in it. */
  readonly bodyAt: number;
  readonly body: string;
  readonly parts: () => readonly Part[];
  readonly sent: string;
  /** Of an index. */
  readonly index: MemoryIndexText | undefined;
}

const memory = new BlockMemory();
/** What was read last under each name: the weight, the lenses and what is dimmed ask one after the other. */
const last = new Map<string, { readonly key: string; readonly behaviour: Behaviour; readonly draft: DraftText }>();
const MOST_KNOWN = 16;

/** Reads a text that is being edited: quick, since what was read under its name (its path) before is remembered. */
export function readDraft(name: string, written: string, reading: Reading, behaviour: Behaviour): DraftText {
  const text = normalise(written, behaviour.bomIgnored);
  const known = last.get(name);
  if (known?.draft.text === text && known.key === reading && known.behaviour === behaviour) return known.draft;
  const draft = read(name, text, reading, behaviour);
  if (last.size >= MOST_KNOWN) last.clear();
  last.set(name, { key: reading, behaviour, draft });
  return draft;
}

function read(name: string, text: string, reading: Reading, behaviour: Behaviour): DraftText {
  const { body } = readFrontmatter(text, behaviour);
  let known: readonly Part[] | undefined;
  const parts = () => (known ??= partsOf(name, body, reading, behaviour));
  const stripped = strips(reading) && body.includes('<!--') ? joined(parts()) : body;
  const index = reading === 'index' ? cutIndex(stripped.trim(), behaviour) : undefined;
  return { text, bodyAt: text.length - body.length, body, parts, sent: index?.sent ?? stripped.trim(), index };
}

/** What is sent of the parts before it is trimmed and cut. */
export function joined(parts: readonly Part[]): string {
  return parts.map(({ kept }) => kept).join('');
}

function strips(reading: Reading): boolean {
  return reading !== 'skill';
}

function partsOf(name: string, body: string, reading: Reading, behaviour: Behaviour): readonly Part[] {
  const blocks = memory.of(name, body) ?? [];
  // measured: what no comment stands in is sent as it is
  const hasGaps = strips(reading) && body.includes('<!--');
  const kept = hasGaps ? keptBlocks(blocks, behaviour.definitionsKept) : undefined;
  return blocks.map((block, at) => ({ block, kept: kept?.[at] ?? block.raw }));
}
