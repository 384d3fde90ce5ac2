/** The sentences of a memory file, each with the heading it stands under, for those that may contradict another's. */
import { normalise } from '../../files/text';
import type { MemoryFile } from '../../parse/memoryFile';

export interface Sentence {
  /** Offsets in the file's text. */
  readonly from: number;
  readonly to: number;
  /** In lower case, white space folded, without list marks, emphasis and the full stop. */
  readonly said: string;
  /** Narrows what it holds for: the heading, or the words before a list; empty where that is nothing special. */
  readonly about: string;
}

/** Longer texts are data. */
const MOST_CHARACTERS = 200_000;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/;

/** No code, comments, tables and quotes. A sentence may go over several lines. */
export function* sentencesOf({ file, frontmatter }: MemoryFile): Iterable<Sentence> {
  const text = normalise(file.text);
  if (text.length > MOST_CHARACTERS) return;
  let offset = 0;
  let start = -1;
  let end: 'fence' | 'comment' | undefined;
  let heading = '';
  let lead = '';
  const lines = text.split('\n');
  for (let at = 0; at <= lines.length; at++) {
    const line = lines[at] ?? '';
    const isBreak = at === lines.length || at < frontmatter.bodyLine || line.trim() === '' || /^\s*[#|<>]/.test(line);
    if (start >= 0 && (isBreak || FENCE.test(line) || ITEM.test(line))) {
      const block = text.slice(start, offset - 1);
      yield* split(block, start, lead === '' ? heading : lead);
      // what ends in a colon is about the list behind it
      if (/[:：]\s*$/.test(block)) lead = specialIn(folded(block).replace(/[:：]$/, ''));
      start = -1;
    }
    if (end !== undefined) {
      if (end === 'fence' ? FENCE.test(line) : line.includes('-->')) end = undefined;
    } else if (at < frontmatter.bodyLine) end = undefined;
    else if (FENCE.test(line)) end = 'fence';
    else if (/^\s*<!--/.test(line) && !line.includes('-->')) end = 'comment';
    else if (/^#{1,6}\s/.test(line)) {
      lead = '';
      // the first heading is a title
      heading = /^#\s/.test(line) ? '' : specialIn(folded(line.replace(/^#+\s+/, '')));
    } else if (!isBreak && start < 0) {
      const mark = ITEM.exec(line)?.[0].length ?? 0;
      if (mark === 0) lead = '';
      start = offset + mark;
    }
    offset += line.length + 1;
  }
}

/** Names of sections that hold for everything. */
const GENERAL =
  /^(?:general|overview|basics|(?:code|coding)?[ -]?(?:style|styles|standards?|conventions?|quality|guidelines?|rules?)(?: guide(?:lines)?)?|formatting|principles|preferences|important(?: rules| notes)?|critical|workflow|development|commands?|tools|tooling|setup|package manage(?:r|ment)|packages|dependencies|tests?|testing|git|notes?|memory|instructions|project(?: rules| conventions)?|communication|language|responses?|do|don'ts?|dos and don'ts|スタイル|コーディング規約|コードスタイル|規約|ルール|基本|全般|方針|開発|共通|一般|言語|コミュニケーション|代码风格|代码规范|编码规范|规范|规则|通用|基本|原则|约定|语言|沟通|开发)$/;

function specialIn(heading: string): string {
  return GENERAL.test(heading.replace(/^[^\p{L}]+/u, '')) ? '' : heading;
}

function* split(block: string, start: number, about: string): Iterable<Sentence> {
  for (const match of block.matchAll(/(?:[^.;!?。；！？]|[.;!?](?!\s|$))+/g)) {
    const part = match[0];
    const said = folded(part);
    if (said.length < 4) continue;
    const from = start + match.index + (part.length - part.trimStart().length);
    yield { from, to: from + part.trim().length, said, about };
  }
}

function folded(text: string): string {
  return text
    .replaceAll(/[*_`"“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
}
