/** Which parts of the context are about a given file: memory and rules that hold for it, and the skills it brings. */
import { dirname, isWithin, type Path } from '../core/files/path';
import { compile, Matcher } from '../core/match/patterns';
import type { Reason } from '../core/reason';
import type { Layer, Report, SkillCard, Waiting } from '../core/report';
import { firstLineOf } from './escape';

export interface EffectiveRules {
  readonly path: Path;
  /** True when the file is outside the start directory: touching it brings nothing. */
  readonly outside: boolean;
  /** In the order the model reads them, each with the first line of its text as sent. */
  readonly applied: readonly { readonly layer: Layer; readonly firstLine: string }[];
  /** What would load if the file were read now. */
  readonly waiting: readonly Waiting[];
  /** Skills this file activated, or would. */
  readonly skills: readonly SkillCard[];
  /** How many skills are listed whatever file is open. */
  readonly alwaysListed: number;
}

/** A rule that another file brought does not count unless its patterns, taken together, match this file too. */
export function effectiveRules(report: Report, path: Path, textOf: (id: string) => string): EffectiveRules {
  const applied = report.stack.filter((layer) => appliesTo(layer, report, path));
  const skills = report.skills.filter((skill) => skill.kind === 'skill' && skill.reason !== undefined);
  return {
    path,
    outside: !isWithin(report.start, path),
    applied: applied.map((layer) => ({ layer, firstLine: firstLineOf(textOf(layer.text)) })),
    waiting: report.waiting.filter(({ kind, reason }) => kind !== 'skill' && holdsFor(reason, path)),
    skills: skills.filter(
      ({ state, reason }) => state !== 'off' && state !== 'shadowed' && reason && holdsFor(reason, path),
    ),
    alwaysListed: skillsAlwaysListed(report),
  };
}

function skillsAlwaysListed({ skills }: Report): number {
  return skills.filter(({ kind, state, activated }) => kind === 'skill' && state === 'listed' && !activated).length;
}

function appliesTo(layer: Layer, report: Report, path: Path): boolean {
  const { reason } = layer;
  switch (reason.code) {
    case 'atStart':
    case 'managedSettings':
    case 'autoMemory':
    case 'reloaded':
      return true;
    case 'ruleAlways':
      return layer.step === 0 || isWithin(folderOfRules(layer.path), path);
    case 'agentsFile':
      return layer.step === 0 || isWithin(reason.data.folder, path);
    case 'ruleMatched':
    case 'folderTouched':
      return holdsFor(reason, path);
    case 'imported': {
      const by = report.stack.find((other) => other.path === reason.data.by && other.step === layer.step);
      // an import at start may belong to a rule that still waits: its text is in the context all the same
      return by === undefined ? layer.step === 0 : by !== layer && appliesTo(by, report, path);
    }
    default:
      return false;
  }
}

/** Whether a condition is met by the file itself. */
function holdsFor(reason: Reason, path: Path): boolean {
  switch (reason.code) {
    case 'ruleMatched':
      return path === reason.data.file || matcherOf(reason.data.patterns).test(reason.data.base, path).matched;
    case 'waitsForMatch':
      return matcherOf(reason.data.patterns).test(reason.data.base, path).matched;
    case 'folderTouched':
    case 'waitsForFolder':
      return isWithin(reason.data.folder, path);
    default:
      return false;
  }
}

/** A thousand rules are asked anew for each file that is shown; their patterns stay the same arrays. */
const matchers = new WeakMap<readonly string[], Matcher>();

function matcherOf(patterns: readonly string[]): Matcher {
  const known = matchers.get(patterns) ?? new Matcher(compile(patterns));
  matchers.set(patterns, known);
  return known;
}

/** The folder that holds the `.claude` a rule lies in. */
function folderOfRules(rule: Path): Path {
  const at = rule.lastIndexOf('/.claude/');
  return at <= 0 ? dirname(rule) : (rule.slice(0, at) as Path);
}
