// What a session loaded, put together from its record and from what it sent.
import { readInvoked } from './invoked.mjs';
import { readRecords } from './transcript.mjs';
import { readWire } from './wire.mjs';

/** @typedef {import('./case.mjs').FactStep} FactStep */

/**
 * The record is the better witness where it tells: on the wire, a memory file that quotes another one looks like two.
 * But not everything is in it (an AGENTS.md of a folder below arrives as a hook's context), so files that only the
 * wire has are added.
 * @param {readonly any[]} requests
 * @param {readonly any[]} records
 * @returns {FactStep[]}
 */
export function readLoaded(requests, records) {
  const { steps, tellsMemory, tellsSkills } = readRecords(records);
  const invoked = readInvoked(requests);
  return readWire(requests).map((wire, at) => {
    const told = steps[at] ?? { memory: [], skills: [] };
    const extra = wire.memory.filter(({ path }) => told.memory.every((file) => file.path !== path));
    return {
      memory: tellsMemory ? [...told.memory, ...extra] : wire.memory,
      skills: tellsSkills ? told.skills : wire.skills,
      invoked: invoked[at] ?? [],
    };
  });
}

/**
 * As facts are kept: texts trimmed, folders by name, lines with the name of a bundled skill left out.
 * @param {readonly FactStep[]} steps
 * @param {(text: string) => string} name
 * @param {ReadonlySet<string>} bundled
 * @param {boolean} invokes whether the case invokes skills: of others no bodies are kept
 * @returns {FactStep[]}
 */
export function toFactSteps(steps, name, bundled, invokes) {
  return steps.map(({ memory, skills, invoked = [] }) => ({
    memory: memory.map((file) => {
      const path = name(file.path);
      return { path, kind: kindOf(path, file.kind), text: name(file.text).trim() };
    }),
    skills: skills
      .filter((skill) => !bundled.has(skill.name))
      .map((skill) => ({ name: name(skill.name), text: name(skill.text).trim() })),
    ...(invokes ? { invoked: invoked.map((text) => name(text).trim()) } : {}),
  }));
}

/**
 * The wire speaks of the administrator's files as of the user's, and of some files does not say whose they are.
 * @param {string} path
 * @param {string | null | undefined} kind
 */
function kindOf(path, kind) {
  if (path.startsWith('$MANAGED/') && (kind ?? 'user') === 'user') return 'managed';
  if (kind) return kind;
  if (path.startsWith('$HOME/')) return 'user';
  return path.endsWith('/CLAUDE.local.md') ? 'local' : 'project';
}
