/** Reads everything again from disk. */
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';

export function registerRefresh(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.refresh, () => deps.control.refresh());
}
