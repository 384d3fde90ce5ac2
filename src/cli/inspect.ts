/** `context-stack inspect`: gathers, works out the report, and prints it as a tree or as JSON. */
import { NEWEST_KNOWN } from '../core/claudeCode/behaviour';
import { compareVersions } from '../core/claudeCode/version';
import { isAbsolute, join, type Path } from '../core/files/path';
import type { Place } from '../core/files/place';
import { findPlace } from '../core/gather/place';
import { examine } from '../core/findings/examine';
import { inspect, weigherFor, type Inspected } from '../core/inspect';
import type { ClaudeInUse } from '../core/report';
import type { SessionEvent } from '../core/session/events';
import { gatherSession } from '../core/session/gatherSession';
import { nothingCounted } from '../core/tokens/counted';
import type { Used } from '../core/transcript/used';
import { machinePlace } from '../disk/machinePlace';
import { fromNative } from '../disk/nativePath';
import { parseArguments, type InspectArguments } from './arguments';
import { BadInput } from './badInput';
import { parseEvents } from './eventsFile';
import { inspectHelp } from './help';
import { jsonReport } from './jsonReport';
import type { Terminal } from './terminal';
import { textReport } from './textReport';

/** Start flags that change what loads; any other is a flag of Claude Code's own that does not. */
const TELLING_FLAGS = ['bare', 'safe-mode', 'disable-slash-commands', 'restricted'];

/** Runs the command. Throws `BadInput` for what the person got wrong. */
export async function runInspect(argv: readonly string[], terminal: Terminal): Promise<void> {
  const args = parseArguments(argv);
  if (args.help) {
    terminal.print(inspectHelp);
    return;
  }
  const inspected = await answer(args, terminal);
  terminal.print(args.json ? jsonText(inspected) : textReport(inspected, examine(inspected).findings));
}

function jsonText(inspected: Inspected): string {
  return `${JSON.stringify(jsonReport(inspected, inspected.count, examine(inspected).findings), null, 2)}\n`;
}

/** The report those arguments ask for. Throws `BadInput` for what the person got wrong. */
export async function answer(args: InspectArguments, terminal: Terminal): Promise<Inspected> {
  for (const flag of args.flags)
    if (!TELLING_FLAGS.includes(flag)) terminal.warn(`--flag ${flag}: not known to change what loads`);
  const place = await placeOf(args, terminal);
  const events = await eventsOf(args, place, terminal);
  const snapshot = await gatherSession(terminal.tree, place, events);
  const { model } = args;
  const used = { ...(await claudeOf(args, place, terminal)), model, snapshot };
  const weigher = await weigherFor(used);
  return inspect({ ...used, events, texts: new Map(), unsaved: new Map(), counted: nothingCounted, weigher });
}

async function placeOf(args: InspectArguments, terminal: Terminal): Promise<Place> {
  const { machine, tree } = terminal;
  const cwd = fromNative(terminal.cwd, machine.platform);
  const path = (text: string): Path => (isAbsolute(text) ? fromNative(text, machine.platform) : join(cwd, text));
  const start = args.start === undefined ? cwd : path(args.start);
  const there = await tree.look(start);
  if (there.kind !== 'folder') {
    const why = there.kind === 'missing' ? 'does not exist' : 'is not a folder';
    throw new BadInput(`the start directory ${why}: ${args.start ?? terminal.cwd}`);
  }
  const own = machinePlace(start, machine);
  return findPlace(tree, {
    ...own,
    home: path(args.home ?? args.env['HOME'] ?? own.home),
    ...(args.configDir === undefined ? {} : { config: path(args.configDir) }),
    ...(args.managed === undefined ? {} : { managed: path(args.managed) }),
    addedDirs: args.addDirs.map(path),
    pluginDirs: args.pluginDirs.map(path),
    // A made-up home is a made-up machine: this process's own environment says nothing about it.
    env: args.home === undefined ? { ...own.env, ...args.env } : args.env,
    flags: args.flags,
    settingSources: args.settingSources,
    settings: args.settings,
  });
}

async function eventsOf(args: InspectArguments, place: Place, terminal: Terminal): Promise<SessionEvent[]> {
  if (args.events === undefined) return [];
  let text: string;
  try {
    text = await terminal.readText(args.events);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput(`the events cannot be read: ${why}`);
  }
  return parseEvents(text, place.start);
}

/** What stands in an argument is taken at its word; without one, what is used there; else the newest known. */
async function claudeOf(
  args: InspectArguments,
  place: Place,
  terminal: Terminal,
): Promise<{ claude: ClaudeInUse; used: Used | undefined }> {
  // A made-up home is a made-up machine: what is installed on this one says nothing about it.
  const { start, home, config } = place;
  const found = await terminal.findClaude({ start, home, config, machineWide: args.home === undefined });
  const { version, how } =
    args.claude === undefined
      ? (found ?? { version: NEWEST_KNOWN, how: 'newestKnown' as const })
      : { version: args.claude, how: 'setting' as const };
  const measured = compareVersions(version, NEWEST_KNOWN) <= 0;
  return { claude: { version, how, measured }, used: found?.used };
}
