/** A folder for one test, a made-up Claude Code in it, and the recorder run on it without another process. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecordArguments } from '../../scripts/conformance/arguments.mjs';
import type { Case, Fact } from '../../scripts/conformance/case.mjs';
import { exitCodeOf } from '../../scripts/conformance/problem.mjs';
import { prepare, record } from '../../scripts/conformance/record.mjs';

const FAKE = fileURLToPath(new URL('./fakeClaude.mjs', import.meta.url));

export const RECORD = fileURLToPath(new URL('../../scripts/conformance-record.mjs', import.meta.url));

/** As on a system where nothing can be kept apart. */
const ISOLATION = { network: false, managed: false, why: 'made up for a test' };

export interface Ended {
  readonly code: number;
  readonly said: string;
}

export class Bench {
  readonly folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'context-stack-recorder-')));
  /** Where a made-up Claude Code notes its processes and what it was started with. */
  readonly notes = this.path('notes');

  constructor() {
    fs.mkdirSync(this.notes);
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  /** Makes a Claude Code; its name. */
  claude({ version = '9.9.9', bundled = ['dataviz'], tellsInTranscript = true } = {}): string {
    const kind = JSON.stringify({ version, bundled, tellsInTranscript });
    this.write('claude.mjs', `import { run } from ${JSON.stringify(FAKE)};\nawait run(${kind});\n`);
    return 'claude.mjs';
  }

  write(name: string, text: string): void {
    fs.writeFileSync(this.path(name), text);
  }

  cases(name: string, ...cases: readonly (Partial<Case> & { readonly id: string })[]): void {
    this.write(name, cases.map((one) => `${JSON.stringify({ workspace: {}, ...one })}\n`).join(''));
  }

  facts(name: string): Fact[] {
    const lines = fs.readFileSync(this.path(name), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Fact);
  }

  /** What each made-up Claude Code noted, by its process. */
  noted(): { pid: number; env?: Record<string, string>; argv?: string[] }[] {
    return fs.readdirSync(this.notes).map((name) => ({
      pid: parseInt(name),
      ...(JSON.parse(fs.readFileSync(path.join(this.notes, name), 'utf8')) as object),
    }));
  }

  async record(...argv: string[]): Promise<Ended> {
    let said = '';
    const stream = { write: (text: string) => (said += text) };
    const code = await exitCodeOf(
      () => record(prepare(readRecordArguments(argv, this.folder), this.folder), ISOLATION, stream),
      (message) => stream.write(`${message}\n`),
    );
    return { code, said };
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A process that has ended but was not waited for yet still has its number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(fs.readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
