/** The table of behaviours: every row is said, sourced and shown, and the page that is made of it is in step. */
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { HISTORIES, MEASURED } from '../../../src/core/claudeCode/behaviour';
import { everyValue, type History } from '../../../src/core/claudeCode/history';
import { areas } from '../../../src/core/claudeCode/table/areas';
import { QUESTIONS } from '../../../src/core/claudeCode/table/questions';
import { compareVersions, parseVersion } from '../../../src/core/claudeCode/version';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const data = new URL('../../conformance/data/', import.meta.url);
const linesOf = (start: string): { readonly id: string }[] =>
  readdirSync(data)
    .filter((file) => file.startsWith(start) && file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(new URL(file, data), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { readonly id: string });
const recorded = linesOf('cases').map(({ id }) => id);
const withFacts = new Set(linesOf('facts').map(({ id }) => id));

const all = areas();
const rows = all.flatMap(({ id, rows }) =>
  Object.entries(rows).map(([name, row]) => ({ name: `${id}.${name}`, area: id, row })),
);
const matching = (id: string) =>
  recorded.filter((known) => (id.endsWith('*') ? known.startsWith(id.slice(0, -1)) : known === id));

describe('the table of behaviours', () => {
  test.each(rows.map(({ name, row }) => [name, row] as const))('%s is told in whole sentences', (_, row) => {
    const said = [...everyValue(row.says.sentences), ...(row.otherwise === undefined ? [] : [row.otherwise])];
    for (const sentence of said) {
      expect(sentence).toMatch(/^[A-Z`“].*\.$/s);
      expect(sentence).not.toMatch(/\n|undefined|TODO/);
    }
    expect(new Set(said).size).toBe(said.length);
  });

  test.each(rows.map(({ name, row }) => [name, row] as const))('%s names cases that are recorded', (_, row) => {
    for (const id of row.cases ?? []) {
      const found = matching(id);
      expect(found, id).not.toEqual([]);
      expect(
        found.filter((known) => !withFacts.has(known)),
        `${id} shows nothing: it has no facts`,
      ).toEqual([]);
    }
    expect(new Set(row.cases).size).toBe(row.cases?.length ?? 0);
  });

  test.each(rows.map(({ name, row }) => [name, row] as const))('%s changed between versions in order', (_, row) => {
    const { then } = row.says.sentences;
    const from = then.map((change) => change.from);
    expect(from.toSorted(compareVersions)).toEqual(from);
    for (const change of then) {
      const steps = [MEASURED[0], change.between[0], change.from, change.between[1], MEASURED[1]];
      expect(steps.every((version) => parseVersion(version) !== undefined)).toBe(true);
      expect(steps.toSorted(compareVersions)).toEqual(steps);
    }
  });

  it('puts every value of the engine into words', () => {
    const said = new Set(rows.map(({ row }) => row.says.of));
    const silent = Object.entries<History<unknown>>(HISTORIES).filter(([, history]) => !said.has(history));
    expect(silent.map(([key]) => key)).toEqual([]);
  });

  it('has every area once, with a title and words about it', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, title, about, rows: own } of all) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(title).not.toBe('');
      expect(about).toMatch(/\.$/);
      expect(Object.keys(own).length, id).toBeGreaterThan(2);
    }
  });

  it('says nothing twice', () => {
    const sentences = rows.flatMap(({ row }) => everyValue(row.says.sentences));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  test.each(QUESTIONS)('answers “%s”', (question, area, name) => {
    expect(question).toMatch(/\.$/);
    expect(rows.map((row) => row.name)).toContain(`${area}.${name}`);
  });
});

describe('what is made of the table', () => {
  it('the page is in step', () => {
    const said = execFileSync(process.execPath, ['scripts/behaviourPage.mjs', '--check'], { cwd: root });
    expect(String(said)).toContain('in step');
  });

  it('every link of the page has its anchor', () => {
    const page = readFileSync(new URL('../../../docs/behaviour.md', import.meta.url), 'utf8');
    const anchors = new Set([...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
    expect([...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !anchors.has(id))).toEqual([]);
    expect(anchors.size).toBe(all.length + rows.length);
  });

  it('the engine’s bundle holds no sentence', async () => {
    const bundle = await build({
      absWorkingDir: root,
      entryPoints: ['src/core/engine.ts'],
      bundle: true,
      write: false,
      format: 'cjs',
      charset: 'utf8',
      logLevel: 'error',
    });
    const text = bundle.outputFiles[0]?.text ?? '';
    expect(text).toContain('autoMemoryLines');
    const sentences = rows.flatMap(({ row }) => everyValue(row.says.sentences));
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
  });
});
