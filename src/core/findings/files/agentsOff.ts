/** AGENTS.md files that a CLAUDE.md switches off: which one, and an import that brings them back. */
import { FILE } from '../../claudeCode/places';
import { basename, dirname, isWithin, join, type Path } from '../../files/path';
import { inLine, lineRange } from '../../files/range';
import { normalise } from '../../files/text';
import { agentsMode } from '../../session/folders';
import { fix, found, replace, type Fix, type Found } from '../finding';
import { isOurs } from '../ground';
import { pathFrom } from '../imports/nearest';
import { mentionsOf, spelled } from '../imports/mention';
import type { Scene } from '../scene';

export function* agentsOff(scene: Scene): Iterable<Found> {
  const { mode, because, on } = agentsMode(scene.world);
  // a mode was chosen, and an older version reads none at all: nothing to be told
  if (on || because === undefined || mode !== 'claude-md-or-agents-md') return;
  const taken = new Set<Path>();
  for (const { path } of scene.report.stack) taken.add(path).add(scene.file(path)?.real ?? path);
  for (const { target } of mentionsOf(scene)) taken.add(target);
  for (const path of candidates(scene)) {
    const memory = scene.memory(path);
    if (!memory || memory.empty !== undefined || taken.has(path) || taken.has(memory.file.real)) continue;
    const owner = ownerOf(path);
    // a link to it, or a copy, is told in its place
    if ([FILE.memory, FILE.dotMemory].some((name) => scene.memory(join(owner, name))?.sent === memory.sent)) continue;
    yield found('agents-off', path, lineRange(0), { paths: { because }, fixes: bringBack(scene, path) });
  }
}

/** Those of the session, and those it has not reached. */
function candidates(scene: Scene): readonly Path[] {
  const kept = scene.report.notLoaded.filter(({ reason }) => reason.code === 'agentsOff').map(({ path }) => path);
  const { start } = scene.report;
  const elsewhere = [...(scene.workspace?.instructions.keys() ?? [])].filter(
    (path) => basename(path) === FILE.agents && isWithin(start, path) && isOurs(scene, path),
  );
  return [...new Set([...kept, ...elsewhere])];
}

function ownerOf(path: Path): Path {
  const folder = dirname(path);
  return basename(folder) === '.claude' ? dirname(folder) : folder;
}

/** Into the CLAUDE.md of its folder; where there is none, one that does nothing else. */
function bringBack(scene: Scene, path: Path): Fix[] {
  // what lies above the start directory counts as outside: an import of it needs an approval
  if (!isWithin(scene.report.start, path)) return [];
  const owner = ownerOf(path);
  const into = [FILE.memory, FILE.dotMemory].map((name) => join(owner, name)).find((each) => scene.file(each));
  const to = into ?? join(owner, FILE.memory);
  const line = spelled(pathFrom(dirname(to), path));
  const file = scene.file(to);
  const text = file && normalise(file.text);
  if (file && file.real !== to) return [];
  const bodyLine = scene.memory(to)?.frontmatter.bodyLine ?? 0;
  const change =
    text === undefined
      ? ({ kind: 'create', path: to, text: `${line}\n` } as const)
      : replace(to, text, inLine(bodyLine, 0, 0), `${line}\n\n`);
  return [fix('import-agents', 'review', [change], { data: { import: line }, paths: { to } })];
}
