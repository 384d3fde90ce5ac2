import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RowContext } from '../../src/present/row';
import { COMMAND, CONTEXT, EXTENSION, PANEL, SETTING, VIEW } from '../../src/ids';

interface Property {
  readonly type: string;
  readonly scope: string;
  readonly default: unknown;
  readonly markdownDescription: string;
  readonly order: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly markdownEnumDescriptions?: readonly string[];
  readonly items?: object;
}
interface Entry {
  readonly command: string;
  readonly when?: string;
  readonly group?: string;
}
interface Manifest {
  readonly engines: { readonly vscode: string };
  readonly activationEvents: readonly string[];
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly extensionKind: readonly string[];
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly supported: string; readonly restrictedConfigurations: readonly string[] };
    readonly virtualWorkspaces: { readonly supported: string };
  };
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string; readonly category: string }[];
    readonly viewsContainers: { readonly activitybar: readonly { readonly id: string }[] };
    readonly views: Readonly<Record<string, readonly { readonly id: string }[]>>;
    readonly viewsWelcome: readonly { readonly view: string; readonly contents: string; readonly when: string }[];
    readonly menus: Readonly<Record<string, readonly Entry[]>>;
    readonly keybindings: readonly Entry[];
    readonly configuration: readonly { readonly properties: Readonly<Record<string, Property>> }[];
  };
}

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const { contributes } = manifest;
const languages = ['package.nls.json', 'package.nls.ja.json', 'package.nls.zh-cn.json'];
const words = languages.map((file) => JSON.parse(read(file)) as Readonly<Record<string, string>>);
const settings = Object.assign({}, ...contributes.configuration.map((group) => group.properties)) as Readonly<
  Record<string, Property>
>;
const source = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(join(folder, file)))
    .join('\n');
const all = (record: object): string[] => Object.values(record) as string[];

describe('package.json and src/ids.ts', () => {
  it('spell the same commands, views and settings', () => {
    expect(contributes.commands.map(({ command }) => command).sort()).toEqual(all(COMMAND).sort());
    const views = Object.values(contributes.views).flat();
    expect([...contributes.viewsContainers.activitybar, ...views].map(({ id }) => id).sort()).toEqual(all(VIEW).sort());
    expect(Object.keys(settings).sort()).toEqual(all(SETTING).sort());
  });

  it('use one prefix', () => {
    const own = [...all(COMMAND), ...all(SETTING), ...all(CONTEXT), ...all(PANEL)];
    expect(own.filter((id) => !id.startsWith(`${EXTENSION}.`))).toEqual([]);
    expect(VIEW.container).toBe(EXTENSION);
  });

  it('know every id that a menu, a key, a welcome or an event names', () => {
    const named = [...Object.values(contributes.menus).flat(), ...contributes.keybindings].map(
      ({ command }) => command,
    );
    expect(named.filter((command) => !all(COMMAND).includes(command))).toEqual([]);
    const mentioned = `${JSON.stringify(contributes)}${words.map((each) => JSON.stringify(each)).join('')}`.match(
      /contextStack(\.\w+)+/g,
    );
    const known = [COMMAND, VIEW, SETTING, CONTEXT].flatMap(all);
    expect([...new Set(mentioned)].filter((id) => !known.includes(id))).toEqual([]);
    expect(contributes.viewsWelcome.filter(({ view }) => !all(VIEW).includes(view))).toEqual([]);
    expect(manifest.activationEvents).toContain(`onWebviewPanel:${PANEL.overview}`);
  });

  it('every command is registered once in src/commands', () => {
    const code = source('src/commands');
    const registered = [...code.matchAll(/\bcommand\((?:deps, )?COMMAND\.(\w+)/g)].map(([, name]) => name ?? '');
    expect(registered.sort()).toEqual(Object.keys(COMMAND).sort());
  });

  it('every setting is read or written somewhere', () => {
    const code = source('src');
    expect(Object.keys(SETTING).filter((name) => !code.includes(`SETTING.${name}`))).toEqual([]);
  });
});

describe('the words of package.json', () => {
  const used = [...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key ?? '');

  it.each(languages.map((file, at) => [file, words[at] ?? {}] as const))('%s has each key and no other', (_, keys) => {
    expect(Object.keys(keys).sort()).toEqual([...new Set(used)].sort());
    expect(Object.values(keys).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('name the same commands and settings in every language', () => {
    const codes = (text = '') => [...text.matchAll(/\(command:[^)]+\)|`[^`]+`/g)].map(([code]) => code).sort();
    const [english = {}, ...others] = words;
    for (const other of others) {
      for (const [key, text] of Object.entries(english)) expect([key, codes(other[key])]).toEqual([key, codes(text)]);
    }
  });

  it('stand in package.json by key alone', () => {
    const titles = contributes.commands.flatMap(({ title, category }) => [title, category]);
    const said = [...titles, ...contributes.viewsWelcome.map(({ contents }) => contents)];
    expect(said.filter((text) => !/^%[^%]+%$/.test(text))).toEqual([]);
  });
});

describe('settings', () => {
  it.each(Object.entries(settings))('%s has a scope, bounds and a described choice', (_, setting) => {
    expect(['window', 'machine-overridable', 'resource']).toContain(setting.scope);
    expect(setting.markdownDescription).toMatch(/^%setting\./);
    if (setting.type === 'integer') expect([setting.minimum, setting.maximum]).not.toContain(undefined);
    if (setting.type === 'array') expect(setting.items).toBeDefined();
    if (setting.enum) expect(setting.enum).toContain(setting.default);
    expect(setting.markdownEnumDescriptions?.length).toBe(setting.enum?.length);
  });

  it('that name folders do not count in a folder that is not trusted', () => {
    expect([...manifest.capabilities.untrustedWorkspaces.restrictedConfigurations].sort()).toEqual([
      SETTING.addedDirectories,
      SETTING.configDirectory,
      SETTING.startDirectory,
    ]);
  });
});

const contexts = {
  group: 0,
  layer: 0,
  listing: 0,
  listed: 0,
  note: 0,
  waiting: 0,
  notLoaded: 0,
  start: 0,
  event: 0,
  told: 0,
  skill: 0,
  command: 0,
} satisfies Record<RowContext, number>;

describe('the rest of the manifest', () => {
  it('is typed after the oldest editor it runs in', () => {
    expect(manifest.engines.vscode).toBe(`^${manifest.devDependencies['@types/vscode'] ?? ''}`);
  });

  it('starts by itself, but not for everything', () => {
    expect(manifest.activationEvents).toContain('onStartupFinished');
    expect(manifest.activationEvents).not.toContain('*');
  });

  it('runs where the files are, and says what it does without trust or a disk', () => {
    expect(manifest.extensionKind).toEqual(['workspace']);
    expect(manifest.capabilities.untrustedWorkspaces.supported).toBe('limited');
    expect(manifest.capabilities.virtualWorkspaces.supported).toBe('limited');
  });

  it('shows in the palette what can be done without a row', () => {
    const hidden = (contributes.menus['commandPalette'] ?? []).filter(({ when }) => when === 'false');
    const shown = all(COMMAND).filter((command) => !hidden.some((entry) => entry.command === command));
    expect(shown).toHaveLength(22);
    expect(shown).not.toContain(COMMAND.forgetEvent);
  });

  it('orders every menu by numbered groups', () => {
    const { commandPalette, ...menus } = contributes.menus;
    expect(commandPalette).toBeDefined();
    const groups = Object.values(menus).flatMap((menu) => menu.map(({ group }) => group));
    expect(groups.filter((group) => !/^(navigation|inline|\d_\w+)@\d$/.test(group ?? ''))).toEqual([]);
  });

  it('chooses rows by kinds that rows have', () => {
    const menus = contributes.menus['view/item/context'] ?? [];
    const named = menus.flatMap(
      ({ when = '' }) => /viewItem =~ \/\^\(([^)]*)\)\$\//.exec(when)?.[1]?.split('|') ?? ['?'],
    );
    expect(named.filter((kind) => !(kind in contexts))).toEqual([]);
  });

  it('names an icon for each command that stands in a title or a row', () => {
    const titled = [...(contributes.menus['view/title'] ?? []), ...(contributes.menus['view/item/context'] ?? [])]
      .filter(({ group = '' }) => group.startsWith('navigation') || group.startsWith('inline'))
      .map(({ command }) => command);
    const icons = contributes.commands.filter((command) => 'icon' in command).map(({ command }) => command);
    expect(titled.filter((command) => !icons.includes(command))).toEqual([]);
  });
});
