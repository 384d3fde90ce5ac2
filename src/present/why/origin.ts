/** By which mechanism a file is found, from which version, and what a session does that has not been in its folder. */
import { MEASURED } from '../../core/claudeCode/behaviour';
import type { Explanation } from '../../core/explain/explain';
import type { Origin } from '../../core/explain/origin';
import type { Since } from '../../core/explain/since';
import { reasonSentence } from '../reasons';
import { needSentence } from '../need';
import { tellFolder, tellPath } from '../voice';
import { say } from '../words/say';
import { reasonParts } from './standing';
import { tellWhy, text, type Part, type WhyVoice } from './parts';

const ADDED = 'CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD';

/** Nothing for what is not there, or no file, and would be none of Claude Code's if it were. */
export function originSentence({ origin, answer }: Pick<Explanation, 'origin' | 'answer'>, voice: WhyVoice): string {
  if (answer === 'folder' || (answer === 'missing' && origin.kind === 'plain')) return '';
  return mechanism(origin, voice);
}

function mechanism(origin: Origin, voice: WhyVoice): string {
  switch (origin.kind) {
    case 'autoMemory':
    case 'plain':
      return tellWhy(voice, `from.${origin.kind}`);
    case 'plugin':
      return tellWhy(voice, 'from.plugin', { root: tellPath(voice, origin.root) });
    case 'neverRead':
      return tellWhy(voice, `from.neverRead.${origin.mistake}`, { right: voice.mark(origin.right) });
    case 'memory':
      return tellWhy(voice, `from.memory.${origin.where}`, {
        folder: tellFolder(voice, origin.folder),
        variable: voice.mark(ADDED),
      });
    case 'agents': {
      const { where } = origin;
      const key = where === 'start' || where === 'above' ? 'walk' : where === 'nested' ? 'nested' : 'elsewhere';
      // whether one of an added directory counts was never measured
      return where === 'added'
        ? ''
        : tellWhy(voice, `from.agents.${key}`, { folder: tellFolder(voice, origin.folder) });
    }
    case 'rule':
      return tellWhy(voice, `from.rule.${origin.where}`, {
        folder: tellFolder(voice, origin.folder),
        rules: tellPath(voice, origin.rules),
        variable: voice.mark(ADDED),
      });
    case 'skill': {
      const { where } = origin;
      const key = where === 'nested' || where === 'elsewhere' ? where : 'start';
      return tellWhy(voice, `from.skill.${key}`, {
        folder: tellFolder(voice, origin.folder),
        skills: tellPath(voice, origin.skills),
      });
    }
    case 'command': {
      const key = origin.where === 'elsewhere' ? 'elsewhere' : 'start';
      return tellWhy(voice, `from.command.${key}`, {
        folder: tellFolder(voice, origin.folder),
        commands: tellPath(voice, origin.commands),
      });
    }
  }
}

/** For files of folders a session has not been in. */
export function aheadParts({ ahead, state }: Explanation, voice: WhyVoice): readonly Part[] {
  if (!ahead || state !== 'text') return [];
  const { folder, then } = ahead;
  const at = { folder: tellFolder(voice, folder) };
  const [layer] = then.layers;
  if (layer?.reason.code === 'ruleMatched') {
    const { patterns, base } = layer.reason.data;
    const reason = { code: 'waitsForMatch', data: { patterns, base } } as const;
    return [
      text(tellWhy(voice, 'ahead.looks', at)),
      text(reasonSentence(reason, voice)),
      text(say(voice.words, 'card.need', { need: needSentence(reason, voice) })),
    ];
  }
  if (layer) return [text(tellWhy(voice, 'ahead.loads', at))];
  if (then.skills.some(({ state: of }) => of === 'found' || of === 'listed' || of === 'listedWithoutDescription'))
    return [text(tellWhy(voice, 'ahead.lists', at))];
  const reasons = reasonParts(then, voice);
  return [text(tellWhy(voice, reasons.length > 0 ? 'ahead.looks' : 'ahead.nothing', at)), ...reasons];
}

/** Where nothing ever changed it says so, of files a mechanism leads to. */
export function sinceSentence({ since, origin }: Explanation, voice: WhyVoice): string {
  if (origin.kind === 'plain' || origin.kind === 'plugin') return '';
  if (since.length === 0) return tellWhy(voice, 'since.always', { oldest: MEASURED[0], newest: MEASURED[1] });
  return since.map((one) => oneSince(one, voice)).join(' ');
}

function oneSince({ behaviour, from, known, inForce }: Since, voice: WhyVoice): string {
  const version = known === 'apart' ? tellWhy(voice, 'since.latest', { from }) : from;
  const sentence = tellWhy(voice, `since.${behaviour}`, { from: version });
  return inForce ? sentence : `${sentence} ${tellWhy(voice, 'since.older')}`;
}
