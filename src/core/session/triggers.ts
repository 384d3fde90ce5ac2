/** What kind of touch an event is: which file it touches, and whether it brings memory and skills (measured, by version). */
import { newestSince, type Behaviour } from '../claudeCode/behaviour';
import { isWithin, join, type Path } from '../files/path';
import type { Touched } from '../gather/snapshot';
import { changedFolders, viewedFile } from '../parse/bash';
import type { NothingNew } from '../reason';
import type { SessionEvent } from './events';

export interface Trigger {
  readonly file: Path | undefined;
  readonly memory: boolean;
  readonly skills: boolean;
  /** Only a Read brings a nested AGENTS.md. */
  readonly isRead: boolean;
  /** Why it brings less than a Read of a file would. */
  readonly note: NothingNew | undefined;
}

const nothing = (note: NothingNew | undefined, file?: Path): Trigger => ({
  file,
  memory: false,
  skills: false,
  isRead: false,
  note,
});

/** The file an event touches; nothing for events that touch none. `shell` is the folder Bash stands in. */
export function touchedPath(event: SessionEvent, shell: Path): Path | undefined {
  switch (event.kind) {
    case 'read':
    case 'edit':
    case 'write':
    case 'mention':
      return event.path;
    case 'bash': {
      const viewed = viewedFile(event.command);
      return viewed === undefined || viewed.startsWith('~') ? undefined : join(shell, viewed);
    }
    default:
      return undefined;
  }
}

/** Every file the events touch: what must be gathered before they can be replayed. */
export function touchedPaths(events: readonly SessionEvent[], start: Path): Path[] {
  let shell = start;
  return events.flatMap((event) => {
    const path = touchedPath(event, shell);
    shell = shellAfter(event, shell, start);
    return path ?? [];
  });
}

/** Where Bash stands after an event: `cd` lasts, but not outside the start directory (measured: later relative paths miss). */
export function shellAfter(event: SessionEvent, shell: Path, start: Path): Path {
  if (event.kind !== 'bash') return shell;
  let folder = shell;
  for (const target of changedFolders(event.command)) folder = target === '' ? start : join(folder, target);
  return isWithin(start, folder) ? folder : start;
}

export function triggerOf(
  event: SessionEvent,
  shell: Path,
  touched: Touched | undefined,
  wasRead: boolean,
  behaviour: Behaviour,
): Trigger {
  const file = touchedPath(event, shell);
  switch (event.kind) {
    case 'read':
      return readTrigger(file, touched, behaviour);
    case 'mention':
      if (touched?.kind === 'folder') return nothing({ code: 'notATrigger', data: { by: 'mentionOfFolder' } });
      return readTrigger(file, touched, behaviour);
    case 'edit':
      if (!wasRead && !behaviour.editUnread) return nothing(since('edit', 'editUnread'), file);
      return changeTrigger(file, 'edit', behaviour);
    case 'write':
      if (!wasRead && touched?.kind === 'file' && !behaviour.writeUnread)
        return nothing(since('write', 'writeUnread'), file);
      return changeTrigger(file, 'write', behaviour);
    case 'bash':
      if (!file) return nothing({ code: 'notATrigger', data: { by: 'bash' } });
      if (touched?.kind !== 'file') return nothing({ code: 'notATrigger', data: { by: 'bash' } });
      if (!behaviour.bashTriggers) return nothing(since('bash', 'bashTriggers'), file);
      return { file, memory: true, skills: false, isRead: false, note: undefined };
    case 'glob':
    case 'grep':
      return nothing({ code: 'notATrigger', data: { by: event.kind } });
    default:
      return nothing(undefined);
  }
}

function readTrigger(file: Path | undefined, touched: Touched | undefined, behaviour: Behaviour): Trigger {
  const isFile = touched?.kind === 'file' || touched?.kind === 'other';
  const memory = isFile || behaviour.missingFileTriggers;
  const by = touched?.kind === 'folder' ? 'folder' : 'missing';
  return { file, memory, skills: true, isRead: isFile, note: memory ? undefined : since(by, 'missingFileTriggers') };
}

function changeTrigger(file: Path | undefined, by: 'edit' | 'write', behaviour: Behaviour): Trigger {
  const memory = behaviour.writeTriggers;
  return { file, memory, skills: true, isRead: false, note: memory ? undefined : since(by, 'writeTriggers') };
}

function since(
  by: 'bash' | 'write' | 'edit' | 'missing' | 'folder',
  key: Parameters<typeof newestSince>[0],
): NothingNew {
  return { code: 'triggerSince', data: { by, since: newestSince(key) } };
}
