/** A folder whose name holds brackets, as routers have them, written as it is: brackets are a class of letters. */
import { firstMatch } from '../../match/firstMatch';
import { Matcher, compile } from '../../match/patterns';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';
import { conditionsOf, placeOf } from './conditions';

export function* bracketFolder(scene: Scene): Iterable<Found> {
  const index = scene.workspace?.index;
  if (!index) return;
  for (const condition of conditionsOf(scene)) {
    const { path, patterns, base } = condition;
    for (const [at, pattern] of patterns.entries()) {
      const escaped = escapeBrackets(pattern.replace(/^!/, ''));
      if (escaped === undefined) continue;
      const file = firstMatch(index, [escaped], base);
      if (file === undefined || file === 'unknown') continue;
      if (new Matcher(compile([pattern.replace(/^!/, '')])).test(base, file).matched) continue;
      const { range, rewrite } = placeOf(condition, at);
      const meant = (pattern.startsWith('!') ? '!' : '') + escaped;
      const change = rewrite(meant);
      yield found('bracket-folder', path, range, {
        data: { pattern },
        paths: { file },
        fixes: change ? [fix('rewrite-pattern', 'safe', [change], { data: { pattern: meant } })] : [],
      });
    }
  }
}

/** Every bracket with a backslash, which makes it a letter like others (measured); nothing without brackets. */
function escapeBrackets(pattern: string): string | undefined {
  if (!/\[[^/]*\]/.test(pattern) || /\\[[\]]/.test(pattern)) return undefined;
  return pattern.replaceAll(/[[\]]/g, String.raw`\$&`);
}
