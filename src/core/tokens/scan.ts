/**
 * One pass over a text: cuts it into the pieces no token reaches across (words, numbers, runs of signs, white
 * space) and adds up what they cost, by kind of text.
 */
import { ALONE, DIGIT, DROPPED, NEWLINE, PUNCTUATION, SPACE, SYMBOL, TAB, WORD } from './characters';
import { endOf, kindAt, unitsAt } from './characters';
import { CJK, PLAIN, RARE } from './kindOfText';
import { remembered } from './remembered';
import { LONGEST_RUN, punctuationCosts, symbolCosts, type Left, type Right } from './signs';
import type { Table } from './table';
import { LONGEST_WORD, notCosted, wordCosts } from './words';

/** Adds what a normalised text costs between two places to the sums of its kinds. */
export type Scan = (text: string, from: number, to: number, sums: Float64Array) => void;

/** Characters that stand alone and are in no list. */
const ALONE_COST = 2;
const BEYOND_COST = 3.3;
/** A kind and a cost are remembered as one number; no piece costs more. */
const KIND = 4096;
/** Blanks, tabs and new lines are tokens of up to so many. */
const BLANKS = 16;
const APOSTROPHE = 39;
/** How long what follows an apostrophe may be to be one piece with it. */
const LONGEST_CONTRACTION = 3;

export function scanner(table: Table): Scan {
  const { signs, runs, characters } = table;
  const costOf = wordCosts(table);
  const costed = notCosted();
  const words = remembered((word) => {
    costOf(word, costed);
    return costed.kind * KIND + costed.cost;
  });
  const punctuationCost = punctuationCosts(table);
  const beside = (left: Left, right: Right) => remembered((run) => punctuationCost(run, left, right));
  const rightOfNothing = { n: beside('n', 'n'), s: beside('n', 's'), l: beside('n', 'l') };
  const rightOfBlank = { n: beside('s', 'n'), s: beside('s', 's'), l: beside('s', 'l') };
  const symbolCost = symbolCosts(table);
  const isMeasured = (symbol: string) => signs.has(`y${symbol}`) || runs.has(symbol);
  const symbols = remembered((run) => {
    const kind = Array.from(run).every(isMeasured) ? PLAIN : RARE;
    return kind * KIND + symbolCost(run, 'n', 'n');
  });
  const newlines = table.family === 'old' ? { first: 30, more: 32 } : { first: BLANKS, more: BLANKS };

  /** The length of `'s` and its like at `at`, right behind a word; 0 where there is none. */
  function contractionAt(text: string, at: number, to: number): number {
    if (at >= to || text.charCodeAt(at) !== APOSTROPHE) return 0;
    const end = endOf(text, at + 1, Math.min(to, at + 1 + LONGEST_CONTRACTION), WORD);
    return signs.has(`c${text.slice(at, end)}`) ? end - at : 0;
  }

  return (text, from, to, sums) => {
    const add = (kind: number, cost: number) => (sums[kind] = (sums[kind] ?? 0) + cost);
    const addPacked = (packed: number) => add(Math.floor(packed / KIND), packed % KIND);
    let before = NEWLINE;
    for (let at = from; at < to;) {
      const start = at;
      const kind = kindAt(text, at);
      switch (kind) {
        case WORD: {
          at = endOf(text, at, Math.min(to, at + LONGEST_WORD), WORD);
          addPacked(words(text.slice(start, at)));
          const contraction = contractionAt(text, at, to);
          if (contraction > 0) {
            add(PLAIN, signs.get(`c${text.slice(at, at + contraction)}`) ?? 1);
            at += contraction;
          }
          break;
        }
        case PUNCTUATION: {
          at = endOf(text, at, Math.min(to, at + LONGEST_RUN), PUNCTUATION);
          const costs = before === SPACE ? rightOfBlank : rightOfNothing;
          add(PLAIN, costs[rightOf(text, at, to)](text.slice(start, at)));
          break;
        }
        case SPACE:
        case TAB:
        case NEWLINE: {
          at = endOf(text, at, to, kind);
          const next = at < to ? kindAt(text, at) : NEWLINE;
          if (kind === NEWLINE) add(PLAIN, newlineCost(at - start, newlines));
          else if (kind === TAB || at - start > 1) add(PLAIN, Math.ceil((at - start) / BLANKS));
          else if (!(isJoined(before) && isJoined(next))) add(PLAIN, 1);
          break;
        }
        case DIGIT:
          at = endOf(text, at, to, DIGIT);
          add(PLAIN, Math.ceil((at - start) / 3));
          break;
        case ALONE: {
          at += unitsAt(text, at);
          const cost = characters.get(text.slice(start, at));
          const isBeyond = at - start > 1;
          add(isBeyond ? RARE : CJK, cost ?? (isBeyond ? BEYOND_COST : ALONE_COST));
          break;
        }
        case SYMBOL: {
          const last = Math.min(to, at + LONGEST_RUN);
          while (at < last && kindAt(text, at) === SYMBOL) at += unitsAt(text, at);
          addPacked(symbols(text.slice(start, at)));
          break;
        }
        default:
          at += unitsAt(text, at);
      }
      if (kind !== DROPPED) before = kind;
    }
  };
}

/** A single space between two of these is part of the second. */
function isJoined(kind: number): boolean {
  return kind === WORD || kind === PUNCTUATION;
}

function newlineCost(count: number, { first, more }: { first: number; more: number }): number {
  return count <= first ? 1 : 1 + Math.ceil((count - first) / more);
}

/** What stands right of a run of punctuation that ends at `at`. */
function rightOf(text: string, at: number, to: number): Right {
  if (at >= to) return 'n';
  const kind = kindAt(text, at);
  if (kind === WORD) return text.charCodeAt(at - 1) === APOSTROPHE ? 'l' : 'n';
  if (kind !== SPACE || at + 1 >= to) return 'n';
  const next = kindAt(text, at + 1);
  return next === SPACE || next === TAB || next === NEWLINE ? 'n' : 's';
}
