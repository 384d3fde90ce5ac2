/** Names of skills and rules made of words: what may be a folder's name everywhere. */

/** Agent Skills allow 64. */
const LONGEST = 64;

/** Letters and digits of any script, in lower case, with single dashes between; `''` where there are none. */
export function slug(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
  let made = '';
  for (const word of words) {
    const longer = made === '' ? word : `${made}-${word}`;
    if (longer.length > LONGEST) break;
    made = longer;
  }
  return made === '' ? (words[0] ?? '').slice(0, LONGEST) : made;
}
