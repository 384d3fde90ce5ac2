/** Opens the budget as a tab. */
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';

export function registerOpenOverview(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.openOverview, () => deps.openOverview());
}
