/** What kind of touch an event is: which file it touches, and whether it brings memory and skills (measured, by version). */
import { newestSince, type Behaviour } from '../claudeCode/behaviour';
import { join, type Path } from '../files/path';
import type { Touched } from '../gather/snapshot';
import { viewedFiles } from '../parse/bash';
import type { NothingNew } from '../reason';
import type { SessionEvent } from './events';
import { shellsAfter } from './shell';

export interface Trigger {
  readonly file: Path | undefined;
  readonly memory: boolean;
  readonly skills: boolean;
  /** Only a Read brings a nested AGENTS.md. */
  readonly isRead: boolean;
  /** Why it brings less than a Read of a file would. */
  readonly note: NothingNew | undefined;
}

export interface TouchedFile {
  readonly file: Path;
  /** Of a line of Bash that fails where this file is not there. */
  readonly isLast: boolean;
}

const nothing = (note: NothingNew | undefined, file?: Path): Trigger => ({
  file,
  memory: false,
  skills: false,
  isRead: false,
  note,
});

/** The files an event touches, in order; none for events that touch none. `shell` is the folder Bash stands in. */
export function touchedBy(event: SessionEvent, shell: Path): TouchedFile[] {
  switch (event.kind) {
    case 'read':
    case 'edit':
    case 'write':
    case 'mention':
      return [{ file: event.path, isLast: false }];
    case 'bash':
      return viewedFiles(event.command)
        .filter(({ file }) => !file.startsWith('~'))
        .map(({ file, isLast }) => ({ file: join(shell, file), isLast }));
    default:
      return [];
  }
}

/** Folders the shell may stand in that are kept in mind while the disk is not known. */
const MAX_SHELLS = 16;

/** Every path the events touch, or may touch: what must be gathered before they can be replayed. */
export function touchedPaths(events: readonly SessionEvent[], start: Path): Path[] {
  let shells = [start];
  return events.flatMap((event) => {
    const files = shells.flatMap((shell) => touchedBy(event, shell).map(({ file }) => file));
    if (event.kind !== 'bash') return [...new Set(files)];
    const after = shells.map((shell) => shellsAfter(event.command, shell, start));
    shells = [...new Set([...after.flatMap((next) => next.shells), ...shells])].slice(0, MAX_SHELLS);
    return [...new Set([...files, ...after.flatMap(({ tried }) => tried)])];
  });
}

export function triggerOf(
  event: SessionEvent,
  file: Path | undefined,
  touched: Touched | undefined,
  wasRead: boolean,
  behaviour: Behaviour,
): Trigger {
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
