/** Imports that bring nothing: Claude Code says nothing of them. */
import { lineRange } from '../../files/range';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* importNotLoaded(scene: Scene): Iterable<Found> {
  for (const { reason } of scene.report.notLoaded) {
    switch (reason.code) {
      case 'importMissing':
      case 'importFolder':
      case 'importExternal':
      case 'importOutsideAtTouch':
      case 'importTooDeep':
      case 'importKind': {
        const { by, line, written } = reason.data;
        const data = { import: `@${written}`, variant: reason.code };
        yield found('import-not-loaded', by, lineRange(line), { data });
        break;
      }
      default:
    }
  }
}
