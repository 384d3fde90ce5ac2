/** Where auto memory lies: the setting, else the project's folder below the config folder. */
import { FILE, projectKey } from '../claudeCode/places';
import type { FileState } from '../files/fileTree';
import { isAbsolute, join, toPath, type Path } from '../files/path';
import type { Place } from '../files/place';
import { readSettings } from '../parse/settings';
import { settingsFiles } from './settingsFiles';

/** `autoMemoryDirectory` counts in user and managed settings, not in a project's own (measured). */
export function findAutoMemory(files: ReadonlyMap<Path, FileState>, place: Place): Path {
  for (const { source, path } of settingsFiles(place).reverse()) {
    if (source === 'project' || source === 'local') continue;
    const state = files.get(path);
    const folder = state?.kind === 'text' ? readSettings(source, state.text).autoMemoryDirectory : undefined;
    if (folder?.startsWith('~/')) return join(place.home, `${folder.slice(2)}/${FILE.autoMemory}`);
    if (folder !== undefined && isAbsolute(folder)) return join(toPath(folder), FILE.autoMemory);
  }
  // worktrees and subfolders of one repository share it (documented)
  const project = projectKey(place.repository?.main ?? place.start);
  return join(place.config, `projects/${project}/memory/${FILE.autoMemory}`);
}
