/** Settings above the start directory: a session that starts below them does not read them (measured). */
import { FILE } from '../../claudeCode/places';
import { ancestorsDownTo, isWithin, join } from '../../files/path';
import { lineRange } from '../../files/range';
import { settingsFiles } from '../../gather/settingsFiles';
import { fix, found, type Found } from '../finding';
import { thereAt } from '../ground';
import type { Scene } from '../scene';

export function* settingsAbove(scene: Scene): Iterable<Found> {
  const { start, repository } = scene.report;
  if (!repository || repository === start || !isWithin(repository, start)) return;
  const { place } = scene.world.snapshot;
  const read = new Set(
    settingsFiles(place)
      .filter(({ path }) => scene.world.behaviour.localSettingsOfRoot || path !== join(repository, FILE.localSettings))
      .map(({ path }) => path),
  );
  const above = ancestorsDownTo(start).filter((folder) => isWithin(repository, folder) && folder !== start);
  for (const folder of above) {
    for (const name of [FILE.settings, FILE.localSettings]) {
      const path = join(folder, name);
      if (read.has(path) || thereAt(scene, path) !== 'file') continue;
      const fixes = [fix('start-there', 'byHand', [], { paths: { folder } })];
      yield found('settings-above', path, lineRange(0), { paths: { start }, fixes });
    }
  }
}
