/**
 * Rules and sections that mix when with how, and of which the how is by far the most: it is paid for in every turn,
 * and is needed in few. Lists of conventions, short checklists and examples of code style are no procedures.
 */
import { basename, type Path } from '../../files/path';
import { normalise } from '../../files/text';
import { inLine } from '../../files/range';
import { fix, found, type Found } from '../finding';
import type { Instruction, Scene } from '../scene';
import { plain } from './describe';
import type { Section } from './outline';
import { sectionsOf, splitAt, splitChanges, type Splittable } from './split';

/** Ours: less than that is no burden, or no procedure. */
const LEAST = { steps: 4, commands: 2, lines: 20, share: 0.6, characters: 700, saved: 150 };
const LONGEST = 100_000;

export function* outweighs(scene: Scene): Iterable<Found> {
  for (const instruction of scene.of('rule', 'memory')) {
    const file = splittable(scene, instruction);
    if (!file || !mayHaveSteps(file.text)) continue;
    const { lines, found: all } = sectionsOf(file);
    const imports = scene.memory(file.path)?.imports ?? [];
    let done = 0;
    for (const section of all) {
      if (section.from < done || !isHeavy(section)) continue;
      // an import would not be followed in a skill
      if (imports.some(({ line }) => line >= section.from && line < section.to)) continue;
      const split = splitAt(file, lines, section, scene.world.snapshot.place, isTaken(scene));
      if (!split) continue;
      const { count } = scene.inspected;
      const saved = count(split.before).count - count(split.rule).count - count(split.listed).count;
      if (saved < LEAST.saved) continue;
      done = section.to;
      const paths = { skill: split.skillPath };
      yield found('rule-outweighs-trigger', file.path, inLine(section.from, 0, lines[section.from]?.text.length ?? 0), {
        data: { title: plain(section.title ?? basename(file.path)), steps: section.steps, saved },
        paths,
        fixes: [fix('split-rule', 'review', splitChanges(file.path, split), { data: { saved }, paths })],
      });
    }
  }
}

/** What every turn pays for and somebody here can change; what other tools read stays where it is. */
function splittable(scene: Scene, { kind, path, file, standing }: Instruction): Splittable | undefined {
  const name = basename(path);
  if (standing !== 'loaded' || file.text.length > LONGEST || (kind === 'memory' && name !== 'CLAUDE.md')) return;
  const parsed = scene.memory(path);
  if (!parsed || (kind === 'rule' && parsed.paths.kind === 'patterns')) return;
  return { path, text: normalise(file.text), bodyLine: parsed.frontmatter.bodyLine, isRule: kind === 'rule' };
}

/** Whether there is a skill at a path or of a name, as far as is known. */
export function isTaken(scene: Scene): (path: Path, name: string) => boolean {
  const names = new Set(scene.report.skills.map(({ name }) => name));
  return (path, name) => names.has(name) || (scene.state(path)?.kind ?? 'missing') !== 'missing';
}

/** Cheap, and false for most files. */
function mayHaveSteps(text: string): boolean {
  if (text.length < LEAST.characters) return false;
  return (text.match(/^ {0,3}(?:\d{1,3}[.)]\s|#{1,6}\s.*\d)/gm)?.length ?? 0) >= LEAST.steps;
}

const TRIGGERS =
  /\b(?:how to|when(?:ever)?|before|after|steps?|procedure|process|workflow|runbook|checklist|guide|releas\w*|deploy\w*|migrat\w*|publish\w*|set(?:ting)? ?up|upgrad\w*|rollback|rolling back|hotfix\w*|adding|creating|debugging|troubleshoot\w*|to (?:add|create|make|cut|ship))\b|手順|方法|とき|場合|際|リリース|デプロイ|追加|作成|步骤|流程|如何|方法|时|发布|部署|添加|新增/i;

function isHeavy({ title = '', intro, steps, commands, lines, ofSteps, characters }: Section): boolean {
  return (
    steps >= LEAST.steps &&
    commands >= LEAST.commands &&
    ofSteps >= LEAST.lines &&
    ofSteps >= LEAST.share * lines &&
    characters >= LEAST.characters &&
    TRIGGERS.test(`${title} ${intro.join(' ')}`)
  );
}
