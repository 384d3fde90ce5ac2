/** Every import of the project's memory files and rules: where it stands, which file it means, and what is there. */
import { importTarget } from '../../parse/importTarget';
import type { ImportMention } from '../../parse/markdown';
import type { Path } from '../../files/path';
import { inLine, lineRange, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { isOurs, thereAt, type There } from '../ground';
import type { Instruction, Scene } from '../scene';

export interface Mention {
  readonly by: Instruction;
  /** The whole text it stands in, as ranges count. */
  readonly whole: string;
  /** As written behind the `@`, without a `#fragment`. */
  readonly written: string;
  readonly line: number;
  /** From the `@` on. */
  readonly range: Range;
  readonly target: Path;
  readonly there: There;
}

/** More imports of one file are not looked at. */
const MOST_IN_FILE = 300;

const known = new WeakMap<Scene, readonly Mention[]>();

/** Of all memory files and rules that a session tells or would tell; of those kept out none. */
export function mentionsOf(scene: Scene): readonly Mention[] {
  let mentions = known.get(scene);
  if (!mentions) known.set(scene, (mentions = [...find(scene)]));
  return mentions;
}

function* find(scene: Scene): Iterable<Mention> {
  for (const by of scene.of('memory', 'rule')) {
    if (by.standing === 'out' || (by.standing === 'elsewhere' && !isOurs(scene, by.path))) continue;
    const imports = scene.memory(by.path)?.imports ?? [];
    if (imports.length === 0) continue;
    const whole = normalise(by.file.text, scene.world.behaviour.bomIgnored);
    const lines = whole.split('\n');
    for (const mention of imports.slice(0, MOST_IN_FILE)) {
      const target = importTarget(mention.path, by.file, scene.report.home);
      const { path: written, line } = mention;
      const range = rangeIn(lines[line] ?? '', mention);
      yield { by, whole, written, line, range, target, there: thereAt(scene, target) };
    }
  }
}

function rangeIn(text: string, { path, line, character }: ImportMention): Range {
  const written = spelled(path);
  const at = text.startsWith(written, character) ? character : text.indexOf(written);
  return at < 0 ? lineRange(line) : inLine(line, at, written.length);
}

/** An import of `path` as it is written: a space needs a backslash before it (measured). */
export function spelled(path: string): string {
  return `@${path.replaceAll(' ', '\\ ')}`;
}
