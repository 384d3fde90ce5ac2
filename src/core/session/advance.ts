/** One event on top of a session. */
import type { ModelFacts } from '../claudeCode/models';
import { isWithin, type Path } from '../files/path';
import { fileId, textId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { NothingNew } from '../reason';
import { announceStart, announceTouch } from './announce';
import { skillsAtStart, skillsNear, type Skill } from './catalogue';
import { block, restore } from './compaction';
import { deniedBy } from './denied';
import type { SessionEvent } from './events';
import { renderSkill } from './invoke';
import { labelOf } from './listingText';
import { alone, mentionTurn } from './mentions';
import { tellStart } from './start';
import type { Step, Told } from './step';
import { Teller } from './teller';
import type { Session, SessionState } from './told';
import { tellTouch } from './touch';
import { shellAfter, touchedPath, triggerOf } from './triggers';
import type { World } from './world';

/** What an event adds: parts of a step, parts of the state, texts. */
interface Outcome {
  readonly step?: Partial<Step>;
  readonly state?: Partial<SessionState>;
  readonly texts?: ReadonlyMap<TextId, string>;
}

/** `later`: the files mentioned after it in the same prompt. */
export function advance(
  session: Session,
  world: World,
  event: SessionEvent,
  model: ModelFacts,
  later: readonly Path[] = [],
): Session {
  const index = session.steps.length;
  const { start } = world.snapshot.place;
  const outcome = outcomeOf(session, world, event, model, index, later);
  for (const [id, text] of outcome.texts ?? []) session.texts.set(id, text);
  const empty: Step = {
    index,
    event,
    memory: [],
    skills: [],
    mentioned: [],
    invoked: [],
    restored: [],
    activated: [],
    notes: [],
  };
  return {
    state: { ...session.state, ...outcome.state, shell: shellAfter(event, session.state.shell ?? start, start) },
    steps: [...session.steps, { ...empty, ...outcome.step }],
    texts: session.texts,
  };
}

function outcomeOf(
  session: Session,
  world: World,
  event: SessionEvent,
  model: ModelFacts,
  index: number,
  later: readonly Path[],
): Outcome {
  switch (event.kind) {
    case 'read':
    case 'edit':
    case 'write':
    case 'bash':
    case 'mention':
    case 'glob':
    case 'grep':
      return touch(session, world, event, model, index, later);
    case 'invokeSkill':
      return invoke(session, world, event.name, event.args ?? '', index);
    case 'turn':
      return {};
    case 'compact':
      return compact(session, world, model, index);
    case 'resume':
      return resume(session, world, model, index);
    case 'changed': {
      const paths = new Set(event.files.map(({ path }) => path));
      const told = [...new Set(session.state.context.map(({ path }) => path).filter((path) => paths.has(path)))];
      return { step: { notes: [{ code: 'fileChanged', data: { told } }] } };
    }
  }
}

function touch(
  session: Session,
  world: World,
  event: SessionEvent,
  model: ModelFacts,
  index: number,
  later: readonly Path[],
): Outcome {
  const { state } = session;
  const { start } = world.snapshot.place;
  const shell = state.shell ?? start;
  const path = touchedPath(event, shell);
  const touchedNow = path && world.snapshot.touched.get(path);
  const trigger = triggerOf(event, shell, touchedNow, path !== undefined && state.touched.has(path), world.behaviour);
  if (!trigger.file) return { step: { notes: trigger.note ? [trigger.note] : [] } };
  if (!isWithin(start, trigger.file)) return outside(world, event, trigger.file, state, index);
  const denied = deniedBy(world, trigger.file);
  if (denied !== undefined) return { step: { notes: [{ code: 'readDenied', data: { rule: denied } }] } };
  const accepted = trigger.memory || trigger.skills;
  // a Bash view counts as having read the file, also where it brings nothing (measured, 2.1.90)
  const isSeen = accepted || event.kind === 'bash';
  const told = new Map(state.told);
  // the model has the file itself in front of it now: it will not be told again (measured)
  const isInstruction = isSeen && !told.has(trigger.file) && isInstructionFile(world, trigger.file);
  // what start told counts from now on in older versions too
  if (isSeen) told.set(trigger.file, told.get(trigger.file) || index);
  const teller = new Teller(world, index, (path) => isTold(world, told, path));
  const turn = event.kind === 'mention' ? mentionTurn(world, state, trigger.file, later) : alone(trigger.file);
  if (trigger.memory) {
    for (const file of turn.now) teller.afresh(() => tellTouch(world, teller, file, trigger.isRead));
  }
  for (const { path } of teller.told) told.set(path, index);
  const announced = trigger.skills ? announceTouch(world, model, state, index, turn.announced) : undefined;
  const mention = event.kind === 'mention' ? mentioned(world, event.path, index) : undefined;
  const touched = new Map(state.touched);
  if (isSeen) for (const path of [trigger.file, ...teller.told.map(({ path }) => path)]) renew(touched, path, index);
  const blocked = new Map([...state.blocked, ...teller.blocked]);
  for (const { path } of teller.told) blocked.delete(path);
  const texts = new Map([...teller.texts, ...(mention?.texts ?? [])]);
  const skills = announced?.skills ?? [];
  const activated = [...(announced?.activated.keys() ?? [])];
  const notes = notesOf(world, state, trigger.file, {
    note: turn.held.includes(trigger.file) ? { code: 'toldWithPrompt', data: {} } : trigger.note,
    isInstruction,
    isEmpty: teller.told.length === 0 && activated.length === 0,
    memory: trigger.memory,
  });
  return {
    step: { memory: teller.told, skills, mentioned: mention?.told ?? [], activated: activated.map(String), notes },
    state: {
      told,
      touched,
      held: turn.held,
      unannounced: turn.unannounced,
      blocked,
      activated: new Map([...state.activated, ...(announced?.activated ?? [])]),
      announced: skills.length > 0 ? [...state.announced, ...skills] : state.announced,
      context: [...state.context, ...(mention?.told ?? []), ...teller.told],
    },
    texts,
  };
}

/** A file outside the start directory brings nothing, but a mention still puts its text into the conversation. */
function outside(world: World, event: SessionEvent, file: Path, state: SessionState, index: number): Outcome {
  const mention = event.kind === 'mention' ? mentioned(world, file, index) : undefined;
  const touched = renew(new Map(state.touched), file, index);
  return {
    step: {
      mentioned: mention?.told ?? [],
      notes: [{ code: 'outsideStart', data: { start: world.snapshot.place.start } }],
    },
    state: { touched, context: [...state.context, ...(mention?.told ?? [])] },
    ...(mention ? { texts: mention.texts } : {}),
  };
}

/** Before 2.1.332 what start told does not count. */
function isTold(world: World, told: ReadonlyMap<Path, number>, path: Path): boolean {
  const step = told.get(path);
  if (step === undefined || step !== 0 || world.behaviour.startImportsOnce) return step !== undefined;
  // a conditional rule that start imported counts as told earlier than all else does
  return world.behaviour.importedRuleOnce && path.includes('/.claude/rules/');
}

function isInstructionFile(world: World, path: Path): boolean {
  return (
    world.snapshot.files.has(path) &&
    /(?:^|\/)(?:CLAUDE(?:\.local)?\.md|AGENTS\.md)$|\/\.claude\/rules\/.*\.md$/.test(path)
  );
}

function mentioned(world: World, path: Path, index: number): { told: Told[]; texts: Map<TextId, string> } {
  const file = textAt(world.snapshot, path);
  if (!file) return { told: [], texts: new Map() };
  const id = fileId(file);
  return {
    told: [block(index, 'mention', path, id, id, { code: 'mentioned', data: { file: path } })],
    texts: new Map([[id, file.text]]),
  };
}

/** Moves `path` to the end: the most recent. */
function renew(touched: Map<Path, number>, path: Path, index: number): Map<Path, number> {
  touched.delete(path);
  touched.set(path, index);
  return touched;
}

function notesOf(
  world: World,
  state: SessionState,
  file: Path,
  what: { note: NothingNew | undefined; isInstruction: boolean; isEmpty: boolean; memory: boolean },
): NothingNew[] {
  const notes: NothingNew[] = what.note ? [what.note] : [];
  if (what.isInstruction) notes.push({ code: 'readAsFile', data: { file } });
  const off = world.switches.touchOff;
  if (off !== undefined && what.memory) notes.push({ code: 'switchedOffAll', data: { by: off } });
  if (!what.isEmpty || notes.length > 0) return notes;
  const applied = state.context
    .filter(({ path, reason }) => path === file || applies(reason, file))
    .map(({ path }) => path);
  return [
    applied.length > 0
      ? { code: 'alreadyTold', data: { paths: [...new Set(applied)] } }
      : { code: 'nothingApplies', data: {} },
  ];
}

function applies(reason: Told['reason'], file: Path): boolean {
  if (reason.code === 'ruleMatched') return reason.data.file === file;
  return reason.code === 'folderTouched' && isWithin(reason.data.folder, file);
}

/** The skill or command a name means now, as the model would see it; nothing for an unknown name. */
function skillNamed(world: World, state: SessionState, name: string): Skill | undefined {
  const lines = state.announced.filter((announced) => announced.name === name);
  // where several of one name were listed the first answers to it (measured, 2.1.90)
  const line = world.behaviour.oneName ? lines.at(-1) : lines[0];
  const start = skillsAtStart(world).filter((skill) => !skill.matcher || state.activated.has(skill.path));
  const nested = [...new Set([...state.activated.values()].map(({ file }) => file))].flatMap((file) =>
    skillsNear(world, file),
  );
  const all = [...start, ...nested];
  return (
    all.find(({ path }) => path === line?.path) ??
    all.find((skill) => skill.name === name) ??
    (world.behaviour.folderAndName ? all.find((skill) => labelOf(skill) === name) : undefined)
  );
}

function invoke(session: Session, world: World, name: string, args: string, index: number): Outcome {
  const skill = skillNamed(world, session.state, name);
  if (!skill) return { step: { notes: [{ code: 'unknownSkill', data: { name } }] } };
  const text = renderSkill(world, skill, args);
  const id = textId(text);
  const before = session.state.invoked.findLast(({ path }) => path === skill.path);
  // the same again is only said to be there (measured)
  if (world.behaviour.invokedOnce && before?.text === id && session.state.context.some((told) => told.text === id)) {
    return { step: { notes: [{ code: 'alreadyTold', data: { paths: [skill.path] } }] } };
  }
  const written = fileId(skill.file.file);
  const told = block(index, 'skill', skill.path, id, written, { code: 'invoked', data: { name, args } }, skill.scope);
  return {
    step: { invoked: [told] },
    state: { invoked: [...session.state.invoked, told], context: [...session.state.context, told] },
    texts: new Map([
      [id, text],
      [written, skill.file.file.text],
    ]),
  };
}

function compact(session: Session, world: World, model: ModelFacts, index: number): Outcome {
  const { state } = session;
  const teller = new Teller(world, index, () => false);
  tellStart(world, teller);
  const memory = teller.told.map((told): Told => ({
    ...told,
    reason: { code: 'reloaded', data: { because: 'compaction' } },
  }));
  const restored = restore(world, state, index, (id) => session.texts.get(id) ?? '');
  const skills = world.behaviour.listingAfterCompaction ? announceStart(world, model).skills : [];
  const lost = state.announced.filter(({ name }) => skills.every((line) => line.name !== name));
  const summary = block(index, 'summary', world.snapshot.place.start, textId(''), textId(''), {
    code: 'summary',
    data: {},
  });
  const files = restored.files;
  // the newer version puts the summary first and the skills last, the older the files first and the summary last
  const context = world.behaviour.listingAfterCompaction
    ? [summary, ...files, ...memory, ...restored.skills]
    : [...files, ...restored.skills, ...memory, summary];
  return {
    step: { memory, skills, restored: [...files, ...restored.skills] },
    state: {
      told: new Map([...memory, ...files].map(({ path }) => [path, index])),
      touched: new Map(files.map(({ path }) => [path, index])),
      announced: [...lost, ...skills],
      unseen: new Set(lost),
      invoked: restored.skills,
      blocked: new Map([...state.blocked, ...teller.blocked]),
      context,
    },
    texts: new Map([...teller.texts, ...restored.texts, [textId(''), '']]),
  };
}

/** A changed memory file is told again as another copy, and only new skills are listed (measured, 2.1.332). */
function resume(session: Session, world: World, model: ModelFacts, index: number): Outcome {
  const { state } = session;
  const teller = new Teller(world, index, () => false);
  tellStart(world, teller);
  const had = new Set(state.context.map(({ path, text }) => `${text} ${path}`));
  const memory = teller.told
    .filter(({ path, text }) => !had.has(`${text} ${path}`))
    .map((told): Told => ({ ...told, reason: { code: 'reloaded', data: { because: 'resume' } } }));
  const skills = announceStart(world, model).skills.filter(({ name }) =>
    state.announced.every((line) => line.name !== name),
  );
  return {
    step: { memory, skills },
    state: {
      told: new Map([...state.told, ...memory.map(({ path }) => [path, index] as const)]),
      announced: [...state.announced, ...skills],
      context: [...state.context, ...memory],
    },
    texts: teller.texts,
  };
}
