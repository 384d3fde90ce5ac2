/** Drafts the description of a skill out of what its body says first: what it is about, and when to use it. */
import { drafting } from './drafting';
import { linesOf, sectionOf } from './outline';

/** Short enough for the listing of every version. */
const LONGEST = 250;

/** Nothing where the body has neither a heading nor a sentence. */
export function describe(body: string): string | undefined {
  const lines = linesOf(body);
  const { title, intro } = sectionOf(lines, 0, lines.length);
  return descriptionOf(title, intro);
}

/** Out of a heading and the lines below it. */
export function descriptionOf(title: string | undefined, intro: readonly string[]): string | undefined {
  const about = plain((title ?? '').slice(0, 300)).replace(/[.:：。]+$/, '');
  const sentence = firstSentence(plain(beginning(intro)));
  const what = about === '' ? sentence : about;
  if (what === '') return undefined;
  const words = drafting(`${about} ${sentence}`);
  const condition = conditionOf(title, intro);
  const when = condition === undefined ? words.useForTopic(about) : words.useWhen(condition);
  // what leads over to the steps says nothing of its own
  const isSaid = condition !== undefined || sentence === '' || sentence === what || /[:：]$/.test(sentence);
  const parts = [ended(what, words.stop), isSaid ? '' : ended(sentence, words.stop), when];
  return cut(parts.filter((part) => part !== '').join(words.space));
}

/** When something is to be done, by its first sentence or else by its heading; as a sentence could begin. */
export function conditionOf(title: string | undefined, intro: readonly string[]): string | undefined {
  const [about, sentence] = [plain((title ?? '').slice(0, 300)), firstSentence(plain(beginning(intro)))];
  const { conditionIn } = drafting(`${about} ${sentence}`);
  return conditionIn(sentence) ?? conditionIn(about);
}

/** Markup that means nothing in a listing goes. */
export function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`+|\*{1,3}(?=\S)|(?<=\S)\*{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*[-*+]\s+/, '')
    .trim();
}

/** As much as a first sentence may be long. */
function beginning(intro: readonly string[]): string {
  return intro.join(' ').slice(0, 1000);
}

function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|[。！？：]|:(?=\s|$))/.exec(text)?.[0] ?? text;
}

function ended(text: string, stop: string): string {
  const bare = text.replace(/[:：,，、]$/, '');
  return bare === '' || /[.!?。！？]$/.test(bare) ? bare : bare + stop;
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** A text as a YAML value on one line: bare where nothing in it means anything there. */
export function yamlText(text: string): string {
  const isPlain = /^\p{L}[^:#'"&*!|>%@`{}[\]\\\n]*$/u.test(text) && text.trim() === text && !RESERVED.test(text);
  return isPlain ? text : JSON.stringify(text);
}

const RESERVED = /^(?:true|false|yes|no|on|off|null|y|n)$/i;
