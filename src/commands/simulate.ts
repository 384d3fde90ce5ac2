/** Puts a turn or a compaction into the session: what happens without any file being touched. */
import type { Disposable } from '../events';
import { DisposableStore } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { tell } from './tell';

export function registerSimulate(deps: CommandDeps): Disposable {
  const store = new DisposableStore();
  const happen = async (kind: 'turn' | 'compact') => {
    needReport(deps.inspection);
    await deps.control.add({ kind });
    tell(kind === 'turn' ? 'command.turn' : 'command.compacted');
  };
  store.add(command(deps, COMMAND.simulateTurn, () => happen('turn')));
  store.add(command(deps, COMMAND.simulateCompaction, () => happen('compact')));
  return store;
}
