/** Begins a new session at the same place. */
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { tell } from './tell';

export function registerNewSession(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.newSession, async () => {
    needReport(deps.inspection);
    await deps.control.restart();
    tell('command.newSession');
  });
}
