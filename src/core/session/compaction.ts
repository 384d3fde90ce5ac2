/** What the model has after a compaction, in the order it reads it (measured in interactive sessions, both eras). */
import { cutSkill, fitPool } from '../compact/caps';
import type { Path } from '../files/path';
import { textId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Told } from './step';
import type { SessionState } from './told';
import type { World } from './world';

export interface Restored {
  readonly files: readonly Told[];
  readonly skills: readonly Told[];
  readonly texts: ReadonlyMap<TextId, string>;
}

/** The five files most recently read or changed come back as plain content; invoked skills newest first, capped. */
export function restore(world: World, state: SessionState, step: number, textOf: (id: TextId) => string): Restored {
  const { behaviour } = world;
  const texts = new Map<TextId, string>();
  const keep = (text: string): TextId => {
    const id = textId(text);
    texts.set(id, text);
    return id;
  };
  const files = recentFiles(world, state).map(({ path, text }, at): Told => {
    const id = keep(text);
    const reason = { code: 'restoredFile', data: { place: at + 1, limit: behaviour.restoredFiles } } as const;
    return block(step, 'file', path, id, id, reason);
  });
  const newest = [...new Map(state.invoked.map((told) => [told.path, told])).values()].sort(
    (a, b) => state.invoked.lastIndexOf(b) - state.invoked.lastIndexOf(a),
  );
  const fits = fitPool(
    newest.map(({ text }) => textOf(text)),
    behaviour,
  );
  const skills = newest
    .filter((_, at) => fits[at])
    .map((told): Told => ({
      ...told,
      id: `${String(step)}:${told.path}`,
      text: keep(cutSkill(textOf(told.text), behaviour)),
    }));
  return { files, skills, texts };
}

/** The files a compaction now would read again, the newest first; rules and nested memory that were told count among them (measured). */
export function recentFiles(world: World, state: SessionState): { path: Path; text: string }[] {
  return [...state.touched]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([path]) => {
      const file = textAt(world.snapshot, path);
      return file ? [{ path, text: file.text }] : [];
    })
    .slice(0, world.behaviour.restoredFiles);
}

export function block(
  step: number,
  kind: Told['kind'],
  path: Path,
  text: TextId,
  written: TextId,
  reason: Told['reason'],
  scope: Told['scope'] = 'project',
): Told {
  // a file can come back beside the memory it is: both are blocks of one step
  const id = `${String(step)}:${kind === 'file' ? 'file:' : ''}${path}`;
  return { id, kind, scope, path, text, written, reason, hop: 0, orderNotFixed: false };
}
