/** Turns following the editor on and off: one command for the palette, a pair for the icon in the view's title. */
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';
import { tell } from './tell';

export function registerFollow(deps: CommandDeps): Disposable {
  const store = new DisposableStore();
  const follow = async (on: boolean) => {
    await deps.control.setFollowing(on);
    tell(on ? 'command.follows' : 'command.followsNot');
  };
  store.add(command(deps, COMMAND.toggleFollow, () => follow(!deps.control.following)));
  store.add(command(deps, COMMAND.followOn, () => follow(true)));
  store.add(command(deps, COMMAND.followOff, () => follow(false)));
  return store;
}
