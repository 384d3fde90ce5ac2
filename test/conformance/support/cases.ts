/** Recorded cases and facts, as they were handed over, and the folder a case describes made real. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type FileValue =
  | string
  | null
  | { readonly symlink: string }
  | { readonly base64: string }
  | { readonly head?: string; readonly repeat: string; readonly times: number; readonly tail?: string };

export interface CaseStep {
  readonly op: 'read' | 'write' | 'edit' | 'bash' | 'glob' | 'grep' | 'skill';
  readonly path?: string;
  readonly command?: string;
  readonly pattern?: string;
  readonly name?: string;
  readonly args?: string;
}

export interface Case {
  readonly id: string;
  readonly workspace: Readonly<Record<string, FileValue>>;
  readonly home?: Readonly<Record<string, FileValue>>;
  readonly top?: Readonly<Record<string, FileValue>>;
  readonly managed?: Readonly<Record<string, FileValue>>;
  readonly cwd?: string;
  readonly git?: boolean;
  readonly gitRoot?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly project?: Readonly<Record<string, unknown>>;
  readonly keepConfig?: boolean;
  readonly prompt?: string;
  readonly steps?: readonly CaseStep[];
}

export interface FactStep {
  readonly memory: readonly { readonly path: string; readonly text: string }[];
  readonly skills: readonly { readonly name: string; readonly text: string }[];
  /** Rendered bodies of the skills invoked, where that was recorded. */
  readonly invoked?: readonly string[];
}

export interface Fact {
  readonly id: string;
  readonly steps: readonly FactStep[];
}

export function readLines<T>(file: string): T[] {
  const text = fs.readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** The folders of a case on the disk. */
export interface Laid {
  readonly root: string;
  readonly ws: string;
  readonly top: string;
  readonly home: string;
  readonly managed: string;
  /** `$WS` and its like replaced by the real folders. */
  readonly fill: (text: string) => string;
  /** Real folders replaced by `$WS` and its like. */
  readonly name: (text: string) => string;
  readonly remove: () => void;
}

export function layOut(recorded: Case): Laid {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'context-stack-case-')));
  const top = path.join(root, 'top');
  const folders = {
    $WS: path.join(top, 'ws'),
    $TOP: top,
    $HOME: path.join(root, 'home'),
    $MANAGED: path.join(root, 'managed'),
  };
  const fill = (text: string) =>
    Object.entries(folders).reduce((all, [name, folder]) => all.replaceAll(name, folder), text);
  const name = (text: string) =>
    Object.entries(folders).reduce((all, [key, folder]) => all.replaceAll(folder, key), text);
  for (const folder of [folders.$WS, folders.$HOME]) fs.mkdirSync(folder, { recursive: true });
  write(folders.$HOME, recorded.home, fill);
  write(top, recorded.top, fill);
  write(folders.$WS, recorded.workspace, fill);
  write(folders.$MANAGED, recorded.managed, fill);
  if (recorded.git ?? true)
    makeRepository(recorded.gitRoot === undefined ? folders.$WS : path.join(top, recorded.gitRoot));
  const config = path.join(folders.$HOME, '.claude.json');
  if (!recorded.keepConfig && !fs.existsSync(config)) {
    const projects = { [folders.$WS]: { hasTrustDialogAccepted: true, ...recorded.project } };
    fs.writeFileSync(config, JSON.stringify({ hasCompletedOnboarding: true, projects }));
  }
  const remove = () => fs.rmSync(root, { recursive: true, force: true });
  return { root, ws: folders.$WS, top, home: folders.$HOME, managed: folders.$MANAGED, fill, name, remove };
}

/** What `git init` leaves, as far as anything looks at it; a real one a case would take half a minute together. */
function makeRepository(folder: string): void {
  const git = path.join(folder, '.git');
  if (fs.existsSync(git)) return;
  if (process.env['CONTEXT_STACK_REAL_GIT']) {
    execFileSync('git', ['init', '-q', folder]);
    return;
  }
  fs.mkdirSync(git, { recursive: true });
  fs.writeFileSync(path.join(git, 'HEAD'), 'ref: refs/heads/main\n');
}

function write(
  base: string,
  tree: Readonly<Record<string, FileValue>> | undefined,
  fill: (text: string) => string,
): void {
  for (const [relative, value] of Object.entries(tree ?? {})) {
    const file = path.join(base, relative);
    fs.mkdirSync(value === null ? file : path.dirname(file), { recursive: true });
    if (value === null) continue;
    if (typeof value === 'string') fs.writeFileSync(file, fill(value));
    else if ('symlink' in value) fs.symlinkSync(fill(value.symlink), file);
    else if ('base64' in value) fs.writeFileSync(file, Buffer.from(value.base64, 'base64'));
    else fs.writeFileSync(file, (value.head ?? '') + value.repeat.repeat(value.times) + (value.tail ?? ''));
  }
}
