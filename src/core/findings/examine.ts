/** Runs every check over one scene. What one of them cannot cope with costs its own findings, never another's. */
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { SEVERITIES } from './catalogue';
import type { Finding } from './finding';
import { fileChecks } from './files/files';
import { importChecks } from './imports/imports';
import { memoryChecks } from './memory/memory';
import { ruleChecks } from './rules/rules';
import { shapeChecks } from './shape/shape';
import { skillChecks } from './skills/skills';
import { Scene, type Check } from './scene';

export interface Examined {
  /** By path and place. */
  readonly findings: readonly Finding[];
  /** Faults of ours: what a check threw. */
  readonly faults: readonly unknown[];
}

const CHECKS: readonly Check[] = [
  ...fileChecks,
  ...importChecks,
  ...memoryChecks,
  ...ruleChecks,
  ...shapeChecks,
  ...skillChecks,
];

/** Without the workspace's files only what the session itself has gathered is looked at. */
export function examine(inspected: Inspected, workspace?: WorkspaceFiles): Examined {
  return runChecks(CHECKS, new Scene(inspected, workspace));
}

export function runChecks(checks: readonly Check[], scene: Scene): Examined {
  const findings: Finding[] = [];
  const faults: unknown[] = [];
  for (const check of checks) {
    try {
      for (const one of check(scene)) findings.push({ ...one, severity: SEVERITIES[one.code] });
    } catch (error) {
      faults.push(error);
    }
  }
  return { findings: findings.sort(byPlace), faults };
}

function byPlace(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.range.startLine - b.range.startLine || a.range.startCharacter - b.range.startCharacter;
}
