/** The texts of new rules and skills, and which names they may have. */

const NAME = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;
const LONGEST = 64;

/** Letters, digits and single dashes: a name that is the same in every file system and listing. */
export function isName(text: string): boolean {
  return NAME.test(text) && text.length <= LONGEST;
}

/** `API Docs` as `api-docs`; nothing where no letter is left. */
export function nameFrom(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name.slice(0, LONGEST).replace(/-+$/, '');
}

/** Without patterns the rule is for every session, and needs no frontmatter. */
export function ruleText(name: string, patterns: readonly string[], body: string): string {
  const head =
    patterns.length === 0
      ? ''
      : `---\npaths:\n${patterns.map((one) => `  - ${JSON.stringify(one)}\n`).join('')}---\n\n`;
  return `${head}# ${heading(name)}\n\n- ${body}\n`;
}

/** The description is quoted: it may hold whatever YAML takes for its own. */
export function skillText(name: string, description: string, body: string): string {
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${heading(name)}\n\n1. ${body}\n`;
}

/** `api-docs` as `Api docs`. */
function heading(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
