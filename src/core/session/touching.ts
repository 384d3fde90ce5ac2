/** An event that touches a file: what it tells, what it announces, and why there is nothing more. */
import type { ModelFacts } from '../claudeCode/models';
import { isWithin, type Path } from '../files/path';
import { fileId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { NothingNew } from '../reason';
import { announceTouch } from './announce';
import { block } from './compaction';
import { deniedBy, deniedCommand } from './denied';
import type { SessionEvent } from './events';
import { alone, mentionTurn } from './mentions';
import { both, withState, type Outcome } from './outcome';
import type { Told } from './step';
import { Teller } from './teller';
import type { Session, SessionState } from './told';
import { tellTouch } from './touch';
import { touchedBy, triggerOf } from './triggers';
import type { World } from './world';

export function touch(
  session: Session,
  world: World,
  event: SessionEvent,
  model: ModelFacts,
  index: number,
  later: readonly Path[],
): Outcome {
  const shell = session.state.shell ?? world.snapshot.place.start;
  const one = (before: Session, path: Path | undefined) => touchFile(before, world, event, path, model, index, later);
  const touched = touchedBy(event, shell);
  const files = touched.map(({ file }) => file);
  if (event.kind === 'bash') {
    const denied =
      deniedCommand(world, event.command) ??
      files.map((file) => deniedBy(world, file, 'bash')).find((rule) => rule !== undefined);
    if (denied !== undefined) return { step: { notes: [{ code: 'readDenied', data: { rule: denied } }] } };
    // a line that fails brings nothing of what it viewed
    const isThere = ({ file }: { file: Path }) => world.snapshot.touched.get(file)?.kind === 'file';
    if (!touched.every((view) => !view.isLast || isThere(view))) return one(session, undefined);
    const [path, ...more] = touched.filter(isThere).map(({ file }) => file);
    return more.reduce((outcome, file) => both(outcome, one(withState(session, outcome), file)), one(session, path));
  }
  return one(session, files[0]);
}

function touchFile(
  session: Session,
  world: World,
  event: SessionEvent,
  path: Path | undefined,
  model: ModelFacts,
  index: number,
  later: readonly Path[],
): Outcome {
  const { state } = session;
  const { start } = world.snapshot.place;
  const touchedNow = path && world.snapshot.touched.get(path);
  const trigger = triggerOf(event, path, touchedNow, path !== undefined && state.touched.has(path), world.behaviour);
  if (!trigger.file) return { step: { notes: trigger.note ? [trigger.note] : [] } };
  if (!isWithin(start, trigger.file)) return outside(world, event, trigger.file, state, index);
  const denied = deniedBy(world, trigger.file, event.kind);
  if (denied !== undefined) return { step: { notes: [{ code: 'readDenied', data: { rule: denied } }] } };
  const accepted = trigger.memory || trigger.skills;
  // a Bash view counts as having read the file, also where it brings nothing (measured, 2.1.90)
  const isSeen = accepted || event.kind === 'bash';
  const told = new Map(state.told);
  // the model has the file itself in front of it now: it will not be told again (measured)
  const isInstruction = isSeen && !told.has(trigger.file) && isInstructionFile(world, trigger.file);
  // what start told counts from now on in older versions too
  if (isSeen) told.set(trigger.file, told.get(trigger.file) || index);
  const isFirst = isFirstPrompt(session, event);
  const teller = new Teller(world, index, (path) => isTold(world, told, path, isFirst), true);
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
      context: withTold(session, isFirst, [...(mention?.told ?? []), ...teller.told]),
    },
    texts,
  };
}

function isFirstPrompt({ steps }: Session, event: SessionEvent): boolean {
  return (
    event.kind === 'mention' && steps.every((step) => step.event.kind === 'start' || step.event.kind === 'mention')
  );
}

/** What the mentions of the first prompt bring stands before what the start tells (measured, both eras). */
function withTold({ state, steps }: Session, isFirst: boolean, told: readonly Told[]): readonly Told[] {
  if (!isFirst) return [...state.context, ...told];
  const atStart = new Set(steps[0]?.memory);
  const before = state.context.filter((block) => !atStart.has(block));
  return [...before, ...told, ...atStart];
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

/** What start told does not count before 2.1.332, nor for the mentions of the first prompt, which come before it. */
function isTold(world: World, told: ReadonlyMap<Path, number>, path: Path, isFirst: boolean): boolean {
  const step = told.get(path);
  if (step === undefined || step !== 0) return step !== undefined;
  if (isFirst || world.behaviour.startImportsOnce) return !isFirst;
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
