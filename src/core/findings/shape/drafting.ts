/**
 * The words of drafts that are put into the user's own files: in the language their text is written in, not in that
 * of the editor. They say how a rule points to a skill, and when a skill is used.
 */

export interface Drafting {
  /** Between two sentences. */
  readonly space: string;
  readonly stop: string;
  /** When a sentence says something is to be done, as the beginning of another sentence; nothing where it does not. */
  readonly conditionIn: (sentence: string) => string | undefined;
  readonly useWhen: (condition: string) => string;
  readonly useForTopic: (topic: string) => string;
  /** The line of a rule that leads to the skill. */
  readonly pointer: (condition: string | undefined, skill: string) => string;
}

const english: Drafting = {
  space: ' ',
  stop: '.',
  conditionIn: (sentence) => {
    const [, word = '', rest] =
      /^(when(?:ever)?|if|before|after|every time|each time)\s+(.{3,120}?)(?=[,:;]|[.!?](?:\s|$)|$)/i.exec(sentence) ??
      [];
    if (rest !== undefined) return `${word.toLowerCase()} ${lower(rest)}`;
    const how = /^how to\s+(.{3,100}?)(?=[,:;]|[.!?](?:\s|$)|$)/i.exec(sentence)?.[1];
    if (how !== undefined) return `when you need to ${lower(how)}`;
    const doing = /^(?:[A-Z][a-z]{2,}ing\s[^,:;.]{3,100}|[A-Z][a-z]{3,}ing)$/.exec(sentence)?.[0];
    return doing === undefined ? undefined : `when ${lower(doing)}`;
  },
  useWhen: (condition) => `Use ${condition}.`,
  useForTopic: (topic) => (topic === '' ? '' : `Use when the task is about: ${topic}.`),
  pointer: (condition, skill) =>
    condition === undefined
      ? `Use the \`${skill}\` skill for this: it has the steps.`
      : `${condition.charAt(0).toUpperCase()}${condition.slice(1)}, use the \`${skill}\` skill: it has the steps.`,
};

const japanese: Drafting = {
  space: '',
  stop: '。',
  conditionIn: (sentence) => {
    const [, what, word = ''] = /^([^。]{2,60}?)(とき|時|際|場合|たび)(?:に?は|に|、|$)/u.exec(sentence) ?? [];
    return what === undefined ? undefined : what + (word === 'たび' ? 'とき' : word);
  },
  useWhen: (condition) => `${condition}に使う。`,
  useForTopic: (topic) => (topic === '' ? '' : `${topic}の作業で使う。`),
  pointer: (condition, skill) =>
    condition === undefined
      ? `この作業では \`${skill}\` スキルを使う。手順はそこにある。`
      : `${condition}は \`${skill}\` スキルを使う。手順はそこにある。`,
};

const chinese: Drafting = {
  space: '',
  stop: '。',
  conditionIn: (sentence) => /^(?:当|在|每次|每当)?([^。]{2,60}?(?:时候?|前|后))(?=[，,：:]|$)/u.exec(sentence)?.[1],
  useWhen: (condition) => `${condition}使用。`,
  useForTopic: (topic) => (topic === '' ? '' : `用于：${topic}。`),
  pointer: (condition, skill) =>
    condition === undefined
      ? `此类任务请使用 \`${skill}\` 技能，步骤在其中。`
      : `${condition}，请使用 \`${skill}\` 技能，步骤在其中。`,
};

/** By the script the text is mostly written in. */
export function drafting(text: string): Drafting {
  const kana = text.match(/[\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0;
  const han = text.match(/\p{sc=Han}/gu)?.length ?? 0;
  const words = text.match(/[A-Za-z]+/g)?.length ?? 0;
  if (kana > 1 && kana + han > words) return japanese;
  return han > words ? chinese : english;
}

/** The first letter small, unless the word is all capitals. */
function lower(text: string): string {
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
