/** Which codicon a thing has and in which theme colour. Colour never says anything that words do not say too. */
import type { Blocked } from '../core/reason';
import type { Layer, SkillState } from '../core/report';

export interface Look {
  readonly icon: string;
  readonly color: string | undefined;
}

const kindIcon: { readonly [Kind in Layer['kind']]: string } = {
  memory: 'note',
  rule: 'law',
  import: 'file-symlink-file',
  agents: 'hubot',
  autoMemory: 'database',
  settings: 'settings-gear',
  mention: 'mention',
  file: 'file',
  skill: 'mortar-board',
  summary: 'fold',
  skillListing: 'list-unordered',
};

export function iconOf(kind: Layer['kind']): string {
  return kindIcon[kind];
}

/** A layer: by kind, in the colour of what brought it; what is out of date stands out. */
export function layerLook(layer: Layer): Look {
  const icon = kindIcon[layer.kind];
  if (layer.olderThanDisk) return { icon, color: 'list.warningForeground' };
  if (layer.unsaved) return { icon, color: 'gitDecoration.modifiedResourceForeground' };
  if (layer.kind === 'skill' || layer.kind === 'skillListing') return { icon, color: 'charts.purple' };
  return { icon, color: layer.step === 0 ? 'charts.blue' : 'charts.green' };
}

/** What its owner surely meant to load is a warning; what is left out on purpose is only greyed. */
export function notLoadedLook(code: Blocked['code']): Look {
  switch (code) {
    case 'unreadable':
    case 'tooLarge':
    case 'linkOutside':
    case 'importMissing':
    case 'importFolder':
    case 'importExternal':
    case 'importOutsideAtTouch':
    case 'importTooDeep':
    case 'importKind':
    case 'neverMatches':
      return { icon: 'warning', color: 'list.warningForeground' };
    case 'excluded':
    case 'sourceOff':
    case 'switchedOff':
    case 'empty':
    case 'sameFile':
    case 'agentsOff':
    case 'agentsUnknown':
    case 'mainOfWorktree':
    case 'shadowed':
    case 'hiddenFromModel':
    case 'ignoredByGit':
      return { icon: 'circle-slash', color: 'disabledForeground' };
    default:
      return code satisfies never;
  }
}

export function skillLook(state: SkillState, kind: 'skill' | 'command'): Look {
  const icon = kind === 'command' ? 'terminal' : 'mortar-board';
  switch (state) {
    case 'listed':
      return { icon, color: 'charts.purple' };
    case 'listedWithoutDescription':
    case 'unseen':
      return { icon, color: 'list.warningForeground' };
    case 'found':
      return { icon, color: 'charts.green' };
    case 'waiting':
      return { icon: 'clock', color: 'disabledForeground' };
    case 'onlyForUser':
      return { icon: 'person', color: undefined };
    case 'shadowed':
    case 'off':
      return { icon: 'circle-slash', color: 'disabledForeground' };
    default:
      return state satisfies never;
  }
}
