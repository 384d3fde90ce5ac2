/** Where a session is imagined to run: every folder and switch that decides what can load. */
import type { Path } from './path';

export interface Place {
  /** The start directory with links resolved: its real path decides which ancestors are walked (measured). */
  readonly start: Path;
  readonly home: Path;
  /** `~/.claude`, or what `CLAUDE_CONFIG_DIR` says. */
  readonly config: Path;
  /** Folder of an administrator's files, by platform. */
  readonly managed: Path;
  readonly addedDirs: readonly Path[];
  readonly pluginDirs: readonly Path[];
  /** The repository that holds the start directory: its own work tree, and for a worktree the main one. */
  readonly repository: Repository | undefined;
  readonly platform: 'linux' | 'darwin' | 'win32';
  readonly env: Readonly<Record<string, string>>;
  /** Start flags without dashes: `bare`, `safe-mode`, `disable-slash-commands`, `restricted`. */
  readonly flags: readonly string[];
  /** `user`, `project`, `local`: which settings files count; all three unless `--setting-sources` says otherwise. */
  readonly settingSources: readonly string[];
  /** Settings of the start line, `--settings`: their text. */
  readonly settings: string | undefined;
  /** An administrator's settings files: `managed-settings.json`, then those of its drop-in folder by name. */
  readonly managedSettings: readonly Path[];
}

export interface Repository {
  /** Top of the work tree that holds the start directory. */
  readonly root: Path;
  /** Top of the main work tree; the same as `root` but in a worktree. */
  readonly main: Path;
}
