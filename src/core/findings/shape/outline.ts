/**
 * An instruction file line by line: headings, code, numbered steps and what belongs to them. Enough to tell when
 * something is to be done from how; no Markdown parser, so that a thousand files cost nothing.
 */

type LineKind = 'blank' | 'heading' | 'code' | 'step' | 'ofStep' | 'text';

export interface Line {
  readonly text: string;
  readonly kind: LineKind;
  /** Of a heading, from 1. */
  readonly depth: number;
}

/** Longer lines are no headings: their end is searched for in the square of their length. */
const LONGEST_HEADING = 500;

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const STEP = /^ {0,3}\d{1,3}[.)]\s+\S/;
const STEP_HEADING =
  /^(?:(?:step|phase)\s*\d+|\d{1,2}[.)]\s|手順\s*\d|ステップ\s*\d|步骤\s*[\d一二三四五六七八九十]|第\s*[\d一二三四五六七八九十]+\s*步)/i;

/** `text` has LF line ends; lines before `from` count as blank. */
export function linesOf(text: string, from = 0): readonly Line[] {
  let fence: string | undefined;
  let inStep = false;
  let underStepHeading = false;
  let stepDepth = 0;
  return text.split('\n').map((written, at): Line => {
    const line = (kind: LineKind, depth = 0): Line => ({ text: written, kind, depth });
    if (at < from) return line('blank');
    const mark = /^\s*(`{3,}|~{3,})/.exec(written)?.[1];
    if (fence !== undefined) {
      if (mark !== undefined && mark.startsWith(fence) && written.trim() === mark) fence = undefined;
      return line(inStep || underStepHeading ? 'ofStep' : 'code');
    }
    if (mark !== undefined) {
      fence = mark;
      return line(inStep || underStepHeading ? 'ofStep' : 'code');
    }
    if (written.trim() === '') return line('blank');
    const [, marks, title = ''] = (written.length > LONGEST_HEADING ? undefined : HEADING.exec(written)) ?? [];
    if (marks !== undefined) {
      inStep = false;
      const depth = marks.length;
      if (STEP_HEADING.test(title)) {
        underStepHeading = true;
        stepDepth = depth;
        return line('step', depth);
      }
      if (depth <= stepDepth) underStepHeading = false;
      return line(underStepHeading ? 'ofStep' : 'heading', depth);
    }
    if (STEP.test(written)) {
      inStep = true;
      return line(underStepHeading ? 'ofStep' : 'step');
    }
    if (underStepHeading) return line('ofStep');
    if (inStep && /^(?: {2,}|\t)/.test(written)) return line('ofStep');
    inStep = false;
    return line('text');
  });
}

export interface Section {
  /** Lines, the end exclusive, without the blank ones at the end. */
  readonly from: number;
  readonly to: number;
  /** Its first heading, when nothing stands before it. */
  readonly title: string | undefined;
  readonly heading: string | undefined;
  /** What stands between the heading and the first step or code, without blank lines. */
  readonly intro: readonly string[];
  readonly steps: number;
  /** Steps and their lines that hold code. */
  readonly commands: number;
  /** Lines that are not blank, the heading's not among them; and how many of these belong to steps. */
  readonly lines: number;
  readonly ofSteps: number;
  readonly characters: number;
}

export function sectionOf(all: readonly Line[], start: number, end: number): Section {
  let [from, to] = [start, end];
  while (from < to && all[from]?.kind === 'blank') from++;
  while (to > from && all[to - 1]?.kind === 'blank') to--;
  const [first] = all.slice(from, to);
  const heading = first?.kind === 'heading' ? first.text : undefined;
  const body = all.slice(heading === undefined ? from : from + 1, to).filter(({ kind }) => kind !== 'blank');
  const ofSteps = body.filter(({ kind }) => kind === 'step' || kind === 'ofStep');
  const introEnd = body.findIndex(({ kind }) => kind !== 'text');
  return {
    from,
    to,
    title: heading === undefined ? undefined : HEADING.exec(heading)?.[2],
    heading,
    intro: body.slice(0, introEnd < 0 ? body.length : introEnd).map(({ text }) => text.trim()),
    steps: body.filter(({ kind }) => kind === 'step').length,
    commands: ofSteps.filter(({ text }) => /`[^`]+`|^\s*(?:`{3,}|~{3,})\S*\s*$/.test(text)).length,
    lines: body.length,
    ofSteps: ofSteps.length,
    characters: body.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The section of every heading, down to the next one that is as high; outer before inner. */
export function sections(all: readonly Line[]): readonly Section[] {
  return all.flatMap(({ kind, depth }, at) => {
    if (kind !== 'heading' || depth < 2) return [];
    const next = all.findIndex((line, index) => index > at && line.kind === 'heading' && line.depth <= depth);
    return [sectionOf(all, at, next < 0 ? all.length : next)];
  });
}
