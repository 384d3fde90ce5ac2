/** One event on top of a session. */
import type { ModelFacts } from '../claudeCode/models';
import type { Path } from '../files/path';
import { fileId, textId } from '../files/text';
import { announceStart } from './announce';
import { skillsAtStart, skillsNear, type Skill } from './catalogue';
import { block, restore } from './compaction';
import type { SessionEvent } from './events';
import { renderSkill } from './invoke';
import { labelOf } from './listingText';
import { both, emptyStep, withState, type Outcome } from './outcome';
import { mentionedFiles } from './skillMentions';
import { tellStart } from './start';
import type { Step, Told } from './step';
import { Teller } from './teller';
import type { Session, SessionState } from './told';
import { shellAfter } from './shell';
import { touch } from './touching';
import type { World } from './world';

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
  return {
    state: { ...session.state, ...outcome.state, shell: shellAfter(event, session.state.shell ?? start, world) },
    steps: [...session.steps, { ...emptyStep(index, event), ...outcome.step }],
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
      return invoke(session, world, event, model, index);
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

function invoke(
  session: Session,
  world: World,
  event: Extract<SessionEvent, { kind: 'invokeSkill' }>,
  model: ModelFacts,
  index: number,
): Outcome {
  const { name, args = '' } = event;
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
  const outcome: Outcome = {
    step: { invoked: [told] },
    state: { invoked: [...session.state.invoked, told], context: [...session.state.context, told] },
    texts: new Map([
      [id, text],
      [written, skill.file.file.text],
    ]),
  };
  const files = mentionedFiles(text, world.snapshot.place.start);
  return files.reduce<Outcome>((all, path, at) => {
    const now = withState({ ...session, steps: [...session.steps, emptyStep(index, event)] }, all);
    const mentioned = touch(now, world, { kind: 'mention', path }, model, index, files.slice(at + 1));
    // that a mention brings nothing says nothing of the invocation
    return both(all, { ...mentioned, step: { ...mentioned.step, notes: [] } });
  }, outcome);
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
    step: {
      memory,
      skills,
      restored: [...files, ...restored.skills],
      notes: notListedAgain(lost.length, 'compaction'),
    },
    state: {
      told: new Map([...memory, ...files].map(({ path }) => [path, index])),
      touched: new Map(files.map(({ path }) => [path, index])),
      announced: [...lost, ...skills],
      unseen: new Set(lost),
      // the oldest first, as they are kept
      invoked: [...restored.skills].reverse(),
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
    step: { memory, skills, notes: notListedAgain(state.announced.length - state.unseen.size, 'resume') },
    state: {
      told: new Map([...state.told, ...memory.map(({ path }) => [path, index] as const)]),
      announced: [...state.announced, ...skills],
      context: [...state.context, ...memory],
    },
    texts: teller.texts,
  };
}

function notListedAgain(skills: number, because: 'compaction' | 'resume'): Step['notes'] {
  return skills === 0 ? [] : [{ code: 'notListedAgain', data: { skills, because } }];
}
