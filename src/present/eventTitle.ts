/** What happened, in the words of someone who did it. */
import type { EventKind } from '../core/session/events';
import type { Step } from '../core/session/step';
import { excerpt } from './escape';
import { shownPath, type Vantage } from './shownPath';
import { say, type Words } from './words/say';

/** `Opened src/api/user.ts`. */
export function eventTitle(event: Step['event'], words: Words, from: Vantage): string {
  switch (event.kind) {
    case 'read':
    case 'edit':
    case 'write':
    case 'mention':
      return say(words, `event.${event.kind}`, { path: shownPath(event.path, from) });
    case 'bash':
      return say(words, 'event.bash', { command: excerpt(event.command, 60) });
    case 'glob':
    case 'grep':
      return say(words, `event.${event.kind}`, { pattern: excerpt(event.pattern, 40) });
    case 'invokeSkill':
      return say(words, 'event.invokeSkill', { name: event.name });
    case 'changed': {
      const [first, ...others] = event.files;
      const path = first ? shownPath(first.path, from) : '';
      if (others.length === 0) return say(words, 'event.changed', { path });
      return say(words, 'event.changedMore', { path, more: others.length });
    }
    case 'start':
    case 'turn':
    case 'compact':
    case 'resume':
      return say(words, `event.${event.kind}`);
    default:
      return event satisfies never;
  }
}

const icons: { readonly [Kind in EventKind]: string } = {
  start: 'play',
  read: 'eye',
  edit: 'edit',
  write: 'save',
  mention: 'mention',
  bash: 'terminal',
  glob: 'search',
  grep: 'search',
  invokeSkill: 'mortar-board',
  turn: 'comment',
  compact: 'fold',
  resume: 'debug-continue',
  changed: 'history',
};

export function eventIcon(kind: EventKind): string {
  return icons[kind];
}
