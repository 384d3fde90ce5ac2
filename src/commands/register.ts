/** Registers everything the user can ask for. */
import { DisposableStore, type Disposable } from '../events';
import { registerApplyFix } from './applyFix';
import { registerCards } from './cards';
import { registerChooseClaudeVersion } from './chooseClaudeVersion';
import { registerChooseStart } from './chooseStart';
import { registerCopy } from './copy';
import { registerCopyStack } from './copyStack';
import { registerCountExactly } from './countExactly';
import type { CommandDeps } from './deps';
import { registerExplainFinding } from './explainFinding';
import { registerFollow } from './follow';
import { registerForgetEvent } from './forgetEvent';
import { registerInvokeSkill } from './invokeSkill';
import { registerMentionFile } from './mentionFile';
import { registerNewRule } from './newRule';
import { registerNewSession } from './newSession';
import { registerNewSkill } from './newSkill';
import { registerOpenAsSent } from './openAsSent';
import { registerOpenLayer } from './openLayer';
import { registerOpenOverview } from './openOverview';
import { registerPlaceInstruction } from './placeInstruction';
import { registerRefresh } from './refresh';
import { registerShowEffectiveRules } from './showEffectiveRules';
import { registerShowFolderRules } from './showFolderRules';
import { registerShowLog } from './showLog';
import { registerSimulate } from './simulate';
import { registerSplitRule } from './splitRule';
import { registerTurnHoverOff } from './turnHoverOff';

const all = [
  registerOpenOverview,
  registerShowEffectiveRules,
  registerShowFolderRules,
  registerNewRule,
  registerNewSkill,
  registerCards,
  registerOpenAsSent,
  registerNewSession,
  registerFollow,
  registerSimulate,
  registerMentionFile,
  registerInvokeSkill,
  registerChooseStart,
  registerChooseClaudeVersion,
  registerCopyStack,
  registerRefresh,
  registerShowLog,
  registerForgetEvent,
  registerOpenLayer,
  registerCopy,
  registerTurnHoverOff,
  registerCountExactly,
  registerApplyFix,
  registerExplainFinding,
  registerSplitRule,
  registerPlaceInstruction,
];

export function registerCommands(deps: CommandDeps): Disposable {
  const store = new DisposableStore();
  for (const register of all) store.add(register(deps));
  return store;
}
