/** Findings for people in a terminal: by file, each with its place, and a count at the end. */
import type { Path } from '../core/files/path';
import type { Finding } from '../core/findings/finding';
import type { Report } from '../core/report';
import { findingSentence, type FindingVoice } from '../present/findings';
import { shownPath } from '../present/shownPath';
import { fill } from '../present/words/fill';
import { oneLine } from './columns';

/** All that is printed, in any form. */
export interface Checked {
  /** The folder that was listed; paths are shown from there. */
  readonly root: Path;
  readonly findings: readonly Finding[];
  readonly report: Report;
  readonly voice: FindingVoice;
}

export function checkText({ findings, voice }: Checked): string {
  const files = new Map<Path, Finding[]>();
  for (const finding of findings) files.set(finding.path, [...(files.get(finding.path) ?? []), finding]);
  const parts = [...files].map(([path, found]) =>
    [oneLine(shownPath(path, voice.from)), ...found.map((finding) => lineOf(finding, voice))].join('\n'),
  );
  return `${[...parts, countText(findings)].join('\n\n')}\n`;
}

function lineOf(finding: Finding, voice: FindingVoice): string {
  const { severity, range, code } = finding;
  const place = `${range.startLine + 1}:${range.startCharacter + 1}`;
  return `  ${place.padEnd(7)} ${severity.padEnd(11)}  ${oneLine(findingSentence(finding, voice))}  ${code}`;
}

function countText(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong in the instruction files.';
  const count = (level: Finding['severity']) => findings.filter(({ severity }) => severity === level).length;
  const counts = { all: findings.length, errors: count('error'), warnings: count('warning') };
  return fill(
    '{all} {all:finding|findings}: {errors} {errors:error|errors}, {warnings} {warnings:warning|warnings}, {rest} more',
    { ...counts, rest: counts.all - counts.errors - counts.warnings },
  );
}
