/** What set a block in motion, in one word: the JSON report's `trigger`. */
import type { Step, Told } from '../core/session/step';

export type TriggerWord = 'start' | 'match' | 'folder' | 'read' | 'mention' | 'invoke' | 'compact' | 'resume';

/** The trigger of a block told at `step`; an import has the trigger of the file that names it. */
export function triggerOf(told: Told, step: Step): TriggerWord {
  const { reason } = told;
  switch (reason.code) {
    case 'ruleMatched':
      return 'match';
    case 'readAsFile':
      return 'read';
    case 'mentioned':
      return 'mention';
    case 'invoked':
      return 'invoke';
    case 'restoredFile':
    case 'summary':
      return 'compact';
    case 'reloaded':
      return reason.data.because === 'resume' ? 'resume' : 'compact';
    case 'imported': {
      const importer = step.memory.find((other) => other !== told && other.path === reason.data.by);
      return importer === undefined || importer.hop >= told.hop ? byEvent(step) : triggerOf(importer, step);
    }
    default:
      return byEvent(step);
  }
}

/** Nested files and rules that need no match come with the first touch below their folder. */
function byEvent(step: Step): TriggerWord {
  switch (step.event.kind) {
    case 'start':
      return 'start';
    case 'compact':
      return 'compact';
    case 'resume':
      return 'resume';
    default:
      return 'folder';
  }
}
