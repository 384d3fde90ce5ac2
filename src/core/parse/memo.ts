/** Parses each file once: the answer is kept beside the `TextFile` it came from, for as long as that lives. */
import type { TextFile } from '../files/fileTree';
import { readMemoryFile, type MemoryFile } from './memoryFile';
import { readSkillFile, type SkillDialect, type SkillFile } from './skillFile';
import type { YamlDialect } from './frontmatter';

function memo<Dialect extends object, T>(read: (file: TextFile, dialect: Dialect) => T) {
  const known = new WeakMap<TextFile, Map<string, T>>();
  return (file: TextFile, dialect: Dialect, key: string): T => {
    const byDialect = known.get(file) ?? new Map<string, T>();
    known.set(file, byDialect);
    let parsed = byDialect.get(key);
    if (parsed === undefined) byDialect.set(key, (parsed = read(file, dialect)));
    return parsed;
  };
}

const memoryFiles = memo(readMemoryFile);
const skillFiles = memo(readSkillFile);

export function memoryFileOf(file: TextFile, dialect: YamlDialect): MemoryFile {
  return memoryFiles(file, dialect, `${String(dialect.lenientYaml)},${String(dialect.tagInListFails)}`);
}

export function skillFileOf(file: TextFile, dialect: SkillDialect): SkillFile {
  const { lenientYaml, tagInListFails, wideBooleans, bomInSkill, bodyLineChars } = dialect;
  return skillFiles(file, dialect, [lenientYaml, tagInListFails, wideBooleans, bomInSkill, bodyLineChars].join());
}
