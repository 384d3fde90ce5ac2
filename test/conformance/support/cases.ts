/** Recorded cases and facts, as they were handed over. */
import fs from 'node:fs';

export function readLines<T>(file: string): T[] {
  const text = fs.readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}
