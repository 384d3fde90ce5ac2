/** Claude Code versions, compared as numbers. */

/** `[major, minor, patch]`, or nothing when `text` is not a version. */
export function parseVersion(text: string): readonly [number, number, number] | undefined {
  const match = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})\b/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/** Negative, zero or positive as `a` is older than, as old as or newer than `b`; what is no version is the oldest. */
export function compareVersions(a: string, b: string): number {
  const left = parseVersion(a) ?? [0, 0, 0];
  const right = parseVersion(b) ?? [0, 0, 0];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
