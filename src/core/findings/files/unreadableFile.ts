/** Files that cannot be read, and settings that cannot: they look as if they worked, and nothing in them does. */
import { lineRange, rangeBetween, rangeOf, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { settingsFiles } from '../../gather/settingsFiles';
import { settingsIn } from '../../session/world';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* unreadableFile(scene: Scene): Iterable<Found> {
  for (const { path, reason } of scene.report.notLoaded) {
    if (reason.code === 'unreadable')
      yield found('unreadable-file', path, lineRange(0), { data: { message: reason.data.message } });
    if (reason.code === 'tooLarge') {
      const megabytes = Math.round(reason.data.limit / 1024 / 1024);
      yield found('file-too-large', path, lineRange(0), { data: { megabytes } });
    }
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
    if (message === undefined) continue;
    const range = state?.kind === 'text' ? wrongPlace(normalise(state.text), message) : lineRange(0);
    yield found('unreadable-file', path, range, { data: { message } });
  }
}

/** The key the message names; of what is no JSON the comment or the comma that most often is to blame. */
function wrongPlace(text: string, message: string): Range {
  const key = /the value of (\S+) is/.exec(message)?.[1]?.split('.').at(-1);
  if (key !== undefined) return rangeOf(text, `"${key}"`);
  const bare = text.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, (string) => '"'.repeat(string.length));
  const at = /\/\/.*|\/\*[^]*?(?:\*\/|$)|,(?=\s*[}\]])/.exec(bare);
  return at ? rangeBetween(text, at.index, at.index + at[0].length) : lineRange(0);
}
