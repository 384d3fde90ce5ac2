/** What is put in the place of a word when a skill or command is invoked (measured: see claudeCode/table/invocation). */
import { newestSince } from '../claudeCode/behaviour';
import { FILE } from '../claudeCode/places';
import { basename, dirname, join, type Path } from '../files/path';
import { inLine, type Range } from '../files/range';
import type { Inspected } from '../inspect';
import { readFrontmatter } from '../parse/frontmatter';
import { argumentNames } from '../session/invoke';
import type { DraftPlace, TextPlace } from './draftPlace';

export interface PlaceholderStanding {
  readonly kind: 'placeholder';
  readonly range: Range;
  readonly written: string;
  readonly means: PlaceholderMeaning;
}

export type PlaceholderMeaning =
  | { readonly kind: 'all' }
  /** Counted from 0. `missingStays`: without that argument it stays as written, else nothing is left. */
  | { readonly kind: 'argument'; readonly index: number; readonly missingStays: boolean }
  | { readonly kind: 'named'; readonly name: string; readonly index: number }
  /** Behind a backslash: stays, without it. */
  | { readonly kind: 'escaped' }
  /** A value that is known now. */
  | { readonly kind: 'path'; readonly name: string; readonly value: Path }
  | { readonly kind: 'effort'; readonly value: string }
  | { readonly kind: 'session' }
  /** Stays as written; `since` where a newer version fills it. */
  | { readonly kind: 'stays'; readonly since: string | undefined }
  /** Run, and its output put here. */
  | { readonly kind: 'command' };

const variable = /\$\{([A-Z_]+)\}/g;
const command = /(?<=^|\s)!`[^`]+`/g;

export function placeholderStanding(
  inspected: Inspected,
  draft: DraftPlace & { readonly kind: 'skill' | 'command' },
): PlaceholderStanding | undefined {
  const line = draft.text.split('\n')[draft.place.line] ?? '';
  if (!/[$!]/.test(line)) return undefined;
  return (
    find(line, variable, draft.place, ([, name = '']) => variableMeaning(inspected, draft, name)) ??
    argumentAt(inspected, draft, line) ??
    find(line, command, draft.place, () => ({ kind: 'command' }))
  );
}

function argumentAt(
  { replayed: { world } }: Inspected,
  { text, place }: DraftPlace,
  line: string,
): PlaceholderStanding | undefined {
  const { missingArgumentStays, escapedArguments } = world.behaviour;
  const names = argumentNames(readFrontmatter(text, world.behaviour).data['arguments']);
  const form = /(\\*)\$(?:ARGUMENTS\[(\d+)\]|(\d+)(?!\w)|(ARGUMENTS)|([A-Za-z_][\w-]*))/g;
  return find(line, form, place, ([, slashes = '', at, index, all, word]) => {
    const named = word === undefined ? -1 : names.indexOf(word);
    if (word !== undefined && named < 0) return undefined;
    if (escapedArguments && slashes.length % 2 === 1) return { kind: 'escaped' };
    if (all !== undefined) return { kind: 'all' };
    if (word !== undefined) return { kind: 'named', name: word, index: named };
    return { kind: 'argument', index: Number(at ?? index), missingStays: missingArgumentStays };
  });
}

function find(
  line: string,
  form: RegExp,
  { line: at, character }: TextPlace,
  meaning: (match: readonly (string | undefined)[]) => PlaceholderMeaning | undefined,
): PlaceholderStanding | undefined {
  for (const match of line.matchAll(form)) {
    const [written] = match;
    if (character < match.index || character > match.index + written.length) continue;
    const means = meaning(match);
    return means && { kind: 'placeholder', range: inLine(at, match.index, written.length), written, means };
  }
  return undefined;
}

function variableMeaning(
  { replayed: { world } }: Inspected,
  { path, kind, text }: DraftPlace & { readonly kind: 'skill' | 'command' },
  name: string,
): PlaceholderMeaning {
  const { behaviour, snapshot } = world;
  const stays = { kind: 'stays', since: undefined } as const;
  switch (name) {
    case 'CLAUDE_SKILL_DIR':
      if (kind === 'command' && basename(path) !== FILE.skill) return stays;
      return { kind: 'path', name, value: dirname(path) };
    case 'CLAUDE_SESSION_ID':
      return { kind: 'session' };
    case 'CLAUDE_PROJECT_DIR':
      if (!behaviour.projectDirVariable) return { kind: 'stays', since: newestSince('projectDirVariable') };
      return { kind: 'path', name, value: snapshot.place.start };
    case 'CLAUDE_EFFORT': {
      if (!behaviour.effortVariable) return { kind: 'stays', since: newestSince('effortVariable') };
      const { effort } = readFrontmatter(text, behaviour).data;
      return typeof effort === 'string' ? { kind: 'effort', value: effort } : { kind: 'session' };
    }
    case 'CLAUDE_PLUGIN_ROOT': {
      const root = pluginRoot(snapshot.plugins.real.keys(), path);
      return root === undefined ? stays : { kind: 'path', name, value: root };
    }
    case 'CLAUDE_PLUGIN_DATA':
      return pluginRoot(snapshot.plugins.real.keys(), path) === undefined
        ? stays
        : { kind: 'path', name, value: join(snapshot.place.config, 'plugins/data') };
    default:
      return stays;
  }
}

/** The plugin a file belongs to: the innermost folder of one. */
function pluginRoot(folders: Iterable<Path>, path: Path): Path | undefined {
  return [...folders].filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
}
