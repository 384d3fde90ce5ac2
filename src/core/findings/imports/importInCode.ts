/** Imports that stand alone in a code span or a code block, where they are only text. */
import { isImportable } from '../../claudeCode/importKinds';
import { extname, type Path } from '../../files/path';
import { inLine, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { importTarget } from '../../parse/importTarget';
import { isOurs, thereAt } from '../ground';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';

/** More of them in one file are no news. */
const MOST_IN_FILE = 20;

export function* importInCode(scene: Scene): Iterable<Found> {
  const loaded = new Set<Path>(scene.report.stack.map(({ path }) => path));
  for (const { path, file, standing } of scene.of('memory', 'rule')) {
    if (standing === 'out' || (standing === 'elsewhere' && !isOurs(scene, path)) || !file.text.includes('@')) continue;
    const whole = normalise(file.text, scene.world.behaviour.bomIgnored);
    let left = MOST_IN_FILE;
    for (const { range, imports } of inCode(whole)) {
      if (left === 0) break;
      const targets = imports.map((written) => importTarget(written, file, scene.report.home));
      const wouldLoad = (target: Path) =>
        target !== path && isImportable(extname(target)) && thereAt(scene, target) === 'file' && !loaded.has(target);
      if (!targets.every(wouldLoad)) continue;
      left--;
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
  let fence: { readonly mark: string; readonly line: number; readonly lines: string[] } | undefined;
  let isComment = false;
  for (const [number, line] of whole.split('\n').entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence.mark) && line.trim() === mark) {
        const imports = fence.lines.filter((text) => text.trim() !== '').map((text) => LONE_IMPORT.exec(text)?.[1]);
        const all = imports.filter((path) => path !== undefined);
        const range = { startLine: fence.line, startCharacter: 0, endLine: number, endCharacter: line.length };
        if (all.length > 0 && all.length === imports.length) yield { range, imports: all };
        fence = undefined;
      } else fence.lines.push(line);
    } else if (isComment) isComment = !line.includes('-->');
    else if (mark) fence = { mark, line: number, lines: [] };
    else if (/^ {0,3}<!--/.test(line)) isComment = !line.includes('-->');
    else {
      const [, before = '', path] = LONE_SPAN.exec(line) ?? [];
      if (path !== undefined) yield { range: inLine(number, before.length, path.length + 3), imports: [path] };
    }
  }
}
