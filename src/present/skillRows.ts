/** The Skills tree: every skill and command there is, by how it stands with the model. */
import type { SkillCard } from '../core/report';
import { notLoadedLook, skillLook } from './icons';
import type { CardInk } from './layerCard';
import { dotted, makeRow, withDistinctIds, type Row } from './row';
import { shortReason } from './shortReason';
import { skillCard } from './skillCard';
import { shortTokens } from './tokens';
import { plainVoice } from './voice';
import { say } from './words/say';

type Group =
  'listed' | 'listedWithoutDescription' | 'activated' | 'unseen' | 'waiting' | 'onlyForUser' | 'off' | 'commands';

const groups: readonly { readonly group: Group; readonly icon: string; readonly collapsed: Row['collapsed'] }[] = [
  { group: 'listed', icon: 'list-unordered', collapsed: 'expanded' },
  { group: 'listedWithoutDescription', icon: 'warning', collapsed: 'expanded' },
  { group: 'activated', icon: 'eye', collapsed: 'expanded' },
  { group: 'unseen', icon: 'fold', collapsed: 'expanded' },
  { group: 'waiting', icon: 'clock', collapsed: 'collapsed' },
  { group: 'onlyForUser', icon: 'person', collapsed: 'collapsed' },
  { group: 'off', icon: 'circle-slash', collapsed: 'collapsed' },
  { group: 'commands', icon: 'terminal', collapsed: 'collapsed' },
];

/** Groups that hold nothing are left out; inside one the order is the report's. */
export function skillRows(ink: CardInk): readonly Row[] {
  const rows = groups.flatMap(({ group, icon, collapsed }) => {
    const members = ink.report.skills.filter((skill) => groupOf(skill) === group);
    if (members.length === 0) return [];
    const label = say(ink.words, `skills.${group}`);
    const children = members.map((skill) => skillRow(skill, ink));
    const description = String(members.length);
    return [makeRow({ id: `skills:${group}`, label, description, icon, contextValue: 'group', children, collapsed })];
  });
  return withDistinctIds(rows);
}

function groupOf({ kind, state, activated, reason }: SkillCard): Group {
  switch (state) {
    case 'off':
    case 'shadowed':
      return 'off';
    case 'waiting':
      return reason?.code === 'neverMatches' ? 'off' : 'waiting';
    case 'onlyForUser':
      return kind === 'command' ? 'commands' : 'onlyForUser';
    case 'found':
      return 'activated';
    case 'unseen':
      return 'unseen';
    case 'listed':
    case 'listedWithoutDescription':
      if (kind === 'command') return 'commands';
      return activated ? 'activated' : state;
    default:
      return state satisfies never;
  }
}

function skillRow(skill: SkillCard, ink: CardInk): Row {
  const { words, report } = ink;
  const costs = { listing: shortTokens(skill.listingTokens), body: shortTokens(skill.bodyTokens) };
  const description = dotted(
    say(words, 'skill.costs', costs),
    say(words, `scope.${skill.scope}`),
    skill.state === 'found' ? say(words, 'skill.found') : '',
    skill.invoked ? say(words, 'skill.invoked') : '',
    skill.reason ? shortReason(skill.reason, plainVoice(words, report)) : '',
  );
  const kind = say(words, `kind.${skill.kind}`);
  return makeRow({
    id: `${skill.kind}:${skill.path}:${skill.name}`,
    label: skill.name,
    description,
    tooltip: () => skillCard(skill, ink),
    ...(skill.reason?.code === 'neverMatches' ? notLoadedLook('neverMatches') : skillLook(skill.state, skill.kind)),
    contextValue: skill.kind,
    press: { kind: 'open', path: skill.path, line: undefined },
    accessibilityLabel: say(words, 'row.accessPlain', { kind, name: skill.name, text: description }),
    path: skill.path,
    skill: skill.name,
  });
}
