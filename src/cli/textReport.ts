/** The report for people in a terminal: the rows of the Stack tree as indented lines, in two columns. */
import type { Inspected } from '../core/inspect';
import type { Finding } from '../core/findings/finding';
import type { Report } from '../core/report';
import { noLinks } from '../present/cardLinks';
import { excerpt } from '../present/escape';
import { findingSentence } from '../present/findings';
import type { Row } from '../present/row';
import { shownPath } from '../present/shownPath';
import { stackRows } from '../present/stackRows';
import { groupedNumber, shareOf, shortTokens } from '../present/tokens';
import { plainVoice } from '../present/voice';
import { findingEn } from '../present/words/findings/findingEn';
import { wordsFor } from '../present/words/say';
import { oneLine, widthOf } from './columns';

/** Names longer than this push their description aside instead of making the column wider for all. */
const NAME_COLUMN = 40;
const DESCRIPTION = 100;

/** The whole report, ending with a line break. */
export function textReport({ report }: Pick<Inspected, 'report'>, findings: readonly Finding[]): string {
  const rows = stackRows({ report, words: wordsFor('en'), links: noLinks });
  const parts = [head(report), ...rows.map(groupText)];
  if (rows.length === 0) parts.push('Nothing is loaded: no memory file, rule or skill was found.');
  if (findings.length > 0) parts.push(findingsText(report, findings));
  return `${parts.join('\n\n')}\n`;
}

function head({ start, claude, model, budget }: Report): string {
  const measured = claude.measured ? '' : ' (newer than what was measured)';
  const used = `${shortTokens(budget.used)} of ${groupedNumber(model.window)} tokens (${shareOf(budget.used, model.window)})`;
  return `Context stack of ${oneLine(start)}\nClaude Code ${claude.version}${measured} · ${oneLine(model.id)} · ${used}`;
}

interface Line {
  readonly name: string;
  readonly about: string;
}

function groupText(group: Row): string {
  const lines = group.children.flatMap((row) => linesOf(row, 1));
  const column = Math.min(NAME_COLUMN, Math.max(...lines.map(({ name }) => widthOf(name))));
  const text = lines.map(({ name, about }) => `${name}${' '.repeat(Math.max(0, column - widthOf(name)))}  ${about}`);
  return [`${group.label}  ${group.description}`, ...text.map((line) => line.trimEnd())].join('\n');
}

function linesOf(row: Row, depth: number): Line[] {
  const name = `${'  '.repeat(depth)}${oneLine(row.label)}`;
  const line = { name, about: excerpt(oneLine(row.description), DESCRIPTION) };
  return [line, ...row.children.flatMap((child) => linesOf(child, depth + 1))];
}

function findingsText(report: Report, findings: readonly Finding[]): string {
  const voice = { ...plainVoice(wordsFor('en'), report), findings: findingEn };
  const line = (finding: Finding) => {
    const place = `${shownPath(finding.path, report)}:${finding.range.startLine + 1}`;
    return `  ${finding.severity}  ${oneLine(place)}  ${oneLine(findingSentence(finding, voice))}`;
  };
  return ['Findings', ...findings.map(line)].join('\n');
}
