/** What a gesture may change, carried out: an input becomes another one, and the answer comes round as a report. */
import type { Path } from '../core/files/path';
import type { SessionEvent } from '../core/session/events';
import type { Control } from '../control';
import type { ClaudeVersion } from './claudeVersion';
import type { EditorEvents } from './editorEvents';
import type { Following } from './following';
import type { Refresh } from './refresh';
import type { Session } from './session';
import type { SessionStore } from './sessionStore';
import type { StartDirectory } from './startDirectory';

export interface ControlParts {
  readonly start: StartDirectory;
  readonly sessions: SessionStore;
  readonly refresh: Refresh;
  readonly following: Following;
  readonly claude: ClaudeVersion;
  readonly editorEvents: () => EditorEvents;
  /** Forgets everything that was read from disk. */
  readonly forgetDisk: () => void;
}

export function createControl(parts: ControlParts): Control {
  const { start, sessions, refresh, following, claude } = parts;
  /** Changes the session of the start directory; without one there is none. */
  const change = async (what: (session: Session) => void): Promise<void> => {
    if (start.current !== undefined) what(await sessions.at(start.current));
    await refresh.now();
  };
  return {
    add: (event: SessionEvent) => change((session) => session.append(event)),
    forget: (step) => change((session) => void session.forget(step)),
    restart: () =>
      change((session) => {
        parts.editorEvents().reset();
        session.restart();
      }),
    get following() {
      return following.on;
    },
    setFollowing: async (on) => {
      await following.set(on);
    },
    startCandidates: () => start.candidates(),
    chooseStart: async (chosen: Path | undefined) => {
      await start.choose(chosen);
      await refresh.now();
    },
    chooseClaude: async (version) => {
      await claude.choose(version);
      await refresh.now();
    },
    refresh: async () => {
      parts.forgetDisk();
      claude.forget();
      await refresh.now();
    },
  };
}
