/** What user, settings and machine together say of the place of a session. */
import { isAbsolute, join, toPath, type Path } from '../core/files/path';
import type { PlaceRequest } from '../core/gather/place';
import { machinePlace, type Machine } from '../disk/machinePlace';

/** The settings that decide about the place, as written. */
export interface PlaceSettings {
  readonly configDirectory: string | undefined;
  readonly addedDirectories: readonly string[];
  readonly flags: readonly string[];
  readonly settingSources: readonly string[];
}

export function placeRequest(start: Path, settings: PlaceSettings, machine?: Machine): PlaceRequest {
  const own = machinePlace(start, machine);
  const config = settings.configDirectory && resolveFrom(start, settings.configDirectory, own.home);
  return {
    ...own,
    // Claude Code knows a moved config folder only by this variable, and looks for other files because of it.
    env: config ? { ...own.env, CLAUDE_CONFIG_DIR: config } : own.env,
    addedDirs: settings.addedDirectories.map((folder) => resolveFrom(start, folder, own.home)),
    flags: settings.flags.map((flag) => flag.replace(/^-+/, '')),
    settingSources: settings.settingSources.length > 0 ? settings.settingSources : own.settingSources,
  };
}

/** A path as a setting may hold it: absolute, from home (`~/…`), or from `base`. */
export function resolveFrom(base: Path, written: string, home: Path): Path {
  if (written === '~') return home;
  if (/^~[\\/]/.test(written)) return join(home, written.slice(2));
  return isAbsolute(written) ? toPath(written) : join(base, written);
}
