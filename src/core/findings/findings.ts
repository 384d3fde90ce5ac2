/** What is wrong in the user's files, as codes with data and a place. One file's trouble never hides another's. */
import type { Path } from '../files/path';
import { normalise } from '../files/text';
import { settingsFiles } from '../gather/settingsFiles';
import { compile, isDead } from '../match/patterns';
import type { MemoryFile } from '../parse/memoryFile';
import type { Finding, NotLoaded, Range } from '../report';
import { memoryAt, settingsIn, type World } from '../session/world';

export function findingsOf(world: World, notLoaded: readonly NotLoaded[]): Finding[] {
  const inRules: Finding[] = [];
  for (const found of world.snapshot.rules.values()) {
    for (const { path } of found) inRules.push(...ruleFindings(world, path));
  }
  return [...inRules, ...notLoaded.flatMap(blockedFinding), ...settingsFindings(world)];
}

/** A settings file that is void looks as if it worked: its exclusions and overrides do not. */
function settingsFindings({ snapshot, behaviour }: World): Finding[] {
  return settingsFiles(snapshot.place).flatMap(({ source, path }): Finding[] => {
    const state = snapshot.files.get(path);
    const message =
      state?.kind === 'text'
        ? settingsIn(state, source, behaviour).invalid
        : state?.kind === 'unreadable'
          ? state.message
          : undefined;
    if (message === undefined) return [];
    return [{ code: 'unreadable-file', severity: 'error', path, range: lineRange(0), data: { message } }];
  });
}

const known = new WeakMap<MemoryFile, readonly Finding[]>();

/** Once for a file as long as it is unchanged. */
function ruleFindings(world: World, path: Path): readonly Finding[] {
  const file = memoryAt(world, path);
  if (!file) return [];
  let findings = known.get(file);
  if (!findings) known.set(file, (findings = findInRule(path, file)));
  return findings;
}

function findInRule(path: Path, file: MemoryFile): Finding[] {
  const { frontmatter } = file;
  if (frontmatter.state === 'broken') {
    return [
      {
        code: 'broken-frontmatter',
        severity: 'warning',
        path,
        range: lineRange(0),
        data: { error: frontmatter.error ?? '' },
      },
    ];
  }
  return deadPatterns(path, file);
}

function deadPatterns(path: Path, file: MemoryFile): Finding[] {
  if (file.paths.kind !== 'patterns') return [];
  const lines = normalise(file.file.text).split('\n');
  return compile(file.paths.patterns)
    .parts.filter(({ pattern }) => isDead(pattern))
    .map(({ written }): Finding => {
      const line = lines.findIndex((text) => text.includes(written));
      const start = Math.max(0, lines[line]?.indexOf(written) ?? 0);
      const range: Range = {
        startLine: Math.max(0, line),
        startCharacter: start,
        endLine: Math.max(0, line),
        endCharacter: start + written.length,
      };
      return { code: 'dead-pattern', severity: 'warning', path, range, data: { pattern: written } };
    });
}

function blockedFinding({ path, reason }: NotLoaded): Finding[] {
  switch (reason.code) {
    case 'unreadable':
      return [
        {
          code: 'unreadable-file',
          severity: 'error',
          path,
          range: lineRange(0),
          data: { message: reason.data.message },
        },
      ];
    case 'importMissing':
    case 'importFolder':
    case 'importExternal':
    case 'importOutsideAtTouch':
    case 'importTooDeep':
    case 'importKind': {
      const { by, line, written } = reason.data;
      return [
        {
          code: 'import-not-loaded',
          severity: 'warning',
          path: by,
          range: lineRange(line),
          data: { import: written, why: reason.code },
        },
      ];
    }
    default:
      return [];
  }
}

function lineRange(line: number): Range {
  return { startLine: line, startCharacter: 0, endLine: line + 1, endCharacter: 0 };
}
