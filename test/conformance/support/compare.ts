/** Compares what we say with what was recorded, with the three exceptions the recordings need. */
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';
import type { FactStep } from './cases';

type Skills = FactStep['skills'];

/** The recordings leave out every line that has the name of a bundled skill, also a user's own. */
function withoutBundled(skills: Skills, version: string): Skills {
  const names = new Set(fixedParts(version, 'new').bundled.map(({ name }) => name));
  return skills.filter(({ name }) => !names.has(name));
}

/** The first difference in words, or nothing. */
export function difference(ours: readonly FactStep[], fact: readonly FactStep[], version: string): string | undefined {
  for (let at = 0; at < fact.length; at++) {
    const expected = inFixedOrder(fact[at]?.memory ?? []);
    const actual = inFixedOrder(ours[at]?.memory ?? []);
    if (JSON.stringify(expected) !== JSON.stringify(actual)) {
      return `step ${String(at)} memory\n      expected ${brief(expected)}\n      ours     ${brief(actual)}`;
    }
  }
  for (const [at, { invoked }] of fact.entries()) {
    const actual = ours[at]?.invoked ?? [];
    const same = invoked?.length === actual.length && invoked.every((text, of) => isRendered(actual[of] ?? '', text));
    if (invoked && !same)
      return `step ${String(at)} invoked\n      expected ${brief(invoked)}\n      ours     ${brief(actual)}`;
  }
  return skillDifference(
    ours.map(({ skills }) => withoutBundled(skills, version)),
    fact.map(({ skills }) => skills),
    version === '2.1.90',
  );
}

/** Commands are not run here: in the place of one anything may stand that was recorded. */
function isRendered(ours: string, recorded: string): boolean {
  const pieces = ours
    .split(/\[not run: [^\]]*\]/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join('[^]*')}$`).test(recorded.trim());
}

/** 2.1.332 takes the files of one rules folder in the file system's order: a run of neighbours counts as a set. */
function inFixedOrder(memory: FactStep['memory']): FactStep['memory'] {
  const trimmed = memory.map(({ path, text }) => ({ path, text: text.trim() }));
  const folderOf = (path: string) => /^(.*\/rules)\//.exec(path)?.[1];
  const out: { path: string; text: string }[] = [];
  for (let at = 0; at < trimmed.length;) {
    const folder = folderOf(trimmed[at]?.path ?? '');
    let end = at + 1;
    while (folder !== undefined && end < trimmed.length && folderOf(trimmed[end]?.path ?? '') === folder) end++;
    out.push(...trimmed.slice(at, end).sort((a, b) => (a.path < b.path ? -1 : 1)));
    at = end;
  }
  return out;
}

/** A nested skill may have been recorded one message late; in 2.1.90 also after the last one, and in any order. */
function skillDifference(ours: readonly Skills[], fact: readonly Skills[], asSet: boolean): string | undefined {
  const left = ours.map((skills) => skills.map(line));
  for (let at = 0; at < fact.length; at++) {
    const expected = (fact[at] ?? []).map(line);
    const now = left[at] ?? [];
    const late = left[at - 1] ?? [];
    const used = [...late, ...now].filter((text) => expected.includes(text));
    const same = asSet
      ? [...used].sort().join('\n') === [...expected].sort().join('\n')
      : used.join('\n') === expected.join('\n');
    if (!same)
      return `step ${String(at)} skills\n      expected ${brief(expected)}\n      ours     ${brief([...late, ...now])}`;
    left[at] = now.filter((text) => !expected.includes(text));
    const forgotten = late.filter((text) => !expected.includes(text));
    if (forgotten.length > 0) return `step ${String(at - 1)} skills not recorded: ${brief(forgotten)}`;
  }
  const rest = left[fact.length - 1] ?? [];
  return rest.length > 0 && !asSet ? `last step skills not recorded: ${brief(rest)}` : undefined;
}

function line({ name, text }: Skills[number]): string {
  return `${name}: ${text.trim()}`;
}

function brief(value: readonly unknown[]): string {
  const text = value
    .map((item) => (typeof item === 'string' ? item.slice(0, 160) : JSON.stringify(item).slice(0, 160)))
    .join(' | ');
  return text.slice(0, 1500);
}
