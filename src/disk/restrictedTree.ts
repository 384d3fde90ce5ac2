/** Shows only some folders of another tree: what an untrusted workspace may have read. Links out of them end nowhere. */
import type { FileTree } from '../core/files/fileTree';
import { isWithin, type Path } from '../core/files/path';

/** Outside `folders` nothing is; a link that leads out of them is unreadable, and its target is not looked at. */
export function restrictedTree(inner: FileTree, folders: readonly Path[]): FileTree {
  let allowed: Promise<readonly Path[]> | undefined;
  const mayRead = async (path: Path): Promise<'yes' | 'outside' | 'leadsOut'> => {
    if (!folders.some((folder) => isWithin(folder, path))) {
      // The real path of an allowed folder is how the engine names it from then on.
      allowed ??= realPaths(inner, folders);
      if (!(await allowed).some((folder) => isWithin(folder, path))) return 'outside';
    }
    allowed ??= realPaths(inner, folders);
    const look = await inner.look(path);
    if (look.kind === 'missing') return 'yes';
    return (await allowed).some((folder) => isWithin(folder, look.real)) ? 'yes' : 'leadsOut';
  };
  return {
    read: async (path, limit) => {
      switch (await mayRead(path)) {
        case 'yes':
          return inner.read(path, limit);
        case 'outside':
          return { kind: 'missing' };
        case 'leadsOut':
          return { kind: 'unreadable', message: 'it leads out of a workspace that is not trusted' };
      }
    },
    list: async (path) => ((await mayRead(path)) === 'yes' ? inner.list(path) : []),
    look: async (path) => ((await mayRead(path)) === 'yes' ? inner.look(path) : { kind: 'missing' }),
  };
}

async function realPaths(inner: FileTree, folders: readonly Path[]): Promise<readonly Path[]> {
  const looks = await Promise.all(folders.map((folder) => inner.look(folder)));
  return [...folders, ...looks.flatMap((look) => (look.kind === 'missing' ? [] : [look.real]))];
}
