/** Where every skill and command stands at this moment, and the listing as the model holds it. */
import type { ModelFacts } from '../claudeCode/models';
import type { Path } from '../files/path';
import type { SkillCard, SkillState } from '../report';
import type { Blocked, Reason } from '../reason';
import { shadowed, skillsAtStart, skillsNested, type Skill } from '../session/catalogue';
import { listedName, listedText } from '../session/listingText';
import { listingBudget } from '../session/listingBudget';
import type { ListedSkill } from '../session/step';
import type { Session } from '../session/told';
import type { World } from '../session/world';

export type UnweighedCard = Omit<SkillCard, 'listingTokens' | 'bodyTokens'> & { readonly body: string };

/** The lines the model holds now, in the order they were announced. */
export function linesNow(session: Session): ListedSkill[] {
  return [...session.state.announced.values()].filter(({ name }) => !session.state.unseen.has(name));
}

export function listingNow(world: World, session: Session, model: ModelFacts) {
  const lines = linesNow(session);
  const text = lines.map(({ name, text: behind }) => (behind === '' ? `- ${name}` : `- ${name}: ${behind}`)).join('\n');
  return {
    text,
    skills: lines.length,
    withoutDescription: lines.filter((line) => line.text === '').length,
    budget: listingBudget(world, model),
    used: text.length,
  };
}

export function skillCards(world: World, session: Session): UnweighedCard[] {
  const { state } = session;
  const atStart = skillsAtStart(world);
  const isWaiting = (skill: Skill) => skill.matcher !== undefined && !state.activated.has(skill.path);
  const losers = shadowed(world, atStart, isWaiting);
  const nested = new Map<Path, Skill>();
  for (const skill of skillsNested(world)) nested.set(skill.path, skill);
  const lines = new Map([...state.announced.values()].map((line) => [line.path, line]));
  const lastTurn = session.steps.findLastIndex(
    ({ event }) => event.kind === 'turn' || event.kind === 'start' || event.kind === 'compact',
  );
  const invoked = new Set(state.invoked.map(({ path }) => path));
  return [...atStart, ...nested.values()].map((skill) => {
    const line = lines.get(skill.path);
    const activation = state.activated.get(skill.path);
    const isNew = activation !== undefined && activation.step > lastTurn;
    const unseen = line !== undefined && state.unseen.has(line.name);
    return {
      name: line?.name ?? listedName(world, skill, false),
      kind: skill.kind,
      scope: skill.scope,
      path: skill.path,
      state: stateOf(skill, { line, unseen, isNew, waits: isWaiting(skill), loses: losers.has(skill.path) }),
      reason: reasonOf(world, skill, activation, losers.get(skill.path), isWaiting(skill)),
      activated: activation !== undefined,
      invoked: invoked.has(skill.path),
      text: line?.text ?? listedText(world, skill, false),
      body: skill.file.body,
    };
  });
}

interface Standing {
  readonly line: ListedSkill | undefined;
  readonly unseen: boolean;
  readonly isNew: boolean;
  readonly waits: boolean;
  readonly loses: boolean;
}

function stateOf(skill: Skill, at: Standing): SkillState {
  if (skill.hidden === 'setting') return 'off';
  if (skill.hidden === 'frontmatter') return 'onlyForUser';
  if (at.waits) return 'waiting';
  if (at.loses) return 'shadowed';
  if (at.unseen) return 'unseen';
  if (at.isNew) return 'found';
  if (!at.line) return 'shadowed';
  return at.line.text === '' && !skill.nameOnly ? 'listedWithoutDescription' : 'listed';
}

function reasonOf(
  world: World,
  skill: Skill,
  activation: { file: Path; pattern: string | undefined } | undefined,
  winner: Skill | undefined,
  waits: boolean,
): Reason | undefined {
  const { start } = world.snapshot.place;
  if (skill.hidden) return { code: 'hiddenFromModel', data: { by: skill.hidden } };
  if (waits) {
    const patterns = skill.file.paths.kind === 'patterns' ? skill.file.paths.patterns : [];
    return { code: 'waitsForMatch', data: { patterns, base: start } };
  }
  if (winner) return { code: 'shadowed', data: { name: skill.name, by: winner.path } } satisfies Blocked;
  if (activation?.pattern !== undefined)
    return { code: 'ruleMatched', data: { pattern: activation.pattern, base: start, file: activation.file } };
  if (activation) return { code: 'folderTouched', data: { folder: skill.path, file: activation.file } };
  return undefined;
}
