// What the model asks for in each step of a case.
import { join } from 'node:path';

/** @typedef {import('./case.mjs').CaseStep} CaseStep */
/** @typedef {{ name: string, input: Record<string, string | undefined> }} ToolCall */

/**
 * @param {CaseStep} step its paths and command already filled
 * @param {string} ws
 * @returns {ToolCall}
 */
export function toolCall({ op, path, command, pattern, name, args, ...step }, ws) {
  const file = path === undefined ? undefined : path.startsWith('/') ? path : join(ws, path);
  switch (op) {
    case 'read':
      return { name: 'Read', input: { file_path: file } };
    case 'write':
      return { name: 'Write', input: { file_path: file, content: step.content ?? 'written\n' } };
    case 'edit':
      return { name: 'Edit', input: { file_path: file, old_string: step.old, new_string: step.new } };
    case 'bash':
      return { name: 'Bash', input: { command } };
    case 'glob':
      return { name: 'Glob', input: { pattern, path: file } };
    case 'grep':
      return { name: 'Grep', input: { pattern, path: file } };
    case 'skill':
      return { name: 'Skill', input: { skill: name, args } };
  }
}
