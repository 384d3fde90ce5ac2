/** An explanation made of a report alone: for tests whose report was written by hand. */
import { NEWEST_KNOWN } from '../../src/core/claudeCode/behaviour';
import { explain, type Explanation } from '../../src/core/explain/explain';
import { join, toPath, type Path } from '../../src/core/files/path';
import type { Inspected } from '../../src/core/inspect';
import type { Report } from '../../src/core/report';

export function explanationOf(report: Report, path: Path): Explanation {
  const { start, home } = report;
  const place = { start, home, config: join(home, '.claude'), managed: toPath('/managed'), addedDirs: [], flags: [] };
  const plugins = { real: new Map(), inSkills: [] };
  const snapshot = { place, plugins, autoMemory: toPath('/none') };
  const now = { report, inputs: { snapshot, claude: { version: NEWEST_KNOWN } } } as unknown as Inspected;
  // nothing can be read of it: what the report says is all there is
  const state = { kind: 'unreadable', message: '' } as const;
  return explain({ path, state, now, near: undefined, touched: undefined });
}
