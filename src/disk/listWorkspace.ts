/**
 * All files below some folders, by walking: what the editor's own search lists, for whoever has no editor. Links to
 * folders are not followed, a folder that cannot be read has no files.
 */
import { FileIndex } from '../core/files/fileIndex';
import type { FileTree } from '../core/files/fileTree';
import { join, type Path } from '../core/files/path';
import { MOST_LISTED, NOT_LISTED } from '../core/gather/workspaceFiles';

/** Folders that are listed at the same time. */
const AT_ONCE = 16;

/** Never throws. Past `most` files the list ends. */
export async function listWorkspace(
  tree: Pick<FileTree, 'list'>,
  folders: readonly Path[],
  most = MOST_LISTED,
): Promise<FileIndex> {
  const left: readonly string[] = NOT_LISTED;
  const files: Path[] = [];
  let open: Path[] = [...new Set(folders)];
  while (open.length > 0 && files.length < most) {
    const [now, later] = [open.slice(0, AT_ONCE), open.slice(AT_ONCE)];
    const lists = await Promise.all(now.map(async (folder) => ({ folder, entries: await tree.list(folder) })));
    for (const { folder, entries } of lists) {
      for (const { name, kind, link } of entries) {
        if (left.includes(name)) continue;
        if (kind === 'file') files.push(join(folder, name));
        else if (kind === 'folder' && !link) later.push(join(folder, name));
      }
    }
    open = later;
  }
  return new FileIndex(files.slice(0, most));
}
