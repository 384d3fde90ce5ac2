/** Looks a made-up project through: what is found, in short readable lines, each said in all three languages. */
import { expect } from 'vitest';
import { FileIndex } from '../../src/core/files/fileIndex';
import { join, type Path } from '../../src/core/files/path';
import { offsetsOf } from '../../src/core/files/range';
import { normalise } from '../../src/core/files/text';
import { examine } from '../../src/core/findings/examine';
import type { FileChange, Finding, Fix } from '../../src/core/findings/finding';
import type { FindingCode } from '../../src/core/findings/catalogue';
import { gatherWorkspace } from '../../src/core/gather/workspaceFiles';
import { findingSentence, fixTitle, type FindingVoice } from '../../src/present/findings';
import { plainVoice } from '../../src/present/voice';
import { findingWords } from '../../src/present/words/findings/findingWords';
import { wordsFor } from '../../src/present/words/say';
import type { FileTree } from '../../src/core/files/fileTree';
import { project, WS, type Project, type ProjectSetup, type Told } from './project';

export interface Looked {
  readonly project: Project;
  readonly findings: readonly Finding[];
  /** `path:line "the text of the range" code.variant`, lines from 1; sorted as the engine sorts. */
  readonly lines: readonly string[];
  /** Those of one code, without it. */
  readonly of: (code: FindingCode) => readonly string[];
  /** English sentences. */
  readonly sentences: readonly string[];
  /** What the file at `path` (relative to the workspace) becomes when a fix is done, and all files it makes. */
  readonly mended: (fix: Fix) => Readonly<Record<string, string>>;
}

/** All files of the project's workspace folder are listed. Every sentence must have all it names. */
export async function look(setup: ProjectSetup, told: readonly Told[] = []): Promise<Looked> {
  const made = await project(setup, told);
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const { findings, faults } = examine(made.inspected, workspace);
  expect(faults).toEqual([]);
  const { report } = made.inspected;
  const textOf = (path: Path): string => {
    const state = workspace.instructions.get(path) ?? made.snapshot.files.get(path);
    return state?.kind === 'text' ? normalise(state.text) : '';
  };
  const voices = ['en', 'ja', 'zh-cn'].map((language): FindingVoice => ({
    ...plainVoice(wordsFor(language), report),
    findings: findingWords(language),
  }));
  const said = findings.map((finding) => voices.map((voice) => checked(findingSentence(finding, voice))));
  for (const { fixes } of findings) for (const fix of fixes) for (const voice of voices) checked(fixTitle(fix, voice));
  const place = (finding: Finding) => {
    const { startLine } = finding.range;
    return `${made.show(finding.path)}:${startLine + 1} ${JSON.stringify(within(textOf(finding.path), finding.range))}`;
  };
  const name = ({ code, data }: Finding) => (data['variant'] === undefined ? code : `${code}.${data['variant']}`);
  return {
    project: made,
    findings,
    lines: findings.map((finding) => `${place(finding)} ${name(finding)}`),
    of: (code) => findings.filter((finding) => finding.code === code).map(place),
    sentences: said.map(([english = '']) => english),
    mended: (fix) => mendedFiles(fix.changes, textOf, (path) => made.show(path)),
  };
}

/** Every code or variant has a sentence, and every name in it a value. */
function checked(sentence: string): string {
  expect(sentence).toMatch(/\S/);
  expect(sentence).not.toMatch(/\{\w+[:}]/);
  return sentence;
}

export async function filesBelow(tree: FileTree, folder: Path): Promise<Path[]> {
  const entries = await tree.list(folder);
  const below = entries.map(async ({ name, kind, link }) => {
    const path = join(folder, name);
    if (kind === 'file') return [path];
    return kind === 'folder' && !link && name !== '.git' ? filesBelow(tree, path) : [];
  });
  return (await Promise.all(below)).flat();
}

function within(text: string, range: Finding['range']): string {
  return text.slice(...offsetsOf(text, range)).trimEnd();
}

function mendedFiles(
  changes: readonly FileChange[],
  textOf: (path: Path) => string,
  show: (path: string) => string,
): Record<string, string> {
  const files = new Map<Path, string>();
  // later places first, so that earlier ones stay where they are
  const inOrder = [...changes].sort((a, b) =>
    a.kind === 'replace' && b.kind === 'replace'
      ? b.range.startLine - a.range.startLine || b.range.startCharacter - a.range.startCharacter
      : 0,
  );
  for (const change of inOrder) {
    if (change.kind === 'create') files.set(change.path, change.text);
    else if (change.kind === 'rename') files.set(change.to, textOf(change.path));
    else {
      const text = files.get(change.path) ?? textOf(change.path);
      const [from, to] = offsetsOf(text, change.range);
      expect(text.slice(from, to)).toBe(change.was);
      files.set(change.path, text.slice(0, from) + change.text + text.slice(to));
    }
  }
  return Object.fromEntries([...files].map(([path, text]) => [show(path), text]));
}
