/** Which plugins are on, and where: start flags, and what settings enable among the installed ones (documented). */
import { basename, isAbsolute, join, toPath, type Path } from '../files/path';
import type { Place } from '../files/place';
import { readSettings } from '../parse/settings';
import type { Collector } from './collector';
import type { Plugin } from './snapshot';
import { settingsFiles } from './settingsFiles';

export async function findPlugins(collector: Collector, place: Place): Promise<readonly Plugin[]> {
  const installed = join(place.config, 'plugins/installed_plugins.json');
  const records = await jsonAt(collector, installed);
  const enabled = new Map<string, boolean>();
  for (const { source, path } of settingsFiles(place)) {
    const state = collector.files.get(path);
    if (state?.kind !== 'text') continue;
    for (const [id, on] of Object.entries(readSettings(source, state.text).enabledPlugins))
      enabled.set(id, on === true);
  }
  const roots = [...enabled]
    .filter(([, on]) => on)
    .flatMap(([id]) => installedRoots(records, id))
    .concat(place.pluginDirs);
  return Promise.all(roots.map(async (root) => ({ root, name: await nameOf(collector, root) })));
}

async function nameOf(collector: Collector, root: Path): Promise<string> {
  const name = (await jsonAt(collector, join(root, '.claude-plugin/plugin.json')))['name'];
  return typeof name === 'string' && name !== '' ? name : basename(root);
}

/** A record is one object or a list of them, each with `installPath`. */
function installedRoots(records: Record<string, unknown>, id: string): Path[] {
  const plugins = (records['plugins'] ?? records) as Record<string, unknown>;
  const entries = [plugins[id]].flat();
  return entries.flatMap((entry) => {
    const path = (entry as { installPath?: unknown } | null | undefined)?.installPath;
    return typeof path === 'string' && isAbsolute(path) ? [toPath(path)] : [];
  });
}

async function jsonAt(collector: Collector, path: Path): Promise<Record<string, unknown>> {
  const state = await collector.file(path);
  if (state.kind !== 'text') return {};
  try {
    const value = JSON.parse(state.text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
