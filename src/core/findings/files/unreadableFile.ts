/** Files that cannot be read, and settings that cannot: they look as if they worked, and nothing in them does. */
import { lineRange } from '../../files/range';
import { settingsFiles } from '../../gather/settingsFiles';
import { settingsIn } from '../../session/world';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* unreadableFile(scene: Scene): Iterable<Found> {
  for (const { path, reason } of scene.report.notLoaded) {
    if (reason.code === 'unreadable')
      yield found('unreadable-file', path, lineRange(0), { data: { message: reason.data.message } });
  }
  const { snapshot, behaviour } = scene.world;
  for (const { source, path } of settingsFiles(snapshot.place)) {
    const state = scene.state(path);
    const message =
      state?.kind === 'text'
        ? settingsIn(state, source, behaviour).invalid
        : state?.kind === 'unreadable'
          ? state.message
          : undefined;
    if (message !== undefined) yield found('unreadable-file', path, lineRange(0), { data: { message } });
  }
}
