// Reads the session's own record. Later versions write down in it, as attachments, exactly what they loaded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readListing } from './listing.mjs';

/** @typedef {import('./case.mjs').FactStep} FactStep */
/** @typedef {{ memory: import('./case.mjs').FactMemory[], skills: import('./case.mjs').FactSkill[] }} Step */

/**
 * @param {string} configFolder
 * @param {string} session its id
 * @returns {any[]} its records; none where none was written
 */
export function readTranscript(configFolder, session) {
  const projects = join(configFolder, 'projects');
  const folders = existsSync(projects) ? readdirSync(projects) : [];
  const file = folders.map((folder) => join(projects, folder, `${session}.jsonl`)).find((path) => existsSync(path));
  if (file === undefined) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [parse(line)]));
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`its transcript is no JSON: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/**
 * @param {readonly any[]} records
 * @returns {{ steps: FactStep[], tellsMemory: boolean, tellsSkills: boolean }} a step ends with each tool call
 */
export function readRecords(records) {
  /** @type {Step[]} */
  const steps = [{ memory: [], skills: [] }];
  let tellsMemory = false;
  let tellsSkills = false;
  for (const record of records) {
    const step = /** @type {Step} */ (steps.at(-1));
    if (record.type === 'assistant' && isToolCall(record)) steps.push({ memory: [], skills: [] });
    if (record.type !== 'attachment') continue;
    const { attachment } = record;
    if (attachment.type === 'instructions') step.memory.push(...attachment.files.map(toMemory));
    else if (attachment.type === 'nested_memory') step.memory.push(toMemory(attachment.content));
    else if (attachment.type === 'skill_listing') step.skills.push(...readListing(attachment.content));
    tellsMemory ||= attachment.type === 'instructions' || attachment.type === 'nested_memory';
    tellsSkills ||= attachment.type === 'skill_listing';
  }
  return { steps, tellsMemory, tellsSkills };
}

/** @param {any} record */
function isToolCall({ message }) {
  return Array.isArray(message?.content) && message.content.some((/** @type {any} */ part) => part.type === 'tool_use');
}

/** @param {{ path: string, type: string, content: string }} file */
function toMemory({ path, type, content }) {
  const kind = type.toLowerCase();
  return { path, kind: kind === 'automem' ? 'auto' : kind, text: content };
}
