/** Window and compaction point of models, held against what both measured versions say under every setting. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { project } from '../../support/project';

interface Measured {
  readonly model?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The user's settings file, then the project's. */
  readonly settings?: readonly object[];
  /** What `~/.claude.json` says. */
  readonly global?: object;
  readonly id: string;
  readonly window: number;
  /** What `/context` keeps free. */
  readonly buffer: number;
}

const rowsOf = (version: string): Measured[] =>
  readFileSync(new URL(`data/windows-${version}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Measured);

const plain = (id: string) => id.replace('[1m]', '');

describe.each(['2.1.90', '2.1.332'])('in %s', (version) => {
  test.each(rowsOf(version).map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const { inspected } = await project({
      version,
      ...(row.model !== undefined && { model: row.model }),
      ...(row.env && { env: row.env }),
      home: {
        ...(row.settings?.[0] && { '.claude/settings.json': JSON.stringify(row.settings[0]) }),
        ...(row.global && { '.claude.json': JSON.stringify(row.global) }),
      },
      files: { ...(row.settings?.[1] && { '.claude/settings.json': JSON.stringify(row.settings[1]) }) },
    });
    const { model, budget } = inspected.report;
    const buffer = budget.parts.find(({ part }) => part === 'autocompactBuffer')?.tokens.count;
    expect(plain(model.id)).toBe(plain(row.id));
    expect({ window: model.window, buffer }).toEqual({ window: row.window, buffer: Math.min(row.window, row.buffer) });
  });
});

function nameOf(row: Measured): string {
  return JSON.stringify({ ...row, id: undefined, window: undefined, buffer: undefined });
}
