/** Which model is shown: the one that was asked for, the one that answered last here, or the one Claude Code begins with. */
import type { Behaviour } from '../claudeCode/behaviour';
import { DEFAULT_MODEL, modelId } from '../claudeCode/modelNames';
import { modelFacts, type CompactionSettings, type ModelFacts } from '../claudeCode/models';
import type { Snapshot } from '../gather/snapshot';
import type { SettingsFile } from '../parse/settings';
import type { Model } from '../report';
import type { Used } from '../transcript/used';
import { configOf, environmentOf, settingsOf } from './world';

export interface ModelInUse extends ModelFacts {
  readonly id: string;
  readonly how: Model['how'];
}

export interface ModelInputs {
  readonly snapshot: Snapshot;
  /** What the user asked to be shown. */
  readonly model: string | undefined;
  readonly used: Used | undefined;
}

/** The model and its facts, with the settings and variables of its place. */
export function modelInUse({ snapshot, model, used }: ModelInputs, behaviour: Behaviour): ModelInUse {
  const files = settingsOf(snapshot, behaviour);
  const env = environmentOf(snapshot.place, files);
  const conditions = { env, behaviour, settings: compactionOf(files, snapshot, behaviour) };
  const idOf = (name: string) => modelId(name, conditions);
  const set = env['ANTHROPIC_MODEL'] || files.findLast((file) => file.model !== undefined)?.model;
  const [name, how] = chosen(model, used?.model, set, idOf);
  const id = idOf(name);
  return { id, how, ...modelFacts(id, conditions) };
}

function chosen(
  asked: string | undefined,
  used: string | undefined,
  set: string | undefined,
  idOf: (name: string) => string,
): [name: string, how: Model['how']] {
  if (asked !== undefined) return [asked, 'setting'];
  // an older transcript does not say that a model was used with `[1m]`; settings that name the same one may
  if (used !== undefined)
    return [set && idOf(set).toLowerCase() === `${used}[1m]`.toLowerCase() ? set : used, 'transcript'];
  return set === undefined ? [DEFAULT_MODEL, 'default'] : [set, 'claudeSettings'];
}

function compactionOf(
  files: readonly SettingsFile[],
  snapshot: Snapshot,
  { autoCompactSetting }: Behaviour,
): CompactionSettings {
  const last = <Key extends keyof SettingsFile>(key: Key) => files.findLast((file) => file[key] !== undefined)?.[key];
  const { autoCompactEnabled } = configOf(snapshot);
  return {
    autoCompactEnabled: (autoCompactSetting ? last('autoCompactEnabled') : undefined) ?? autoCompactEnabled,
    autoCompactWindow: last('autoCompactWindow'),
  };
}
