/** Findings as SARIF 2.1.0, which code hosts and editors show beside the code. */
import type { Log, PhysicalLocation, ReportingDescriptor, Result } from 'sarif';
import { version } from '../../package.json';
import { SEVERITIES, type FindingCode, type Severity } from '../core/findings/catalogue';
import { relativeTo, type Path } from '../core/files/path';
import type { Finding, Place } from '../core/findings/finding';
import { findingDocs } from '../present/findingDocs/findingDocs';
import { findingSentence } from '../present/findings';
import type { Checked } from './checkText';

const LEVELS: Readonly<Record<Severity, Result.level>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

const ROOT = 'ROOT';

export function sarifLog({ root, findings, voice }: Checked): Log {
  const codes = Object.keys(SEVERITIES) as FindingCode[];
  const resultOf = (finding: Finding): Result => ({
    ruleId: finding.code,
    ruleIndex: codes.indexOf(finding.code),
    level: LEVELS[finding.severity],
    message: { text: findingSentence(finding, voice) },
    locations: [{ physicalLocation: locationOf(finding, root) }],
    relatedLocations: finding.related.map((place) => ({ physicalLocation: locationOf(place, root) })),
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Context Stack', version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { uri: `${fileUri(root)}/` } },
        results: findings.map(resultOf),
      },
    ],
  };
}

function ruleOf(code: FindingCode): ReportingDescriptor {
  const { title, about, mend } = findingDocs[code];
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: about },
    help: { text: mend },
    defaultConfiguration: { level: LEVELS[SEVERITIES[code]] },
  };
}

function locationOf({ path, range }: Place, root: Path): PhysicalLocation {
  const inside = relativeTo(root, path);
  return {
    artifactLocation: inside === undefined ? { uri: fileUri(path) } : { uri: encoded(inside), uriBaseId: ROOT },
    region: {
      startLine: range.startLine + 1,
      startColumn: range.startCharacter + 1,
      endLine: range.endLine + 1,
      endColumn: range.endCharacter + 1,
    },
  };
}

function fileUri(path: Path): string {
  return `file://${path.startsWith('/') ? '' : '/'}${encoded(path)}`;
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
