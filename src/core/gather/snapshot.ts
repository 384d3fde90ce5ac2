/**
 * All that was gathered for one place at one moment: which files exist, with their texts, and which names the
 * folders hold that Claude Code lists. What is in it never changes; what could not be read is in it as a value.
 * Looking at more of the same disk adds to the same maps, so that one more touched file costs only itself.
 */
import type { FileState, TextFile } from '../files/fileTree';
import type { Path } from '../files/path';
import type { Place } from '../files/place';

export interface Snapshot {
  readonly place: Place;
  /** Every path that was looked at, also those where nothing is. */
  readonly files: ReadonlyMap<Path, FileState>;
  /** Markdown files below a `rules` folder, in the order the file system gives, links followed. By `rules` folder. */
  readonly rules: ReadonlyMap<Path, readonly FoundFile[]>;
  /** `<name>/SKILL.md` below a `skills` folder. By `skills` folder. */
  readonly skills: ReadonlyMap<Path, readonly FoundSkill[]>;
  /** Command files below a `commands` folder. By `commands` folder. */
  readonly commands: ReadonlyMap<Path, readonly FoundSkill[]>;
  /** What was touched: file, folder or nothing, and whether git ignores the folders it lies in. */
  readonly touched: ReadonlyMap<Path, Touched>;
  /** Folders below the start directory that files were touched in and that hold anything, outer before inner. */
  readonly nested: ReadonlyMap<Path, NestedFolder>;
  readonly plugins: PluginFolders;
  /** Where MEMORY.md is, or would be. */
  readonly autoMemory: Path;
  /** The same for versions that did not ask which settings count. */
  readonly autoMemoryBefore: Path;
}

/** A file found below a folder that is listed whole. */
export interface FoundFile {
  /** The path it is told under: where a link below the listed folder led, else its own. Key of `files`. */
  readonly path: Path;
  /** Its own path, through whatever links. */
  readonly access: Path;
}

export interface FoundSkill extends FoundFile {
  /** Folder name of a skill, colon-joined path of a command. */
  readonly name: string;
  /** The file with every link resolved: several links to one file count once. */
  readonly real: Path;
}

/** What a folder on the way to a touched file holds. */
export interface NestedFolder {
  /** Its memory files that are there, by the name they are looked for under. */
  readonly memory: readonly { readonly name: string; readonly path: Path }[];
  /** Its `rules` folder, when there is a rule in it. */
  readonly rules: Path | undefined;
  /** Its `skills` folder, when there is a skill in it. */
  readonly skills: Path | undefined;
}

/** The folders of plugins that any version could have on. */
export interface PluginFolders {
  /** Each folder, with links resolved. */
  readonly real: ReadonlyMap<Path, Path>;
  /** Plugins in a folder of plugins. By that folder. */
  readonly children: ReadonlyMap<Path, readonly Path[]>;
  /** Skill folders that are plugins: the user's, then the start directory's. */
  readonly inSkills: readonly Path[];
}

export interface Touched {
  readonly kind: 'file' | 'folder' | 'missing' | 'other';
  readonly real: Path | undefined;
  /** Folders between the start directory and the file that git ignores. */
  readonly ignored: readonly Path[];
}

/** The text at `path`, or nothing when there is none to read. */
export function textAt(snapshot: Snapshot, path: Path): TextFile | undefined {
  const state = snapshot.files.get(path);
  return state?.kind === 'text' ? state : undefined;
}
