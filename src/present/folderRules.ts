/**
 * What holds for the files below a folder: for every one of them, or only for those that match patterns. Works on the
 * report as it would be once any file of the folder was read, so that what lies on the way there counts.
 */
import type { FileIndex } from '../core/files/fileIndex';
import { isWithin, join, type Path } from '../core/files/path';
import { compile, isDead, Matcher } from '../core/match/patterns';
import type { Reason } from '../core/reason';
import type { Layer, Report, SkillCard, Waiting } from '../core/report';
import { effectiveRules } from './effectiveRules';
import { nameOf } from './layerName';

export interface FolderRule {
  readonly path: Path;
  readonly name: string;
  readonly item: Pick<Layer | Waiting | SkillCard, 'path'> & { readonly reason: Reason | undefined };
  /** Of what is told. */
  readonly layer: Layer | undefined;
  readonly files: { readonly n: number; readonly total: number } | undefined;
}

export interface FolderRules {
  readonly every: readonly FolderRule[];
  readonly some: readonly FolderRule[];
}

/** Past so many, files are not counted. */
const MOST_COUNTED = 100;

/** `any` stands for any file of the folder; without an index what could match counts as some. */
export function folderRules(report: Report, folder: Path, any: Path, index: FileIndex | undefined): FolderRules {
  const files = index?.paths.filter((path) => isWithin(folder, path));
  const every: FolderRule[] = [];
  const some: FolderRule[] = [];
  let counted = 0;
  const byPattern = (rule: FolderRule, patterns: readonly string[], base: Path) => {
    const matcher = new Matcher(compile(patterns));
    if (matcher.isDead) return;
    if (matcher.test(base, folder).matched) every.push(rule);
    else if (files && counted++ < MOST_COUNTED) {
      const n = files.filter((path) => matcher.test(base, path).matched).length;
      if (n > 0) (n === files.length ? every : some).push({ ...rule, files: { n, total: files.length } });
    } else if (patterns.some((pattern) => couldMatch(pattern, base, folder))) some.push(rule);
  };
  const add = (rule: FolderRule, holds: boolean) => {
    const { reason } = rule.item;
    if (reason?.code === 'ruleMatched' || reason?.code === 'waitsForMatch')
      byPattern(rule, reason.data.patterns, reason.data.base);
    else if (holds) every.push(rule);
  };
  const { applied, skills } = effectiveRules(report, any, () => '');
  const holding = new Set(applied.map(({ layer }) => layer));
  for (const layer of report.stack) {
    const name = nameOf(layer, { skillListing: '', summary: '' });
    add({ path: layer.path, name, item: layer, layer, files: undefined }, holding.has(layer));
  }
  for (const item of report.waiting) {
    if (item.kind !== 'skill')
      add(
        {
          path: item.path,
          name: nameOf({ kind: 'rule', path: item.path }, NAMELESS),
          item,
          layer: undefined,
          files: undefined,
        },
        false,
      );
  }
  const usable = report.skills.filter(({ kind, state }) => kind === 'skill' && state !== 'off' && state !== 'shadowed');
  for (const skill of usable) {
    add(
      { path: skill.path, name: skill.name, item: skill, layer: undefined, files: undefined },
      skills.includes(skill),
    );
  }
  return { every, some };
}

const NAMELESS = { skillListing: '', summary: '' };

/** Whether what stands in front of the first star leads into the folder, or to it. */
function couldMatch(pattern: string, base: Path, folder: Path): boolean {
  if (pattern.startsWith('!') || isDead(pattern) || !(isWithin(base, folder) || isWithin(folder, base))) return false;
  const form = pattern.replace(/\/\*\*$/, '').replace(/^\//, '');
  if (!form.includes('/') && !pattern.startsWith('/')) return true;
  const fixed = form
    .split('/')
    .filter((_, at, parts) => parts.slice(0, at + 1).every((part) => !/[*?[{\\]/.test(part)));
  const head = join(base, fixed.join('/').toLowerCase());
  const low = folder.toLowerCase() as Path;
  return fixed.length === 0 || isWithin(low, head.toLowerCase() as Path) || isWithin(head.toLowerCase() as Path, low);
}
