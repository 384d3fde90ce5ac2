/** Imports that stand alone in a code span or a code block, where they are only text. */
import { isImportable } from '../../claudeCode/importKinds';
import { extname, type Path } from '../../files/path';
import { rangeBetween, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { importTarget } from '../../parse/importTarget';
import { isOurs, thereAt } from '../ground';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';

export function* importInCode(scene: Scene): Iterable<Found> {
  const loaded = new Set<Path>(scene.report.stack.map(({ path }) => path));
  for (const { path, file, standing } of scene.of('memory', 'rule')) {
    if (standing === 'out' || (standing === 'elsewhere' && !isOurs(scene, path)) || !file.text.includes('@')) continue;
    const whole = normalise(file.text, scene.world.behaviour.bomIgnored);
    for (const { range, imports } of inCode(whole)) {
      const targets = imports.map((written) => importTarget(written, file, scene.report.home));
      const wouldLoad = (target: Path) =>
        target !== path && isImportable(extname(target)) && thereAt(scene, target) === 'file' && !loaded.has(target);
      if (!targets.every(wouldLoad)) continue;
      const text = imports.map((written) => `@${written}`).join('\n');
      const fixes = [fix('unquote-import', 'review', [replace(path, whole, range, text)])];
      yield found('import-in-code', path, range, { data: { import: `@${imports[0] ?? ''}` }, fixes });
    }
  }
}

interface InCode {
  readonly range: Range;
  readonly imports: readonly string[];
}

const LONE_SPAN = /^(\s*(?:[-*+]\s+|\d+[.)]\s+)?)`@([^\s`@#]+)`\s*$/;
const LONE_IMPORT = /^\s*@([^\s`@#]+)\s*$/;

/** Lines that are only such a span, and fenced blocks of which every line is an import. */
function* inCode(whole: string): Iterable<InCode> {
  let offset = 0;
  let fence: { readonly mark: string; readonly from: number; readonly lines: string[] } | undefined;
  let isComment = false;
  for (const line of whole.split('\n')) {
    const end = offset + line.length;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence.mark) && line.trim() === mark) {
        const imports = fence.lines.filter((text) => text.trim() !== '').map((text) => LONE_IMPORT.exec(text)?.[1]);
        const all = imports.filter((path) => path !== undefined);
        if (all.length > 0 && all.length === imports.length)
          yield { range: rangeBetween(whole, fence.from, end), imports: all };
        fence = undefined;
      } else fence.lines.push(line);
    } else if (isComment) isComment = !line.includes('-->');
    else if (mark) fence = { mark, from: offset, lines: [] };
    else if (/^ {0,3}<!--/.test(line)) isComment = !line.includes('-->');
    else {
      const [, before = '', path] = LONE_SPAN.exec(line) ?? [];
      const from = offset + before.length;
      if (path !== undefined) yield { range: rangeBetween(whole, from, from + path.length + 3), imports: [path] };
    }
    offset = end + 1;
  }
}
