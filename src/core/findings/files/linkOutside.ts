/** Rules that are links out of the project: they need an approval, and some never load. */
import { lineRange } from '../../files/range';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* linkOutside(scene: Scene): Iterable<Found> {
  for (const { path, reason } of scene.report.notLoaded) {
    if (reason.code !== 'linkOutside') continue;
    const { target, approvable } = reason.data;
    const variant = approvable ? 'approvable' : 'never';
    const fixes = [fix(approvable ? 'approve-imports' : 'copy-here', 'byHand', [])];
    yield found('link-outside', path, lineRange(0), { data: { variant }, paths: { target }, fixes });
  }
}
