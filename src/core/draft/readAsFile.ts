/** Instructions the model has in front of it as plain files. Apart from what reads files: surfaces load this at once. */
import type { Path } from '../files/path';
import type { Report } from '../report';

/** An instruction that was opened before it was told, and so will not be told: it neither waits nor is a layer. */
export function wasReadAsFile({ steps }: Pick<Report, 'steps'>, path: Path): boolean {
  return steps.some(({ notes }) => notes.some(({ code, data }) => code === 'readAsFile' && data.file === path));
}
