/** The skills and commands somebody here can change: those of the user and of the project, wherever they lie. */
import { normalise } from '../../files/text';
import type { Path } from '../../files/path';
import type { SkillFile } from '../../parse/skillFile';
import type { SkillCard } from '../../report';
import type { Instruction, Scene } from '../scene';

export interface OwnSkill {
  readonly kind: 'skill' | 'command';
  readonly path: Path;
  /** The whole file, as ranges count it. */
  readonly text: string;
  readonly parsed: SkillFile;
  readonly standing: Instruction['standing'];
  /** Where it stands in the session; nothing for one that no touch has led to. */
  readonly card: SkillCard | undefined;
}

const known = new WeakMap<Scene, readonly OwnSkill[]>();

/** Not those of an administrator or a plugin. */
export function ownSkills(scene: Scene): readonly OwnSkill[] {
  let skills = known.get(scene);
  if (!skills) known.set(scene, (skills = find(scene)));
  return skills;
}

function find(scene: Scene): readonly OwnSkill[] {
  const cards = new Map(scene.report.skills.map((card) => [card.path, card]));
  return scene.of('skill', 'command').flatMap(({ kind, path, file, standing }) => {
    const card = cards.get(path);
    const parsed = scene.skill(path);
    if (!parsed || (kind !== 'skill' && kind !== 'command')) return [];
    if (card && card.scope !== 'user' && card.scope !== 'project') return [];
    return [{ kind, path, text: normalise(file.text), parsed, standing, card }];
  });
}
