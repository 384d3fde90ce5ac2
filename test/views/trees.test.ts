import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VIEW } from '../../src/ids';
import { Inspection } from '../../src/inspection';
import type { Report } from '../../src/core/report';
import type { Row } from '../../src/present/row';
import { registerActivityView } from '../../src/views/activityView';
import { registerSkillsView } from '../../src/views/skillsView';
import { registerStackView } from '../../src/views/stackView';
import { inspectedOf, report, stack } from '../present/sampleReport';
import { editor, type FakeTree, type TreeItem, type TreeProvider } from '../support/fakeVscode';

beforeEach(() => editor.reset());

function open(id: string, register: typeof registerStackView, language = 'en') {
  const inspection = new Inspection();
  const registered = register(inspection, language);
  const tree = editor.state.trees.get(id)!;
  const accept = (of: Report, restricted = false) => inspection.accept(inspectedOf(of), restricted);
  return { inspection, registered, tree, accept };
}

const providerOf = (tree: FakeTree) => tree.provider as TreeProvider<unknown> as TreeProvider<Row>;

function items(tree: FakeTree): TreeItem[] {
  const provider = providerOf(tree);
  const below = (row?: Row): TreeItem[] =>
    provider
      .getChildren(row)
      .flatMap((child) => [provider.resolveTreeItem(provider.getTreeItem(child), child), ...below(child)]);
  return below();
}

describe('a tree', () => {
  it('draws only while somebody looks', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    accept(report);
    expect(items(tree)).toEqual([]);
    tree.show(true);
    expect(items(tree).map(({ label }) => label)).toContain('\u20074 CLAUDE.md');
  });

  it('does not move a row when only the status changes', () => {
    const { tree, accept, inspection } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    const drawn = vi.fn();
    providerOf(tree).onDidChangeTreeData(drawn);
    inspection.become({ kind: 'loading' });
    expect(drawn).not.toHaveBeenCalled();
    accept({ ...report });
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('gives an item its id, icon, colour, tooltip, menu and label for those who do not see it', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    const item = items(tree).find(({ label }) => label.endsWith('api.md'))!;
    expect(item).toMatchObject({
      id: `layer:${stack[9]!.id}`,
      description: '≈ 300 · matched src/api/** by user.ts',
      contextValue: 'layer',
      collapsibleState: 0,
      iconPath: { id: 'law', color: { id: 'charts.green' } },
      command: { command: 'contextStack.openLayer', arguments: [stack[9]!.path] },
      accessibilityInformation: { label: 'Place 10, rule api.md: ≈ 300 · matched src/api/** by user.ts' },
    });
  });

  it('lets a tooltip run our own commands and nothing else', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    const trusted = items(tree).flatMap(({ tooltip }) => tooltip?.isTrusted?.enabledCommands ?? []);
    expect(new Set(trusted.map((command) => command.split('.')[0]))).toEqual(new Set(['contextStack']));
    expect(items(tree).some(({ tooltip }) => tooltip?.supportHtml)).toBe(false);
  });

  it('opens an import that did not load at the line that names it', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    expect(items(tree).find(({ label }) => label === 'gone.md')?.command?.arguments).toEqual([
      '/home/u/app/CLAUDE.md',
      20,
    ]);
  });

  it('knows the parent of every row', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    const provider = providerOf(tree);
    const [group] = provider.getChildren();
    expect(provider.getParent(provider.getChildren(group)[0]!)).toBe(group);
    expect(provider.getParent(group!)).toBeUndefined();
  });

  it('listens no longer once it is disposed', () => {
    const { tree, accept, registered } = open(VIEW.stack, registerStackView);
    tree.show(true);
    registered.dispose();
    accept(report);
    expect(items(tree)).toEqual([]);
    expect(tree.disposed).toBe(true);
  });
});

describe('the line above the rows', () => {
  it.each([
    [VIEW.stack, registerStackView],
    [VIEW.activity, registerActivityView],
    [VIEW.skills, registerSkillsView],
  ])('of %s leaves an empty view to its welcome text', (id, register) => {
    const { tree, inspection } = open(id, register);
    expect(tree.message).toBeUndefined();
    inspection.become({ kind: 'virtual' });
    expect(tree.message).toBeUndefined();
  });

  it('says in the views without a welcome text for it that the first reading is under way', () => {
    const { tree, inspection } = open(VIEW.activity, registerActivityView);
    inspection.become({ kind: 'loading' });
    expect(tree.message).toBe('Reading memory files, rules and skills…');
  });

  it('says that something went wrong, and keeps the last rows', () => {
    const { tree, accept, inspection } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    inspection.become({ kind: 'failed', message: 'bang' });
    expect(tree.message).toBe('This may be out of date, since something went wrong: bang');
    expect(items(tree).length).toBeGreaterThan(0);
    accept({ ...report });
    expect(tree.message).toBeUndefined();
  });

  it('says what Restricted Mode leaves out, in the language of the editor', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView, 'ja');
    tree.show(true);
    accept(report, true);
    expect(tree.message).toMatch(/^制限モード/);
  });
});

describe('the badge', () => {
  const changed = { ...report, stack: [{ ...stack[0]!, text: 'other' }, ...stack.slice(2)] };

  it('counts what changed since the view was last visible, and goes when it is looked at', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    accept(report);
    expect(tree.badge).toBeUndefined();
    accept(changed);
    expect(tree.badge).toEqual({ value: 2, tooltip: '2 layers changed since you last looked' });
    tree.show(true);
    expect(tree.badge).toBeUndefined();
  });

  it('counts nothing while the view is open', () => {
    const { tree, accept } = open(VIEW.stack, registerStackView);
    tree.show(true);
    accept(report);
    accept(changed);
    expect(tree.badge).toBeUndefined();
    tree.show(false);
    expect(tree.badge).toBeUndefined();
    accept(report);
    expect(tree.badge?.value).toBe(2);
  });
});

describe('the Activity view', () => {
  it('shows the stack of a moment when an event is clicked', () => {
    const { tree, accept } = open(VIEW.activity, registerActivityView);
    tree.show(true);
    accept(report);
    expect(items(tree)[0]?.command).toMatchObject({ command: 'contextStack.showStep', arguments: [5] });
  });
});
