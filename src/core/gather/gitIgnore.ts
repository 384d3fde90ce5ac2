/** Which folders git ignores: nested skills are not looked for there (measured), memory is. */
import type { FileTree } from '../files/fileTree';
import { foldersBetween, isWithin, join, relativeTo, type Path } from '../files/path';
import type { Place } from '../files/place';
import { GitPatterns } from '../match/gitPatterns';

const LIMIT = 1024 * 1024;

/** Those of `folders` (top down, below the start directory) that git ignores; none without a repository. */
export async function ignoredFolders(tree: FileTree, place: Place, folders: readonly Path[]): Promise<readonly Path[]> {
  const root = place.repository?.root;
  const last = folders.at(-1);
  if (!root || !last || !isWithin(root, last)) return [];
  const chain = [root, ...foldersBetween(root, last)];
  const sources = [join(root, '.git/info/exclude'), join(place.home, '.config/git/ignore')];
  const shared = await Promise.all(sources.map((path) => rulesIn(tree, path)));
  const nested = await Promise.all(
    chain.map(async (folder) => ({ folder, rules: await rulesIn(tree, join(folder, '.gitignore')) })),
  );
  const layers = [...shared.map((rules) => ({ folder: root, rules })), ...nested];
  const ignored = (folder: Path) => {
    const within = layers.filter((layer) => layer.folder !== folder && isWithin(layer.folder, folder));
    let answer = false;
    for (const { folder: base, rules } of within) {
      const relative = relativeTo(base, folder);
      if (!relative || !rules) continue;
      const result = rules.test(`${relative}/`);
      if (result.ignored) answer = true;
      else if (result.unignored) answer = false;
    }
    return answer;
  };
  // once a folder is ignored, nothing below can be taken back
  const first = chain.findIndex((folder, at) => at > 0 && ignored(folder));
  return first < 0 ? [] : folders.filter((folder) => chain.indexOf(folder) >= first);
}

async function rulesIn(tree: FileTree, path: Path): Promise<GitPatterns | undefined> {
  const state = await tree.read(path, LIMIT);
  if (state.kind !== 'text' || state.text.trim() === '') return undefined;
  return new GitPatterns(state.text.split(/\r?\n/), false);
}
