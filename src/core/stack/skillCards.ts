/** Where every skill and command stands at this moment, and the listing as the model holds it. */
import type { ModelFacts } from '../claudeCode/models';
import { FILE } from '../claudeCode/places';
import { join, type Path } from '../files/path';
import { textId, type TextId } from '../files/text';
import type { FoundSkill } from '../gather/snapshot';
import type { NotLoaded, SkillCard, SkillState } from '../report';
import type { Reason } from '../reason';
import { skillsAtStart, skillsNested, type Skill } from '../session/catalogue';
import { listedName, listedText, namesAtStart } from '../session/listingText';
import { tryListing } from './listing';
import { shadowed } from '../session/sameName';
import { linesOf, type ListedSkill } from '../session/step';
import { patternsOf } from '../session/ruleFiles';
import type { Session, SessionState, SkillActivation } from '../session/told';
import type { Unweighed } from './waiting';
import type { World } from '../session/world';

export type UnweighedCard = Omit<SkillCard, 'listingTokens' | 'bodyTokens'> & { readonly body: string };

interface ListingText {
  readonly text: string;
  readonly id: TextId;
  readonly skills: number;
  readonly withoutDescription: number;
}

const listings = new WeakMap<SessionState['announced'], ListingText>();

/** The lines the model holds now, in the order they were announced; written anew when one was. */
function listingText({ announced, unseen }: SessionState): ListingText {
  let listing = listings.get(announced);
  if (!listing) {
    const lines = announced.filter((line) => !unseen.has(line));
    const text = linesOf(lines);
    const withoutDescription = lines.filter((line) => line.text === '').length;
    listings.set(announced, (listing = { text, id: textId(text), skills: lines.length, withoutDescription }));
  }
  return listing;
}

export function listingNow(world: World, session: Session, model: ModelFacts) {
  const listing = listingText(session.state);
  return { ...listing, room: tryListing(world, model, {}).room };
}

export function skillCards(world: World, session: Session): UnweighedCard[] {
  const { state } = session;
  const atStart = skillsAtStart(world);
  const losers = shadowed(world);
  const lines = new Map(state.announced.map((line) => [line.path, line]));
  const lastTurn = session.steps.findLastIndex(({ event }) => ANNOUNCES.has(event.kind));
  const invoked = new Set(state.invoked.map(({ path }) => path));
  return [...atStart, ...skillsNested(world)].map((skill): UnweighedCard => {
    const line = lines.get(skill.path);
    const activation = state.activated.get(skill.path);
    const standing: Standing = {
      line,
      activation,
      winner:
        losers.get(skill.path)?.path ??
        (activation && !line ? state.announced.find(({ name }) => name === skill.name)?.path : undefined),
      isUnseen: line !== undefined && state.unseen.has(line),
      isNew: activation !== undefined && activation.step > lastTurn,
    };
    const isInvoked = invoked.has(skill.path);
    const key = [standing.winner, standing.isUnseen, standing.isNew, isInvoked, activation?.step].join();
    const before = kept.get(skill);
    if (before?.key === key && before.line === line) return before.card;
    const card = cardOf(world, skill, standing, isInvoked);
    kept.set(skill, { key, line, card });
    return card;
  });
}

/** A skill that stands where it stood keeps its card: there may be hundreds, and few change with an event. */
const kept = new WeakMap<
  Skill,
  { readonly key: string; readonly line: ListedSkill | undefined; readonly card: UnweighedCard }
>();

function cardOf(world: World, skill: Skill, standing: Standing, invoked: boolean): UnweighedCard {
  const { line, activation } = standing;
  const shown = skill.nestedIn === undefined ? 'plain' : 'from';
  return {
    name: line?.name ?? listedName(world, skill, shown, namesAtStart(world)),
    kind: skill.kind,
    scope: skill.scope,
    path: skill.path,
    state: stateOf(skill, standing),
    reason: reasonOf(world, skill, standing),
    activated: activation !== undefined,
    invoked,
    text: line?.text ?? listedText(world, skill, shown),
    fullText: line?.full ?? listedText(world, skill, shown),
    body: skill.file.body,
  };
}

/** With these the model is told of skills that were found. */
const ANNOUNCES: ReadonlySet<string> = new Set(['start', 'turn', 'compact']);

interface Standing {
  readonly line: ListedSkill | undefined;
  readonly activation: SkillActivation | undefined;
  /** The skill that has its name. */
  readonly winner: Path | undefined;
  readonly isUnseen: boolean;
  readonly isNew: boolean;
}

/** A conditional skill that can win its name waits for a match, a nested one for a touch that looks for skills (Bash does not). */
function waits(skill: Skill, { activation, winner }: Standing): boolean {
  return (
    activation === undefined && winner === undefined && (skill.matcher !== undefined || skill.nestedIn !== undefined)
  );
}

function stateOf(skill: Skill, standing: Standing): SkillState {
  if (skill.hidden === 'setting') return 'off';
  if (skill.hidden) return 'onlyForUser';
  if (waits(skill, standing)) return 'waiting';
  if (!standing.line) return 'shadowed';
  if (standing.isUnseen) return 'unseen';
  if (standing.isNew) return 'found';
  return standing.line.text === '' && !skill.nameOnly ? 'listedWithoutDescription' : 'listed';
}

function reasonOf(world: World, skill: Skill, standing: Standing): Reason | undefined {
  const { start } = world.snapshot.place;
  const { activation, winner } = standing;
  const folder = join(start, skill.nestedIn ?? '');
  const patterns = patternsOf(skill.file);
  if (skill.hidden) return { code: 'hiddenFromModel', data: { by: skill.hidden } };
  if (waits(skill, standing)) {
    if (skill.matcher?.isDead) return { code: 'neverMatches', data: { patterns } };
    return skill.matcher
      ? { code: 'waitsForMatch', data: { patterns, base: start } }
      : { code: 'waitsForFolder', data: { folder } };
  }
  if (!standing.line && winner !== undefined) return { code: 'shadowed', data: { name: skill.name, by: winner } };
  if (!activation) return undefined;
  const { file, pattern } = activation;
  return pattern === undefined
    ? { code: 'folderTouched', data: { folder, file } }
    : { code: 'ruleMatched', data: { pattern, patterns, base: start, file } };
}

/** Skills that wait, as the stack has them. */
export function waitingSkills(cards: readonly UnweighedCard[]): Unweighed[] {
  return cards.flatMap(({ scope, path, reason, text }) =>
    reason?.code === 'waitsForMatch' || reason?.code === 'waitsForFolder'
      ? [{ kind: 'skill', scope, path, reason, text }]
      : [],
  );
}

/** Skills the model will not see, each with its reason; those of folders git ignores among them. */
export function skillsNotLoaded(world: World, cards: readonly UnweighedCard[]): NotLoaded[] {
  const out = cards.flatMap(({ path, scope, reason }): NotLoaded[] =>
    reason?.code === 'hiddenFromModel' || reason?.code === 'shadowed' || reason?.code === 'neverMatches'
      ? [{ path, scope, reason }]
      : [],
  );
  const { skills, commands } = world.snapshot;
  for (const found of skills.values()) out.push(...unlistable(world, found));
  for (const found of commands.values()) out.push(...unlistable(world, found));
  const ignored = new Set([...world.snapshot.touched.values()].flatMap((touched) => touched.ignored));
  for (const folder of ignored) {
    for (const { path } of world.snapshot.skills.get(join(folder, FILE.skills)) ?? []) {
      out.push({ path, scope: 'project', reason: { code: 'ignoredByGit', data: { folder } } });
    }
  }
  return out;
}

const unlistables = new WeakMap<
  readonly FoundSkill[],
  { readonly base: object; readonly files: readonly NotLoaded[] }
>();

/** Skills that are there and cannot be listed: unreadable, or larger than this version takes. Worked out once a folder. */
function unlistable(world: World, found: readonly FoundSkill[]): readonly NotLoaded[] {
  let entry = unlistables.get(found);
  if (entry?.base !== world.base) {
    const limit = world.behaviour.skillFileLimit;
    const files = found.flatMap(({ path }): NotLoaded[] => {
      const state = world.snapshot.files.get(path);
      if (state?.kind === 'unreadable') {
        return [{ path, scope: 'project', reason: { code: 'unreadable', data: { message: state.message } } }];
      }
      if (state?.kind !== 'text' || limit === undefined || state.bytes <= limit) return [];
      return [{ path, scope: 'project', reason: { code: 'tooLarge', data: { bytes: state.bytes, limit } } }];
    });
    unlistables.set(found, (entry = { base: world.base, files }));
  }
  return entry.files;
}
