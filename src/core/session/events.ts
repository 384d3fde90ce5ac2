/** What happened in the (imagined) session: a plain, append-only list, the only input besides the disk. */
import type { Path } from '../files/path';
import type { TextId } from '../files/text';

export type SessionEvent =
  | { readonly kind: 'read' | 'edit' | 'write' | 'mention'; readonly path: Path }
  | { readonly kind: 'bash'; readonly command: string }
  | { readonly kind: 'glob' | 'grep'; readonly pattern: string; readonly path?: Path }
  | { readonly kind: 'invokeSkill'; readonly name: string; readonly args?: string }
  | { readonly kind: 'turn' | 'compact' | 'resume' }
  | { readonly kind: 'changed'; readonly files: readonly FileChange[] };

/** A file whose text on disk became another one; `null` stands for "was not there". */
export interface FileChange {
  readonly path: Path;
  readonly before: TextId | null;
  readonly after: TextId | null;
}

/** The first step of every session has this in place of an event. */
export interface StartEvent {
  readonly kind: 'start';
}

export type EventKind = SessionEvent['kind'] | 'start';
