// THE comparison of facts. The conformance test holds the engine to it, `conformance:diff` holds one version of Claude
// Code to another. Order counts, but for what a recording cannot fix: neighbours of one rules folder, an announcement
// one message late, the skills of 2.1.90. Kinds are there to read; texts are compared trimmed; of a skill's command,
// which the engine does not run, any output will do.

/** @typedef {import('./case.mjs').FactStep} FactStep */
/** @typedef {import('./case.mjs').FactSkill} FactSkill */

/**
 * @typedef {object} Comparison
 * @property {string} actual what the steps compared with the recorded ones are called
 * @property {boolean} skillsInAnyOrder 2.1.90 lists commands in varying order, and may list the last ones too late
 * @property {ReadonlySet<string>} [bundled] the recordings leave out every line that has the name of a bundled skill,
 *   also a user's own
 */

/**
 * The first difference in words, or nothing.
 * @param {readonly FactStep[]} actual
 * @param {readonly FactStep[]} expected as recorded
 * @param {Comparison} how
 * @returns {string | undefined}
 */
export function difference(actual, expected, how) {
  for (let at = 0; at < expected.length; at++) {
    const wanted = inFixedOrder(expected[at]?.memory ?? []);
    const given = inFixedOrder(actual[at]?.memory ?? []);
    if (JSON.stringify(wanted) !== JSON.stringify(given)) return words(`step ${at} memory`, wanted, given, how);
  }
  for (const [at, { invoked }] of expected.entries()) {
    const given = actual[at]?.invoked ?? [];
    const same = invoked?.length === given.length && invoked.every((text, of) => isRendered(given[of] ?? '', text));
    if (invoked && !same) return words(`step ${at} invoked`, invoked, given, how);
  }
  const skills = actual.map((step) => step.skills.filter(({ name }) => !how.bundled?.has(name)));
  return skillDifference(
    skills,
    expected.map((step) => step.skills),
    how,
  );
}

/**
 * The engine runs no command: in the place of one anything may stand that was recorded.
 * @param {string} actual
 * @param {string} recorded
 */
function isRendered(actual, recorded) {
  const pieces = actual
    .split(/\[not run: [^\]]*\]/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join('[^]*')}$`).test(recorded.trim());
}

/**
 * 2.1.332 takes the files of one rules folder in the file system's order: a run of neighbours counts as a set.
 * @param {FactStep['memory']} memory
 */
function inFixedOrder(memory) {
  const trimmed = memory.map(({ path, text }) => ({ path, text: text.trim() }));
  const folderOf = (/** @type {string} */ path) => /^(.*\/rules)\//.exec(path)?.[1];
  /** @type {{ path: string, text: string }[]} */
  const out = [];
  for (let at = 0; at < trimmed.length;) {
    const folder = folderOf(trimmed[at]?.path ?? '');
    let end = at + 1;
    while (folder !== undefined && end < trimmed.length && folderOf(trimmed[end]?.path ?? '') === folder) end++;
    out.push(...trimmed.slice(at, end).sort((a, b) => (a.path < b.path ? -1 : 1)));
    at = end;
  }
  return out;
}

/**
 * A nested skill may have been recorded one message late; in 2.1.90 also after the last one, and in any order.
 * @param {readonly (readonly FactSkill[])[]} actual
 * @param {readonly (readonly FactSkill[])[]} expected
 * @param {Comparison} how
 */
function skillDifference(actual, expected, how) {
  const left = actual.map((skills) => skills.flatMap(lines));
  for (let at = 0; at < expected.length; at++) {
    const wanted = (expected[at] ?? []).flatMap(lines);
    const now = left[at] ?? [];
    const late = left[at - 1] ?? [];
    const used = [...late, ...now].filter((text) => wanted.includes(text));
    const same = how.skillsInAnyOrder
      ? [...used].sort().join('\n') === [...wanted].sort().join('\n')
      : used.join('\n') === wanted.join('\n');
    if (!same) return words(`step ${at} skills`, ...apart(wanted, [...late, ...now], how), how);
    left[at] = now.filter((text) => !wanted.includes(text));
    const forgotten = late.filter((text) => !wanted.includes(text));
    if (forgotten.length > 0) return `step ${at - 1} skills not recorded: ${brief(quoted(forgotten))}`;
  }
  const rest = left[expected.length - 1] ?? [];
  return rest.length > 0 && !how.skillsInAnyOrder ? `last step skills not recorded: ${brief(quoted(rest))}` : undefined;
}

/**
 * Line by line, since a text of several lines may have one that looks like another skill.
 * @param {FactSkill} skill
 */
function lines({ name, text }) {
  // half a character is written in two ways, as what it is and as what was sent of it
  return `- ${name}: ${text.trim()}`
    .toWellFormed()
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/**
 * As JSON, for a text may have characters in it that a terminal would obey.
 * @param {readonly unknown[]} items
 */
function quoted(items) {
  return items.map((item) => JSON.stringify(item));
}

/**
 * In lists without order, what only one of them has is all there is to say.
 * @param {readonly string[]} expected
 * @param {readonly string[]} actual
 * @param {Comparison} how
 * @returns {[expected: readonly string[], actual: readonly string[]]}
 */
function apart(expected, actual, { skillsInAnyOrder }) {
  const [missing, added] = [without(expected, actual), without(actual, expected)];
  return skillsInAnyOrder && missing.length + added.length > 0 ? [missing, added] : [expected, actual];
}

/**
 * @param {readonly string[]} list
 * @param {readonly string[]} other
 */
function without(list, other) {
  return list.filter((text) => !other.includes(text));
}

/**
 * From the first difference on: of long lists, and long texts, the beginning is mostly the same.
 * @param {string} what
 * @param {readonly unknown[]} expected
 * @param {readonly unknown[]} actual
 * @param {Comparison} how
 */
function words(what, expected, actual, how) {
  const [one, other] = [quoted(expected), quoted(actual)];
  const alike = firstDifference(one, other);
  const inside = firstDifference(one[alike] ?? '', other[alike] ?? '');
  const shown = (/** @type {string[]} */ list) =>
    list
      .slice(alike)
      .map((text, at) => (at === 0 && inside > 120 ? `${text.slice(0, 60)} … ${text.slice(inside - 40)}` : text));
  const after = alike > 0 ? ` after ${alike} alike` : '';
  return `${what}${after}\n      expected ${brief(shown(one))}\n      ${how.actual.padEnd(8)} ${brief(shown(other))}`;
}

/**
 * @param {string | readonly string[]} one
 * @param {string | readonly string[]} other
 */
function firstDifference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** @param {readonly string[]} texts */
function brief(texts) {
  return (
    texts
      .map((text) => text.slice(0, 160))
      .join(' | ')
      .slice(0, 1500) || 'nothing'
  );
}
