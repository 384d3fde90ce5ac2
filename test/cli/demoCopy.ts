/** A copy of the demo for one test file: a repository of its own, with the home and managed folders that belong to it. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectKey } from '../../src/core/claudeCode/places';
import { toPath } from '../../src/core/files/path';

export interface DemoCopy {
  readonly workspace: string;
  readonly home: string;
  readonly managed: string;
  readonly remove: () => void;
}

export function copyDemo(): DemoCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'context-stack-cli-')));
  cpSync('test/fixtures/demo', root, { recursive: true });
  const [workspace, home, managed] = ['workspace', 'home', 'managed'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(join(workspace, '.git'));
  writeFileSync(join(workspace, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  const projects = join(home, '.claude', 'projects');
  renameSync(join(projects, 'PROJECT'), join(projects, projectKey(toPath(workspace))));
  return { workspace, home, managed, remove: () => rmSync(root, { recursive: true, force: true }) };
}
