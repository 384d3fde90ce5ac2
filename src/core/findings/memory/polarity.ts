/** Whether a sentence asks for something or forbids it, and for what: the same words, taken apart alike. */

export interface Demand {
  /** What is to be done, or not to be. */
  readonly object: string;
  readonly isForbidden: boolean;
}

const FORBIDDEN: readonly RegExp[] = [
  /^(?:please |you )?(?:never|do not|don't|must not|should not|must never|should never)(?: ever)? (.+)$/,
  /^(?:絶対に|決して)?(.{3,}?)(?:しない(?:こと|ようにする|でください)?|してはいけない|してはならない|するな)$/,
  /^(?:请)?(?:绝对?不要?|永远不要?|不要|切勿|禁止|严禁|不得|不可)(.{3,})$/,
];

const ASKED: readonly RegExp[] = [
  /^(?:please |you )?(?:always|must always|should always|must|make sure to|be sure to) (.+)$/,
  /^(?:必ず|常に|いつも)?(.{3,}?)(?:する(?:こと|ようにする)?|してください)$/,
  /^(?:请)?(?:始终|总是|必须|务必|一定要?|一律|永远)(.{3,})$/,
];

/** Nothing for what is too short to mean anything by itself. */
export function demandIn(said: string): Demand | undefined {
  if (said.length > 200) return undefined;
  const forbidden = objectIn(said, FORBIDDEN);
  if (forbidden !== undefined) return { object: forbidden, isForbidden: true };
  // a plain sentence may be an order, too: only one with the very same words is compared with it
  const object = objectIn(said, ASKED) ?? plainly(said);
  return object === undefined ? undefined : { object, isForbidden: false };
}

function objectIn(said: string, forms: readonly RegExp[]): string | undefined {
  for (const form of forms) {
    const object = form.exec(said)?.[1];
    if (object !== undefined) return plainly(object);
  }
  return undefined;
}

/** Without articles; at least two words, or four signs. */
function plainly(text: string): string | undefined {
  const words = text
    .replaceAll(/\b(?:the|a|an|any|all) /g, '')
    .replaceAll(/[,，、:：]/g, '')
    .trim();
  const isLong = /[\u3040-\u9fff]/.test(words) ? words.length >= 4 : words.includes(' ') && words.length >= 8;
  return isLong ? words : undefined;
}
