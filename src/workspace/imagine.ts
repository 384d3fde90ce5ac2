/** Tries readings out on the last report and the same disk. What is tried is not kept. */
import type { FileTree } from '../core/files/fileTree';
import type { Imagination } from '../imagination';
import type { Inspection } from '../inspection';
import type { Engine } from './engine';

export function createImagination(
  engine: () => Promise<Engine>,
  tree: FileTree,
  inspection: Pick<Inspection, 'inspected'>,
): Imagination {
  return {
    explain: async (path, touch) => {
      const { explain, lookAt } = await engine();
      const { inspected } = inspection;
      return inspected && explain(await lookAt(tree, inspected, path, touch));
    },
    below: async (folder) => {
      const { readBeside } = await engine();
      const { inspected } = inspection;
      return inspected && readBeside(tree, inspected, folder);
    },
    after: async (file) => {
      const { readNow } = await engine();
      const { inspected } = inspection;
      return inspected && readNow(tree, inspected, file);
    },
    reading: async (file) => {
      const { broughtBy, readNow } = await engine();
      const { inspected } = inspection;
      return inspected && broughtBy(inspected, await readNow(tree, inspected, file), file);
    },
  };
}
