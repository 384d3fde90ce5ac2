// Reads the list of skills out of the text it is announced in.

/** @typedef {import('./case.mjs').FactSkill} FactSkill */

export const LISTING = 'The following skills are available for use with the Skill tool:';

/**
 * A line is `- name: text` or `- name`; the name may have colons of its own (`plugin:skill`), the text more lines.
 * @param {string} text what follows the announcing sentence
 * @returns {FactSkill[]}
 */
export function readListing(text) {
  /** @type {{ name: string, text: string }[]} */
  const skills = [];
  for (const line of text.split('\n')) {
    const start = /^- ([^\s:][^:]*(?::[^\s:][^:]*)*?)(?:: (.*))?$/.exec(line);
    const last = skills.at(-1);
    if (start) skills.push({ name: start[1] ?? '', text: start[2] ?? '' });
    else if (last && line.trim() !== '') last.text += `\n${line}`;
  }
  return skills;
}
