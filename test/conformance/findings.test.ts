/**
 * What is found in the recorded workspaces. They were made to try Claude Code out, so much in them is odd on purpose;
 * every finding stands in data/findings.txt, where it can be read beside its case: none other may come or go unseen.
 */
import { expect, it } from 'vitest';
import type { Case } from '../../scripts/conformance/case.mjs';
import { FileIndex } from '../../src/core/files/fileIndex';
import { toPath } from '../../src/core/files/path';
import { examine } from '../../src/core/findings/examine';
import type { Finding } from '../../src/core/findings/finding';
import { gatherWorkspace } from '../../src/core/gather/workspaceFiles';
import { inspect, weigherFor } from '../../src/core/inspect';
import { filesBelow } from '../support/examined';
import { readLines } from './support/cases';
import { gatherCase, inMemory } from './support/ours';

const claude = { version: '2.1.332', how: 'setting', measured: true } as const;

async function findingsOf(recorded: Case): Promise<readonly string[]> {
  const { tree, folders } = inMemory(recorded);
  const { snapshot, events, model, name } = await gatherCase(tree, recorded, folders);
  const inputs = { snapshot, events, claude, model, used: undefined, texts: new Map(), unsaved: new Map() };
  const weigher = await weigherFor(inputs);
  const inspected = inspect({ ...inputs, counted: new Map(), weigher });
  const workspace = await gatherWorkspace(tree, new FileIndex(await filesBelow(tree, toPath(folders.ws))));
  const { findings, faults } = examine(inspected, workspace);
  expect(faults).toEqual([]);
  return findings.map(({ path, range, code, data }: Finding) => {
    const variant = data['variant'] === undefined ? '' : `.${data['variant']}`;
    return `${recorded.id}  ${name(path)}:${range.startLine + 1}  ${code}${variant}`;
  });
}

it('are those that were read through', async () => {
  const lines: string[] = [];
  for (const recorded of readLines<Case>('cases.jsonl')) lines.push(...(await findingsOf(recorded)));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('data/findings.txt');
}, 120_000);
