/** Parses each file once: the answer is kept beside the `TextFile` it came from, for as long as that lives. */
import type { TextFile } from '../files/fileTree';
import { dialectKey, type Dialect } from './dialect';
import { readMemoryFile } from './memoryFile';
import { readSkillFile } from './skillFile';

function memo<T>(read: (file: TextFile, dialect: Dialect) => T) {
  const known = new WeakMap<TextFile, Map<string, T>>();
  return (file: TextFile, dialect: Dialect): T => {
    const byDialect = known.get(file) ?? new Map<string, T>();
    known.set(file, byDialect);
    const key = dialectKey(dialect);
    let parsed = byDialect.get(key);
    if (parsed === undefined) byDialect.set(key, (parsed = read(file, dialect)));
    return parsed;
  };
}

export const memoryFileOf = memo(readMemoryFile);
export const skillFileOf = memo(readSkillFile);
