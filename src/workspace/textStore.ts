/** Texts on disk, named by their content, so that a session can say after a reload what was told before. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { textId, type TextId } from '../core/files/text';

export interface TextStore {
  /** The texts that are there and still are what their name says. */
  load(ids: Iterable<TextId>): Promise<Map<TextId, string>>;
  save(texts: ReadonlyMap<TextId, string>): Promise<void>;
  /** Removes what nobody refers to. */
  sweep(keep: ReadonlySet<TextId>): Promise<void>;
}

const idShape = /^[0-9a-f]{16}-[0-9a-z]+$/;

/** `folder` is made when the first text is saved. */
export function textStore(folder: string): TextStore {
  const saved = new Set<TextId>();
  return {
    load: async (ids) => {
      const texts = new Map<TextId, string>();
      const wanted = [...new Set(ids)].filter((id) => idShape.test(id));
      await Promise.all(
        wanted.map(async (id) => {
          const text = await readFile(`${folder}/${id}`, 'utf8').catch(() => undefined);
          if (text === undefined || textId(text) !== id) return;
          saved.add(id);
          texts.set(id, text);
        }),
      );
      return texts;
    },
    save: async (texts) => {
      const missing = [...texts].filter(([id]) => !saved.has(id));
      if (missing.length === 0) return;
      await mkdir(folder, { recursive: true });
      for (const [id, text] of missing) {
        await writeWhole(`${folder}/${id}`, text);
        saved.add(id);
      }
    },
    sweep: async (keep) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (keep.has(name)) continue;
        saved.delete(name);
        await rm(`${folder}/${name}`, { force: true });
      }
    },
  };
}

/** Writes a file so that it is never seen half written. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
