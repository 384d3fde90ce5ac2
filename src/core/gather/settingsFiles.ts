/** Where Claude Code's own settings of a place lie. */
import { FILE } from '../claudeCode/places';
import { join, type Path } from '../files/path';
import type { Place } from '../files/place';

/** Settings files from broad to specific: later ones win where a value is single. */
export function settingsFiles(place: Place): { source: 'user' | 'project' | 'local' | 'managed'; path: Path }[] {
  return [
    { source: 'user', path: join(place.config, 'settings.json') },
    { source: 'project', path: join(place.start, FILE.settings) },
    { source: 'local', path: join(place.start, FILE.localSettings) },
    // measured: of the repository's root only settings.local.json counts when started below it
    ...(place.repository && place.repository.root !== place.start
      ? [{ source: 'local' as const, path: join(place.repository.root, FILE.localSettings) }]
      : []),
    ...place.managedSettings.map((path) => ({ source: 'managed' as const, path })),
  ];
}

/** Of added directories only the plugin keys count, and less than those of all others (measured). */
export function addedSettings(place: Place): Path[] {
  return place.addedDirs.flatMap((folder) => [join(folder, FILE.settings), join(folder, FILE.localSettings)]);
}

/** The file that holds a user's per-project answers. It stays in the home folder unless the config folder was moved. */
export function globalConfig(place: Place): Path {
  return place.env['CLAUDE_CONFIG_DIR'] ? join(place.config, '.claude.json') : join(place.home, '.claude.json');
}
