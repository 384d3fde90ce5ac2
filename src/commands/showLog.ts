/** Shows the log. */
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';

export function registerShowLog(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.showLog, () => deps.showLog());
}
