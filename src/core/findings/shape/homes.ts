/** Where instructions for a project, or for all of a user's projects, lie. */
import { FILE } from '../../claudeCode/places';
import { join, type Path } from '../../files/path';
import type { Place } from '../../files/place';
import type { Home } from './whereToLive';

export type ForWhom = 'project' | 'user';

/** The file, or the folder in which a rule or skill gets its own. */
export function homesOf({ start, config }: Pick<Place, 'start' | 'config'>, forWhom: ForWhom): Record<Home, Path> {
  return forWhom === 'user'
    ? {
        memory: join(config, FILE.memory),
        rule: join(config, 'rules'),
        skill: join(config, 'skills'),
        hook: join(config, 'settings.json'),
      }
    : {
        memory: join(start, FILE.memory),
        rule: join(start, FILE.rules),
        skill: join(start, FILE.skills),
        hook: join(start, FILE.settings),
      };
}
