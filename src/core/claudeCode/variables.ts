/** How Claude Code reads the values of environment variables (measured). */

export type Variables = Readonly<Record<string, string>>;

/** A switch: `1`, `true`, `yes` or `on` in any letter case; anything else, `2` as well, leaves it off. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|yes|on)$/i.test(value.trim());
}

/** A count: the whole number a value begins with; nothing where that is none or not above zero. */
export function countIn(value: string | undefined): number | undefined {
  const count = Number.parseInt(value ?? '', 10);
  return count > 0 && Number.isSafeInteger(count) ? count : undefined;
}
