/** Where Bash stands: it is one shell for a whole session, whose folder lasts from command to command. */
import { isWithin, join, type Path } from '../files/path';
import { foldersAfter } from '../parse/shellFolder';
import { readShell } from '../parse/shell';
import { deniedCommand } from './denied';
import type { SessionEvent } from './events';
import type { World } from './world';

/** `cd` lasts, but not outside the start directory (measured: later relative paths miss), nor where the line fails. */
export function shellAfter(event: SessionEvent, shell: Path, world: World): Path {
  if (event.kind !== 'bash' || deniedCommand(world, event.command) !== undefined) return shell;
  const { place, touched } = world.snapshot;
  const [folder = shell] = foldersAfter(readShell(event.command) ?? [], shell, (from, target) => {
    const to = goTo(from, target, place.start);
    return [(touched.get(to)?.kind ?? 'folder') === 'folder' ? to : undefined];
  });
  return isWithin(place.start, folder) ? folder : place.start;
}

/** Without a look at the disk: every folder it may stand in then, and those it tried to go to. */
export function shellsAfter(command: string, shell: Path, start: Path): { shells: Path[]; tried: Path[] } {
  const tried: Path[] = [];
  const folders = foldersAfter(readShell(command) ?? [], shell, (from, target) => {
    const to = goTo(from, target, start);
    if (to !== start) tried.push(to);
    return to === start ? [to] : [to, undefined];
  });
  return { shells: folders.map((folder) => (isWithin(start, folder) ? folder : start)), tried };
}

function goTo(from: Path, target: string, start: Path): Path {
  return target === '' ? start : join(from, target);
}
