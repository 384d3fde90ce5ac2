/** Compares what we say with what was recorded. */
import type { FactStep } from '../../../scripts/conformance/case.mjs';
import { difference as differenceOf } from '../../../scripts/conformance/compare.mjs';
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';

/** The first difference in words, or nothing. */
export function difference(ours: readonly FactStep[], fact: readonly FactStep[], version: string): string | undefined {
  const bundled = new Set(fixedParts(version, 'new').bundled.map(({ name }) => name));
  return differenceOf(ours, fact, { actual: 'ours', bundled, skillsInAnyOrder: version === '2.1.90' });
}
