/** The Activity tree: what happened in the session, newest first, each event with what it caused. */
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import type { ListedSkill, Step, Told } from '../core/session/step';
import { addTokens } from '../core/tokens/tokens';
import { escapeMarkdown } from './escape';
import { eventIcon, eventTitle } from './eventTitle';
import { iconOf } from './icons';
import { joined, layerName, matchSentence, type CardInk } from './layerCard';
import { linkLine } from './cardLinks';
import { reasonSentence } from './reasons';
import { dotted, makeRow, withDistinctIds, type Row } from './row';
import { shortReason } from './shortReason';
import { shownName } from './shownPath';
import { layerWeight, shortTokens } from './tokens';
import { markdownVoice, plainVoice } from './voice';
import { whereAndWhy } from './whereAndWhy';
import { say } from './words/say';

export function activityRows(ink: CardInk): readonly Row[] {
  const rows = [...ink.report.steps].reverse().map((step) => stepRow(step, ink));
  return withDistinctIds(rows);
}

function stepRow(step: Step, ink: CardInk): Row {
  const { report, words } = ink;
  const caused = causedRows(step, ink);
  const notes = noteRows(step, caused.length === 0, ink);
  const start = step.event.kind === 'start';
  const [note] = step.notes;
  const description =
    caused.length > 0
      ? summary(step, ink)
      : dotted(quiet(step) ? '' : say(words, 'told.nothing'), note && shortReason(note, plainVoice(words, report)));
  return makeRow({
    id: `step:${step.index}`,
    label: eventTitle(step.event, words, report),
    description,
    tooltip: () =>
      joined([
        `**${escapeMarkdown(eventTitle(step.event, words, report))}**`,
        ...step.notes.map((each) => reasonSentence(each, markdownVoice(words, report))),
      ]),
    icon: eventIcon(step.event.kind),
    color: caused.length > 0 ? 'charts.green' : undefined,
    // a change on disk cannot be taken back: it has the menu of a start
    contextValue: start || step.event.kind === 'changed' ? 'start' : 'event',
    press: { kind: 'showStep', step: step.index },
    children: [...caused, ...notes],
    // what an event brought is the news; the start is known, and nothing needs no room
    collapsed: caused.length + notes.length === 0 ? 'leaf' : caused.length > 0 && !start ? 'expanded' : 'collapsed',
    path: pathOf(step),
    step: step.index,
  });
}

function causedRows(step: Step, ink: CardInk): readonly Row[] {
  const { words } = ink;
  const told = [...step.memory, ...step.mentioned, ...step.invoked, ...step.restored].map((each) =>
    toldRow(each, isAgain(each, step) ? 'told.again' : 'told.new', step, ink),
  );
  if (!bringsListing(step)) return [...told, ...skillRowsOf(step, ink)];
  if (step.skills.length === 0) return told;
  const key = step.event.kind === 'start' ? 'told.new' : 'told.again';
  const listing = makeRow({
    id: `listing:${step.index}`,
    label: say(words, key, { kind: say(words, 'kind.skillListing'), name: '' }).trimEnd(),
    description: say(words, 'count.skills', { n: step.skills.length }),
    icon: iconOf('skillListing'),
    contextValue: 'told',
    step: step.index,
  });
  return [...told, listing];
}

function isAgain(told: Told, step: Step): boolean {
  return told.reason.code === 'reloaded' || step.restored.includes(told);
}

/** Start and compaction send the listing whole; anything else adds single lines to it. */
function bringsListing({ event }: Step): boolean {
  return event.kind === 'start' || event.kind === 'compact';
}

function toldRow(told: Told, key: 'told.new' | 'told.again', step: Step, ink: CardInk): Row {
  const { report, words, links } = ink;
  const voice = markdownVoice(words, report);
  const layer = report.stack.find(({ id }) => id === told.id);
  const name = layerName(told, words);
  const kind = told.kind === 'summary' ? '' : say(words, `kind.${told.kind}`);
  return makeRow({
    id: `told:${step.index}:${told.id}`,
    label: say(words, key, { kind, name }).replace('  ', ' '),
    description: dotted(layer && layerWeight(layer), whereAndWhy(told, plainVoice(words, report))),
    tooltip: () =>
      joined([
        `**${escapeMarkdown(name)}**`,
        reasonSentence(told.reason, voice),
        matchSentence(told.reason, voice),
        linkLine(words, links, { path: told.path, layer: layer?.id }),
      ]),
    icon: iconOf(told.kind),
    contextValue: told.kind === 'summary' ? 'note' : 'told',
    press: told.kind === 'summary' ? undefined : { kind: 'open', path: told.path, line: undefined },
    path: told.path,
    layer: layer?.id,
    step: step.index,
  });
}

/** Skills that became known or were listed at a step; one that is both is one row. */
function skillRowsOf(step: Step, ink: CardInk): readonly Row[] {
  const { report, words } = ink;
  const listed = step.skills.map((skill) => [skill.name, skill.path] as const);
  const known = new Set<string>(step.skills.flatMap(({ name, path }) => [name, path]));
  const found = step.activated
    .filter((id) => !known.has(id))
    .map((id) => {
      const card = report.skills.find(({ name, path }) => name === id || path === id);
      return [card?.name ?? shownName(id as Path), card?.path] as const;
    });
  const state = say(words, isAnnounced(step, report) ? 'told.announced' : 'told.announcedNext');
  return [...listed, ...found].map(([name, path]) => {
    const reason = report.skills.find((card) => card.path === path)?.reason;
    return makeRow({
      id: `skill:${step.index}:${name}`,
      label: say(words, 'told.new', { kind: say(words, 'kind.skill'), name }),
      description: dotted(state, reason && shortReason(reason, plainVoice(words, report))),
      tooltip: () =>
        joined([
          `**${escapeMarkdown(name)}**`,
          escapeMarkdown(lineOf(step.skills, name)),
          reason ? reasonSentence(reason, markdownVoice(words, report)) : '',
        ]),
      icon: iconOf('skill'),
      color: 'charts.purple',
      contextValue: 'told',
      press: path === undefined ? undefined : { kind: 'open', path, line: undefined },
      path,
      step: step.index,
      skill: name,
    });
  });
}

/** What a touch found is announced with the turn that follows it. */
function isAnnounced(step: Step, report: Report): boolean {
  return report.steps.some(
    ({ index, event }) => index > step.index && (event.kind === 'turn' || event.kind === 'compact'),
  );
}

/** Notes stand below an event that loaded something; an event that loaded nothing says so first. */
function noteRows(step: Step, nothing: boolean, ink: CardInk): readonly Row[] {
  const { report, words } = ink;
  return step.notes.map((note, at) =>
    makeRow({
      id: `note:${step.index}:${at}`,
      label: nothing && !quiet(step) ? say(words, 'told.nothing') : shortReason(note, plainVoice(words, report)),
      description: dotted(saved(note, step, ink), reasonSentence(note, plainVoice(words, report))),
      tooltip: () => reasonSentence(note, markdownVoice(words, report)),
      icon: 'info',
      color: 'descriptionForeground',
      contextValue: 'note',
      step: step.index,
    }),
  );
}

/** What it saves that lines are not sent again: those in the context before, less those that are there afterwards. */
function saved({ code }: Step['notes'][number], { index, event }: Step, { report, words }: CardInk): string {
  if (code !== 'notListedAgain') return '';
  const [before = 0, after = 0] = [index - 1, index].map((at) => report.timeline[at]?.parts.skillListing ?? 0);
  const count = event.kind === 'compact' ? before - after : before;
  return count > 0 ? say(words, 'told.saved', { tokens: shortTokens({ count, margin: 0, how: 'estimated' }) }) : '';
}

/** `≈ 1.1k · 2 rules, 1 memory file, 1 skill`; what is no longer in the context weighs nothing any more. */
function summary(step: Step, ink: CardInk): string {
  const layers = ink.report.stack.filter((layer) => layer.step === step.index && layer.kind !== 'skillListing');
  return dotted(
    layers.length === 0 ? '' : shortTokens(addTokens(layers.map(({ tokens }) => tokens))),
    counts(step, ink),
  );
}

/** `2 rules, 1 memory file, 1 skill`. */
function counts(step: Step, { words }: CardInk): string {
  const told = [...step.memory, ...step.restored];
  const rules = told.filter(({ kind }) => kind === 'rule').length;
  const memory = told.filter(({ kind }) => kind !== 'rule' && kind !== 'skill' && kind !== 'file').length;
  const skills = new Set([...step.skills.map(({ path }): string => path), ...step.activated]).size;
  const parts = (
    [
      ['count.memory', memory],
      ['count.rules', rules],
      ['count.skills', Math.max(skills, step.invoked.length)],
    ] as const
  ).flatMap(([key, n]) => (n === 0 ? [] : [say(words, key, { n })]));
  return parts.join(say(words, 'list.comma'));
}

/** Turns and changes on disk are not meant to load anything: that they did not is no news. */
function quiet(step: Step): boolean {
  return step.event.kind === 'turn' || step.event.kind === 'changed' || step.event.kind === 'start';
}

function pathOf({ event }: Step): Path | undefined {
  if ('path' in event) return event.path;
  return event.kind === 'changed' ? event.files[0]?.path : undefined;
}

function lineOf(skills: readonly ListedSkill[], name: string): string {
  return skills.find((skill) => skill.name === name)?.text ?? '';
}
