/** Puts values into a sentence where it names them, in every catalogue alike. */

/**
 * A value is put in as it is and never searched for placeholders. `{n:rule|rules}` gives the first form for exactly
 * one, else the second; a name without a value is left as it stands.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return String(value);
      return value === 1 ? one : other;
    },
  );
}
