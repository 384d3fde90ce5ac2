/** Findings as the JSON that docs/check.schema.json describes. */
import { findingSentence, fixTitle } from '../present/findings';
import type { Checked } from './checkText';

export function checkJson({ root, findings, report, voice }: Checked): object {
  return {
    schema: 'context-stack/check/1',
    claude: report.claude.version,
    start: report.start,
    root,
    findings: findings.map(({ code, severity, path, range, data, paths, related, fixes }) => ({
      code,
      severity,
      path,
      range,
      data: { ...data, ...paths },
      sentence: findingSentence({ code, data, paths }, voice),
      related,
      fixes: fixes.map(({ changes, ...fix }) => ({
        code: fix.code,
        safety: fix.safety,
        title: fixTitle(fix, voice),
        changes,
      })),
    })),
  };
}
