/** Where auto memory lies: the setting, else the project's folder below the config folder. */
import { FILE, projectKey } from '../claudeCode/places';
import type { FileState } from '../files/fileTree';
import { isAbsolute, join, toPath, type Path } from '../files/path';
import type { Place } from '../files/place';
import { readSettings } from '../parse/settings';
import { settingsFiles } from './settingsFiles';

/**
 * Every settings file that counts may name it: managed ones first, then the most specific. `before`: the project's
 * shared file may not, and the others may whether they count or not (measured).
 */
export function findAutoMemory(files: ReadonlyMap<Path, FileState>, place: Place, before: boolean): Path {
  const counting = place.flags.includes('restricted') ? [] : place.settingSources;
  const sources = before ? ['user', 'local'] : counting;
  const texts = settingsFiles(place)
    .filter(({ source }) => source === 'managed' || sources.includes(source))
    .map(({ source, path }) => ({ source, state: files.get(path) }));
  const flag = { source: 'flag' as const, state: place.settings };
  const named = [...texts.filter(({ source }) => source !== 'managed'), flag]
    .concat(texts.filter(({ source }) => source === 'managed'))
    .reverse();
  for (const { source, state } of named) {
    const text = typeof state === 'string' ? state : state?.kind === 'text' ? state.text : undefined;
    const folder = text === undefined ? undefined : readSettings(source, text).autoMemoryDirectory;
    if (folder?.startsWith('~/')) return join(place.home, `${folder.slice(2)}/${FILE.autoMemory}`);
    if (folder !== undefined && isAbsolute(folder)) return join(toPath(folder), FILE.autoMemory);
  }
  // worktrees and subfolders of one repository share it (documented)
  const project = projectKey(place.repository?.main ?? place.start);
  return join(place.config, `projects/${project}/memory/${FILE.autoMemory}`);
}
