/** One layer as a row of the Stack tree: its place, its name, what it weighs, and where from in a few words. */
import type { Layer } from '../core/report';
import type { ListedSkill } from '../core/session/step';
import { iconOf, layerLook } from './icons';
import { layerCard, layerName, type CardInk } from './layerCard';
import { hasOwnFile } from './layerName';
import { codeSpan, escapeMarkdown, excerpt } from './escape';
import { dotted, makeRow, type Row } from './row';
import { shownPath } from './shownPath';
import { changingTokens, layerWeight } from './tokens';
import { plainVoice } from './voice';
import { whereAndWhy } from './whereAndWhy';
import { say } from './words/say';

/** As wide as a digit in most fonts, so that names stay in one column. */
const FIGURE_SPACE = '\u2007';
const EM_SPACE = '\u2003';

export function layerRow(layer: Layer, ink: CardInk): Row {
  const { words } = ink;
  const name = layerName(layer, words);
  const description = layerDescription(layer, ink);
  const kind = say(words, `kind.${layer.kind}`);
  const ownFile = hasOwnFile(layer);
  return makeRow({
    id: `layer:${layer.id}`,
    label: `${place(layer, ink)} ${importMark(layer.hop)}${name}`,
    description,
    tooltip: () => layerCard(layer, ink),
    ...layerLook(layer),
    contextValue: ownFile ? 'layer' : 'listing',
    press: ownFile ? { kind: 'open', path: layer.path, line: undefined } : undefined,
    accessibilityLabel: say(words, 'row.access', { order: layer.order, kind, name, text: description }),
    path: layer.path,
    layer: layer.id,
    step: layer.step,
  });
}

/** The listing as one row over its lines, and a row for what the budget cut. */
export function listingRows(layer: Layer, ink: CardInk): readonly Row[] {
  const { report, words } = ink;
  const announced = linesInContext(report);
  const row: Row = {
    ...layerRow(layer, ink),
    contextValue: 'listing',
    children: announced.map((skill) => announcedRow(skill, layer, ink)),
    collapsed: announced.length > 0 ? 'collapsed' : 'leaf',
  };
  const dropped = report.skills.filter(({ state }) => state === 'listedWithoutDescription').length;
  if (dropped === 0) return [row];
  const label = `… ${say(words, 'row.dropped', { n: dropped })}`;
  return [
    row,
    makeRow({
      id: `dropped:${layer.id}`,
      label,
      icon: 'warning',
      color: 'list.warningForeground',
      contextValue: 'note',
    }),
  ];
}

/** All the model was given since the last compaction: a line announced again stands there twice. */
function linesInContext({ steps }: CardInk['report']): readonly ListedSkill[] {
  const compaction = steps.findLastIndex(({ event }) => event.kind === 'compact');
  return steps.slice(Math.max(0, compaction)).flatMap((step) => step.skills);
}

function announcedRow(skill: ListedSkill, layer: Layer, { report, words }: CardInk): Row {
  const line = skill.text === '' ? say(words, 'row.noDescription') : excerpt(skill.text, 120);
  return makeRow({
    id: `listed:${layer.id}:${skill.name}`,
    label: skill.name,
    description: line,
    tooltip: () =>
      `**${escapeMarkdown(skill.name)}** — ${codeSpan(shownPath(skill.path, report))}\n\n${escapeMarkdown(skill.text)}`,
    icon: iconOf('skill'),
    contextValue: 'listed',
    press: { kind: 'open', path: skill.path, line: undefined },
    path: skill.path,
    skill: skill.name,
  });
}

/** Tokens first: a narrow side bar cuts the end. */
function layerDescription(layer: Layer, { words, report }: CardInk): string {
  return dotted(
    layer.unsaved ? changingTokens(words, layer.tokens, layer.unsaved) : layerWeight(layer),
    whereAndWhy(layer, plainVoice(words, report)),
    layer.olderThanDisk ? say(words, 'row.older') : '',
    layer.orderNotFixed ? say(words, 'row.orderNotFixed') : '',
  );
}

function place(layer: Layer, { report }: CardInk): string {
  return String(layer.order).padStart(String(report.stack.length).length, FIGURE_SPACE);
}

function importMark(hop: number): string {
  return hop === 0 ? '' : `${EM_SPACE.repeat(hop - 1)}↳ `;
}
