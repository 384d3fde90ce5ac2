/** Brace expansion as Claude Code does it, which is not what common brace libraries do (measured). */

/** Documented: more patterns than this for one rule stay literal and match nothing. */
const LIMIT = 1000;

/**
 * The first `{` up to the first `}` behind it, split at commas, each part trimmed and put between what stands
 * before and behind; again until none is left, or an empty pair `{}` is the first. So `src/{a,api/{u,v}}.ts` gives `src/a}.ts`, `src/api/u.ts`, `src/v}.ts`.
 */
export function expandBraces(pattern: string): readonly string[] {
  let open: string[] = [pattern];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const text of open) {
      const from = text.indexOf('{');
      const to = text.indexOf('}', from);
      if (from < 0 || to < 0 || to === from + 1) done.push(text);
      else
        for (const part of text.slice(from + 1, to).split(','))
          next.push(text.slice(0, from) + part.trim() + text.slice(to + 1));
      if (done.length + next.length > LIMIT) return [pattern];
    }
    open = next;
  }
  return done;
}
