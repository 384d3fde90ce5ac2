/** Lists the three folders Claude Code takes whole: `rules`, `skills`, `commands`. Links are followed, circles end. */
import { FILE } from '../claudeCode/places';
import type { Entry, FileTree } from '../files/fileTree';
import { basename, dirname, join, type Path } from '../files/path';
import type { FoundFile, FoundSkill } from './snapshot';

/** Deeper than any sane rules folder; ends what links could make endless. */
const MAX_DEPTH = 32;

/** More than any sane rules folder has; a link may lead to a whole disk. */
const MAX_FOLDERS = 1000;

/** All `*.md` below, hidden ones too, in the order the file system gives; not `.MD`, `.mdc`, `.markdown` (measured). */
export async function listRules(tree: FileTree, folder: Path): Promise<readonly FoundFile[]> {
  const start = await linkedFolder(tree, folder);
  if (!start) return [];
  const found: FoundFile[] = [];
  const isWhole = await walk(tree, start.told, folder, async (entry, told, access) => {
    if (!entry.name.endsWith('.md')) return;
    const path = entry.link ? ((await realOf(tree, access)) ?? access) : told;
    found.push({ path, access });
  });
  // the folder stands for what was not looked into, so that it can have a reason
  return isWhole ? found : [...found, { path: folder, access: folder }];
}

/** A skill there may be: its file is not looked for yet. */
export type Candidate = Omit<FoundSkill, 'real'>;

/** Only `<folder>/SKILL.md`, upper case, one level; linked folders and files count (measured). */
export async function listSkills(tree: FileTree, folder: Path, caseSensitive: boolean): Promise<readonly Candidate[]> {
  const entries = await tree.list(folder);
  const found = await Promise.all(
    entries
      .filter(({ kind }) => kind === 'folder')
      .map(async ({ name }): Promise<Candidate[]> => {
        const path = join(folder, `${name}/${FILE.skill}`);
        // elsewhere the disk also answers for `skill.md`, and only the listing tells
        const isThere =
          caseSensitive || (await tree.list(join(folder, name))).some((entry) => entry.name === FILE.skill);
        return isThere ? [{ name, path, access: path }] : [];
      }),
  );
  return found.flat();
}

/**
 * `a/b/c.md` is the command `a:b:c`. A SKILL.md stands for the folder it lies in, and then the other files there are
 * none; one in `commands` itself is the command `commands` (measured).
 */
export async function listCommands(tree: FileTree, folder: Path): Promise<readonly Candidate[]> {
  const start = await linkedFolder(tree, folder);
  if (!start) return [];
  const paths: Path[] = [];
  await walk(tree, folder, folder, (entry, _told, access) => {
    if (entry.name.endsWith('.md')) paths.push(access);
    return Promise.resolve();
  });
  const skillFolders = new Set(paths.filter((path) => basename(path) === FILE.skill).map(dirname));
  return paths
    .filter((path) => basename(path) === FILE.skill || !skillFolders.has(dirname(path)))
    .map((path) => {
      const own = basename(path) === FILE.skill ? dirname(path) : path.slice(0, -'.md'.length);
      const name = own === folder ? basename(folder) : own.slice(folder.length + 1).replaceAll('/', ':');
      return { name, path, access: path };
    });
}

/**
 * A plugin's commands: links below the folder do not count, the extension counts in any case, and a folder with a
 * SKILL.md is one command, whatever else is in it (measured). Folder by folder, outer before inner.
 */
export async function listPluginCommands(tree: FileTree, folder: Path): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  let level = [folder];
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH; depth++) {
    const next: Path[] = [];
    for (const at of level) {
      const entries = (await tree.list(at)).filter(({ link }) => !link);
      const files = entries.filter(({ kind, name }) => kind === 'file' && /\.md$/i.test(name));
      const skill = files.find(({ name }) => name.toLowerCase() === 'skill.md');
      if (!skill) next.push(...entries.filter(({ kind }) => kind === 'folder').map(({ name }) => join(at, name)));
      for (const { name } of skill ? [skill] : files) {
        const path = join(at, name);
        const own = skill ? at : name.endsWith('.md') ? path.slice(0, -'.md'.length) : path;
        const inside = own === folder ? basename(folder) : own.slice(folder.length + 1);
        found.push({ name: inside.replaceAll('/', ':'), path, access: path });
      }
    }
    level = next;
  }
  return found;
}

async function realOf(tree: FileTree, path: Path): Promise<Path | undefined> {
  const look = await tree.look(path);
  return look.kind === 'file' ? look.real : undefined;
}

/** The folder, and the path its files are told under: the target's, when the folder or its `.claude` is a link. */
async function linkedFolder(tree: FileTree, folder: Path): Promise<{ told: Path } | undefined> {
  const look = await tree.look(folder);
  if (look.kind !== 'folder') return undefined;
  const owner = dirname(dirname(folder));
  const above = await tree.look(owner);
  const expected = above.kind === 'folder' ? join(above.real, folder.slice(owner.length + 1)) : folder;
  return { told: look.real === expected ? folder : look.real };
}

type Visit = (entry: Entry, told: Path, access: Path) => Promise<void>;

/** Answers false when there were more folders than are looked into. */
async function walk(tree: FileTree, told: Path, access: Path, visit: Visit): Promise<boolean> {
  let left = MAX_FOLDERS;
  const visitFolder = async (toldAs: Path, folder: Path, above: readonly Path[]): Promise<void> => {
    const look = await tree.look(folder);
    if (look.kind !== 'folder' || above.includes(look.real) || above.length > MAX_DEPTH || left-- <= 0) return;
    const chain = [...above, look.real];
    for (const entry of await tree.list(folder)) {
      const own = join(folder, entry.name);
      // what is no file is visited too: a link that leads nowhere has a reason for not loading
      if (entry.kind !== 'folder') await visit(entry, join(toldAs, entry.name), own);
      else {
        const target = entry.link ? await tree.look(own) : undefined;
        await visitFolder(target?.kind === 'folder' ? target.real : join(toldAs, entry.name), own, chain);
      }
    }
  };
  await visitFolder(told, access, []);
  return left >= 0;
}
