// What a session loaded, put together from its record and from what it sent.
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
  return readWire(requests).map((wire, at) => {
    const told = steps[at] ?? { memory: [], skills: [] };
    const extra = wire.memory.filter(({ path }) => told.memory.every((file) => file.path !== path));
    return {
      memory: tellsMemory ? [...told.memory, ...extra] : wire.memory,
      skills: tellsSkills ? told.skills : wire.skills,
    };
  });
}

/**
 * As facts are kept: texts trimmed, folders by name, lines with the name of a bundled skill left out.
 * @param {readonly FactStep[]} steps
 * @param {(text: string) => string} name
 * @param {ReadonlySet<string>} bundled
 * @returns {FactStep[]}
 */
export function toFactSteps(steps, name, bundled) {
  return steps.map(({ memory, skills }) => ({
    memory: memory.map((file) => {
      const path = name(file.path);
      return { path, kind: kindOf(path, file.kind), text: name(file.text).trim() };
    }),
    skills: skills
      .filter((skill) => !bundled.has(skill.name))
      .map((skill) => ({ name: name(skill.name), text: name(skill.text).trim() })),
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
