/** The Stack tree: what is in the context in reading order, what waits, and what will not load. */
import type { Layer, Report, Waiting } from '../core/report';
import { addTokens } from '../core/tokens/tokens';
import { iconOf } from './icons';
import type { CardInk } from './layerCard';
import { layerRow, listingRows } from './layerRow';
import { notLoadedRow, waitingRow } from './outRows';
import { makeRow, withDistinctIds, type Row } from './row';
import { longTokens, shareOf, shortTokens } from './tokens';
import { say, type Words } from './words/say';

type Group = 'compaction' | 'atStart' | 'touched' | 'listing' | 'invoked';

/** Groups that hold nothing are left out; the others stand where the model reads their first layer. */
export function stackRows(ink: CardInk): readonly Row[] {
  const { report, words } = ink;
  const members = new Map<Group, Layer[]>();
  for (const layer of report.stack) {
    const group = groupOf(layer);
    const layers = members.get(group);
    if (layers) layers.push(layer);
    else members.set(group, [layer]);
  }
  const rows = [...members].map(([group, layers]) => loadedGroup(group, layers, ink));
  if (report.waiting.length > 0) {
    const children = report.waiting.map((each) => waitingRow(each, ink));
    rows.push(groupRow('waiting', waitingSummary(report.waiting, words), 'clock', children, words));
  }
  if (report.notLoaded.length > 0) {
    const children = report.notLoaded.map((item) => notLoadedRow(item, ink));
    rows.push(groupRow('notLoaded', String(children.length), 'circle-slash', children, words));
  }
  return withDistinctIds(rows);
}

/** A skill body stays with the skills wherever it was told; the rest is told apart by when it came. */
function groupOf(layer: Layer): Group {
  if (layer.kind === 'skill') return 'invoked';
  if (layer.kind === 'skillListing') return 'listing';
  const { code } = layer.reason;
  if (code === 'reloaded' || code === 'restoredFile' || code === 'summary') return 'compaction';
  return layer.step === 0 ? 'atStart' : 'touched';
}

const groupIcon: { readonly [Name in Group]: string } = {
  compaction: 'fold',
  atStart: 'home',
  touched: 'eye',
  listing: iconOf('skillListing'),
  invoked: iconOf('skill'),
};

function loadedGroup(group: Group, layers: readonly Layer[], ink: CardInk): Row {
  const { report, words } = ink;
  const tokens = addTokens(layers.map((layer) => layer.tokens));
  const children = layers.flatMap((layer) =>
    layer.kind === 'skillListing' ? listingRows(layer, ink) : [layerRow(layer, ink)],
  );
  const summary = `${groupCount(group, layers, report, words)} · ${shortTokens(tokens)}`;
  const collapsed = group === 'invoked' ? 'collapsed' : 'expanded';
  const row = groupRow(group, summary, groupIcon[group], children, words, collapsed);
  const sent = { tokens: longTokens(words, tokens), share: shareOf(tokens, report.model.window) };
  return { ...row, tooltip: () => say(words, 'card.sent', sent) };
}

function groupCount(group: Group, layers: readonly Layer[], report: Report, words: Words): string {
  if (group === 'listing') return say(words, 'count.skills', { n: report.listing.skills });
  return group === 'invoked' ? String(layers.length) : say(words, 'count.loaded', { n: layers.length });
}

function groupRow(
  group: Group | 'waiting' | 'notLoaded',
  description: string,
  icon: string,
  children: readonly Row[],
  words: Words,
  collapsed: Row['collapsed'] = 'collapsed',
): Row {
  const label = say(words, `group.${group}`);
  return makeRow({ id: `group:${group}`, label, description, icon, contextValue: 'group', children, collapsed });
}

/** `5 rules, 3 skills`. */
function waitingSummary(waiting: readonly Waiting[], words: Words): string {
  const count = (wanted: Waiting['kind']) => waiting.filter(({ kind }) => kind === wanted).length;
  const parts = (
    [
      ['count.rules', count('rule')],
      ['count.memory', count('memory')],
      ['count.skills', count('skill')],
    ] as const
  ).flatMap(([key, n]) => (n === 0 ? [] : [say(words, key, { n })]));
  return parts.join(say(words, 'list.comma'));
}
