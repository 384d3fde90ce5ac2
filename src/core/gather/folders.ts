/** Lists the three folders Claude Code takes whole: `rules`, `skills`, `commands`. Links are followed, circles end. */
import { FILE } from '../claudeCode/places';
import type { Entry, FileTree } from '../files/fileTree';
import { dirname, join, type Path } from '../files/path';
import type { FoundFile, FoundSkill } from './snapshot';

/** Deeper than any sane rules folder; ends what links could make endless. */
const MAX_DEPTH = 32;

/** All `*.md` below, hidden ones too, in the order the file system gives; not `.MD`, `.mdc`, `.markdown` (measured). */
export async function listRules(tree: FileTree, folder: Path): Promise<readonly FoundFile[]> {
  const start = await linkedFolder(tree, folder);
  if (!start) return [];
  const found: FoundFile[] = [];
  await walk(tree, start.told, folder, [], async (entry, told, access) => {
    if (!entry.name.endsWith('.md')) return;
    const path = entry.link ? ((await realOf(tree, access)) ?? access) : told;
    found.push({ path, access });
  });
  return found;
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

/** `a/b/c.md` is the command `a:b:c`; a SKILL.md stands for the folder it lies in (measured). */
export async function listCommands(tree: FileTree, folder: Path): Promise<readonly Candidate[]> {
  const start = await linkedFolder(tree, folder);
  if (!start) return [];
  const found: Candidate[] = [];
  await walk(tree, folder, folder, [], (entry, _told, access) => {
    if (!entry.name.endsWith('.md')) return Promise.resolve();
    const owner = dirname(access);
    const isSkill = entry.name === FILE.skill && owner !== folder;
    const own = isSkill ? owner : access.slice(0, -'.md'.length);
    found.push({ name: own.slice(folder.length + 1).replaceAll('/', ':'), path: access, access });
    return Promise.resolve();
  });
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

async function walk(tree: FileTree, told: Path, access: Path, above: readonly Path[], visit: Visit): Promise<void> {
  const look = await tree.look(access);
  if (look.kind !== 'folder' || above.includes(look.real) || above.length > MAX_DEPTH) return;
  const chain = [...above, look.real];
  for (const entry of await tree.list(access)) {
    const own = join(access, entry.name);
    // what is no file is visited too: a link that leads nowhere has a reason for not loading
    if (entry.kind !== 'folder') await visit(entry, join(told, entry.name), own);
    else {
      const target = entry.link ? await tree.look(own) : undefined;
      await walk(tree, target?.kind === 'folder' ? target.real : join(told, entry.name), own, chain, visit);
    }
  }
}
