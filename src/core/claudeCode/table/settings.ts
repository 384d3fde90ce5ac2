/** Settings, flags and variables that change what loads. */
import { changed, logged, measured } from '../history';

export const settingValues = {
  excludeLinks: changed(false, logged('2.1.239', '2.1.90', '2.1.332', true)),
  slashCommandsFlag: changed(false, measured('2.1.145', '2.1.160', true)),
  safeMode: changed(false, logged('2.1.169', '2.1.160', '2.1.175', true)),
  restricted: changed(false, logged('2.1.248', '2.1.238', '2.1.250', true)),
};
