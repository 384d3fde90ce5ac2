/** Every code of a finding with the severity it has unless a setting says otherwise; each area lists its own. */
import { fileSeverities } from './files/severities';
import { importSeverities } from './imports/severities';
import { memorySeverities } from './memory/severities';
import { ruleSeverities } from './rules/severities';
import { shapeSeverities } from './shape/severities';
import { skillSeverities } from './skills/severities';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** By area, in the order of the page, which a script writes. @public */
export const AREAS = {
  rules: ruleSeverities,
  imports: importSeverities,
  memory: memorySeverities,
  skills: skillSeverities,
  shape: shapeSeverities,
  files: fileSeverities,
} as const;

export const SEVERITIES = {
  ...ruleSeverities,
  ...importSeverities,
  ...memorySeverities,
  ...skillSeverities,
  ...shapeSeverities,
  ...fileSeverities,
} as const satisfies Record<string, Severity>;

export type FindingCode = keyof typeof SEVERITIES;
