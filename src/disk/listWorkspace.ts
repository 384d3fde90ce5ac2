/** Lists all files of a folder for the command line, as an editor's search does. */
import type { FileTree } from '../core/files/fileTree';
import { FileIndex } from '../core/files/fileIndex';
import { join, type Path } from '../core/files/path';

const LEFT_OUT = new Set(['.git', 'node_modules']);

export async function listWorkspace(tree: FileTree, root: Path): Promise<FileIndex> {
  const files: Path[] = [];
  let folders: Path[] = [root];
  while (folders.length > 0) {
    const lists = await Promise.all(folders.map(async (folder) => ({ folder, entries: await tree.list(folder) })));
    folders = [];
    for (const { folder, entries } of lists) {
      for (const { name, kind, link } of entries) {
        if (LEFT_OUT.has(name)) continue;
        if (kind === 'file') files.push(join(folder, name));
        else if (kind === 'folder' && !link) folders.push(join(folder, name));
      }
    }
  }
  return new FileIndex(files);
}
