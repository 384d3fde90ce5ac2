/** Recorded cases and facts. */
import fs from 'node:fs';

const DATA = new URL('../data/', import.meta.url);

/** What stands between `cases` and `.jsonl` in the names of the files: any file of cases beside them counts. */
export function setsOfCases(): string[] {
  return fs.readdirSync(DATA).flatMap((name) => /^cases(.*)\.jsonl$/.exec(name)?.[1] ?? []);
}

export function readLines<T>(file: string): T[] {
  return fs
    .readFileSync(new URL(file, DATA), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}
