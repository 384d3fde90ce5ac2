/**
 * The report as the JSON that docs/report.schema.json describes: texts in place of their ids, and every reason
 * with its sentence. The shape is a promise to scripts; what the engine calls its own types is not.
 */
import type { TextId } from '../core/files/text';
import type { Finding } from '../core/findings/finding';
import type { Inspected } from '../core/inspect';
import type { Reason } from '../core/reason';
import type { ListedSkill, Step, Told } from '../core/session/step';
import type { Counter } from '../core/tokens/tokens';
import { findingSentence } from '../present/findings';
import { reasonSentence } from '../present/reasons';
import { plainVoice, type Voice } from '../present/voice';
import { findingEn } from '../present/words/findings/findingEn';
import { wordsFor } from '../present/words/say';
import { triggerOf } from './trigger';

/** The whole report as plain data, ready for `JSON.stringify`. */
export function jsonReport(
  inspected: Pick<Inspected, 'report' | 'texts'>,
  count: Counter,
  findings: readonly Finding[],
): object {
  const { report, texts } = inspected;
  const voice = plainVoice(wordsFor('en'), report);
  const writer = new StepWriter(texts, count, voice);
  return {
    schema: report.schema,
    claude: report.claude.version,
    start: report.start,
    model: report.model.id,
    steps: report.steps.map((step) => writer.step(step)),
    waiting: report.waiting.map(({ path, kind, scope, reason, tokens }) => ({
      path,
      kind,
      scope,
      reason: worded(reason, voice),
      tokens,
    })),
    notLoaded: report.notLoaded.map(({ path, scope, reason }) => ({ path, scope, reason: worded(reason, voice) })),
    listing: {
      skills: report.listing.skills,
      withoutDescription: report.listing.withoutDescription,
      ...report.listing.room,
      tokens: report.listing.tokens,
    },
    budget: report.budget,
    findings: findings.map(({ code, severity, path, range, data, paths }) => ({
      code,
      severity,
      path,
      range,
      data: { ...data, ...paths },
      sentence: findingSentence({ code, data, paths }, { ...voice, findings: findingEn }),
    })),
  };
}

class StepWriter {
  readonly #texts: ReadonlyMap<TextId, string>;
  readonly #count: Counter;
  readonly #voice: Voice;

  constructor(texts: ReadonlyMap<TextId, string>, count: Counter, voice: Voice) {
    this.#texts = texts;
    this.#count = count;
    this.#voice = voice;
  }

  step(step: Step): object {
    const blocks = (told: readonly Told[]) => told.map((one) => this.#block(one, step));
    return {
      event: step.event,
      memory: blocks(step.memory),
      skills: step.skills.map(skillLine),
      mentioned: blocks(step.mentioned),
      invoked: blocks(step.invoked),
      restored: blocks(step.restored),
      activated: step.activated,
      notes: step.notes.map((note) => worded(note, this.#voice)),
    };
  }

  #block(told: Told, step: Step): object {
    const text = this.#texts.get(told.text) ?? '';
    return {
      path: told.path,
      kind: told.scope,
      source: told.kind,
      text,
      trigger: triggerOf(told, step),
      reason: worded(told.reason, this.#voice),
      tokens: this.#count(text),
    };
  }
}

function skillLine({ name, text, path, source }: ListedSkill): object {
  return { name, text, path, source };
}

function worded(reason: Reason, voice: Voice): object {
  return { code: reason.code, data: reason.data, sentence: reasonSentence(reason, voice) };
}
