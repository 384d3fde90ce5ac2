/** Files that nobody meant as rules: what is below `rules` without `paths` is sent in every session (measured). */
import { basename, dirname, join, relativeTo, type Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { fix, found, type Fix, type Found } from '../finding';
import { kindOf, type Scene } from '../scene';

const NOT_RULES = /^(?:README|TEMPLATE|CHANGELOG|CONTRIBUTING|LICENSE|TODO)\.md$/i;
const NOT_RULE_FOLDERS = /^[._]?(?:drafts?|wip|examples?|fixtures?|archived?|deprecated|old|backups?)$/i;

export function* strayRule(scene: Scene): Iterable<Found> {
  for (const { path, standing } of scene.of('rule')) {
    const folder = /^(.*\/rules)\//.exec(path)?.[1] as Path | undefined;
    const within = folder && /\/(?:\.claude|claude-code)\/rules\//.test(path) ? relativeTo(folder, path) : undefined;
    if (folder === undefined || within === undefined || standing === 'out') continue;
    const folders = within.split('/').slice(0, -1);
    if (!NOT_RULES.test(basename(path)) && !folders.some((name) => NOT_RULE_FOLDERS.test(name))) continue;
    const memory = scene.memory(path);
    if (!memory || memory.empty || memory.paths.kind === 'patterns') continue;
    const to = join(dirname(folder), within);
    const fixes = isFree(scene, to)
      ? [fix('move-file', 'review', [{ kind: 'rename', path, to }], { paths: { to } })]
      : [byHand];
    yield found('stray-rule', path, lineRange(0), { paths: { file: path }, fixes });
  }
}

const byHand: Fix = fix('move-out-of-rules', 'byHand', []);

/** Nothing is there, and nothing would read it there. */
function isFree(scene: Scene, to: Path): boolean {
  const state = scene.state(to);
  const isThere = scene.workspace?.index.has(to) === true || (state !== undefined && state.kind !== 'missing');
  return !isThere && kindOf(to) === undefined && !/\/\.claude\/(?:agents|output-styles)\//.test(to);
}
