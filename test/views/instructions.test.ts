import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportPlace } from '../../src/core/draft/importPlaces';
import type { Proposals } from '../../src/core/draft/proposals';
import type { Renamed } from '../../src/core/draft/renamedImports';
import type { Standing } from '../../src/core/draft/standing';
import { inLine } from '../../src/core/files/range';
import { toPath, type Path } from '../../src/core/files/path';
import { COMMAND, SETTING } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import { registerImportLinks } from '../../src/views/importLinks';
import { registerImportRename } from '../../src/views/importRename';
import { registerInstructionCompletion } from '../../src/views/instructionCompletion';
import { registerInstructionHover } from '../../src/views/instructionHover';
import { inApp, inspectedOf, report } from '../present/sampleReport';
import { editor, Uri, type WorkspaceEdit } from '../support/fakeVscode';

const pathOf = (uri: { scheme: string; path: string }): Path | undefined =>
  uri.scheme === 'file' ? toPath(uri.path) : undefined;
const memory = inApp('CLAUDE.md');
const range = inLine(3, 2, 10);
const place = { line: 3, character: 4 };

let inspection: Inspection;
beforeEach(() => {
  editor.reset();
  inspection = new Inspection();
});
const ready = (): void => inspection.accept(inspectedOf(report, new Map()), false);

describe('the hover of an instruction file', () => {
  const standing: Standing = {
    kind: 'import',
    range,
    written: 'a.md',
    target: inApp('a.md'),
    fate: { kind: 'withFile' },
    begins: ['[x](command:evil)'],
    tokens: undefined,
  };
  const hoverOn = (name: string) =>
    Promise.resolve(editor.state.hover?.provideHover(editor.document(name, 'text'), place));

  it('is the card of what stands there, with no commands but ours', async () => {
    const asked: unknown[] = [];
    const standingAt = (...all: unknown[]) => {
      asked.push(all[2]);
      return standing;
    };
    registerInstructionHover({ inspection, language: 'en', pathOf, reader: () => Promise.resolve({ standingAt }) });
    expect(await hoverOn(memory)).toBeUndefined();
    ready();
    const hover = await hoverOn(memory);
    expect(asked).toEqual([{ path: memory, text: 'text', place }]);
    expect(hover?.contents.value).toContain('It means `a.md`.');
    expect(hover?.contents.value).not.toContain('](command:evil)');
    expect(hover?.contents.isTrusted?.enabledCommands).toContain(COMMAND.openLayer);
    expect(hover?.contents.supportHtml).toBe(false);
    expect(await hoverOn('untitled:/home/u/app/CLAUDE.md')).toBeUndefined();
  });

  it('is none where nothing stands', async () => {
    ready();
    const reader = () => Promise.resolve({ standingAt: () => undefined });
    registerInstructionHover({ inspection, language: 'en', pathOf, reader });
    expect(await hoverOn(memory)).toBeUndefined();
  });
});

describe('imports', () => {
  const imports: readonly ImportPlace[] = [{ range, written: 'docs/a.md', target: inApp('docs/a.md') }];
  const register = () =>
    registerImportLinks({ inspection, pathOf, reader: () => Promise.resolve({ importsIn: () => imports }) });

  it('are links to their files', async () => {
    register();
    const document = editor.document(memory);
    expect(await editor.state.links?.provideDocumentLinks(document)).toEqual([]);
    ready();
    const links = await editor.state.links?.provideDocumentLinks(document);
    expect(links?.map(({ target, range: at }) => [target.path, at.start.character, at.end.character])).toEqual([
      [inApp('docs/a.md'), 2, 12],
    ]);
  });

  it('can be gone to from any place in them', async () => {
    ready();
    register();
    const document = editor.document(memory);
    const goTo = async (line: number, character: number) =>
      (await editor.state.definitions?.provideDefinition(document, { line, character }))?.uri.path;
    expect([await goTo(3, 2), await goTo(3, 12)]).toEqual([inApp('docs/a.md'), inApp('docs/a.md')]);
    expect([await goTo(3, 1), await goTo(3, 13), await goTo(2, 5)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('completion', () => {
  it('offers what can be written there, in its order', async () => {
    ready();
    const proposals: Proposals = {
      range,
      proposals: [
        { kind: 'folder', text: 'docs/' },
        { kind: 'file', text: 'b.md' },
        { kind: 'key', text: 'paths', meaning: 'rulePaths' },
      ],
    };
    const reader = () => Promise.resolve({ proposalsAt: () => proposals });
    registerInstructionCompletion({ inspection, language: 'en', pathOf, reader });
    const items = await editor.state.completion?.provideCompletionItems(editor.document(memory), place);
    expect(items?.map(({ label, sortText, insertText, detail }) => [label, sortText, insertText, detail])).toEqual([
      ['docs/', '0000', undefined, 'folder'],
      ['b.md', '0001', undefined, undefined],
      ['paths', '0002', 'paths: ', expect.stringContaining('Files the rule is for')],
    ]);
  });

  it('is silent without a report, and where nothing can be proposed', async () => {
    const reader = () => Promise.resolve({ proposalsAt: () => undefined });
    registerInstructionCompletion({ inspection, language: 'en', pathOf, reader });
    const ask = () => editor.state.completion?.provideCompletionItems(editor.document(memory), place);
    expect(await ask()).toBeUndefined();
    ready();
    expect(await ask()).toBeUndefined();
  });
});

describe('a rename', () => {
  let renames: readonly Renamed[];
  const rename = async (): Promise<WorkspaceEdit | undefined> => {
    let edit: Promise<WorkspaceEdit> | undefined;
    editor.events.willRename.fire({
      files: [{ oldUri: Uri.file(inApp('docs/a.md')), newUri: Uri.file(inApp('docs/b.md')) }],
      waitUntil: (waited: Promise<WorkspaceEdit>) => void (edit = waited),
    });
    return edit;
  };
  beforeEach(() => {
    renames = [];
    const renamedImports = (_: unknown, __: unknown, asked: readonly Renamed[], textOf: (path: Path) => unknown) => {
      renames = asked;
      return [{ path: memory, range, text: `@docs/b.md ${String(textOf(memory))}` }];
    };
    registerImportRename({
      inspection,
      language: 'en',
      pathOf,
      reader: () => Promise.resolve({ renamedImports }),
    });
    editor.document(memory, 'open');
  });

  it('offers every edit, to be confirmed', async () => {
    ready();
    expect((await rename())?.replaced).toMatchObject([
      {
        uri: { path: memory },
        text: '@docs/b.md open',
        about: { needsConfirmation: true, label: 'Update imports', description: '1 import in 1 file' },
      },
    ]);
    expect(renames).toEqual([{ from: inApp('docs/a.md'), to: inApp('docs/b.md') }]);
  });

  it('changes nothing without a report, or where the setting says never', async () => {
    expect((await rename())?.replaced).toEqual([]);
    ready();
    editor.set(SETTING.updateImports, 'never');
    expect(await rename()).toBeUndefined();
  });
});
