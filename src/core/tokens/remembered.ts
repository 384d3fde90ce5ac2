/** A function of a text that remembers what it answered, up to a bound. */

/** Answers that are remembered at most; then it begins anew. */
const MOST = 50_000;
/** Longer texts are seldom met again. */
const LONGEST = 64;

export function remembered(make: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    let answer = known.get(text);
    if (answer !== undefined) return answer;
    answer = make(text);
    if (text.length > LONGEST) return answer;
    if (known.size >= MOST) known.clear();
    known.set(ownCopy(text), answer);
    return answer;
  };
}

/** A part of a text keeps all of that text alive; joined anew, it stands for itself. */
function ownCopy(part: string): string {
  return part.length < 13 ? part : ` ${part}`.slice(1);
}
